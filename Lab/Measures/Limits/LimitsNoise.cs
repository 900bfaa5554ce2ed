using System.Globalization;
using JsonAot.Probe.Answers;

namespace JsonAot.Lab.Measures.Limits;

/// <summary>What one contender differs by from itself, timed under two names in turn with the others: the noise limit of their process.</summary>
internal static class LimitsNoise
{
    /// <summary>Of a contender that is timed a second time; null for every other row.</summary>
    internal static string? FirstNameOf(LimitRow row) => SecondName.FirstOf(row.Contender);

    /// <param name="rows">Of one payload, and so of one process.</param>
    /// <returns>Null where nothing was timed twice, as in older files.</returns>
    internal static double? Of(IReadOnlyList<LimitRow> rows) => OfPairs(
        from again in rows
        from first in rows
        where first.Contender == FirstNameOf(again) && first.Task == again.Task && first.Time > 0 && again.Time > 0
        select again.Time!.Value / first.Time!.Value);

    private static double? OfPairs(IEnumerable<double> ratios)
    {
        double[] squares = [.. ratios.Select(ratio => Math.Log(ratio) * Math.Log(ratio))];
        // Student's distribution: a few pairs know little of their scatter.
        double[] quantiles = [12.706, 4.303, 3.182, 2.776, 2.571];
        return squares.Length == 0
            ? null
            : Math.Exp(quantiles[Math.Min(squares.Length, quantiles.Length) - 1] * Math.Sqrt(squares.Average())) - 1;
    }

    /// <summary>Each payload has a process, and a floor, of its own.</summary>
    internal static string Describe(LimitTimes times)
    {
        double[] floors = [.. times.Rows.GroupBy(row => row.Payload).Select(payload => Of([.. payload])).OfType<double>().Order()];
        string Percent(double floor) => floor.ToString("P1", CultureInfo.InvariantCulture);
        return floors switch
        {
            [] => "not measured",
            [var one] => Percent(one),
            [var least, .., var most] => $"{Percent(least)} to {Percent(most)} (by the payload)",
        };
    }
}
