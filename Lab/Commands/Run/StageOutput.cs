using System.Text.RegularExpressions;

namespace JsonAot.Lab.Commands.Run;

/// <summary>From what a stage prints, the one line that says what it is doing.</summary>
internal static partial class StageOutput
{
    /// <returns>Null for a line that is only for the log.</returns>
    internal static string? Doing(string line)
    {
        Match benchmark = Benchmark().Match(line);
        if (benchmark.Success)
            return $"{benchmark.Groups["name"].Value} {benchmark.Groups["mode"].Value} {benchmark.Groups["parameters"].Value}".TrimEnd();
        if (line.StartsWith("// ***** Building", StringComparison.Ordinal))
            return "publishing the benchmarks for each mode";
        return line.StartsWith("// Build", StringComparison.Ordinal) ? "building" : null;
    }

    [GeneratedRegex(@"^// Benchmark: (?<name>[\w.]+): (?<mode>[\w-]+)\([^)]*\)(?: (?<parameters>\[.*\]))?", RegexOptions.CultureInvariant)]
    private static partial Regex Benchmark();
}
