using System.Buffers;
using System.IO.Pipelines;
using System.Text;
using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Serialization.Metadata;

namespace SpanCodecs.Tests.Checks;

/// <summary>The overloads of JsonSerializer that write, and writers that are laid out in another way than the options.</summary>
internal static class BridgeWriting
{
    internal static IEnumerable<(string Lane, Func<JsonTypeInfo<T>, byte[]> Write)> Lanes<T>(T value)
    {
        yield return ("bytes", type => JsonSerializer.SerializeToUtf8Bytes(value, type));
        yield return ("string", type => Encoding.UTF8.GetBytes(JsonSerializer.Serialize(value, type)));
        yield return ("stream", type =>
        {
            var output = new MemoryStream();
            JsonSerializer.Serialize(output, value, type);
            return output.ToArray();
        });
        yield return ("asynchronous stream", type =>
        {
            var output = new MemoryStream();
            Waiting.For(JsonSerializer.SerializeAsync(output, value, type));
            return output.ToArray();
        });
        yield return ("pipe", type =>
        {
            var output = new MemoryStream();
            var pipe = PipeWriter.Create(output, new StreamPipeWriterOptions(leaveOpen: true));
            Waiting.For(JsonSerializer.SerializeAsync(pipe, value, type));
            pipe.Complete();
            return output.ToArray();
        });
        yield return ("element", type => Encoding.UTF8.GetBytes(JsonSerializer.SerializeToElement(value, type).GetRawText()));
        yield return ("node", type => Encoding.UTF8.GetBytes(JsonSerializer.SerializeToNode(value, type)?.ToJsonString() ?? "null"));
        yield return ("writer", type => ByWriter(value, type, default));
        yield return ("indented writer",
            type => ByWriter(value, type, new JsonWriterOptions { Indented = true, IndentCharacter = '\t', IndentSize = 1 }));
        yield return ("relaxed writer",
            type => ByWriter(value, type, new JsonWriterOptions { Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping }));
        yield return ("writer of another encoder",
            type => ByWriter(
                value,
                type,
                new JsonWriterOptions { Encoder = JavaScriptEncoder.Create(System.Text.Unicode.UnicodeRanges.Latin1Supplement) }));
    }

    // Inside something else, so that the writer's own state counts.
    private static byte[] ByWriter<T>(T value, JsonTypeInfo<T> type, JsonWriterOptions options)
    {
        var output = new ArrayBufferWriter<byte>();
        using (var writer = new Utf8JsonWriter(output, options))
        {
            writer.WriteStartObject();
            writer.WritePropertyName("first");
            JsonSerializer.Serialize(writer, value, type);
            writer.WriteNumber("second", 2);
            writer.WriteEndObject();
        }

        return output.WrittenSpan.ToArray();
    }
}
