namespace SpanCodecs.Support;

/// <summary>
/// Comments become blanks before anything reads the document. So no routine has to know them, and every position stays. What
/// is not a comment, or is one where System.Text.Json allows none, stays as it is and fails in its place.
/// </summary>
internal static class CommentBlanking
{
    /// <summary>A copy of the document, in which comments behind the position are blanks. ThreadBuffer gets it back.</summary>
    public static byte[] Copy(ReadOnlySpan<byte> json, int position = 0)
    {
        byte[] copy = ThreadBuffer.Take(json.Length);
        json.CopyTo(copy);
        Blank(copy.AsSpan(position, json.Length - position));
        return copy;
    }

    private static void Blank(Span<byte> json)
    {
        int at = 0;
        while (at < json.Length)
        {
            int found = json[at..].IndexOfAny((byte)'"', (byte)'/');
            if (found < 0)
                return;
            at += found;
            if (json[at] == (byte)'"')
            {
                at = StringEnd(json, at + 1);
                continue;
            }

            int end = CommentEnd(json, at);
            if (end < 0 || IsBeforeColon(json, end))
                return;
            Blank(json, at, end);
            at = end;
            if (IsLoneReturn(json, at))
                json[at] = (byte)'\n';
        }
    }

    // A comment's line may end with a carriage return alone. As a line feed it is counted where no comments are known.
    private static bool IsLoneReturn(ReadOnlySpan<byte> json, int at) =>
        JsonRead.At(json, at, (byte)'\r') && !JsonRead.At(json, at + 1, (byte)'\n');

    // Lines keep their ends: failures are reported by line.
    private static void Blank(Span<byte> json, int at, int end)
    {
        foreach (ref byte value in json[at..end])
        {
            if (value is not ((byte)'\n' or (byte)'\r'))
                value = (byte)' ';
        }
    }

    private static int StringEnd(ReadOnlySpan<byte> json, int at)
    {
        while (at < json.Length)
        {
            int found = json[at..].IndexOfAny((byte)'"', (byte)'\\');
            if (found < 0)
                return json.Length;
            at += found;
            if (json[at] == (byte)'"')
                return at + 1;
            at += 2;
        }

        return json.Length;
    }

    private static int CommentEnd(ReadOnlySpan<byte> json, int at) => at + 1 >= json.Length
        ? -1
        : json[at + 1] switch
        {
            (byte)'/' => LineEnd(json, at),
            (byte)'*' => BlockEnd(json, at),
            _ => -1,
        };

    // Unicode's own line ends are forbidden in such a comment by System.Text.Json.
    private static int LineEnd(ReadOnlySpan<byte> json, int at)
    {
        int length = json[at..].IndexOfAny((byte)'\n', (byte)'\r');
        ReadOnlySpan<byte> comment = length < 0 ? json[at..] : json.Slice(at, length);
        return comment.IndexOf("\u2028"u8) < 0 && comment.IndexOf("\u2029"u8) < 0 ? at + comment.Length : -1;
    }

    private static int BlockEnd(ReadOnlySpan<byte> json, int at)
    {
        int length = json[(at + 2)..].IndexOf("*/"u8);
        return length < 0 ? -1 : at + length + 4;
    }

    // Between a name and its colon System.Text.Json accepts blanks, but no comment.
    private static bool IsBeforeColon(ReadOnlySpan<byte> json, int at) =>
        JsonRead.At(json, JsonRead.SkipBlanks(json, at), (byte)':');
}
