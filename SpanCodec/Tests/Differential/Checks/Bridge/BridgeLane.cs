using System.Buffers;
using System.Text;
using System.Text.Json;
using System.Text.Json.Serialization.Metadata;
using System.Text.Unicode;

namespace SpanCodecs.Tests.Checks;

/// <summary>One overload of JsonSerializer that reads.</summary>
/// <param name="isInPieces">Whether the document arrives in several pieces.</param>
internal sealed class BridgeLane<T>(string name, bool isInPieces, Func<JsonTypeInfo<T>, T?> call)
{
    internal string Name => name;

    internal bool IsInPieces => isInPieces;

    internal Func<JsonTypeInfo<T>, T?> Call => call;

    internal static IEnumerable<BridgeLane<T>> Reading(byte[] document)
    {
        yield return new("bytes", false, type => JsonSerializer.Deserialize(document, type));
        if (Utf8.IsValid(document))
        {
            string text = Encoding.UTF8.GetString(document);
            yield return new("string", false, type => JsonSerializer.Deserialize(text, type));
            yield return new("characters", false, type => JsonSerializer.Deserialize(text.AsSpan(), type));
        }

        yield return new("reader", false, type =>
        {
            var reader = new Utf8JsonReader(document, Options(type));
            return JsonSerializer.Deserialize(ref reader, type);
        });
        yield return new("reader of one segment", false, type =>
        {
            var reader = new Utf8JsonReader(new ReadOnlySequence<byte>(document), Options(type));
            return JsonSerializer.Deserialize(ref reader, type);
        });
        yield return new("reader of a segment a byte", true, type =>
        {
            var reader = new Utf8JsonReader(Segments.OneAByte(document), Options(type));
            return JsonSerializer.Deserialize(ref reader, type);
        });
        yield return new("stream", true, type => JsonSerializer.Deserialize(new MemoryStream(document), type));
        yield return new("stream of single bytes", true, type => JsonSerializer.Deserialize(new TricklingStream(document), type));
        yield return new(
            "asynchronous stream",
            true,
            type => Waiting.For(JsonSerializer.DeserializeAsync(new TricklingStream(document), type)));
        yield return new("pipe", true, type => PipeReading.Read(new TricklingStream(document), type));
        if (Attempt.Of(() => JsonDocument.Parse(document)).Failure is null)
        {
            yield return new("element", false, type => JsonDocument.Parse(document).RootElement.Deserialize(type));
            yield return new("node", false, type => System.Text.Json.Nodes.JsonNode.Parse(document).Deserialize(type));
        }
    }

    private static JsonReaderOptions Options(JsonTypeInfo<T> type) => new()
    {
        AllowTrailingCommas = type.Options.AllowTrailingCommas,
        CommentHandling = type.Options.ReadCommentHandling,
        MaxDepth = type.Options.MaxDepth,
    };
}
