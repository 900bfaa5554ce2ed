namespace JsonAot.Lab.Claims;

/// <summary>One claim held against one set of results.</summary>
internal sealed record ClaimResult
{
    /// <summary>The title of the text that made the claim.</summary>
    public required string Source { get; init; }

    public required string Statement { get; init; }

    public required string Quotation { get; init; }

    /// <summary>All that was measured, as a table prints it; empty where nothing was.</summary>
    public required string Measured { get; init; }

    /// <summary>A word for all cases alike, or how many of them end how; and which of them compare rows of two runs.</summary>
    public required string Verdict { get; init; }

    /// <summary>Why it is not measured, or what to know of the rows.</summary>
    public string? Note { get; init; }

    /// <summary>One for each document.</summary>
    public required IReadOnlyList<ClaimCase> Cases { get; init; }

    public required string Command { get; init; }

    internal static ClaimResult Of(Claim claim, TimesResults times)
    {
        ClaimCase[] cases = [.. claim.Tests.Select(test => ClaimCase.Of(claim, test, times))];
        return new ClaimResult
        {
            Source = claim.Source.Title,
            Statement = claim.Statement,
            Quotation = claim.Quotation,
            Measured = MeasuredText(claim.Figure, cases),
            Verdict = VerdictText(cases) + RunsText(cases),
            Note = NoteText(cases),
            Cases = cases,
            Command = claim.Command,
        };
    }

    private static string MeasuredText(ClaimedFigure figure, ClaimCase[] cases)
    {
        double[] values = [.. cases.Select(one => one.Value).OfType<double>()];
        return values.Length == 0 ? "" : figure.ShowRange(values.Min(), values.Max());
    }

    private static string VerdictText(ClaimCase[] cases)
    {
        IGrouping<string, ClaimCase>[] kinds = [.. cases.GroupBy(one => one.Verdict)
            .OrderBy(kind => kind.Key == ClaimJudge.Words(Claims.Verdict.NotMeasured))
            .ThenByDescending(kind => kind.Count())];
        return kinds.Length == 1 ? kinds[0].Key : string.Join(", ", kinds.Select(kind => $"{kind.Key} {kind.Count()}"));
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
        string[] notes = [.. cases.Where(one => one.Note is not null).Select(one => one.Note!).Distinct()];
        return notes.Length < 2 ? notes.FirstOrDefault() : $"{notes[0]}, and {notes.Length - 1} more of that sort";
    }
}

/// <summary>A claim on one document.</summary>
internal sealed record ClaimCase
{
    public required string Subject { get; init; }

    public double? Value { get; init; }

    public double? Low { get; init; }

    public double? High { get; init; }

    public required string Verdict { get; init; }

    /// <summary>
    /// Of which days and commits the two runs are that measured its rows: the machine or the code may have changed between them. Null for
    /// one run.
    /// </summary>
    public string? Runs { get; init; }

    public string? Note { get; init; }

    internal static ClaimCase Of(Claim claim, ClaimTest test, TimesResults times)
    {
        TimesRow? over = test.Over.Find(times);
        TimesRow? under = test.Under?.Find(times);
        Estimate? measured = claim.Quantity switch
        {
            Quantity.Time => RowRatio.Of(over, under),
            _ when test.Under is null => RowRatio.Allocated(over),
            _ => RowRatio.OfAllocated(over, under),
        };
        double noiseLimit = claim.Quantity == Quantity.Time ? times.NoiseLimit ?? 0 : 0;
        return new ClaimCase
        {
            Subject = test.Subject,
            Value = measured?.Median,
            Low = measured?.Low,
            High = measured?.High,
            Verdict = ClaimJudge.Words(ClaimJudge.Judge(claim.Figure, measured, noiseLimit)),
            Runs = measured is null ? null : RunsOf(over, under, times.Manifest),
            Note = NoteOn(test.Over, over, claim.Quantity)
                ?? (test.Under is { } reference ? NoteOn(reference, under, claim.Quantity) : null),
        };
    }

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

    private static string? NoteOn(RowReference reference, TimesRow? row, Quantity quantity) => row switch
    {
        null => $"there is no row {reference}",
        { CpuNs: null } => $"{reference}: {row.Unavailable ?? "no figure"}",
        // Bytes have no interval.
        { LowNs: null } when quantity == Quantity.Time =>
            $"{reference}: too few generations for a verdict: measure it again, and not with --job dry",
        { Note: { } note } => $"{reference}: {note}",
        _ => null,
    };
}
