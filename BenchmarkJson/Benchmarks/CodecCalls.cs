using System.Buffers;
using BenchmarkDotNet.Attributes;
using JsonAot.Lab.BenchmarkHost;
using JsonAot.Libraries;

namespace JsonAot.Benchmarks;

/// <summary>SpanCodec beside source generation, with any payload: what a change of either costs, and where.</summary>
/// <remarks>Narrow it with --payload.</remarks>
public class CodecCalls
{
    private Func<int> _serialize = null!;
    private Func<object?> _deserialize = null!;

    [ParamsSource(nameof(Payloads))]
    public string Payload { get; set; } = "";

    public static IEnumerable<string> Payloads => ChosenPayloads.Names;

    [GlobalSetup(Targets = [nameof(SourceGenSerialize), nameof(SourceGenDeserialize)])]
    public void AdmitSourceGen() => Admit("STJ source-gen");

    [GlobalSetup(Targets = [nameof(SpanCodecSerialize), nameof(SpanCodecDeserialize)])]
    public void AdmitSpanCodec() => Admit("SpanCodec");

    [GlobalCleanup]
    public void CheckAgain() => Admission.CheckAgain();

    [Benchmark(Baseline = true), BenchmarkCategory("Serialize")]
    public int SourceGenSerialize() => _serialize();

    [Benchmark, BenchmarkCategory("Serialize")]
    public int SpanCodecSerialize() => _serialize();

    [Benchmark(Baseline = true), BenchmarkCategory("Deserialize")]
    public object? SourceGenDeserialize() => _deserialize();

    [Benchmark, BenchmarkCategory("Deserialize")]
    public object? SpanCodecDeserialize() => _deserialize();

    private void Admit(string contender) => MeasuredPayloads.Named(Payload).Accept(new Calls(this, contender));

    private sealed class Calls(CodecCalls of, string contender) : IPayloadVisitor
    {
        public void Visit<T>(Payload<T> payload)
            where T : class
        {
            ICodec<T> codec = Admission.Admit(contender, payload);
            T value = payload.Sample;
            byte[] document = payload.CanonicalUtf8;
            // Large enough from the start, as a server's pooled buffer is after its first requests.
            var buffer = new ArrayBufferWriter<byte>(2 * document.Length);
            of._serialize = () =>
            {
                buffer.ResetWrittenCount();
                codec.Serialize(buffer, value);
                return buffer.WrittenCount;
            };
            of._deserialize = () => codec.Deserialize(document);
        }
    }
}
