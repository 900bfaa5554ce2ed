using System.Globalization;

namespace JsonAot.Lab.Claims;

/// <summary>
/// A published figure, made of the characters that the source prints: a test looks for each in the quotation. Where that is a part of
/// another's time, or so many times of it, the figure is how many times as fast that is, as all ratios of this suite.
/// </summary>
/// <param name="Printed">The parts of the quotation that the figure is made of.</param>
/// <param name="IsLimit">The source says "at most", not "about".</param>
internal sealed record ClaimedFigure(ClaimedUnit Unit, double Low, double High, IReadOnlyList<string> Printed, bool IsLimit = false)
{
    /// <summary>What "allocation free" allows: a few small objects per document, and nothing that grows with it.</summary>
    internal const double AllocationFreeBytes = 256;

    /// <summary>A part of the other's time, or so many times of it.</summary>
    internal static ClaimedFigure Time(string printed) => Time(printed, "1") with { Printed = [printed] };

    /// <summary>Two times of which the source prints both.</summary>
    internal static ClaimedFigure Time(string own, string other) =>
        new(ClaimedUnit.Speed, Number(other) / Number(own), Number(other) / Number(own), [own, other]);

    internal static ClaimedFigure Speeds(string low, string high) => new(ClaimedUnit.Speed, Number(low), Number(high), [low, high]);

    internal static ClaimedFigure Part(string printed) => new(ClaimedUnit.Part, Number(printed), Number(printed), [printed]);

    /// <summary>A part that the source does not print, but both of its sides.</summary>
    internal static ClaimedFigure PartOf(string over, string under) =>
        new(ClaimedUnit.Part, Number(over) / Number(under), Number(over) / Number(under), [over, under]);

    internal static ClaimedFigure Factor(string printed) => new(ClaimedUnit.Factor, Number(printed), Number(printed), [printed]);

    internal static ClaimedFigure Bytes(string printed) => new(ClaimedUnit.Bytes, Number(printed), Number(printed), [printed]);

    internal static ClaimedFigure AtMostTheSame(string words) => new(ClaimedUnit.Part, 1, 1, [words], IsLimit: true);

    internal static ClaimedFigure NoAllocation(string words) =>
        new(ClaimedUnit.Bytes, AllocationFreeBytes, AllocationFreeBytes, [words], IsLimit: true);

    /// <summary>As the source prints it, where it prints the figure itself.</summary>
    public override string ToString() =>
        IsLimit ? $"at most {Show(High)}"
        : Unit is ClaimedUnit.Part or ClaimedUnit.Speed ? ShowRange(Low, High)
        : $"{string.Join(" to ", Printed)}{Suffix}";

    internal string Show(double value) => $"{Digits(value)}{Suffix}";

    /// <summary>Both ends, and the unit once.</summary>
    internal string ShowRange(double low, double high) => Show(low) == Show(high) ? Show(low) : $"{Digits(low)} to {Show(high)}";

    private string Suffix => Unit switch
    {
        ClaimedUnit.Speed => "x",
        ClaimedUnit.Factor => " ×",
        ClaimedUnit.Bytes => " B",
        _ => "",
    };

    private string Digits(double value) => Unit == ClaimedUnit.Bytes ? value.ToString("N0") : RatioText.Of(value);

    private static double Number(string printed) => double.Parse(printed, NumberStyles.Float | NumberStyles.AllowThousands);
}
