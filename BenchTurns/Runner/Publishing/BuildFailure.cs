using System.Text.RegularExpressions;

namespace BenchTurns.Publishing;

/// <summary>
/// Makes one sentence from the output of a failed restore, build or publish. A package that this machine's source does not
/// have is a reason that every table shows. Anything else is an error to repair.
/// </summary>
public static partial class BuildFailure
{
    /// <summary>How such a sentence begins.</summary>
    public const string SourceIsAway = "the package source did not answer";

    private const int LastLines = 5;

    private const string NotRestorable = "this machine's package source does not have";

    /// <summary>Whether a sentence of this class is about packages that this machine does not get.</summary>
    public static bool IsOfPackages(string sentence) =>
        sentence.StartsWith(NotRestorable, StringComparison.Ordinal) || sentence.StartsWith(SourceIsAway, StringComparison.Ordinal);

    /// <summary>Whether the package source did not answer. Then nothing is known about any package.</summary>
    public static bool IsSourceAway(string output) => NoIndex().IsMatch(output);

    /// <param name="step">What failed, as the beginning of a sentence: "The restore failed".</param>
    /// <param name="output">All that the command printed.</param>
    public static string Explain(string step, string output)
    {
        // First: a source that is away hides every other reason.
        if (IsSourceAway(output))
            return $"{SourceIsAway}. Connect this machine to the network, and run this again.";
        IReadOnlyList<string> missing = MissingPackages(output);
        if (missing.Count > 0)
            return $"{NotRestorable} {string.Join(", ", missing)}. Choose another framework or mode, or a source that has it.";
        return $"{step}: {FirstError(output)}";
    }

    /// <summary>The first line with an error, and else the last ones: the very last is often no more than an address.</summary>
    public static string FirstError(string output)
    {
        string[] lines = output.Split('\n', StringSplitOptions.TrimEntries | StringSplitOptions.RemoveEmptyEntries);
        return lines.FirstOrDefault(line => line.Contains("error ", StringComparison.Ordinal))
            ?? (lines.Length > 0 ? string.Join(" ", lines.TakeLast(LastLines)) : "it said nothing");
    }

    /// <returns>Each missing package with the wanted version and, where the output names it, the nearest version of the source.</returns>
    public static IReadOnlyList<string> MissingPackages(string output) =>
    [
        .. MissingPackage().Matches(output).Select(Describe)
            .Concat(ReplacedPackage().Matches(output).Select(Describe))
            .Distinct(),
    ];

    private static string Describe(Match match)
    {
        string package = match.Groups["package"].Value;
        string version = match.Groups["version"].Value;
        string nearest = match.Groups["nearest"].Value;
        return version.Length == 0 ? package
            : nearest.Length == 0 ? $"{package} {version}"
            : $"{package} {version} (nearest: {nearest})";
    }

    // NU1301: the source has no index. NU1900: it has no index of known vulnerabilities. As a warning that is no reason.
    [GeneratedRegex(@"error (NU1301|NU1900)\b|error [^\n]*Unable to load the service index", RegexOptions.CultureInvariant)]
    private static partial Regex NoIndex();

    // NU1101: no such package. NU1102: not in that version. NU1103: only as a preview.
    [GeneratedRegex(
        @"NU110[123]: Unable to find (?:a stable )?package (?<package>[\w.-]+?)(?:\.\s| with version "
            + @"\([>=\s]*(?<version>[^),\s]+)[^)]*\)(?:[^\n]*\n[^\n]*?Nearest version: (?<nearest>[^\s\]]+))?)",
        RegexOptions.CultureInvariant)]
    private static partial Regex MissingPackage();

    // NU1603: not in that version. NuGet would take a later one, which must not be measured where that is an error. As a warning it is no
    // reason.
    [GeneratedRegex(
        @"error NU1603: [^\n]*? (?<package>[\w.-]+) (?<version>\S+) was not found\. \S+ (?<nearest>\S+) was resolved instead",
        RegexOptions.CultureInvariant)]
    private static partial Regex ReplacedPackage();
}
