namespace JsonAot.Lab.Report.Page;

internal static class PageAssets
{
    private const string Prefix = "JsonAot.Lab.Report.Page.";

    /// <summary>Without the lines of comment: they are for who changes the script, and each page would carry them.</summary>
    internal static string Script { get; } = Without("//", All(".js"));

    internal static string Style { get; } = Without("/*", All(".css"));

    /// <summary>The style of the first picture, which README has as a file of its own.</summary>
    internal static string ChartStyle { get; } = All("chart.css");

    private static string Without(string comment, string text) =>
        string.Join('\n', text.Split('\n').Where(line => !line.TrimStart().StartsWith(comment, StringComparison.Ordinal)));

    /// <summary>The parts of the script are numbered in the order in which they follow each other.</summary>
    private static string All(string ending) => string.Concat(typeof(PageAssets).Assembly.GetManifestResourceNames()
        .Where(name => name.StartsWith(Prefix, StringComparison.Ordinal) && name.EndsWith(ending, StringComparison.Ordinal))
        .Order(StringComparer.Ordinal)
        .Select(Read));

    private static string Read(string name)
    {
        using var reader = new StreamReader(typeof(PageAssets).Assembly.GetManifestResourceStream(name)!);
        return reader.ReadToEnd();
    }
}
