using BenchmarkDotNet.Columns;
using BenchmarkDotNet.Reports;
using BenchmarkDotNet.Running;
using JsonAot.Hosting.Outcome;

namespace JsonAot.Hosting.Export;

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
