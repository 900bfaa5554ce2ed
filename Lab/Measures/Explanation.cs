namespace JsonAot.Lab.Measures;

/// <summary>
/// The words of a kind, from the Markdown file beside it: a title, a first paragraph, and how to read the plot and the figures.
/// </summary>
/// <param name="Lead">What is shown, in one sentence.</param>
/// <param name="Plot">How to read what is drawn; empty where nothing is.</param>
/// <param name="Figures">What the columns mean, one paragraph for each; a terminal prints them below its tables.</param>
internal sealed record Explanation(string Title, string Lead, IReadOnlyList<string> Plot, IReadOnlyList<string> Figures)
{
    /// <summary>All that a reader of the page is told.</summary>
    internal string HowToRead => string.Join(' ', Plot.Concat(Figures));

    internal static Explanation Of(string name)
    {
        using Stream resource = typeof(Explanation).Assembly.GetManifestResourceStream($"JsonAot.Lab.Words.{name}.md")
            ?? throw new LabException($"There is no {name}.md beside the code that it explains.");
        using var reader = new StreamReader(resource);
        return Parse(reader.ReadToEnd());
    }

    internal static Explanation Parse(string markdown)
    {
        const StringSplitOptions Blocks = StringSplitOptions.TrimEntries | StringSplitOptions.RemoveEmptyEntries;
        string[] blocks = [.. markdown.ReplaceLineEndings("\n").Split("\n\n", Blocks).Select(block => block.Replace('\n', ' '))];
        return new Explanation(blocks[0].TrimStart('#', ' '), blocks.ElementAtOrDefault(1) ?? "", Below("## Plot"), Below("## Figures"));

        IReadOnlyList<string> Below(string head) =>
        [
            .. blocks.SkipWhile(block => block != head).Skip(1).TakeWhile(block => !block.StartsWith('#')),
        ];
    }
}
