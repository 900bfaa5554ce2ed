namespace JsonAot;

/// <summary>Makes the message of an exception short enough for a table. Some libraries quote the whole document.</summary>
internal static class OneLine
{
    private const int Longest = 200;

    internal static string Of(string message)
    {
        string line = message.Split('\n', 2)[0].TrimEnd('\r');
        // A control character quoted from a document would act on the terminal, and end a row of a Markdown table.
        if (line.Any(char.IsControl))
            line = string.Concat(line.Select(character => char.IsControl(character) ? $"\\u{(int)character:x4}" : character.ToString()));
        return line.Length <= Longest ? line : string.Concat(line.AsSpan(0, Longest - 3), "...");
    }
}
