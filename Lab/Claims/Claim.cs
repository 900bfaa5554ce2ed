using System.Globalization;

namespace JsonAot.Lab.Claims;

/// <summary>A figure that somebody published, and the two rows of ours whose quotient is the same figure.</summary>
/// <param name="Source">Where it was said, in words.</param>
/// <param name="Statement">What was said, so that it can be read without the source.</param>
/// <param name="Low">The figure, or the lower end of a range.</param>
/// <param name="High">The same, or the upper end of a range.</param>
/// <param name="Over">The row above the fraction line.</param>
/// <param name="Under">The row below it.</param>
/// <param name="Command">What measures both rows again.</param>
internal sealed record Claim(
    string Source,
    string Statement,
    double Low,
    double High,
    RowReference Over,
    RowReference Under,
    string Command)
{
    /// <summary>A "so many times faster", shown with a multiplication sign; otherwise a part of the other's time.</summary>
    internal bool IsFactor => Low > 1;

    internal string Figure => Low == High ? Show(Low) : $"{Factor(Low)} to {Show(High)}";

    internal string Show(double value) => IsFactor ? $"{Factor(value)} ×" : value.ToString("0.00", CultureInfo.InvariantCulture);

    private static string Factor(double value) => value.ToString(value >= 10 ? "0.#" : "0.##", CultureInfo.InvariantCulture);
}
