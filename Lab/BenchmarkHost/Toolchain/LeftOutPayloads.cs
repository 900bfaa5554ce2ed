using JsonAot.Lab.BenchmarkHost.Outcome;

namespace JsonAot.Lab.BenchmarkHost.Toolchain;

/// <summary>
/// The payloads that no benchmark of a child asks for. The native compiler would compile every contender for each of them: a child of one
/// payload is a fifth smaller without, and published in a seventh less time (33.5 and 27.3 MB, 71 and 61 s on 2026-11-24).
/// </summary>
internal static class LeftOutPayloads
{
    /// <returns>The switch for a publish (Lab/BenchmarkHost/BenchmarkChild.targets); empty where the child needs all of them.</returns>
    internal static string Switch(IEnumerable<BenchmarkCase> benchmarks)
    {
        var needed = new HashSet<Type>();
        foreach (BenchmarkCase benchmark in benchmarks)
        {
            // One that does not say what it reads and writes may ask for any of them.
            if (MeasuredPayload.PayloadOf(benchmark) is not { } payload)
                return "";
            needed.Add(payload.GetType());
        }

        string[] leftOut =
        [
            .. MeasuredPayloads.EveryOne.Select(payload => payload.GetType())
                .Where(type => !needed.Contains(type)).Select(type => type.Name),
        ];
        return leftOut.Length == 0 ? "" : $"-p:LeftOutPayloads={string.Join('+', leftOut)}";
    }
}
