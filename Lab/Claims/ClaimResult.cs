namespace JsonAot.Lab.Claims;

/// <summary>One claim held against one set of results.</summary>
/// <param name="Measured">All that was measured, as a table prints it; empty where nothing was.</param>
/// <param name="Verdict">A word for all cases alike, or how many of them end how; and which of them compare rows of two runs.</param>
internal sealed record ClaimResult(string Measured, string Verdict, string? Note)
{
    internal static ClaimResult Of(Claim claim, TimesResults times)
    {
        ClaimCase[] cases = [.. claim.Tests.Select(test => ClaimCase.Of(claim, test, times))];
        double[] values = [.. cases.Select(one => one.Value).OfType<double>()];
        string measured = values.Length == 0 ? "" : claim.Figure.ShowRange(values.Min(), values.Max());
        return new ClaimResult(measured, VerdictText(cases) + RunsText(cases), NoteText(cases));
    }

    private static string VerdictText(ClaimCase[] cases)
    {
        var verdicts = cases.CountBy(one => one.Verdict)
            .OrderBy(verdict => verdict.Key == Claims.Verdict.NotMeasured).ThenByDescending(verdict => verdict.Value).ToArray();
        return verdicts.Length == 1
            ? ClaimJudge.Words(verdicts[0].Key)
            : string.Join(", ", verdicts.Select(verdict => $"{ClaimJudge.Words(verdict.Key)} {verdict.Value}"));
    }

    private static string RunsText(ClaimCase[] cases)
    {
        string[] apart = [.. cases.Select(one => one.Runs).OfType<string>()];
        return apart.Length == 0 ? ""
            : $"; {(cases.Length == 1 ? "its two rows" : $"the two rows of {apart.Length}")} are of two runs, "
                + string.Join("; ", apart.Distinct());
    }

    private static string? NoteText(ClaimCase[] cases)
    {
        string[] notes = [.. cases.Select(one => one.Note).OfType<string>().Distinct()];
        return notes.Length < 2 ? notes.FirstOrDefault() : $"{notes[0]}, and {notes.Length - 1} more of that sort";
    }

    /// <summary>The claim on one document.</summary>
    /// <param name="Runs">
    /// Days and commits of the two runs that measured its rows: the machine or the code may have changed in between. Null for one run.
    /// </param>
    private sealed record ClaimCase(double? Value, Verdict Verdict, string? Runs, string? Note)
    {
        internal static ClaimCase Of(Claim claim, ClaimTest test, TimesResults times)
        {
            TimesRow? Find(string? name) => times.Rows.FirstOrDefault(row => row.Name == name && !row.IsTwin);
            TimesRow? over = Find(test.Over);
            TimesRow? under = Find(test.Under);
            double? bytes = test.Under is null ? BytesOf(over) : BytesOf(under) > 0 ? BytesOf(over) / BytesOf(under) : null;
            // Bytes do not scatter: each call allocates the same. A time without an interval is no figure.
            Estimate? measured = claim.Quantity == Quantity.Allocated ? bytes is { } known ? Estimate.Exactly(known) : null
                : over is not null && Comparison.Of(over, under, 0) is { IsKnown: true } ratio ? ratio.Interval : null;
            double noiseLimit = claim.Quantity == Quantity.Time ? times.NoiseLimit ?? 0 : 0;
            return new ClaimCase(
                measured?.Median,
                ClaimJudge.Judge(claim.Figure, measured, noiseLimit),
                measured is null ? null : RunsOf(over, under, times.Manifest),
                NoteOn(test.Over, over, claim.Quantity)
                    ?? (test.Under is { } reference ? NoteOn(reference, under, claim.Quantity) : null));
        }

        private static double? BytesOf(TimesRow? row) => row is { CpuNs: not null } ? row.AllocatedBytes : null;

        private static string? RunsOf(TimesRow? over, TimesRow? under, Manifest manifest)
        {
            if (over is null || under is null || over.TakenAt == under.TakenAt)
                return null;
            string first = RunOf(over);
            string second = RunOf(under);
            return first == second ? $"both of {first}" : $"of {first} and of {second}";

            string RunOf(TimesRow row)
            {
                string commit = manifest.CommitOf(row.TakenAt) is { } known ? $" (commit {known})" : "";
                return $"{row.TakenAt:yyyy-MM-dd}{commit}";
            }
        }

        private static string? NoteOn(string name, TimesRow? row, Quantity quantity) => row switch
        {
            null => $"there is no row {name}",
            { CpuNs: null } => $"{name}: {row.Unavailable ?? "no figure"}",
            // Bytes have no interval.
            { LowNs: null } when quantity == Quantity.Time =>
                $"{name}: too few generations for a verdict: measure it again, and not with --job dry",
            { Note: { } note } => $"{name}: {note}",
            _ => null,
        };
    }
}
