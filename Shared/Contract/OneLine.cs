namespace JsonAot;

/// <summary>What an exception says, short enough for a table. Some libraries quote the whole document.</summary>
internal static class OneLine
{
    private const int Longest = 200;

    internal static string Of(string message)
    {
        string line = message.Split('\n', 2)[0].TrimEnd('\r');
        return line.Length <= Longest ? line : string.Concat(line.AsSpan(0, Longest - 3), "...");
    }
}
