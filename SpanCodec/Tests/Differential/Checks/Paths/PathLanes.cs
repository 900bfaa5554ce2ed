using System.IO.Pipelines;
using System.Runtime.InteropServices;
using System.Text;
using System.Text.Json;

namespace SpanCodecs.Tests.Checks;

/// <summary>All calls that read at a place, each with what comes of it.</summary>
internal static class PathLanes
{
    /// <summary>Stands between two elements of a sequence, and in no document of these checks.</summary>
    internal const char Border = '\uFFFF';

    /// <summary>The value's text, or the message, or where the document is refused.</summary>
    internal static string Span(SpanCodec<JsonElement> codec, byte[] document, JsonPointer at, AfterValue after = AfterValue.Checked) =>
        Told(() => codec.DeserializeAt(document, at, after));

    internal static IEnumerable<(string Lane, string Outcome)> Others(
        SpanCodec<JsonElement> codec, byte[] document, JsonPointer at, AfterValue after = AfterValue.Checked)
    {
        yield return ("segments", Told(() => codec.DeserializeAt(Segments.OneAByte(document), at, after)));
        yield return ("stream", Told(() => codec.DeserializeAt(new MemoryStream(document), at, after)));
        yield return ("trickling stream", Told(() => codec.DeserializeAt(new TricklingStream(document), at, after)));
        yield return ("trickling stream, async",
            Told(() => Waiting.For(codec.DeserializeAtAsync(new TricklingStream(document, 3), at, after))));
        yield return ("pipe",
            Told(() => Waiting.For(codec.DeserializeAtAsync(PipeReader.Create(new TricklingStream(document, 7)), at, after))));
    }

    internal static string Try(SpanCodec<JsonElement> codec, byte[] document, JsonPointer at) =>
        codec.TryDeserializeAt(document, at, out JsonElement value) ? Text(value) : "no";

    /// <summary>The elements, and what ends them.</summary>
    internal static string Sequence(SpanCodec<JsonElement> codec, byte[] document, JsonPointer at, int piece, AfterValue after)
    {
        var elements = new List<string>();
        elements.Add(Told(() =>
        {
            IAsyncEnumerator<JsonElement> each = codec
                .DeserializeAsyncEnumerable(new TricklingStream(document, piece), at, after).GetAsyncEnumerator();
            while (Waiting.For(each.MoveNextAsync()))
                elements.Add(Text(each.Current));
            Waiting.For(each.DisposeAsync());
            return default;
        }));
        return string.Join(Border, elements);
    }

    /// <summary>A value's text may have bytes that are not UTF-8.</summary>
    private static string Text(JsonElement value) => Encoding.UTF8.GetString(JsonMarshal.GetRawUtf8Value(value));

    private static string Told(Func<JsonElement> reading)
    {
        try
        {
            JsonElement value = reading();
            return value.ValueKind == JsonValueKind.Undefined ? "end" : Text(value);
        }
        catch (JsonException failure) when (failure.LineNumber is null)
        {
            return failure.Message;
        }
        catch (JsonException failure)
        {
            return $"{PathReference.Refused} {failure.LineNumber}:{failure.BytePositionInLine}";
        }
    }
}
