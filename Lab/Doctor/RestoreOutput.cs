using System.Text.RegularExpressions;

namespace JsonAot.Lab.Doctor;

/// <summary>What the output of a failed restore means, in one sentence, and what to do next.</summary>
internal static partial class RestoreOutput
{
    internal static RestoreAnswer Explain(string output)
    {
        // A source that is away hides every other reason: nothing was asked of it.
        if (NoAnswer().IsMatch(output))
            return RestoreAnswer.NoSource;

        string[] missing =
        [
            .. Missing().Matches(output).Select(match => Sentence(match)).Concat(
                Replaced().Matches(output).Select(match =>
                    $"{match.Groups["package"].Value} {match.Groups["wanted"].Value} (it would give {match.Groups["given"].Value} instead)")).Distinct(),
        ];
        if (missing.Length > 0)
            return new RestoreAnswer(false, $"the package source does not have {string.Join(", nor ", missing)}");

        Match error = AnyError().Match(output);
        string reason = error.Success ? error.Groups["sentence"].Value.Trim() : LastLine(output);
        return new RestoreAnswer(false, $"the restore failed: {reason}");
    }

    private static string Sentence(Match match)
    {
        string package = match.Groups["package"].Value;
        string version = match.Groups["version"].Value;
        string nearest = match.Groups["nearest"].Value;
        return version.Length == 0 ? package
            : nearest.Length == 0 ? $"{package} {version}"
            : $"{package} {version} (nearest: {nearest})";
    }

    private static string LastLine(string output) =>
        output.Split('\n', StringSplitOptions.TrimEntries | StringSplitOptions.RemoveEmptyEntries).LastOrDefault() ?? "it said nothing";

    // NU1301: no index; NU1900: no index while looking for known vulnerabilities, which is asked of the same source.
    [GeneratedRegex(@"\bNU1301\b|\bNU1900\b|Unable to load the service index", RegexOptions.CultureInvariant)]
    private static partial Regex NoAnswer();

    // NU1101: no such package. NU1102: not in that version. NU1103: only as a preview.
    [GeneratedRegex(
        @"NU110[123]: Unable to find (?:a stable )?package (?<package>[\w.-]+?)(?:\.\s| with version \([>=\s]*(?<version>[^),\s]+)[^)]*\)(?:[^\n]*\n[^\n]*?Nearest version: (?<nearest>[^\s\]]+))?)",
        RegexOptions.CultureInvariant)]
    private static partial Regex Missing();

    [GeneratedRegex(@"NU1603:.*? (?<package>[\w.-]+) (?<wanted>\S+) was not found\. \S+ (?<given>\S+) was resolved instead", RegexOptions.CultureInvariant)]
    private static partial Regex Replaced();

    [GeneratedRegex(@"error (?<sentence>[A-Z]+\d+: [^\n\[]+)", RegexOptions.CultureInvariant)]
    private static partial Regex AnyError();
}
