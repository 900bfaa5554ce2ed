namespace JsonAot.Lab.Results;

/// <summary>A contender whose package a person built, because its authors' is not served where it was measured.</summary>
/// <param name="Source">The tag or commit.</param>
public sealed record BuiltFromSource(string Machine, string Contender, string Source)
{
    /// <summary>Those of some contenders, each once for every row that it has.</summary>
    public static IEnumerable<BuiltFromSource> Among(IEnumerable<string> contenders, Manifest manifest) =>
        from contender in contenders
        where manifest.SourceOf(contender) is not null
        select new BuiltFromSource(manifest.Machine.ToString(), contender, manifest.SourceOf(contender)!);

    /// <summary>What to say below the tables that have such contenders.</summary>
    /// <returns>Null where there are none.</returns>
    public static string? Sentence(IEnumerable<BuiltFromSource> built)
    {
        string[] each = [.. built.Select(one => $"{one.Contender}, {one.Source}").Distinct().Order(StringComparer.Ordinal)];
        const string Why = "Built by us from their sources, because our package source lacked them (docs/adding-a-library.md)";
        return each.Length == 0 ? null : $"{Why}: {string.Join("; ", each)}.";
    }
}
