using JsonAot.Lab.Measures.Limits;
using JsonAot.Probe.Answers;

namespace JsonAot.Lab.Commands.Try;

/// <summary>The times of one mode, and who is fastest.</summary>
internal sealed class TrialTimes(IReadOnlyList<LimitRow> rows)
{
    private const double LeastNoise = 0.01;

    /// <summary>The fastest first, and those of one direction behind.</summary>
    internal IReadOnlyList<string> Contenders { get; } =
    [
        .. rows.Where(row => row.Time is not null && LimitsNoise.FirstNameOf(row) is null)
            .GroupBy(row => row.Contender)
            .OrderByDescending(own => own.Count())
            .ThenBy(own => own.Sum(row => row.Time))
            .Select(own => own.Key),
    ];

    /// <summary>The contender that was timed under a second name too; null where none was.</summary>
    internal string? TimedTwice { get; } =
        rows.Where(row => row.Time is not null).Select(LimitsNoise.FirstNameOf).FirstOrDefault(name => name is not null);

    /// <summary>What one contender differs by under two names.</summary>
    internal double Noise => LimitsNoise.Of(rows) ?? 0;

    /// <summary>A smaller difference is a tie. Two names of one contender may agree by chance.</summary>
    internal double LeastDifference => Math.Max(Noise, LeastNoise);

    /// <summary>How the noise of some modes was found.</summary>
    internal static string DescribeNoise(IReadOnlyList<TrialTimes> times)
    {
        string noise = string.Join(" and ", times.Select(one => one.Noise.ToString("P1")));
        string twice = times.Select(one => one.TimedTwice).OfType<string>().FirstOrDefault() ?? "no contender";
        return $"{twice}, timed twice, differs by at most {noise} from itself, 95 times in 100";
    }

    internal LimitRow? Row(string contender, string task) => rows.FirstOrDefault(row => row.Contender == contender && row.Task == task);

    internal double? Ns(string contender, string task) => Row(contender, task)?.Time;

    /// <summary>To the yardstick, in the words of every table.</summary>
    internal string? Ratio(string contender, string task)
    {
        if (TimeOf(contender, task) is not { } over || TimeOf(DefaultContestants.Yardstick, task) is not { } under)
            return null;
        return contender == DefaultContestants.Yardstick ? "1.00" : Comparison.Of(over, under, LeastDifference).Words;
    }

    internal bool IsAdapted(string contender) => rows.Any(row => row.Contender == contender && row.IsMarkedAdapted);

    internal string? Unavailable(string contender) =>
        rows.FirstOrDefault(row => row.Contender == contender && row.Unavailable is not null)?.Unavailable;

    /// <summary>
    /// The contender that takes least for one reading and one writing; where others are within the noise, the one in the box.
    /// </summary>
    internal string? Winner()
    {
        (string Name, double Sum)[] both = Both();
        if (both.Length == 0)
            return null;
        string fastest = both[0].Name;
        return TiesOf(fastest).Contains(DefaultContestants.Yardstick) ? DefaultContestants.Yardstick : fastest;
    }

    internal IEnumerable<string> TiesOf(string contender)
    {
        (string Name, double Sum)[] both = Both();
        double own = both.First(one => one.Name == contender).Sum;
        return both.Where(one => one.Name != contender && Math.Abs(one.Sum / own - 1) <= LeastDifference).Select(one => one.Name);
    }

    private Estimate? TimeOf(string contender, string task) => Ns(contender, task) is { } ns ? Estimate.Exactly(ns) : null;

    /// <summary>The fastest first.</summary>
    private (string Name, double Sum)[] Both() =>
    [
        .. Contenders.Where(name => Ns(name, LimitsTime.Reading) is not null && Ns(name, LimitsTime.WritingBytes) is not null)
            .Select(name => (name, Ns(name, LimitsTime.Reading)!.Value + Ns(name, LimitsTime.WritingBytes)!.Value))
            .OrderBy(one => one.Item2),
    ];
}
