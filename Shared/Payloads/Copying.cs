namespace JsonAot.Payloads;

/// <summary>
/// What a reader cannot do without: new strings, arrays and lists of the right length, from parts that are already decoded.
/// </summary>
internal static class Copying
{
    /// <summary>A new string, as a reader makes one from bytes; there is one empty string, and a reader gives that one too.</summary>
    internal static string Text(string text) => new(text.AsSpan());

    internal static string? TextOrNull(string? text) => text is null ? null : Text(text);

    internal static List<T>? ListOrNull<T>(List<T>? list, Func<T, T> copy)
    {
        if (list is null)
            return null;
        var copies = new List<T>(list.Count);
        foreach (T element in list)
            copies.Add(copy(element));
        return copies;
    }

    // Without a capacity: a reader does not know how many entries follow either.
    internal static Dictionary<string, TValue>? DictionaryOrNull<TValue>(Dictionary<string, TValue>? dictionary, Func<TValue, TValue> copy)
    {
        if (dictionary is null)
            return null;
        var copies = new Dictionary<string, TValue>();
        foreach ((string key, TValue value) in dictionary)
            copies.Add(Text(key), copy(value));
        return copies;
    }

    internal static Uri? LinkOrNull(Uri? link) => link is null ? null : new Uri(Text(link.OriginalString), UriKind.RelativeOrAbsolute);
}
