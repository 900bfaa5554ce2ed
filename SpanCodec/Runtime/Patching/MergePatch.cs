using System.Buffers;
using System.ComponentModel;
using System.Text.Json;
using System.Text.Json.Nodes;

namespace SpanCodecs.Support;

/// <summary>
/// What generated code calls where a merge patch (RFC 7396) meets a value that has no members to be set: the patch is applied to the
/// value's document.
/// </summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[Experimental(ForGeneratedCode.Id, Message = ForGeneratedCode.Why)]
public static class MergePatch
{
    /// <summary>
    /// Writes the value, patches its document, and reads what comes of it. What is no object in the patch is read at once, and so is an
    /// object where there is no value, unless null in it takes something away.
    /// </summary>
    public static int ByDocument<T>(
        ReadOnlySpan<byte> json, int position, int depth, int maxDepth, bool allowTrailingCommas, bool anyCase,
        ValueReader<T> read, ValueWriter<T> write, ref T? value)
    {
        ArgumentNullException.ThrowIfNull(read);
        ArgumentNullException.ThrowIfNull(write);
        int start = JsonRead.SkipBlanks(json, position);
        if (!JsonRead.At(json, start, (byte)'{'))
            return read(json, start, depth, out value);
        int end = JsonRead.JsonElement(json, start, depth, maxDepth, allowTrailingCommas, out JsonElement patch);
        if (value is null && json[start..end].IndexOf("null"u8) < 0)
            return read(json, start, depth, out value);
        JsonElement before = value is null ? default : Written(write, value, depth, maxDepth);
        byte[] text = DocumentMerging.Merge(before, patch, anyCase, maxDepth);
        try
        {
            read(text, 0, depth, out value);
        }
        catch (InvalidDocument failure)
        {
            throw Refusal(text, failure, start, maxDepth);
        }

        return end;
    }

    /// <summary>Changes an entry of extension data.</summary>
    public static int Entry(
        IDictionary<string, JsonElement> entries, string name, ReadOnlySpan<byte> json, int position, int depth, int maxDepth,
        bool allowTrailingCommas)
    {
        ArgumentNullException.ThrowIfNull(entries);
        position = JsonRead.JsonElement(json, position, depth, maxDepth, allowTrailingCommas, out JsonElement patch);
        if (patch.ValueKind == JsonValueKind.Null)
            entries.Remove(name);
        else
            entries[name] = Merged(entries.TryGetValue(name, out JsonElement held) ? held : default, patch, maxDepth);
        return position;
    }

    /// <summary>Changes an entry of extension data. What is neither an element nor a node is replaced.</summary>
    public static int Entry(
        IDictionary<string, object?> entries, string name, ReadOnlySpan<byte> json, int position, int depth, int maxDepth,
        bool allowTrailingCommas)
    {
        ArgumentNullException.ThrowIfNull(entries);
        position = JsonRead.JsonElement(json, position, depth, maxDepth, allowTrailingCommas, out JsonElement patch);
        entries.TryGetValue(name, out object? held);
        if (patch.ValueKind == JsonValueKind.Null)
            entries.Remove(name);
        else if (held is JsonNode node)
            entries[name] = Merged(node, patch, maxDepth);
        else
            entries[name] = Merged(held is JsonElement element ? element : default, patch, maxDepth);
        return position;
    }

    /// <summary>Changes an entry of extension data that is kept as nodes.</summary>
    public static int Entry(
        JsonObject entries, string name, ReadOnlySpan<byte> json, int position, int depth, int maxDepth, bool allowTrailingCommas)
    {
        ArgumentNullException.ThrowIfNull(entries);
        position = JsonRead.JsonElement(json, position, depth, maxDepth, allowTrailingCommas, out JsonElement patch);
        entries.TryGetPropertyValue(name, out JsonNode? held);
        if (patch.ValueKind == JsonValueKind.Null)
            entries.Remove(name);
        else
            entries[name] = Merged(held, patch, maxDepth);
        return position;
    }

    private static JsonElement Merged(JsonElement held, JsonElement patch, int maxDepth) =>
        patch.ValueKind == JsonValueKind.Object
            ? Parsed(DocumentMerging.Merge(held, patch, anyCase: false, maxDepth), maxDepth) : patch;

    private static JsonNode? Merged(JsonNode? held, JsonElement patch, int maxDepth)
    {
        JsonElement before = default;
        if (held is JsonObject && patch.ValueKind == JsonValueKind.Object)
        {
            var buffer = new ArrayBufferWriter<byte>();
            using (var writer = new Utf8JsonWriter(buffer, new JsonWriterOptions { MaxDepth = maxDepth }))
                held.WriteTo(writer);
            before = Parsed(buffer.WrittenSpan, maxDepth);
        }

        byte[] text = DocumentMerging.Merge(before, patch, anyCase: false, maxDepth);
        return JsonNode.Parse(text, held?.Options, new JsonDocumentOptions { MaxDepth = maxDepth });
    }

    private static JsonElement Written<T>(ValueWriter<T> write, T value, int depth, int maxDepth)
    {
        JsonOutput output = default;
        output.Begin(new DocumentRules(maxDepth));
        int length = write(ref output, 0, depth, value);
        JsonElement written = Parsed(output.Span[..length], maxDepth);
        output.Release(length);
        return written;
    }

    private static JsonElement Parsed(ReadOnlySpan<byte> text, int maxDepth)
    {
        var reader = new Utf8JsonReader(text, new JsonReaderOptions { MaxDepth = maxDepth });
        return JsonElement.ParseValue(ref reader);
    }

    /// <summary>What comes of the patch is no part of it: the place told is that of the member's value in the patch.</summary>
    private static InvalidDocument Refusal(byte[] text, InvalidDocument failure, int start, int maxDepth)
    {
        Exception told = FailureReport.Explain(text, failure, new DocumentRules(maxDepth));
        FailureKind kind = failure.Kind == FailureKind.NotSupported ? FailureKind.NotSupported : FailureKind.Message;
        return new InvalidDocument(start, kind, null, $"What the merge patch makes of the value cannot be read: {told.Message}")
        {
            Cause = told,
        };
    }
}

/// <summary>Reads a value as generated code does.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[Experimental(ForGeneratedCode.Id, Message = ForGeneratedCode.Why)]
public delegate int ValueReader<T>(ReadOnlySpan<byte> json, int position, int depth, out T? value);

/// <summary>Writes a value that is not null as generated code does.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[Experimental(ForGeneratedCode.Id, Message = ForGeneratedCode.Why)]
public delegate int ValueWriter<T>(ref JsonOutput output, int at, int depth, T value);
