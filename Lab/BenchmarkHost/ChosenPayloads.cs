namespace JsonAot.Lab.BenchmarkHost;

/// <summary>The payloads of benchmarks that take any. Children do not read it: their parameters are compiled into them.</summary>
public static class ChosenPayloads
{
    public static IReadOnlyList<string> Names { get; private set; } = [.. MeasuredPayloads.All.Select(payload => payload.Name)];

    /// <param name="patterns">Names, in which * stands for anything; none for all.</param>
    internal static void Narrow(IReadOnlyList<string> patterns)
    {
        MeasuredPayloads.RequireDocuments(patterns);
        Names = JsonAot.Lab.Results.ChosenNames.Choose("payload", patterns, Names, name => name);
    }
}

/// <summary>A benchmark class that has one payload, which no parameter names.</summary>
public interface IPayloadBenchmark
{
    IPayload Payload { get; }
}
