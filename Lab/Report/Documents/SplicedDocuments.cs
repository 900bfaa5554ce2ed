using System.Text.RegularExpressions;

namespace JsonAot.Lab.Report.Documents;

/// <summary>The documents of a checkout that hold tables made from its results.</summary>
internal static partial class SplicedDocuments
{
    private const string Closing = "<!-- /results -->";

    /// <exception cref="LabException">It has no documents: the sources that the tool carries have none.</exception>
    internal static void Write(string root)
    {
        if (!Directory.Exists(Path.Combine(root, "docs")))
            throw new LabException(
                $"There are no documents in {root}: --readme writes those of a checkout. Call it there, or leave --readme out.",
                ExitCodes.Usage);
        var results = new ResultStore(Path.Combine(root, ResultStore.FolderName));
        var written = new List<string>();
        foreach (string file in Documents(root).Append(PictureOf(root)).Where(File.Exists))
        {
            string before = File.ReadAllText(file);
            string name = Path.GetRelativePath(root, file);
            string after = Renewed(results, before, name);
            if (before == after)
                continue;
            File.WriteAllText(file, after);
            written.Add(name);
        }

        Console.WriteLine(written.Count == 0 ? "Every table agrees with the results." : $"Written: {string.Join(", ", written)}");
    }

    /// <summary>What a document, or the picture of the answer, says of these results.</summary>
    internal static string Renewed(ResultStore results, string text, string name) => name.EndsWith(".svg", StringComparison.Ordinal)
        ? SplicedTables.Answer(results, AnswerMarkdown.Picture)
        : Apply(text, name, (table, arguments) => SplicedTables.Render(results, table, arguments));

    internal static string PictureOf(string root) => Path.Combine(root, "docs", "pictures", "answer.svg");

    internal static IEnumerable<string> Documents(string root) =>
        new[] { "", "docs", Path.Combine("SpanCodec", "docs") }
            .Select(folder => Path.Combine(root, folder)).Where(Directory.Exists)
            .SelectMany(folder => Directory.EnumerateFiles(folder, "*.md"))
            .Order(StringComparer.Ordinal);

    /// <summary>Replaces what stands between the comments <c>results: NAME ARGUMENTS</c> and <c>/results</c> of a document.</summary>
    internal static string Apply(string document, string name, Func<string, string[], string> render) =>
        Block().Replace(document, block =>
        {
            string marker = block.Groups["marker"].Value;
            if (block.Groups["next"].Value != Closing)
                throw new LabException($"{name}: the marker '{marker}' has no '{Closing}' after it.");
            string[] words = block.Groups["words"].Value.Split(' ', StringSplitOptions.RemoveEmptyEntries);
            return $"{marker}\n{render(words[0], words[1..]).TrimEnd('\n')}\n{Closing}";
        });

    /// <summary>A marker, what stands below it, and what ends that: its own end, another marker, or the end of the document.</summary>
    [GeneratedRegex(
        @"(?<marker><!-- results: (?<words>[^>]+?) -->).*?(?<next><!-- /results -->|<!-- results: |\z)",
        RegexOptions.Singleline | RegexOptions.CultureInvariant)]
    private static partial Regex Block();
}
