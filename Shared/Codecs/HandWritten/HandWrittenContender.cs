using System.Buffers;
using System.Text.Encodings.Web;
using System.Text.Json;

namespace JsonAot.Codecs;

public sealed class HandWrittenContender : Contender
{
    public override string Name => "Hand-written";

    public override string Description => "Utf8JsonReader and a reused Utf8JsonWriter, written by hand for the type";

    public override bool IsOwn => true;

    public override Offer<T> Offer<T>(Payload<T> payload) => payload is IHasHandWritten<T> own
        ? new HandWrittenCodec<T>(own.HandWritten, payload.Encoder)
        : new Unavailable(IHasHandWritten<T>.Missing);
}

/// <summary>Carries a payload's hand-written code through the lanes, with writer and buffer reused between calls.</summary>
internal sealed class HandWrittenCodec<T>(IHandWrittenCodec<T> code, JavaScriptEncoder? encoder) : Utf8Codec<T>
{
    public override CodecTraits Traits { get; } = new(Lanes.Utf8 | Lanes.Buffer | Lanes.Stream, Lanes.Utf8 | Lanes.Buffer);

    public override byte[] SerializeToUtf8Bytes(T value)
    {
        using ReusedWriter.Lease lease = ReusedWriter.Rent(encoder);
        code.Write(lease.Writer, value);
        return lease.ToArray();
    }

    public override void Serialize(IBufferWriter<byte> output, T value)
    {
        Utf8JsonWriter writer = ReusedWriter.For(output, encoder);
        code.Write(writer, value);
        writer.Flush();
        ReusedWriter.Return(writer);
    }

    public override void Serialize(Stream output, T value)
    {
        using ReusedWriter.Lease lease = ReusedWriter.Rent(encoder);
        code.Write(lease.Writer, value);
        output.Write(lease.WrittenSpan);
    }

    public override T? Deserialize(byte[] utf8)
    {
        var reader = new Utf8JsonReader(utf8);
        return ReadWhole(ref reader);
    }

    public override T? Deserialize(ReadOnlySequence<byte> utf8)
    {
        var reader = new Utf8JsonReader(utf8);
        return ReadWhole(ref reader);
    }

    private T? ReadWhole(ref Utf8JsonReader reader)
    {
        try
        {
            T? value = code.Read(ref reader);
            // The reader itself refuses anything but white space after the document.
            reader.Read();
            return value;
        }
        catch (Exception problem) when (problem is InvalidOperationException or (FormatException and not MalformedJsonException))
        {
            // Get methods that refuse a token's kind, form or surrogates do not say where it is; the reader still knows.
            throw new MalformedJsonException($"a value that cannot be read ({problem.Message})", reader.TokenStartIndex, problem);
        }
    }
}
