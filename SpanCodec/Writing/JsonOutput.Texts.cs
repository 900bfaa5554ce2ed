using System.Buffers.Text;
using System.Text.Json;
using System.Text.Json.Nodes;

namespace SpanCodecs.Generated;

public ref partial struct JsonOutput
{
    /// <summary>An array that is null is null; as an empty span it would be an empty string.</summary>
    public void Bytes(byte[]? value)
    {
        if (value is null)
            Literal("null"u8);
        else
            Bytes(value.AsSpan());
    }

    /// <summary>Base64 in quotes.</summary>
    public void Bytes(ReadOnlySpan<byte> value)
    {
        Span<byte> span = Reserve(checked(Base64.GetMaxEncodedToUtf8Length(value.Length) + 2));
        span[0] = (byte)'"';
        _ = Base64.EncodeToUtf8(value, span[1..], out _, out int written);
        span[written + 1] = (byte)'"';
        Advance(written + 2);
    }

    public void ByteMemory(ReadOnlyMemory<byte> value) => Bytes(value.Span);

    public void Uri(Uri? value) => String(value?.OriginalString);

    public void Version(Version? value) => String(value?.ToString());

    /// <summary>Depth matters to indentation only.</summary>
    public void JsonElement(JsonElement value, int depth = 0)
    {
        var delegated = DelegatedWriter.Take(this, depth);
        try
        {
            value.WriteTo(delegated.Writer);
        }
        catch (InvalidOperationException failure) when (failure.Source == DelegatedWriter.Rethrowable)
        {
            throw new JsonException(failure.Message, failure);
        }

        delegated.CopyTo(ref this);
    }

    public void JsonDocument(JsonDocument? value, int depth = 0)
    {
        if (value is null)
            Literal("null"u8);
        else
            JsonElement(value.RootElement, depth);
    }

    public void JsonNode(JsonNode? value, int depth = 0)
    {
        if (value is null)
        {
            Literal("null"u8);
            return;
        }

        var delegated = DelegatedWriter.Take(this, depth);
        try
        {
            value.WriteTo(delegated.Writer);
        }
        catch (InvalidOperationException failure) when (failure.Source == DelegatedWriter.Rethrowable)
        {
            throw new JsonException(failure.Message, failure);
        }

        delegated.CopyTo(ref this);
    }
}
