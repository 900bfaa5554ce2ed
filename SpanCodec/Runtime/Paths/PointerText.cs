namespace SpanCodecs.Support;

/// <summary>The text of a JSON Pointer as RFC 6901 has it, section 3.</summary>
internal static class PointerText
{
    /// <returns>The steps; null with a sentence that says what is wrong.</returns>
    public static PointerStep[]? Parse(string pointer, out string? mistake)
    {
        mistake = Mistake(pointer);
        if (mistake is not null)
            return null;
        // The first part is what stands before the first slash: nothing.
        return [.. pointer.Split('/').Skip(1).Select(token => new PointerStep(token, Unescaped(token)))];
    }

    private static string Unescaped(string token) =>
        token.Replace("~1", "/", StringComparison.Ordinal).Replace("~0", "~", StringComparison.Ordinal);

    private static string? Mistake(string pointer)
    {
        if (pointer.Length == 0)
            return null;
        if (pointer[0] == '#')
            return "it begins with '#', as in an address. Leave that out, and decode what is percent-encoded.";
        if (pointer[0] != '/')
            return $"it begins with '{pointer[0]}'. It begins with '/', or is empty for the whole document.";
        for (int i = 0; i < pointer.Length; i++)
        {
            if (pointer[i] == '~' && (i + 1 == pointer.Length || pointer[i + 1] is not ('0' or '1')))
                return $"the '~' at position {i} is followed by neither '0' (which makes it a tilde) nor '1' (a slash).";
            if (!char.IsSurrogate(pointer[i]))
                continue;
            if (i + 1 == pointer.Length || !char.IsSurrogatePair(pointer[i], pointer[i + 1]))
                return $"there is half a surrogate pair at position {i}, which no name in UTF-8 has.";
            i++;
        }

        return null;
    }
}
