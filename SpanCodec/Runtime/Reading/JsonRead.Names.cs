using System.Runtime.CompilerServices;
using System.Text;

namespace SpanCodecs.Support;

public static partial class JsonRead
{
    /// <summary>From a name's quote to the member's value. Only a name with escapes is copied.</summary>
    public static int Name(ReadOnlySpan<byte> json, int position, out ReadOnlySpan<byte> name)
    {
        if (!At(json, position, (byte)'"'))
            JsonFail.ThrowSyntax(position);
        int start = position + 1;
        int end = StringScan.EndOfPlain(json, start);
        if (At(json, end, (byte)'"'))
            name = json[start..end];
        else
            end = NameWithEscapes(json, position, out name);
        return Colon(json, end + 1);
    }

    /// <summary>The same as a string: the keys of dictionaries and extension data.</summary>
    public static int NameString(ReadOnlySpan<byte> json, int position, out string name)
    {
        int quote = SkipBlanks(json, position);
        if (!At(json, quote, (byte)'"'))
            JsonFail.ThrowSyntax(quote);
        int after = String(json, quote, out string? text);
        name = text ?? "";
        return Colon(json, after);
    }

    /// <summary>The same as a key of another type.</summary>
    public static int Key<TSelf, T>(ReadOnlySpan<byte> json, int position, out T key)
        where TSelf : IKeyPrimitive<TSelf, T>
        where T : notnull => TSelf.ReadKey(json, position, out key);

    /// <summary>A name's text where it is not plain ASCII, to be compared with several names; null where it is, or where it is not valid text.</summary>
    public static string? TextBeyondAscii(ReadOnlySpan<byte> name) =>
        !Ascii.IsValid(name) && Utf8Text.TryDecode(name, out string text) ? text : null;

    /// <summary>
    /// Compares as JsonSerializerOptions.PropertyNameCaseInsensitive does: by ordinal case, beyond ASCII too.
    /// <paramref name="text"/> is the name's <see cref="TextBeyondAscii"/>.
    /// </summary>
    public static bool EqualsIgnoreCase(ReadOnlySpan<byte> name, string? text, ReadOnlySpan<byte> expected, string expectedText)
    {
        if (text is not null)
            return text.Equals(expectedText, StringComparison.OrdinalIgnoreCase);
        if (name.Length != expectedText.Length || !Ascii.IsValid(name))
            return false;
        // Changing the case never changes the number of characters, but letters beyond ASCII can match letters within it.
        return Ascii.IsValid(expected)
            ? Ascii.EqualsIgnoreCase(name, expected)
            : Encoding.ASCII.GetString(name).Equals(expectedText, StringComparison.OrdinalIgnoreCase);
    }

    /// <summary>
    /// The quote that closes a string whose content has been found plain up to <paramref name="position"/>; checks escapes.
    /// </summary>
    internal static int ClosingQuote(ReadOnlySpan<byte> json, int position, int opaque)
    {
        while (!At(json, position, (byte)'"'))
        {
            int escape = At(json, position, (byte)'\\') ? Escapes.Length(json, position) : 0;
            if (escape == 0)
                JsonFail.ThrowSyntaxWithin(position, opaque);
            position = StringScan.EndOfPlain(json, position + escape);
        }

        return position;
    }

    /// <summary>From after a name to its value.</summary>
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
        int after = StringContent.Read(json, quote, typeof(string), out StringContent content);
        name = content.Bytes.ToArray();
        content.Release();
        return after - 1;
    }
}
