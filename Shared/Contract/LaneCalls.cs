using System.Buffers;
using System.Text;

namespace JsonAot;

/// <summary>One codec's two directions in one lane, ready to call, with everything that is not measured prepared beforehand.</summary>
/// <param name="Serialize">Returns what it made, so that the work cannot be optimised away.</param>
/// <param name="Deserialize">Returns what it read, for the same reason.</param>
public sealed record LaneCalls(Func<object?> Serialize, Func<object?> Deserialize)
{
    public static LaneCalls Of<T>(ICodec<T> codec, Payload<T> payload, Lanes lane)
        where T : class
    {
        if (codec is IHasOwnCalls<T> own)
            return own.CallsOn(payload, lane);
        byte[] document = codec.Traits.Supports(Directions.Deserialize) ? payload.DocumentFor(codec) : [];
        return Of(codec, payload.Sample, document, payload.CanonicalUtf8.Length, lane);
    }

    /// <param name="length">So many bytes are written, as far as is known.</param>
    public static LaneCalls Of<T>(ICodec<T> codec, T value, byte[] document, int length, Lanes lane) => lane switch
    {
        Lanes.Utf8 => new LaneCalls(() => codec.SerializeToUtf8Bytes(value), () => codec.Deserialize(document)),
        Lanes.Text => OfText(codec, value, document),
        Lanes.Buffer => OfBuffer(codec, value, document, length),
        Lanes.Stream => OfStream(codec, value, document, length),
        _ => throw new ArgumentOutOfRangeException(nameof(lane), lane, "One lane at a time."),
    };

    private static LaneCalls OfText<T>(ICodec<T> codec, T value, byte[] document)
    {
        string text = codec.Traits.Format == WireFormat.Json ? Encoding.UTF8.GetString(document) : Convert.ToBase64String(document);
        return new LaneCalls(() => codec.SerializeToString(value), () => codec.Deserialize(text));
    }

    // Buffers are large enough from the start, as a server's are after its first requests.
    private static LaneCalls OfBuffer<T>(ICodec<T> codec, T value, byte[] document, int length)
    {
        var buffer = new ArrayBufferWriter<byte>(2 * length);
        var sequence = new ReadOnlySequence<byte>(document);
        return new LaneCalls(
            () =>
            {
                buffer.ResetWrittenCount();
                codec.Serialize(buffer, value);
                return buffer;
            },
            () => codec.Deserialize(sequence));
    }

    private static LaneCalls OfStream<T>(ICodec<T> codec, T value, byte[] document, int length)
    {
        var output = new MemoryStream(2 * length);
        var input = new MemoryStream(document);
        return new LaneCalls(
            () =>
            {
                output.SetLength(0);
                codec.Serialize(output, value);
                return output;
            },
            () =>
            {
                input.Position = 0;
                return codec.Deserialize(input);
            });
    }
}
