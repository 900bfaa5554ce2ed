namespace JsonAot.Lab.Report.Documents;

/// <summary>The documents of a checkout that hold tables made from its results.</summary>
internal static class SplicedDocuments
{
    /// <param name="root">A checkout: its documents, and the results in it that they show.</param>
    /// <param name="check">Change nothing, and only say which documents differ.</param>
    /// <exception cref="LabException">It has no documents: the sources that the tool carries have none.</exception>
    internal static int Write(string root, bool check)
    {
        if (!Directory.Exists(Path.Combine(root, "docs")))
            throw new LabException(
                $"There are no documents in {root}: the verb readme writes those of a checkout. Call it there, or use the verb report for tables alone.",
                ExitCodes.Usage);
        var results = new ResultStore(Path.Combine(root, ResultStore.FolderName));
        var stale = new List<string>();
        foreach (string document in Documents(root))
        {
            string before = File.ReadAllText(document);
            string after = Splice.Apply(before, Path.GetRelativePath(root, document), (name, arguments) => SplicedTables.Render(results, name, arguments));
            if (before == after)
                continue;
            stale.Add(Path.GetRelativePath(root, document));
            if (!check)
                File.WriteAllText(document, after);
        }

        if (stale.Count == 0)
            Console.WriteLine("Every table agrees with the results.");
        else
            Console.WriteLine($"{(check ? "Differs from the results" : "Written")}: {string.Join(", ", stale)}{(check ? ". Run the verb readme without --check." : "")}");
        return check && stale.Count > 0 ? ExitCodes.Differs : ExitCodes.Success;
    }

    private static IEnumerable<string> Documents(string root) =>
        Directory.EnumerateFiles(root, "*.md").Concat(Directory.EnumerateFiles(Path.Combine(root, "docs"), "*.md")).Order(StringComparer.Ordinal);
}
