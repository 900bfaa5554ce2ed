namespace SpanCodecs.Tests.Fuzz;

/// <summary>
/// Where the values in a text stand that is JSON for the most part. It looks at brackets, quotation marks and commas alone: a reader would
/// throw an exception for every second text, which takes longer than all else that is done to it.
/// </summary>
internal static class JsonValues
{
    private const int Most = 256;

    internal static List<Range> In(ReadOnlySpan<byte> text)
    {
        var values = new List<Range>();
        var open = new Stack<int>();
        for (int at = 0; at < text.Length && values.Count < Most;)
        {
            int start = at;
            switch (text[at])
            {
                case (byte)'{' or (byte)'[':
                    open.Push(at++);
                    break;
                case (byte)'}' or (byte)']':
                    at++;
                    if (open.TryPop(out int opened))
                        values.Add(opened..at);
                    break;
                case (byte)'"':
                    at = EndOfText(text, at);
                    if (!IsName(text[at..]))
                        values.Add(start..at);
                    break;
                case (byte)',' or (byte)':' or <= (byte)' ':
                    at++;
                    break;
                default:
                    int length = text[at..].IndexOfAny(",:]}[{\" \t\r\n"u8);
                    at = length < 0 ? text.Length : at + length;
                    values.Add(start..at);
                    break;
            }
        }

        return values;
    }

    private static int EndOfText(ReadOnlySpan<byte> text, int start)
    {
        for (int at = start + 1; at < text.Length; at++)
        {
            if (text[at] == '"')
                return at + 1;
            if (text[at] == '\\')
                at++;
        }

        return text.Length;
    }

    private static bool IsName(ReadOnlySpan<byte> behind)
    {
        int next = behind.IndexOfAnyExcept(" \t\r\n"u8);
        return next >= 0 && behind[next] == ':';
    }
}
