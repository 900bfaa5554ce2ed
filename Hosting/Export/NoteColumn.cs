using BenchmarkDotNet.Columns;
using BenchmarkDotNet.Reports;
using BenchmarkDotNet.Running;
using JsonAot.Hosting.Outcome;

namespace JsonAot.Hosting.Export;

/// <summary>Why a row has no figures, or what to know of those it has.</summary>
internal sealed class NoteColumn : TextColumn
{
    internal static readonly NoteColumn Instance = new();

    public override string ColumnName => "Note";

    public override ColumnCategory Category => ColumnCategory.Custom;

    public override string Legend => "Why there is no figure, or what the gate found";

    public override string GetValue(Summary summary, BenchmarkCase benchmarkCase) =>
        summary[benchmarkCase] is { } report ? BenchmarkOutcome.Of(report).Note : "";

    public override bool IsAvailable(Summary summary) =>
        summary.Reports.Any(report => BenchmarkOutcome.Of(report).Note.Length > 0);
}
