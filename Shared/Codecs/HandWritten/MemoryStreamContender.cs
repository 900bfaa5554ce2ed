using System.Text.Encodings.Web;
using System.Text.Json;

namespace JsonAot.Codecs;

/// <summary>The way of the article: a new writer over a new MemoryStream, and ToArray at the end.</summary>
public sealed class MemoryStreamContender : Contender
{
    public override string Name => "Hand-written, MemoryStream";

    public override string Description => "Utf8JsonWriter written by hand, as articles show it: a new MemoryStream per call, then ToArray";

    public override bool IsOwn => true;

    public override Offer<T> Offer<T>(Payload<T> payload) => payload is IHasHandWritten<T> own
        ? new Codec<T>(own.HandWritten, payload.Encoder)
        : new Unavailable(IHasHandWritten<T>.Missing);

    private sealed class Codec<T>(IHandWrittenCodec<T> code, JavaScriptEncoder? encoder) : Utf8Codec<T>
    {
        public override CodecTraits Traits { get; } = new(Lanes.Utf8 | Lanes.Stream, Lanes.None, Directions.Serialize);

        public override byte[] SerializeToUtf8Bytes(T value)
        {
            using var stream = new MemoryStream();
            Serialize(stream, value);
            return stream.ToArray();
        }

        public override void Serialize(Stream output, T value)
        {
            using var writer = new Utf8JsonWriter(output, new JsonWriterOptions { Encoder = encoder });
            code.Write(writer, value);
        }

        public override T? Deserialize(byte[] utf8) => throw new NotSupportedException("A writing variant only.");
    }
}
