
namespace JsonAot.Lab.YourType;

/// <summary>The times of one type in one mode, and who is fastest.</summary>
/// <param name="contenders">Those of this call: the file may have rows of others from an earlier one.</param>
internal sealed class TrialTimes(TimesResults results, string payload, IReadOnlyCollection<string> contenders)
{
    // A machine that lets a call wait for more than this part of its time is busy.
    private const double Busy = 1.1;

    private readonly TimesRow[] _rows = [.. results.Rows.Where(row => !row.IsTwin && row.Payload == payload)];

    /// <summary>The run's check of itself.</summary>
    internal TwinCheck Twins => TwinCheck.Of(results.Rows.Where(row => row.Payload == payload));

    /// <summary>The fastest first, then those that do one direction alone, then those without a figure.</summary>
    internal IReadOnlyList<string> Order =>
    [
        .. contenders.OrderByDescending(name => Directions.Count(direction => Ns(name, direction) is not null))
            .ThenBy(name => Directions.Sum(direction => Ns(name, direction))),
    ];

    /// <summary>How many times as long as its work a call took, in the middle of all rows; null where nobody else was busy.</summary>
    internal double? Delay => Delays.Length > 0 && Quantile.Median(Delays) is > Busy and var delay ? delay : null;

    /// <summary>What is not in the times; null for nothing.</summary>
    internal string? Remark => NewPage.RemarkOf(_rows.Select(row => row.NewPages), results.Manifest.PageNs);

    private double[] Delays => [.. _rows.Where(row => row.CpuNs > 0).Select(row => row.WallNs!.Value / row.CpuNs!.Value)];

    private static string[] Directions => [TimesRow.Reading, TimesRow.Writing];

    internal TimesRow? Row(string contender, string direction) =>
        _rows.FirstOrDefault(row => row.Contender == contender && row.Direction == direction);

    internal double? Ns(string contender, string direction) => Row(contender, direction)?.CpuNs;

    /// <summary>The time, and how many times as fast as the yardstick that is.</summary>
    internal string? Cell(string contender, string direction, string yardstick = ContenderSets.Reference)
    {
        if (Row(contender, direction) is not { CpuNs: { } ns } row)
            return null;
        string? speed = contender == yardstick ? RatioText.Baseline : Comparison.Of(row, Row(yardstick, direction))?.Words;
        return speed is null ? Duration.Format(ns) : $"{Duration.Format(ns)} {speed}";
    }

    internal bool IsAdapted(string contender) => _rows.Any(row => row.Contender == contender && row.IsMarkedAdapted);

    internal string? Unavailable(string contender) =>
        _rows.FirstOrDefault(row => row.Contender == contender && row.Unavailable is not null)?.Unavailable;

    /// <summary>
    /// The contender that takes least for one reading and one writing; where no difference is proven, the one in the box.
    /// </summary>
    internal string? Winner()
    {
        string? fastest = contenders.Where(name => Both(name) is not null).MinBy(name => Both(name)!.CpuNs);
        return fastest is not null && TiesOf(fastest).Contains(ContenderSets.Reference) ? ContenderSets.Reference : fastest;
    }

    internal IEnumerable<string> TiesOf(string contender) => contenders.Where(name => name != contender && AreTied(name, contender));

    /// <summary>By the rule of the cells, for one reading and one writing.</summary>
    internal bool AreTied(string contender, string other) =>
        Both(contender) is { } both && Comparison.Of(both, Both(other))?.IsTie == true;

    /// <summary>How many times as fast as another, for one reading and one writing; null where one of them does not do both.</summary>
    internal double? SpeedAgainst(string contender, string other) =>
        Both(contender) is { } both ? Comparison.Of(both, Both(other))?.Ratio : null;

    /// <summary>One reading and one writing as if they were one call; null where there are not both.</summary>
    private TimesRow? Both(string contender)
    {
        if ((Row(contender, TimesRow.Reading), Row(contender, TimesRow.Writing)) is not ({ CpuNs: { } } read, { CpuNs: { } } write))
            return null;
        // How many times as fast as one reading and one writing of the yardstick, of whose time the reading has this part.
        double? part = Ns(ContenderSets.Reference, TimesRow.Reading)
            / (Ns(ContenderSets.Reference, TimesRow.Reading) + Ns(ContenderSets.Reference, TimesRow.Writing));
        return read with
        {
            CpuNs = read.CpuNs + write.CpuNs,
            LowNs = read.LowNs + write.LowNs,
            HighNs = read.HighNs + write.HighNs,
            Quotients = part is { } ofReading
                ? [.. read.Quotients.Zip(write.Quotients, (one, other) => 1 / ((ofReading / one) + ((1 - ofReading) / other)))]
                : [],
        };
    }
}
