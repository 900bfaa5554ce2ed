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

    /// <summary>The tables for a terminal, where another form may be easier to read.</summary>
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
