using BenchTurns.Turns;
using JsonAot.Turns;

namespace JsonAot.Lab.Running.Turns;

/// <summary>Makes rows of what generations said.</summary>
internal static class TurnRows
{
    /// <param name="generations">Those of all groups of one subject.</param>
    /// <param name="declared">The reference, unless it has no figures: reflection cannot be timed in a native program.</param>
    /// <param name="identify">A row without figures: which call it is.</param>
    internal static IReadOnlyList<TimesRow> Of(
        IReadOnlyList<Generation> generations, string declared, int? seed, Func<TurnResult, TimesRow> identify)
    {
        DateTimeOffset now = DateTimeOffset.UtcNow;
        return [.. TurnResults.Of(generations, declared).Select(result => Of(result, identify(result), seed, now))];
    }

    /// <param name="identity">The row without figures.</param>
    internal static TimesRow Of(TurnResult result, TimesRow identity, int? seed, DateTimeOffset now)
    {
        TimesRow row = identity with
        {
            TakenAt = now, IsTwin = result.IsTwin, Reference = result.Reference, Seed = seed, Group = result.Group,
        };
        return result.Reason is null ? Measured(row, result) : row with { Unavailable = result.Reason };
    }

    private static TimesRow Measured(TimesRow row, TurnResult result)
    {
        CallFacts facts = CallFacts.Parse(result.Facts);
        return row with
        {
            CpuNs = result.CpuNs,
            LowNs = result.LowNs,
            HighNs = result.HighNs,
            WallNs = result.WallNs,
            Quotients = result.Quotients,
            AllocatedBytes = result.AllocatedBytes,
            NewPages = result.NewPages,
            Gen0 = result.Gen0,
            Gen1 = result.Gen1,
            Gen2 = result.Gen2,
            DocumentBytes = facts.DocumentBytes,
            IsAdapted = row.IsAdapted || facts.IsAdapted,
            IsLossy = facts.IsLossy,
            IsBinary = row.IsBinary || facts.IsBinary,
            Note = result.Note.Length == 0 ? null : result.Note,
        };
    }
}
