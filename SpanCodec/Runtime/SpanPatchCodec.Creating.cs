using System.Buffers;
using System.Text.Encodings.Web;
using System.Text.Json;
using SpanCodecs.Support;

namespace SpanCodecs;

public abstract partial class SpanPatchCodec<T>
{
    /// <summary>Makes the merge patch (RFC 7396) that turns the one value into the other; <c>{}</c> if their documents are equal.</summary>
    /// <exception cref="NotSupportedException">
    /// A patch cannot say it: an entry of a dictionary, a node, or an Optional that is present, is to be null.
    /// </exception>
    public byte[] CreateMergePatch(T? before, T? after)
    {
        var buffer = new ArrayBufferWriter<byte>();
        CreateMergePatch(buffer, before, after);
        return buffer.WrittenSpan.ToArray();
    }

    /// <summary>Writes the patch.</summary>
    /// <exception cref="NotSupportedException">A patch cannot say it. Nothing has been written then.</exception>
    public void CreateMergePatch(IBufferWriter<byte> writer, T? before, T? after)
    {
        ArgumentNullException.ThrowIfNull(writer);
        byte[] old = SerializeToUtf8Bytes(before);
        using JsonDocument from = Parse(old), to = Parse(SerializeToUtf8Bytes(after));
        var buffer = new ArrayBufferWriter<byte>();
        var form = new JsonWriterOptions
        {
            Encoder = Rules.RelaxedEscaping ? JavaScriptEncoder.UnsafeRelaxedJsonEscaping : null,
            MaxDepth = Rules.MaxDepth,
        };
        bool saysNull;
        using (var patch = new Utf8JsonWriter(buffer, form))
            saysNull = MergeDifference.Write(patch, from.RootElement, to.RootElement);
        if (saysNull)
            RequireThatItSays(buffer.WrittenSpan, old, to.RootElement);
        writer.Write(buffer.WrittenSpan);
    }

    /// <summary>Null makes one member null and takes another away. Which of them it is, who applies the patch knows.</summary>
    private void RequireThatItSays(ReadOnlySpan<byte> patch, byte[] before, JsonElement after)
    {
        JsonException? cause = null;
        try
        {
            using JsonDocument patched = Parse(SerializeToUtf8Bytes(ApplyMergePatch(Copy(before), patch)));
            using JsonDocument said = JsonDocument.Parse(patch.ToArray(), new JsonDocumentOptions { MaxDepth = Rules.MaxDepth });
            if (MergeDifference.HasItsNulls(said.RootElement, patched.RootElement, after))
                return;
        }
        catch (JsonException failure)
        {
            cause = failure;
        }

        throw new NotSupportedException(
            $"No merge patch makes '{typeof(T)}' what it is to be: null takes an entry of a dictionary, a node or an Optional away, "
            + "and cannot be its value; and a value of the type must be readable as it is written.", cause);
    }

    /// <summary>A value that is written like that. No document fills a member without a setter, but a patch does.</summary>
    private T? Copy(ReadOnlySpan<byte> document)
    {
        T? copy = Deserialize(document);
        return SerializeToUtf8Bytes(copy).AsSpan().SequenceEqual(document) ? copy : ApplyMergePatch(copy, document);
    }

    private JsonDocument Parse(byte[] utf8Json) => JsonDocument.Parse(utf8Json, new JsonDocumentOptions { MaxDepth = Rules.MaxDepth });
}
