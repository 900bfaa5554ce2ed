using System.Collections.Concurrent;
using System.Diagnostics.CodeAnalysis;

namespace JsonAot.Lab.BenchmarkHost.Outcome;

/// <summary>Which document a benchmark reads and writes.</summary>
internal static class MeasuredPayload
{
    /// <summary>The parameter by which a benchmark class chooses among all payloads.</summary>
    private const string Parameter = "Payload";

    private static readonly ConcurrentDictionary<string, string> Hashes = new();

    /// <returns>Null where a benchmark does not say.</returns>
    internal static string? HashOf(BenchmarkCase benchmark) => PayloadOf(benchmark) is { } payload
        ? Hashes.GetOrAdd(payload.Name, _ => DocumentHash.Of(payload.CanonicalUtf8))
        : null;

    [UnconditionalSuppressMessage(
        "Trimming",
        "IL2072",
        Justification = "Results are recorded by a host under the JIT; a native program measures itself without this.")]
    internal static IPayload? PayloadOf(BenchmarkCase benchmark)
    {
        if (benchmark.Parameters.Items.FirstOrDefault(parameter => parameter.Name == Parameter)?.Value is string name)
            return MeasuredPayloads.Named(name);
        Type type = benchmark.Descriptor.Type;
        return typeof(IPayloadBenchmark).IsAssignableFrom(type) ? ((IPayloadBenchmark)Activator.CreateInstance(type)!).Payload : null;
    }
}
