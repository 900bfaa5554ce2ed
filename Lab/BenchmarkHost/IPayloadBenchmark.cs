namespace JsonAot.Lab.BenchmarkHost;

/// <summary>A benchmark class that has one payload, which no parameter names.</summary>
public interface IPayloadBenchmark
{
    IPayload Payload { get; }
}
