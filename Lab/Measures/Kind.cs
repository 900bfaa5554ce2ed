using System.Text.Json;
using JsonAot.Lab.Tables;
using JsonAot.Lab.Terminal;

namespace JsonAot.Lab.Measures;

/// <summary>
/// A kind of measurement: its file, its tables, its words and its verb. The terminal, the page, JSON and the help follow from
/// it; so a new kind is one folder.
/// </summary>
internal abstract class Kind
{
    internal abstract string FileName { get; }

    /// <summary>Where the page has it.</summary>
    internal virtual string SectionId => Name;

    internal Explanation Explanation => field ??= Explanation.Of(Name);

    /// <summary>What the page's script draws for it; null for tables alone, where its words explain no plot.</summary>
    internal virtual string? Plot => Explanation.Plot.Count > 0 ? Name : null;

    /// <summary>In its section of the page.</summary>
    internal abstract IReadOnlyList<TableSpec> Tables { get; }

    /// <summary>The same for a terminal, where another form may be easier to read.</summary>
    internal virtual IReadOnlyList<TableSpec> OnTerminal => Tables;

    /// <summary>Null where another program measures it, or another kind's verb.</summary>
    internal virtual IVerb? Verb => null;

    /// <exception cref="ResultFileException">The file is cut, foreign or of another schema.</exception>
    internal abstract IResults Read(string path);

    /// <summary>Adds to what earlier runs have left.</summary>
    /// <returns>The file's path.</returns>
    internal abstract string Save(ResultStore store, IResults results);

    /// <summary>One result of two parts of one run.</summary>
    internal abstract IResults Joined(IResults first, IResults second);

    internal abstract void WriteJson(Utf8JsonWriter writer, IResults results);

    internal abstract bool Holds(IResults results);

    /// <summary>Sentences for the terminal that are made of the figures.</summary>
    internal virtual IEnumerable<string> Remarks(IReadOnlyList<IResults> measured) => [];

    private string Name => Path.GetFileNameWithoutExtension(FileName);

    /// <summary>On the terminal: the tables, what they mean, and the notes.</summary>
    internal void Print(IReadOnlyList<IResults> measured)
    {
        var reasons = new Reasons();
        ResultTable[] tables = [.. TablesOf(measured)];
        foreach (TextTable table in tables.SelectMany(table => TerminalTables.Of(table, reasons)))
            table.Print();
        foreach (string sentence in Explanation.Figures.Concat(Remarks(measured)).Concat(reasons.Lines))
            Note.Print(sentence);
        if (BuiltFromSource.Sentence(tables.SelectMany(table => table.Built)) is { } source)
            Note.Print(source);
    }

    internal IEnumerable<TextTable> Fold(IReadOnlyList<IResults> measured, Reasons reasons) =>
        TablesOf(measured).SelectMany(table => TerminalTables.Of(table, reasons));

    private IEnumerable<ResultTable> TablesOf(IReadOnlyList<IResults> measured)
    {
        Deployment[] deployments = [.. measured.Select(results =>
        {
            var deployment = new Deployment(results.Manifest.Machine.ToString(), results.Manifest.Framework, results.Manifest.Mode);
            deployment.Add(FileName, results);
            return deployment;
        })];
        return OnTerminal.Select(spec => spec.ForTerminal(deployments));
    }
}

/// <typeparam name="T">What its files hold.</typeparam>
internal abstract class Kind<T> : Kind
    where T : class, IResults<T>
{
    internal sealed override string FileName => T.FileName;

    internal sealed override IResults Read(string path) => ResultFile.Read<T>(path) ?? throw new ResultFileException($"{path} is gone.");

    internal sealed override string Save(ResultStore store, IResults results) => store.Save((T)results);

    internal sealed override IResults Joined(IResults first, IResults second) => ((T)second).Over((T)first);

    internal sealed override void WriteJson(Utf8JsonWriter writer, IResults results) =>
        JsonSerializer.Serialize(writer, (T)results, T.TypeInfo);

    internal sealed override bool Holds(IResults results) => results is T;
}

/// <summary>Every kind of measurement that is compiled in, in the order of their folders.</summary>
internal static partial class Kinds
{
    [Discovered]
    internal static partial IReadOnlyList<Kind> All { get; }

    /// <returns>Null for a file of another kind than all of these.</returns>
    internal static Kind? OfFile(string path) => All.FirstOrDefault(kind => kind.FileName == Path.GetFileName(path));
}

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
