
namespace JsonAot.Lab.Measures.Startup;

/// <summary>How many calls it takes until a mode has caught up, from the least of the rounds to the most.</summary>
internal static class BreakEvenWords
{
    /// <returns>Null where it is never, or not known.</returns>
    internal static string? Calls(BreakEven even)
    {
        if (even is not { IsKnown: true, Low: { } least, High: { } most })
            return null;
        (string low, string high) = (Rounded(least), Rounded(most));
        const string Million = " million";
        return low == high ? low
            : low.EndsWith(Million, StringComparison.Ordinal) ? $"{low[..^Million.Length]} to {high}"
            : $"{low} to {high}";
    }

    internal static string InTable(BreakEven even) => $"{(even.IsKnown ? Calls(even) ?? "never" : "not known")} with {even.Against}";

    internal static string? WhyNot(BreakEven even) => even.IsKnown ? null
        : $"with {even.Against}: {even.Unknown ?? "measured before each round was looked at by itself"}";

    /// <summary>The place where two flat curves meet is known to a digit or two.</summary>
    private static string Rounded(double calls)
    {
        double unit = Math.Pow(10, Math.Max(0, Math.Floor(Math.Log10(Math.Max(calls, 1))) - 1));
        double rounded = Math.Round(calls / unit) * unit;
        return rounded >= 1e6
            ? $"{rounded / 1e6:0.#} million"
            : rounded.ToString("N0");
    }
}
