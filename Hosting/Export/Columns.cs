using BenchmarkDotNet.Columns;
using BenchmarkDotNet.Reports;
using BenchmarkDotNet.Running;
using JsonAot.Hosting.Outcome;

namespace JsonAot.Hosting.Export;

/// <summary>A column of words: the part of IColumn that is the same for all of them.</summary>
internal abstract class TextColumn : IColumn
{
    public string Id => ColumnName;

    public abstract string ColumnName { get; }

    public abstract ColumnCategory Category { get; }

    public abstract string Legend { get; }

    public bool AlwaysShow => true;

    public int PriorityInCategory => int.MaxValue;

    public bool IsNumeric => false;

    public UnitType UnitType => UnitType.Dimensionless;

    public abstract string GetValue(Summary summary, BenchmarkCase benchmarkCase);

    public string GetValue(Summary summary, BenchmarkCase benchmarkCase, SummaryStyle style) => GetValue(summary, benchmarkCase);

    public bool IsDefault(Summary summary, BenchmarkCase benchmarkCase) => false;

    public virtual bool IsAvailable(Summary summary) => true;
}

/// <summary>The deployment mode of a row: the one thing in which the jobs of this suite differ.</summary>
internal sealed class ModeColumn : TextColumn
{
    internal static readonly ModeColumn Instance = new();

    public override string ColumnName => "Mode";

    public override ColumnCategory Category => ColumnCategory.Job;

    public override string Legend =>
        "jit and r2r: self-contained; aot: a plain NativeAOT publish; aot-speed: NativeAOT for speed and this processor";

    public override string GetValue(Summary summary, BenchmarkCase benchmarkCase) => benchmarkCase.Job.Id;
}

/// <summary>Why a row has no figures, or what to know of those it has.</summary>
internal sealed class NoteColumn : TextColumn
{
    internal static readonly NoteColumn Instance = new();

    private const int Most = 48;

    public override string ColumnName => "Note";

    // The last category: what explains a row stands at its end.
    public override ColumnCategory Category => ColumnCategory.Metric;

    public override string Legend => "Why there is no figure, or what the gate found";

    public override string GetValue(Summary summary, BenchmarkCase benchmarkCase) =>
        summary[benchmarkCase] is { } report ? Shorten(BenchmarkOutcome.Of(report).Note) : "";

    // The whole sentence is printed below the table; here it would push every other column off the screen.
    private static string Shorten(string note) => note.Length <= Most ? note : string.Concat(note.AsSpan(0, Most - 3).TrimEnd(), "...");

    public override bool IsAvailable(Summary summary) =>
        summary.Reports.Any(report => BenchmarkOutcome.Of(report).Note.Length > 0);
}
