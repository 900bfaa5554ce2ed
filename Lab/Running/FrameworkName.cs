using System.Text.RegularExpressions;

namespace JsonAot.Lab.Running;

/// <summary>The framework to measure. Which ones there are, the SDK knows.</summary>
internal static partial class FrameworkName
{
    // The language and the packages of this suite need it.
    private const int Oldest = 10;

    /// <returns>Why nobody can measure it with this suite; null where somebody can.</returns>
    internal static string? Complaint(string name) => MajorOf(name) switch
    {
        null => $"'{name}' is not a framework such as net{Oldest}.0.",
        < Oldest => $"{name} cannot be measured: this suite needs net{Oldest}.0 or a later one.",
        _ => null,
    };

    /// <returns>Why the SDK of this machine cannot build it; null where it can.</returns>
    internal static string? ComplaintOfSdk(string name) => MajorOf(name) > int.Parse(SdkVersion.Current.Split('.')[0])
        ? $"{name} cannot be built here, because the SDK is {SdkVersion.Current}: install the SDK of .NET {MajorOf(name)}."
        : null;

    private static int? MajorOf(string name) =>
        Pattern().Match(name) is { Success: true } match ? int.Parse(match.Groups["major"].ValueSpan) : null;

    [GeneratedRegex(@"^net(?<major>[1-9][0-9]?)\.0$", RegexOptions.CultureInvariant)]
    private static partial Regex Pattern();
}
