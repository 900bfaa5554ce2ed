using JsonAot.Lab.Measures;

namespace JsonAot.Lab.Claims;

/// <summary>One claim held against one set of results.</summary>
/// <param name="Measured">All that was measured, as a table prints it; empty where nothing was.</param>
/// <param name="Verdict">A word for all cases alike, or how many of them end how.</param>
/// <param name="Note">Why there is no verdict, or what to know of it.</param>
internal sealed record ClaimResult(string Measured, string Verdict, string? Note)
{
    internal static ClaimResult Of(Claim claim, Deployment deployment)
    {
        ClaimCase[] cases = [.. claim.Tests.Select(test => ClaimCase.Of(claim, test, deployment))];
        double[] values = [.. cases.Select(one => one.Value).OfType<double>()];
        string measured = values.Length == 0 ? "" : claim.Figure.ShowRange(values.Min(), values.Max());
        return new ClaimResult(measured, VerdictText(cases), NoteText(cases));
    }

    private static string VerdictText(ClaimCase[] cases)
    {
        var verdicts = cases.CountBy(one => one.Verdict)
            .OrderBy(verdict => verdict.Key == Claims.ClaimVerdict.NotMeasured).ThenByDescending(verdict => verdict.Value).ToArray();
        return verdicts.Length == 1
            ? ClaimJudge.Words(verdicts[0].Key)
            : string.Join(", ", verdicts.Select(verdict => $"{ClaimJudge.Words(verdict.Key)} {verdict.Value}"));
    }

    private static string? NoteText(ClaimCase[] cases)
    {
        string[] notes = [.. cases.Select(one => one.Note).OfType<string>().Distinct()];
        return notes.Length < 2 ? notes.FirstOrDefault() : $"{notes[0]}, and {notes.Length - 1} more of that sort";
    }

    /// <summary>The claim on one document.</summary>
    private sealed record ClaimCase(double? Value, ClaimVerdict Verdict, string? Note)
    {
        internal static ClaimCase Of(Claim claim, ClaimTest test, Deployment deployment)
        {
            TimesRow? Find(string? name) => deployment.Times.FirstOrDefault(row => row.Name == name && !row.IsTwin);
            TimesRow? own = Find(test.Own);
            TimesRow? other = Find(test.Other);
            string? apart = WhyApart(claim.Quantity, own, other, deployment.Of<TimesResults>()!.Manifest);
            // Bytes do not scatter: each call allocates the same. A time without an interval is no figure.
            Comparison? measured = apart is not null || own is null ? null
                : claim.Quantity == Quantity.Time
                    ? Comparison.Of(own, other, deployment.RatioLimit) is { IsKnown: true } speed ? speed : null
                : Bytes(test, own, other) is { } bytes ? new Comparison(Estimate.Exactly(bytes)) : null;
            return new ClaimCase(
                measured?.Ratio,
                ClaimJudge.Judge(claim.Figure, measured),
                apart ?? NoteOn(test.Own, own, claim.Quantity)
                    ?? (test.Other is { } reference ? NoteOn(reference, other, claim.Quantity) : null));
        }

        private static double? Bytes(ClaimTest test, TimesRow own, TimesRow? other) =>
            test.Other is null ? BytesOf(own) : BytesOf(other) > 0 ? BytesOf(own) / BytesOf(other) : null;

        private static double? BytesOf(TimesRow? row) => row is { CpuNs: not null } ? row.AllocatedBytes : null;

        /// <summary>Why two rows with figures are not compared. What is counted is the same in every run of one commit.</summary>
        private static string? WhyApart(Quantity quantity, TimesRow? own, TimesRow? other, Manifest manifest)
        {
            if (own is not { CpuNs: not null } || other is not { CpuNs: not null })
                return null;
            bool isOneCommit = manifest.CommitOf(own.TakenAt) == manifest.CommitOf(other.TakenAt);
            if (quantity == Quantity.Time ? own.WasBeside(other) : isOneCommit)
                return null;
            string first = RunOf(own);
            string second = RunOf(other);
            string runs = own.TakenAt == other.TakenAt ? ""
                : first == second ? $", in two runs of {first}"
                : $": on {first} and on {second}";
            return $"{own.Name} and {other.Name} were {TimesResults.NotBeside}{runs}";

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
