namespace JsonAot.Tests.Lab;

/// <summary>Results as a host would have written them.</summary>
internal static class SteadyResults
{
    internal static TimesResults Of(params TimesRow[] rows) => new(
        new Manifest
        {
            Machine = Machine.Current, Framework = "net10.0", Mode = "jit", Tool = "a test", Commit = "none",
            RuntimeVersion = "10.0.12", InstructionSets = "AVX2", SdkVersion = "10.0.401", PublishSwitches = [],
            TakenAt = new DateTimeOffset(2026, 11, 21, 0, 0, 0, TimeSpan.Zero),
        },
        InTurns(rows));

    /// <summary>
    /// Makes rows as if they had lived side by side, and the first were what others are compared with: each has
    /// quotients that scatter as its interval says. A row that has quotients or a reference keeps them.
    /// </summary>
    internal static TimesRow[] InTurns(IReadOnlyList<TimesRow> rows)
    {
        return
        [
            .. rows.Select(row => row.CpuNs is null || row.IsTwin || row.Reference is not null ? row : Compared(row, ReferenceOf(row))),
        ];

        TimesRow ReferenceOf(TimesRow row)
        {
            TimesRow[] rivals =
                [.. rows.Where(rival => rival.CpuNs is not null && rival.TakenAt == row.TakenAt && rival.Subject == row.Subject)];
            return rivals.FirstOrDefault(rival => rival.Contender == ContenderSets.Reference) ?? rivals[0];
        }

        static TimesRow Compared(TimesRow row, TimesRow reference)
        {
            double apart = row == reference ? 0 : (row.HighNs - row.LowNs) / 2 / row.CpuNs ?? 0;
            double[] steps = row.LowNs is null ? [0, 0] : [-apart, -apart / 2, 0, apart / 2, apart];
            return row with
            {
                Reference = reference.IsCall ? reference.Contender : reference.Name,
                Quotients = row.Quotients.Count > 0
                    ? row.Quotients
                    : [.. steps.Select(step => reference.CpuNs!.Value / row.CpuNs!.Value * (1 + step))],
            };
        }
    }

    /// <param name="apart">How far the ends of the interval lie from the time, as a part of it.</param>
    internal static TimesRow Row(string benchmark, double ns, double apart = 0.006) => new()
    {
        Benchmark = benchmark, Payload = "", Contender = "", Direction = TimesRow.Writing, Lane = "", Form = TimesRow.Canonical,
        CpuNs = ns, LowNs = ns * (1 - apart), HighNs = ns * (1 + apart), AllocatedBytes = 0,
    };

    /// <summary>A contender's call on a payload.</summary>
    internal static TimesRow Call(string contender, string direction, double ns) => Row("", ns) with
    {
        Benchmark = null, Payload = "Simple", Contender = contender, Direction = direction.ToLowerInvariant(), Lane = TimesRow.Utf8,
        IsBareCopy = contender == "Bare copy",
    };

    /// <summary>The row with too few generations to say how far they scatter.</summary>
    internal static TimesRow Brief(TimesRow row) => row with { LowNs = null, HighNs = null };
}
