using System.Buffers.Text;
using System.Text.Json;
using System.Text.Json.Nodes;
using System.Text.Json.Serialization;
using SpanCodecs.Bridge;

namespace SpanCodecs.Support;

public ref partial struct JsonOutput
{
    /// <summary>Base64 in quotes.</summary>
    public int Bytes(int at, ReadOnlySpan<byte> value)
    {
        at = Reserve(at, checked(Base64.GetMaxEncodedToUtf8Length(value.Length) + 2));
        _span[at] = (byte)'"';
        _ = Base64.EncodeToUtf8(value, _span[(at + 1)..], out _, out int written);
        at += written + 1;
        _span[at] = (byte)'"';
        return at + 1;
    }

    /// <summary>
    /// The options say how numbers, and other values that were put into the node and not read from a document, are written.
    /// </summary>
    public int JsonNode(int at, JsonNode? value, int depth, JsonSerializerOptions ofClass)
    {
        if (value is null)
            return Literal(at, "null"u8);
        JsonSerializerOptions? options = CallersOptions.InsteadOf(ofClass);
        // They would describe no type. A value brings the description of its own with it.
        if (options is { TypeInfoResolver: null, NumberHandling: JsonNumberHandling.Strict })
            options = null;
        var delegated = DelegatedWriter.Take(this, depth);
        try
        {
            value.WriteTo(delegated.Writer, options);
        }
        catch (InvalidOperationException failure) when (failure.Source == DelegatedWriter.Rethrowable)
        {
            throw DelegatedWriter.Refusal(failure);
        }

        return delegated.CopyTo(ref this, at);
    }
}
