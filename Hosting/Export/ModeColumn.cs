using BenchmarkDotNet.Columns;
using BenchmarkDotNet.Reports;
using BenchmarkDotNet.Running;

namespace JsonAot.Hosting.Export;

/// <summary>The deployment mode of a row: the one thing in which the jobs of this suite differ.</summary>
internal sealed class ModeColumn : TextColumn
{
    internal static readonly ModeColumn Instance = new();

    public override string ColumnName => "Mode";

    public override ColumnCategory Category => ColumnCategory.Job;

    public override string Legend => "jit and r2r: self-contained; aot: a plain NativeAOT publish; aot-speed: NativeAOT for speed and this processor";

    public override string GetValue(Summary summary, BenchmarkCase benchmarkCase) => benchmarkCase.Job.Id;
}
