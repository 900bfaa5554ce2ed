using System.Globalization;
using JsonAot.Probe.Answers;

namespace JsonAot.Lab.Commands.Try;

/// <summary>The times of one mode, and who is fastest.</summary>
internal sealed class TrialTimes(IReadOnlyList<LimitRow> rows)
{
    /// <summary>The fastest first, those of one direction behind, and the floor at the end.</summary>
    internal IReadOnlyList<string> Contenders { get; } =
    [
        .. rows.Where(row => row.MinNs is not null && !row.Contender.EndsWith(LimitsTime.AgainSuffix, StringComparison.Ordinal))
            .GroupBy(row => row.Contender)
            .OrderBy(own => own.Key == Codecs.Floor.FloorName)
            .ThenByDescending(own => own.Count())
            .ThenBy(own => own.Sum(row => row.MinNs))
            .Select(own => own.Key),
    ];

    /// <summary>What identical benchmarks differ by, where there were such.</summary>
    internal double? NoiseFloor { get; init; }

    /// <summary>The contender that was timed under a second name too; null where none was.</summary>
    internal string? TimedTwice { get; } = rows
        .FirstOrDefault(row => row.MinNs is not null && row.Contender.EndsWith(LimitsTime.AgainSuffix, StringComparison.Ordinal))
        ?.Contender.Replace(LimitsTime.AgainSuffix, "", StringComparison.Ordinal);

    /// <summary>What identical benchmarks differ by, or else the most that one contender under two names differs in a task.</summary>
    internal double Noise
    {
        get
        {
            if (NoiseFloor is { } floor)
                return floor;
            if (TimedTwice is not { } once)
                return 0;
            string twice = $"{once}{LimitsTime.AgainSuffix}";
            return new[] { LimitsTime.Reading, LimitsTime.WritingBytes }
                .Select(task => Ns(twice, task) is { } again && Ns(once, task) is { } first ? Math.Abs(again / first - 1) : 0).Max();
        }
    }

    /// <summary>How the noise of some modes was found.</summary>
    internal static string DescribeNoise(IReadOnlyList<TrialTimes> times)
    {
        string noise = string.Join(" and ", times.Select(one => one.Noise.ToString("P1", CultureInfo.InvariantCulture)));
        return times.All(one => one.NoiseFloor is not null)
            ? $"identical benchmarks differ by {noise}"
            : $"{times.Select(one => one.TimedTwice).OfType<string>().FirstOrDefault() ?? "no contender"}, timed twice, differs by {noise} from itself";
    }

    internal LimitRow? Row(string contender, string task) => rows.FirstOrDefault(row => row.Contender == contender && row.Task == task);

    internal double? Ns(string contender, string task) => Row(contender, task)?.MinNs;

    /// <summary>To the yardstick.</summary>
    internal double? Ratio(string contender, string task) => Ns(contender, task) / Ns(DefaultContestants.Yardstick, task);

    internal bool IsAdapted(string contender) => rows.Any(row => row.Contender == contender && row.IsMarkedAdapted);

    internal string? Unavailable(string contender) => rows.FirstOrDefault(row => row.Contender == contender && row.Unavailable is not null)?.Unavailable;

    /// <summary>The contender that takes least for one reading and one writing; where others are within the noise, the one in the box.</summary>
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
        return both.Where(one => one.Name != contender && Math.Abs(one.Sum / own - 1) <= Math.Max(Noise, 0.01)).Select(one => one.Name);
    }

    /// <summary>The fastest first.</summary>
    private (string Name, double Sum)[] Both() =>
    [
        .. Contenders.Where(name => name != Codecs.Floor.FloorName)
            .Where(name => Ns(name, LimitsTime.Reading) is not null && Ns(name, LimitsTime.WritingBytes) is not null)
            .Select(name => (name, Ns(name, LimitsTime.Reading)!.Value + Ns(name, LimitsTime.WritingBytes)!.Value))
            .OrderBy(one => one.Item2),
    ];
}
