using System.Globalization;

namespace JsonAot.Lab.Measures.BuildCost;

/// <summary>What a run does with which projects. A compiler of its own, and a publish, take up to a minute for the largest.</summary>
/// <param name="EmittedSizes">The projects that are compiled to the end; the generators run on all.</param>
internal sealed record CostScope(
    IReadOnlyList<int> Sizes, int Passes, IReadOnlyList<int> EmittedSizes, IReadOnlyList<int> ColdSizes, int ColdPasses, IReadOnlyList<int> PublishedSizes)
{
    private const int Middle = 100;

    /// <exception cref="LabException">Numbers of types that cannot be.</exception>
    internal static CostScope Of(string sizes, bool quick)
    {
        int[] all = [.. sizes.Split(',', StringSplitOptions.TrimEntries | StringSplitOptions.RemoveEmptyEntries).Select(Number).Distinct().Order()];
        if (all.Length == 0)
            throw new LabException("No number of types was given: --types 10,100,500.", ExitCodes.Usage);
        // A quick run compiles to the end, and publishes, what is not too large for it.
        int largest = all.LastOrDefault(size => size <= Middle, all[0]);
        return quick
            ? new CostScope(all, 2, [.. all.Where(size => size <= largest)], [largest], 1, [largest])
            : new CostScope(all, 5, all, all, 2, all);
    }

    private static int Number(string text) =>
        int.TryParse(text, NumberStyles.None, CultureInfo.InvariantCulture, out int number) && number is >= TypeMix.OfModule and <= 5000 && number % TypeMix.OfModule == 0
            ? number
            : throw new LabException($"'{text}' is no number of types: a multiple of {TypeMix.OfModule}, up to 5000.", ExitCodes.Usage);
}
