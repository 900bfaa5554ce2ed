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
/// <param name="Speed">
/// How many times as fast B is, with the interval that the measurements of both give it; null where they cannot be compared.
/// </param>
/// <param name="Reason">Why not.</param>
internal sealed record RowComparison(string Name, Change Change, Estimate? A, Estimate? B, Estimate? Speed, string? Reason);

/// <summary>The sets and rows of both sides in pairs, and what may be said of each pair.</summary>
/// <param name="Remarks">Below which differences are none, and what else differs between the two sides, a sentence each.</param>
internal sealed record SideComparison(IReadOnlyList<string> Remarks, IReadOnlyList<RowComparison> Rows)
{
    /// <summary>Smaller differences are none; where it is known what a repeated run moves, that is.</summary>
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
            (MeasuredSet? before, MeasuredSet? after) = (Find(a, key, KeyOf), Find(b, key, KeyOf));
            string title = key.Length == 0 ? "" : $"{key}: ";
            double threshold = Math.Max(Least, Math.Max(before?.Limit ?? 0, after?.Limit ?? 0));
            // Another framework is another reference.
            bool hasOneReference = before is not null && after is not null
                && SameIn(before, after, "framework") && SameIn(before, after, "tool");
            if (before is not null && after is not null)
                remarks.AddRange(RemarksOn(before, after, threshold).Select(remark => title + remark));
            rows.AddRange(RowsOf(title, before, after, threshold, hasOneReference));
        }

        return new SideComparison([.. remarks.Distinct()], rows);
    }

    private static bool SameIn(MeasuredSet a, MeasuredSet b, string condition) =>
        a.Conditions.GetValueOrDefault(condition) == b.Conditions.GetValueOrDefault(condition);

    private static int Machines(MeasuredSide side) => side.Sets.Select(set => set.Machine).Distinct().Count();

    private static MeasuredSet? Find(MeasuredSide side, string key, Func<MeasuredSet, string> keyOf)
    {
        MeasuredSet[] found = [.. side.Sets.Where(set => keyOf(set) == key)];
        return found.Length <= 1 ? found.FirstOrDefault() : throw Twice(side.Path, key);
    }

    private static LabException Twice(string side, string what) =>
        new($"{side} has {what} twice: name a folder with one state of the results.", ExitCodes.Usage);

    private static IEnumerable<string> RemarksOn(MeasuredSet a, MeasuredSet b, double threshold) => a.Conditions
        .Where(condition => b.Conditions.TryGetValue(condition.Key, out string? other) && other != condition.Value)
        .Select(condition => $"Another {condition.Key}: A {condition.Value}; B {b.Conditions[condition.Key]}.")
        .Prepend($"Differences up to {threshold:0.0 %} count as none.");

    /// <param name="title">Stands before the names.</param>
    private static IEnumerable<RowComparison> RowsOf(
        string title, MeasuredSet? a, MeasuredSet? b, double threshold, bool hasOneReference)
    {
        // The job tells rows apart that have one name.
        bool hasJobs = new[] { a, b }.OfType<MeasuredSet>()
            .Any(set => set.Rows.DistinctBy(row => row.Name).Count() < set.Rows.Count);
        Dictionary<string, MeasuredRow> before = ByName(a);
        Dictionary<string, MeasuredRow> after = ByName(b);
        return before.Keys.Union(after.Keys).Select(name =>
            Compare(title + name, before.GetValueOrDefault(name), after.GetValueOrDefault(name), threshold, hasOneReference));

        Dictionary<string, MeasuredRow> ByName(MeasuredSet? set)
        {
            var rows = new Dictionary<string, MeasuredRow>();
            foreach (MeasuredRow row in set?.Rows ?? [])
            {
                string name = hasJobs ? $"{row.Name} [{row.Job}]" : row.Name;
                if (!rows.TryAdd(name, row))
                    throw Twice("One side", name);
            }

            return rows;
        }
    }

    /// <summary>
    /// By how many times as fast a row was as the reference beside it, where both runs have the same: what slows a machine slows both.
    /// Other rows have nothing but their times.
    /// </summary>
    private static RowComparison Compare(
        string name, MeasuredRow? before, MeasuredRow? after, double threshold, bool hasOneReference)
    {
        bool isBeside = hasOneReference && before?.Reference is not null && before.Reference == after?.Reference;
        if (isBeside && before!.Reference == before.Name)
            return new RowComparison(name, Change.NotCompared, before.Time, after!.Time, null, "the others are compared with it");
        // Speeds of the newer over the former, times of the former over the newer.
        (Estimate? over, Estimate? under) = isBeside ? (after!.Speed, before!.Speed) : (before?.Time, after?.Time);
        Comparison? ratio = over is null || under is null ? null : new Comparison(Over(over, under));
        string? unknown = ratio is { IsKnown: true } ? null : "too few measurements to know how far they scatter";
        if ((WhyNot(before, after) ?? unknown) is { } reason)
            return new RowComparison(name, Change.NotCompared, before?.Time, after?.Time, null, reason);
        Estimate speed = ratio!.Speed;
        Change change = speed.High < 1 / (1 + threshold) ? Change.Slower : speed.Low > 1 + threshold ? Change.Faster : Change.Same;
        return new RowComparison(name, change, before!.Time, after!.Time, speed, null);
    }

    /// <summary>
    /// Nothing pairs the rows of two runs: as logarithms the two intervals are independent errors, and add as the sides of a right angle.
    /// </summary>
    private static Estimate Over(Estimate one, Estimate other)
    {
        double ratio = one.Median / other.Median;
        double down = double.Hypot(Math.Log(one.Median / one.Low), Math.Log(other.High / other.Median));
        double up = double.Hypot(Math.Log(one.High / one.Median), Math.Log(other.Median / other.Low));
        return new Estimate(ratio, ratio * Math.Exp(-down), ratio * Math.Exp(up));
    }

    /// <returns>Null where both rows have figures of the same work.</returns>
    private static string? WhyNot(MeasuredRow? before, MeasuredRow? after) => (before, after) switch
    {
        (null, _) => "only B has it",
        (_, null) => "only A has it",
        ({ Absence: { } one }, { Absence: { } other }) => one == other ? one : $"A: {one}; B: {other}",
        ({ Absence: { } one }, _) => $"A: {one}",
        (_, { Absence: { } other }) => $"B: {other}",
        ({ Document: { } one }, { Document: { } other }) when one != other => "another document was read and written",
        _ => null,
    };
}
