using System.IO.Pipelines;
using System.Text.Json;
using System.Text.Json.Serialization.Metadata;

namespace SpanCodecs.Tests.Checks;

/// <summary>One way in for a document that comes in pieces: System.Text.Json's beside the codec's.</summary>
internal sealed class StreamLane<T>(string name, Func<Stream, JsonTypeInfo<T>, T?> system, Func<Stream, SpanCodec<T>, T?> codec)
{
    internal static readonly StreamLane<T>[] All =
    [
        new("stream", JsonSerializer.Deserialize, (stream, codec) => codec.Deserialize(stream)),
        new(
            "asynchronous stream",
            (stream, type) => Waiting.For(JsonSerializer.DeserializeAsync(stream, type)),
            (stream, codec) => Waiting.For(codec.DeserializeAsync(stream))),
        new(
            "pipe",
            PipeReading.Read,
            (stream, codec) => Waiting.For(codec.DeserializeAsync(PipeReader.Create(stream)))),
    ];

    internal string Name => name;

    internal Attempt<T?> Read(byte[] document, int piece, JsonTypeInfo<T> type) =>
        Attempt.Of(() => system(new TricklingStream(document, piece), type));

    internal Attempt<T?> Read(byte[] document, int piece, SpanCodec<T> codecOfType) =>
        Attempt.Of(() => codec(new TricklingStream(document, piece), codecOfType));
}
