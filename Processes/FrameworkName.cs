using System.Text.RegularExpressions;

namespace JsonAot.Processes;

/// <summary>The framework to measure. Which ones there are, the SDK knows.</summary>
internal static partial class FrameworkName
{
    internal static bool IsOne(string name) => Pattern().IsMatch(name);

    internal static string Refusal(string name) => $"'{name}' is not a framework such as net10.0.";

    [GeneratedRegex(@"^net[1-9][0-9]\.0$", RegexOptions.CultureInvariant)]
    private static partial Regex Pattern();
}
