using BenchTurns.Timed;
using BenchTurns.Words;

namespace BenchTurns.Turns;

/// <summary>
/// What the system takes to hand out a page of memory that nobody has touched. On most machines that is a quarter of a microsecond. A
/// virtual machine inside of another one may take forty times as long. No time of a call has it in; starts and first calls have.
/// </summary>
public static class NewPage
{
    // At this price the three thousand pages of a start take as long as the start of a native program.
    private const double DearNs = 2000;

    private static readonly Lazy<double?> s_nanoseconds = new(() => NewPages.PriceNs is > 0 and var price ? Math.Round(price) : null);

    /// <summary>Here; null where the system does not count such pages, and times have them in.</summary>
    public static double? Nanoseconds => s_nanoseconds.Value;

    /// <param name="nanoseconds">Null where nobody looked.</param>
    /// <returns>What it means for figures; null where it is as cheap as usual.</returns>
    public static string? WarningOf(double? nanoseconds) => nanoseconds is not { } dear || dear < DearNs ? null
        : $"A new page of memory takes {Duration.Format(dear)} on this machine, many times what is usual (about 0.25 µs). "
            + "Starts and first calls take longer than elsewhere; times of calls do not have it in.";

    /// <param name="newPages">That calls met, one by one for each row.</param>
    /// <param name="nanoseconds">Of the machine that timed them; null where nobody looked.</param>
    /// <returns>What is not in their times; null where no call met any.</returns>
    public static string? RemarkOf(IEnumerable<double?> newPages, double? nanoseconds)
    {
        double most = newPages.Max() ?? 0;
        return most < 1 || nanoseconds is not { } price ? null
            : $"Not in the times: new pages of memory, which large arrays meet by chance. Here a call met up to {most:N0}, "
                + $"{Duration.Format(price)} each and {Duration.Format(most * price)} together.";
    }
}
