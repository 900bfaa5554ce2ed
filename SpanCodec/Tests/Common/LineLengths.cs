using System.Text.RegularExpressions;

namespace SpanCodecs.Tests;

/// <summary>Lines of code are read at one glance: none is longer than an editor shows beside something else.</summary>
internal static partial class LineLengths
{
    /// <summary>The limit that .editorconfig tells editors.</summary>
    internal const int Longest = 140;

    /// <summary>Code that people read. Documents and tables have the lines that they have; so have files that programs write.</summary>
    private static readonly string[] Code = [".cs", ".js", ".css", ".props", ".targets"];

    /// <summary>The longer lines of files that git knows below a folder, each with its file, its number and its length.</summary>
    internal static string[] Longer(string folder)
    {
        ProgramRun run = Repository.RunIn(folder, "git", "ls-files", "--cached", "--others", "--exclude-standard");
        string[] files = [.. run.Output.Split('\n', StringSplitOptions.RemoveEmptyEntries | StringSplitOptions.TrimEntries)];
        string[] code = [.. files.Where(file => Code.Contains(Path.GetExtension(file)) && File.Exists(Path.Combine(folder, file)))];
        if (run.ExitCode != 0 || code.Length == 0)
            throw new InvalidOperationException($"git knows no code in {folder}: {run}");
        return [.. code.SelectMany(file => Longer(file, File.ReadLines(Path.Combine(folder, file))))];
    }

    internal static IEnumerable<string> Longer(string file, IEnumerable<string> lines) =>
        from line in lines.Index()
        where line.Item.Length > Longest && !(IsXml(file) && OneValue().IsMatch(line.Item))
        select $"{file}:{line.Index + 1}: {line.Item.Length} characters";

    private static bool IsXml(string file) => Path.GetExtension(file) is ".props" or ".targets";

    /// <summary>An attribute that has a line of its own: XML would take the end of a line in its value for a blank.</summary>
    [GeneratedRegex("""^\s*\w+="[^"]*"\s*/?>?$""", RegexOptions.CultureInvariant)]
    private static partial Regex OneValue();
}
