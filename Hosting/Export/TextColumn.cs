using BenchmarkDotNet.Columns;
using BenchmarkDotNet.Reports;
using BenchmarkDotNet.Running;

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
