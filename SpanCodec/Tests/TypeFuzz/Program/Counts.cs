namespace SpanCodecs.Tests.TypeFuzz;

/// <summary>Counts what was tried; a run that tries nothing finds nothing.</summary>
internal sealed class Counts
{
    internal long Types { get; set; }

    /// <summary>Scenarios that are no C#.</summary>
    internal long Invalid { get; set; }

    /// <summary>Types that the generator refuses.</summary>
    internal long Refused { get; set; }

    internal long Documents { get; set; }

    /// <summary>Documents that both read.</summary>
    internal long Accepted { get; set; }

    internal long Values { get; set; }

    /// <summary>False where the grammar, or the documents, have become useless.</summary>
    internal bool AreEnough => Invalid < Types / 10 && Accepted > Documents / 10;

    internal SortedDictionary<string, long> Rules { get; } = new(StringComparer.Ordinal);

    internal void Explained(string rule) => Rules[rule] = Rules.GetValueOrDefault(rule) + 1;

    internal void Add(Counts other)
    {
        Types += other.Types;
        Invalid += other.Invalid;
        Refused += other.Refused;
        Documents += other.Documents;
        Accepted += other.Accepted;
        Values += other.Values;
        foreach ((string rule, long count) in other.Rules)
            Rules[rule] = Rules.GetValueOrDefault(rule) + count;
    }

    public override string ToString() =>
        $"{Types} types ({Invalid} were no C#, {Refused} refused at compile time), "
        + $"{Documents} documents ({Accepted} read by both), {Values} values written"
        + string.Concat(Rules.Select(rule => $"\n  {rule.Key}: {rule.Value}"));
}
