using System.Buffers;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Text.Encodings.Web;
using System.Text.Json;
using SpanCodecs.Bridge;
using SpanCodecs.Support;

namespace SpanCodecs;

// Reading and writing in the middle of a document that System.Text.Json's own reader or writer has open.
public abstract partial class SpanCodec<T>
{
    private const string NoTokens =
        "The input does not contain any JSON tokens. Expected the input to start with a valid JSON token, when isFinalBlock is true.";

    /// <summary>
    /// Writes one value at the writer's position, with the writer's encoder and indentation: where the codec does not write so, the value
    /// is copied into the writer token by token. The names of members are escaped as the codec does it. What the writer has open counts for
    /// MaxDepth. Afterwards the writer is flushed, as by JsonSerializer.
    /// </summary>
    public void Serialize(Utf8JsonWriter writer, T? value)
    {
        ArgumentNullException.ThrowIfNull(writer);
        WriteInto(writer, value);
        writer.Flush();
    }

    /// <summary>Writes as <see cref="Serialize(Utf8JsonWriter, T)"/> does, and leaves it to the caller to flush the writer.</summary>
    internal void WriteInto(Utf8JsonWriter writer, T? value)
    {
        JsonWriterOptions form = writer.Options;
        bool isRelaxed = form.Encoder == JavaScriptEncoder.UnsafeRelaxedJsonEscaping;
        bool isKnown = isRelaxed || form.Encoder is null || form.Encoder == JavaScriptEncoder.Default;
        byte[] buffer = WriteToPooled(value, writer.CurrentDepth, isKnown ? isRelaxed : _rules.RelaxedEscaping, out int length);
        try
        {
            // System.Text.Json's words, where the writer refuses what it is given.
            if (WrittenDepth.IsTooDeepFor(form, buffer.AsSpan(0, length), writer.CurrentDepth, _rules))
                throw new JsonException("The object or value could not be serialized.");
            bool hasOtherEncoder = isRelaxed != _rules.RelaxedEscaping;
            if (isKnown && !hasOtherEncoder && !form.Indented && !_rules.Indented)
            {
                writer.WriteRawValue(buffer.AsSpan(0, length), skipInputValidation: true);
                return;
            }

            if (isKnown && (buffer[0] is (byte)'{' or (byte)'[' or (byte)'"'))
            {
                RawTokens.Copy(buffer.AsSpan(0, length), _rules.MaxDepth, writer, hasOtherEncoder);
                return;
            }

            using JsonDocument document = JsonDocument.Parse(
                buffer.AsMemory(0, length), new JsonDocumentOptions { MaxDepth = _rules.MaxDepth });
            document.RootElement.WriteTo(writer);
        }
        finally
        {
            ThreadBuffer.Return(buffer, length);
        }
    }

    /// <summary>
    /// Reads the value at the reader's position, or the next one. Afterwards the reader is at its last token; after a failure it is where
    /// it was before.
    /// </summary>
    public T? Deserialize(ref Utf8JsonReader reader)
    {
        Utf8JsonReader before = reader;
        if (before.CurrentState.Options.CommentHandling == JsonCommentHandling.Allow)
            throw new ArgumentException(
                "Comments cannot be stored when deserializing objects, only the Skip and Disallow comment handling modes are supported.",
                nameof(reader));
        try
        {
            if (reader.TokenType is JsonTokenType.None or JsonTokenType.PropertyName && !reader.Read())
                throw DocumentPlace.Refusal(reader, NoTokens);
            if (reader.TokenType is JsonTokenType.EndObject)
                throw DocumentPlace.Refusal(reader, "'}' is an invalid start of a value.");
            if (reader.TokenType is JsonTokenType.EndArray)
                throw DocumentPlace.Refusal(reader, "']' is an invalid start of a value.");
            if (reader.TokenType is JsonTokenType.None or JsonTokenType.PropertyName)
                throw new JsonException($"A value cannot begin with {reader.TokenType}.");
            // A position with an object in it is that of a reader of a sequence.
            return reader.Position.GetObject() is null ? DeserializeInside(ref reader) : DeserializeCopy(ref reader);
        }
        catch (JsonException failure) when (failure is { Path: null, LineNumber: not null })
        {
            // The reader's own failure, which has no path.
            reader = before;
            throw FailureReport.WithPath(failure, "$");
        }
        catch
        {
            reader = before;
            throw;
        }
    }

    private byte[] WriteToPooled(T? value, int depth, bool isRelaxed, out int length)
    {
        JsonOutput output = default;
        if (depth >= _rules.MaxDepth)
            throw output.TooDeep(_rules.MaxDepth);
        output.Begin(_rules, _expected.Take());
        output.BeginInside(depth);
        output.Escape(isRelaxed);
        length = WriteOrNull(ref output, 0, output.Depth, value);
        if (WrittenDepth.IsTooDeep(output.Span[..length], depth, _rules))
            throw output.TooDeep(_rules.MaxDepth);
        _expected.Remember(length);
        return output.Detach();
    }

    private T? DeserializeInside(ref Utf8JsonReader reader)
    {
        long start = reader.TokenStartIndex;
        if (reader.TokenType is JsonTokenType.StartObject or JsonTokenType.StartArray)
        {
            if (!reader.TrySkip())
                throw DocumentPlace.Refusal(reader, "There is not enough data to read through the entire JSON array or object.");
            // If the reader has gone on with another part of its document, only this part is the value, as in System.Text.Json.
            return Deserialize(ValueInput.UpTo(reader)[(int)start..]);
        }

        // A reader like that has no text of a single value either, and the text of others is never empty but that of a string, which is in
        // its quotes.
        ref byte content = ref MemoryMarshal.GetReference(reader.ValueSpan);
        if (Unsafe.IsNullRef(ref content))
            return Deserialize(ReadOnlySpan<byte>.Empty);
        int quote = reader.TokenType == JsonTokenType.String ? 1 : 0;
        // Bound: the reader has consumed as much from the quote before the content, or from the content, which lies in its document.
        int length = reader.ValueSpan.Length + (2 * quote);
        return Deserialize(MemoryMarshal.CreateReadOnlySpan(ref Unsafe.Subtract(ref content, quote), length));
    }

    private T? DeserializeCopy(ref Utf8JsonReader reader)
    {
        using JsonDocument document = JsonDocument.ParseValue(ref reader);
        return Deserialize(JsonMarshal.GetRawUtf8Value(document.RootElement));
    }
}
