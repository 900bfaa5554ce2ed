using System.Buffers;
using System.Text;
using BenchmarkDotNet.Attributes;
using JsonAot.Lab.BenchmarkHost;

namespace JsonAot.Benchmarks;

/// <summary>What every benchmark of one payload shares: the same object, the same bytes, and a codec that passed the gate.</summary>
public abstract class PayloadBenchmark<T>(Payload<T> payload) : IPayloadBenchmark
    where T : class
{
    IPayload IPayloadBenchmark.Payload => payload;

    protected ICodec<T> Codec { get; private set; } = null!;

    protected T Value { get; } = payload.Sample;

    protected byte[] Utf8 { get; } = payload.CanonicalUtf8;

    protected string Text { get; } = Encoding.UTF8.GetString(payload.CanonicalUtf8);

    /// <summary>Large enough from the start, as a server's pooled buffer is after its first requests.</summary>
    protected ArrayBufferWriter<byte> Buffer { get; } = new(2 * payload.CanonicalUtf8.Length);

    [GlobalCleanup]
    public void CheckAgain() => Admission.CheckAgain();

    protected void Admit(string contender) => Codec = Admission.Admit(contender, payload);

    /// <summary>Into the reused buffer; returns the length, so that the work cannot be optimised away.</summary>
    protected int SerializePooled()
    {
        Buffer.ResetWrittenCount();
        Codec.Serialize(Buffer, Value);
        return Buffer.WrittenCount;
    }
}
