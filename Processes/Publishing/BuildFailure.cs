using System.Text.RegularExpressions;

namespace JsonAot.Processes.Publishing;

/// <summary>
/// One sentence from what a failed restore, build or publish printed. A package that this machine's source does not
/// have is a reason to carry to every table; anything else is an error to repair.
/// </summary>
public static partial class BuildFailure
{
    private const string NotRestorable = "this machine's package source does not have";

    /// <summary>Whether a sentence made here names a missing package.</summary>
    public static bool IsMissingPackage(string sentence) => sentence.StartsWith(NotRestorable, StringComparison.Ordinal);

    /// <summary>Whether the package source gave no answer: then it said nothing about any package either.</summary>
    public static bool IsSourceAway(string output) => NoIndex().IsMatch(output);

    /// <param name="step">What failed, as the beginning of a sentence: "The restore failed".</param>
    /// <param name="output">All that the command printed.</param>
    public static string Explain(string step, string output)
    {
        IReadOnlyList<string> missing = MissingPackages(output);
        if (missing.Count > 0)
            return $"{NotRestorable} {string.Join(", ", missing)}. Choose another framework or mode, or a source that has it.";
        return $"{step}: {FirstError(output)}";
    }

    public static string FirstError(string output)
    {
        string[] lines = output.Split('\n', StringSplitOptions.TrimEntries | StringSplitOptions.RemoveEmptyEntries);
        return lines.FirstOrDefault(line => line.Contains("error ", StringComparison.Ordinal)) ?? lines.LastOrDefault() ?? "it said nothing";
    }

    /// <returns>Each package that the source lacks, with the version asked for and the nearest that it has, where it said so.</returns>
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

    // NU1301: the source has no index. NU1900: nor has it one to look for known vulnerabilities in.
    [GeneratedRegex(@"\bNU1301\b|\bNU1900\b|Unable to load the service index", RegexOptions.CultureInvariant)]
    private static partial Regex NoIndex();

    // NU1101: no such package. NU1102: not in that version. NU1103: only as a preview.
    [GeneratedRegex(
        @"NU110[123]: Unable to find (?:a stable )?package (?<package>[\w.-]+?)(?:\.\s| with version \([>=\s]*(?<version>[^),\s]+)[^)]*\)(?:[^\n]*\n[^\n]*?Nearest version: (?<nearest>[^\s\]]+))?)",
        RegexOptions.CultureInvariant)]
    private static partial Regex MissingPackage();

    // NU1603: not in that version, and a later one would be taken instead: not what is to be measured.
    [GeneratedRegex(
        @"NU1603: [^\n]*? (?<package>[\w.-]+) (?<version>\S+) was not found\. \S+ (?<nearest>\S+) was resolved instead",
        RegexOptions.CultureInvariant)]
    private static partial Regex ReplacedPackage();
}
