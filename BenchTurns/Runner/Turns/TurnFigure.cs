namespace BenchTurns.Turns;

/// <summary>What one generation said of one task of one process, or why it said nothing.</summary>
public sealed record TurnFigure(string Entrant, bool IsTwin, string Task)
{
    /// <summary>
    /// Of a call: the lower quartile of the slices that met the fewest new pages, and an equal share of what the collector took.
    /// </summary>
    public double? CpuNs { get; init; }

    /// <summary>The same by the clock on the wall: what waits is in it.</summary>
    public double? WallNs { get; init; }

    /// <summary>By the thread that makes the calls.</summary>
    public double? AllocatedBytes { get; init; }

    /// <summary>Of memory that a call was the first to touch, in the mean. No time has their price in.</summary>
    public double NewPages { get; init; }

    /// <summary>Collections of a call.</summary>
    public double Gen0 { get; init; }

    /// <summary>Those that collected the next generation too.</summary>
    public double Gen1 { get; init; }

    /// <summary>Those that collected all.</summary>
    public double Gen2 { get; init; }

    /// <summary>What the timed program says of the task to its own other side.</summary>
    public string Facts { get; init; } = "";

    /// <summary>What a reader should know of the figure.</summary>
    public string Note { get; init; } = "";

    /// <summary>A few processor times of slices, evenly from the lowest to the lower quartile.</summary>
    public IReadOnlyList<double> Lowest { get; init; } = [];

    /// <summary>What its process printed besides, in lines that begin as comments do.</summary>
    public IReadOnlyList<string> Said { get; init; } = [];

    /// <summary>Why there is no figure. The task is not tried again.</summary>
    public string? Reason { get; init; }

    /// <summary>The same of one operation, where a call makes several.</summary>
    public TurnFigure Per(int operations) => operations == 1 ? this : this with
    {
        CpuNs = CpuNs / operations,
        WallNs = WallNs / operations,
        AllocatedBytes = AllocatedBytes / operations,
        NewPages = NewPages / operations,
        Gen0 = Gen0 / operations,
        Gen1 = Gen1 / operations,
        Gen2 = Gen2 / operations,
        Lowest = [.. Lowest.Select(ns => ns / operations)],
    };
}
