using System.Runtime.CompilerServices;

namespace SpanCodecs.Support;

public static partial class JsonRead
{
    /// <summary>A string or null, of which there is one object where its text came before.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static int RepeatedString(ReadOnlySpan<byte> json, int position, out string? value)
    {
        if (!At(json, position, (byte)'"'))
            position = SkipBlanks(json, position);
        int start = position + 1;
        int end = At(json, position, (byte)'"') ? EndOfText(json, start) : start;
        if (end - start is <= 0 or > RepeatedTexts.Longest)
            return String(json, position, out value);
        ReadOnlySpan<byte> text = json[start..end];
        ulong hash = RepeatedTexts.Hash(text);
        value = RepeatedTexts.Find(text, hash);
        if (value is not null)
            return end + 1;
        // What is no text is refused here, and so none that is kept has to be looked at again.
        position = String(json, position, out value);
        RepeatedTexts.Offer(text, hash, value!);
        return position;
    }

    /// <summary>The quote behind a text, if it is one: what stands behind a backslash is not looked at.</summary>
    /// <returns>Where the text begins if there is no such quote.</returns>
    private static int EndOfText(ReadOnlySpan<byte> json, int start)
    {
        int end = PlainRunSearch.EndOfPlain(json, start);
        while (At(json, end, (byte)'\\') && end + 2 < json.Length)
            end = PlainRunSearch.EndOfPlain(json, end + 2);
        return At(json, end, (byte)'"') ? end : start;
    }
}
