using System.Buffers.Text;
using System.ComponentModel;
using System.Runtime.CompilerServices;

namespace SpanCodecs.Support;

[EditorBrowsable(EditorBrowsableState.Never)]
[Experimental(ForGeneratedCode.Id, Message = ForGeneratedCode.Why)]
public readonly struct JsonBoolean : IBoundedPrimitive<JsonBoolean, bool>
{
    public const int MaxLength = 5;

    static int IBoundedPrimitive<JsonBoolean, bool>.MaxLength => MaxLength;

    public static int Read(ReadOnlySpan<byte> json, int position, out bool value)
    {
        position = JsonRead.SkipBlanks(json, position);
        value = JsonRead.Matches(json, position, "true"u8);
        if (value)
            return position + 4;
        return JsonRead.Matches(json, position, "false"u8) ? position + 5 : JsonFail.ThrowConversion(position, typeof(bool));
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int Write(Span<byte> span, int at, bool value) =>
        value ? JsonWrite.Literal(span, at, "true"u8) : JsonWrite.Literal(span, at, "false"u8);

    public static int ReadKey(ReadOnlySpan<byte> json, int position, out bool key)
    {
        int quote = JsonRead.Quote(json, position, typeof(bool));
        int after = UnescapedContent.Read(json, quote, typeof(bool), out UnescapedContent content);
        bool isParsed = Utf8Parser.TryParse(content.Bytes, out key, out int consumed) && consumed == content.Bytes.Length;
        content.Release();
        return JsonRead.Colon(json, isParsed ? after : JsonFail.ThrowConversion(quote, typeof(bool)));
    }

    /// <summary>Writes the name with a capital, as Utf8JsonWriter does.</summary>
    public static int WriteKey(ref JsonOutput output, int at, bool key) =>
        output.Colon(output.Literal(at, key ? "\"True\""u8 : "\"False\""u8));
}
