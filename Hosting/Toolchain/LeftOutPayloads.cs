using BenchmarkDotNet.Running;
using JsonAot.Hosting.Outcome;
using JsonAot.Libraries;

namespace JsonAot.Hosting.Toolchain;

/// <summary>
/// The payloads that no benchmark of a child asks for. The native compiler would compile every contender for each of them, which
/// takes most of the publish of a child with few rows.
/// </summary>
internal static class LeftOutPayloads
{
    /// <returns>The switch for a publish (eng/BenchmarkChild.targets); empty where the child needs all of them.</returns>
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

        string[] leftOut = [.. MeasuredPayloads.All.Select(payload => payload.GetType()).Where(type => !needed.Contains(type)).Select(type => type.Name)];
        return leftOut.Length == 0 ? "" : $"-p:LeftOutPayloads={string.Join('+', leftOut)}";
    }
}
