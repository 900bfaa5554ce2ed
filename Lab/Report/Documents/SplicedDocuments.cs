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
        foreach (string document in Documents(root))
        {
            string before = File.ReadAllText(document);
            string after = Splice.Apply(
                before, Path.GetRelativePath(root, document), (name, arguments) => SplicedTables.Render(results, name, arguments));
            if (before == after)
                continue;
            File.WriteAllText(document, after);
            written.Add(Path.GetRelativePath(root, document));
        }

        Console.WriteLine(written.Count == 0 ? "Every table agrees with the results." : $"Written: {string.Join(", ", written)}");
    }

    internal static IEnumerable<string> Documents(string root) =>
        new[] { "", "docs", Path.Combine("SpanCodec", "docs") }
            .Select(folder => Path.Combine(root, folder)).Where(Directory.Exists)
            .SelectMany(folder => Directory.EnumerateFiles(folder, "*.md"))
            .Order(StringComparer.Ordinal);
}
