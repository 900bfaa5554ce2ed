namespace JsonAot.Lab.Commands.Compare;

/// <summary>What became of one row from A to B, in the order of the table.</summary>
internal enum Change
{
    Slower,
    Faster,

    /// <summary>No difference that is both certain and large enough to matter.</summary>
    Same,

    NotCompared,
}

/// <summary>One row of both sides.</summary>
/// <param name="Ratio">B over A, with the interval that the measurements of both give it; null where they cannot be compared.</param>
/// <param name="Reason">Why not.</param>
internal sealed record RowComparison(string Name, Change Change, Estimate? A, Estimate? B, Estimate? Ratio, string? Reason);

/// <summary>The sets and rows of both sides in pairs, and what may be said of each pair.</summary>
/// <param name="Remarks">Below which differences are none, and what else differs between the two sides, a sentence each.</param>
internal sealed record SideComparison(IReadOnlyList<string> Remarks, IReadOnlyList<RowComparison> Rows)
{
    /// <summary>Smaller differences, as a part of the time, are none; a run's own noise raises it.</summary>
    private const double Least = 0.02;

    internal static SideComparison Of(MeasuredSide a, MeasuredSide b)
    {
        // One machine against another is a comparison too; among several, each is compared with itself.
        bool isOneMachine = Machines(a) == 1 && Machines(b) == 1;
        // The only set of a side has a title that nobody needs.
        bool isOneSet = a.Sets.Count == 1 && b.Sets.Count == 1;
        string KeyOf(MeasuredSet set) => isOneSet ? "" : isOneMachine ? set.Title : $"{set.Machine}, {set.Title}";
        var remarks = new List<string>();
        var rows = new List<RowComparison>();
        foreach (string key in a.Sets.Concat(b.Sets).Select(KeyOf).Distinct())
        {
            var pair = new SetPair(key, Find(a, key, KeyOf), Find(b, key, KeyOf), Least);
            remarks.AddRange(pair.Remarks());
            rows.AddRange(pair.Rows());
        }

        return new SideComparison([.. remarks.Distinct()], rows);
    }

    private static int Machines(MeasuredSide side) => side.Sets.Select(set => set.Machine).Distinct().Count();

    private static MeasuredSet? Find(MeasuredSide side, string key, Func<MeasuredSet, string> keyOf)
    {
        MeasuredSet[] found = [.. side.Sets.Where(set => keyOf(set) == key)];
        return found.Length <= 1
            ? found.FirstOrDefault()
            : throw new LabException($"{side.Path} has {key} twice: name a folder with one state of the results.", ExitCodes.Usage);
    }
}
