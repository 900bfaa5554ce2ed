using System.Text.RegularExpressions;

namespace JsonAot.Results;

/// <summary>
/// One sentence from what a failed restore, build or publish printed. A package that this machine's source does not
/// have is a reason to carry to every table; anything else is an error to repair.
/// </summary>
public static partial class BuildFailure
{
    private const string NotRestorable = "this machine's package source does not have";

    /// <summary>Whether a sentence made here names a missing package.</summary>
    public static bool IsMissingPackage(string sentence) => sentence.StartsWith(NotRestorable, StringComparison.Ordinal);

    /// <param name="step">What failed, as the beginning of a sentence: "The restore failed".</param>
    /// <param name="output">All that the command printed.</param>
    public static string Explain(string step, string output)
    {
        string[] missing = [.. MissingPackage().Matches(output).Select(match => match.Groups["package"].Value).Distinct()];
        if (missing.Length > 0)
            return $"{NotRestorable} {string.Join(", ", missing)}. Choose another framework or mode, or a source that has it.";
        string? error = output.Split('\n').FirstOrDefault(line => line.Contains("error ", StringComparison.Ordinal));
        return $"{step}: {error?.Trim() ?? output.Trim()}";
    }

    [GeneratedRegex(@"NU110[123]: Unable to find (?:a stable )?package (?<package>[\w.-]+?)(?:\.| with)(?=\s)", RegexOptions.CultureInvariant)]
    private static partial Regex MissingPackage();
}
