using System.Globalization;
using JsonAot.Lab.Claims.Sources;

namespace JsonAot.Lab.Claims;

internal enum Quantity
{
    Time,
    /// <summary>Bytes allocated per call.</summary>
    Allocated,
}

/// <summary>The names of the rows that test a claim on one document.</summary>
/// <param name="Own">Of whom the claim is: how many times as fast, or which part of the bytes.</param>
/// <param name="Other">With whom it is compared; null for a figure that stands alone.</param>
internal sealed record ClaimTest(string Own, string? Other)
{
    internal IEnumerable<string> Rows => Other is null ? [Own] : [Own, Other];
}

/// <summary>A figure that somebody published, and the rows of ours that give the same figure.</summary>
/// <param name="Quotation">The source's own sentence or table row, shortened with "…".</param>
/// <param name="Tests">One, or one for each document where the source promises it without naming one.</param>
internal sealed record Claim(
    Source Source,
    string Statement,
    string Quotation,
    ClaimedFigure Figure,
    Quantity Quantity,
    IReadOnlyList<ClaimTest> Tests,
    string Command);

internal enum ClaimedUnit
{
    /// <summary>So many times as fast as the other side: 3.45x.</summary>
    Speed,
    /// <summary>A part of the other side's bytes: 0.29.</summary>
    Part,
    /// <summary>So many times the other side's bytes: 5.74 ×.</summary>
    Factor,
    /// <summary>Bytes allocated per call, with no other side.</summary>
    Bytes,
}

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

/// <summary>A text that published figures.</summary>
/// <param name="Remark">What a reader must know of its data before comparing figures.</param>
internal sealed record Source(string Title, string Kind, string Remark)
{
    /// <summary>The title in quotation marks, and what it is.</summary>
    internal string Heading => $"“{Title}”, {Kind}";
}

/// <summary>The headline figures of the texts that this suite grew from: one file for each of them, in <c>Sources</c>.</summary>
internal static class HeadlineClaims
{
    internal static IReadOnlyList<Claim> All { get; } =
    [
        .. JsonSerializationBenchmarks.Claims,
        .. BenchmarkingJsonSerializers.Claims,
        .. TryTheNewApis.Claims,
        .. MemoryAllocations.Claims,
        .. CSharpAndJsonUtf8.Claims,
    ];
}
