using System.Text;
using System.Text.RegularExpressions;

namespace JsonAot.Lab.Report.Documents;

/// <summary>The documents of a checkout that hold tables made from its results.</summary>
internal static class SplicedDocuments
{
    /// <param name="root">A checkout: its documents, and the results in it that they show.</param>
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
        : Splice.Apply(text, name, (table, arguments) => SplicedTables.Render(results, table, arguments));

    internal static string PictureOf(string root) => Path.Combine(root, "docs", "pictures", "answer.svg");

    internal static IEnumerable<string> Documents(string root) =>
        new[] { "", "docs", Path.Combine("SpanCodec", "docs") }
            .Select(folder => Path.Combine(root, folder)).Where(Directory.Exists)
            .SelectMany(folder => Directory.EnumerateFiles(folder, "*.md"))
            .Order(StringComparer.Ordinal);
}

/// <summary>
/// Replaces what stands between <c>&lt;!-- results: NAME ARGUMENTS --&gt;</c> and <c>&lt;!-- /results --&gt;</c>. The
/// markers are comments, so that a document reads the same with and without this tool.
/// </summary>
internal static partial class Splice
{
    /// <exception cref="LabException">A marker without its end, or one that names no table.</exception>
    internal static string Apply(string document, string name, Func<string, string[], string> render)
    {
        var result = new StringBuilder();
        int position = 0;
        foreach (Match marker in Opening().Matches(document))
        {
            int bodyStart = marker.Index + marker.Length;
            int bodyEnd = document.IndexOf(Closing, bodyStart, StringComparison.Ordinal);
            Match next = marker.NextMatch();
            if (bodyEnd < 0 || (next.Success && next.Index < bodyEnd))
                throw new LabException($"{name}: the marker '{marker.Value}' has no '{Closing}' after it.");
            string[] words = marker.Groups["words"].Value.Split(' ', StringSplitOptions.RemoveEmptyEntries);
            result.Append(document, position, bodyStart - position).Append('\n');
            result.Append(render(words[0], words[1..]).TrimEnd('\n')).Append('\n');
            position = bodyEnd;
        }

        return result.Append(document, position, document.Length - position).ToString();
    }

    private const string Closing = "<!-- /results -->";

    [GeneratedRegex("<!-- results: (?<words>[^>]+?) -->", RegexOptions.CultureInvariant)]
    private static partial Regex Opening();
}
