using System.Runtime.CompilerServices;
using System.Text;

namespace SpanCodecs.Support;

public static partial class JsonRead
{
    /// <summary>Reads from a name's quote to the member's value. Only a name with escapes is copied.</summary>
    public static int Name(ReadOnlySpan<byte> json, int position, out ReadOnlySpan<byte> name)
    {
        if (!At(json, position, (byte)'"'))
            JsonFail.ThrowSyntax(position);
        int start = position + 1;
        int end = PlainRunSearch.EndOfPlain(json, start);
        if (At(json, end, (byte)'"'))
            name = json[start..end];
        else
            end = NameWithEscapes(json, position, out name);
        return Colon(json, end + 1);
    }

    /// <summary>Reads a name as a string: the keys of dictionaries and extension data.</summary>
    public static int NameString(ReadOnlySpan<byte> json, int position, out string name)
    {
        int quote = SkipBlanks(json, position);
        if (!At(json, quote, (byte)'"'))
            JsonFail.ThrowSyntax(quote);
        int after = String(json, quote, out string? text);
        name = text ?? "";
        return Colon(json, after);
    }

    /// <summary>Reads a name as a key of another type.</summary>
    public static int Key<TSelf, T>(ReadOnlySpan<byte> json, int position, out T key)
        where TSelf : IKeyPrimitive<TSelf, T>
        where T : notnull => TSelf.ReadKey(json, position, out key);

    /// <summary>
    /// The quote that closes a string whose content has been found plain up to <paramref name="position"/>; checks escapes.
    /// </summary>
    internal static int ClosingQuote(ReadOnlySpan<byte> json, int position, int opaque)
    {
        while (!At(json, position, (byte)'"'))
        {
            int escape = At(json, position, (byte)'\\') ? EscapeDecoding.Length(json, position) : 0;
            if (escape == 0)
                JsonFail.ThrowSyntaxWithin(position, opaque);
            position = PlainRunSearch.EndOfPlain(json, position + escape);
        }

        return position;
    }

    /// <summary>Goes from after a name to its value.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static int Colon(ReadOnlySpan<byte> json, int position)
    {
        if (!At(json, position, (byte)':'))
        {
            position = SkipBlanks(json, position);
            if (!At(json, position, (byte)':'))
                JsonFail.ThrowSyntax(position);
        }

        return SkipBlanks(json, position + 1);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static int NameWithEscapes(ReadOnlySpan<byte> json, int quote, out ReadOnlySpan<byte> name)
    {
        int after = UnescapedContent.Read(json, quote, typeof(string), out UnescapedContent content);
        name = content.Bytes.ToArray();
        content.Release();
        return after - 1;
    }
}
