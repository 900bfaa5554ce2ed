namespace JsonAot.Mutants;

/// <summary>
/// Mutants that no test can kill, or need not: each by its file and its line before and after, as line numbers change, and with the reason.
/// </summary>
internal sealed class KnownMutants
{
    internal const string Equal = "equal";
    internal const string Harmless = "harmless";

    private readonly Dictionary<(string File, string Before, string After), (string Kind, string Reason)> _known = [];

    internal int Count => _known.Count;

    internal IEnumerable<string> Files => _known.Keys.Select(key => key.File).Distinct();

    /// <summary>
    /// Blocks with an empty line between them: kind and file, "- before", "+ after", and the reason. Lines with a # are comments.
    /// </summary>
    /// <exception cref="FormatException">A block is not complete.</exception>
    internal static KnownMutants Parse(IEnumerable<string> lines)
    {
        var known = new KnownMutants();
        var block = new List<string>();
        foreach (string line in lines.Where(line => !line.StartsWith('#')).Append(""))
        {
            if (line.Length > 0)
            {
                block.Add(line);
                continue;
            }

            if (block.Count > 0)
                known.Add(block);
            block.Clear();
        }

        return known;
    }

    private void Add(List<string> block)
    {
        if (block is not [var head, ['-', ' ', .. var before], ['+', ' ', .. var after], .. { Count: > 0 } reason]
            || head.Split(' ', 2) is not [Equal or Harmless, _])
            throw new FormatException($"This is no known mutant:\n{string.Join('\n', block)}");
        string[] parts = head.Split(' ', 2);
        _known.Add((parts[1], before, after), (parts[0], string.Join(' ', reason)));
    }

    /// <returns>Its kind, and why; null for one that nobody knows.</returns>
    internal (string Kind, string Reason)? Find(Mutation mutation) =>
        _known.TryGetValue((mutation.File, mutation.Before, mutation.After), out (string Kind, string Reason) found) ? found : null;
}
