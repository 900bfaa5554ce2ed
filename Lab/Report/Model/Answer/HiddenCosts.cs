using JsonAot.Lab.Measures;
using JsonAot.Lab.Measures.BuildCost;

namespace JsonAot.Lab.Report.Model.Answer;

/// <summary>What a faster contender may cost elsewhere: bytes of a native program, and time of a build.</summary>
internal static class HiddenCosts
{
    // Two compilers of one project differ by a few percent.
    private const double LeastCost = 1.05;

    /// <summary>What it costs more; what was not measured is said, because it could be anything. The baseline costs nothing more.</summary>
    internal static string Of(IReadOnlyList<Deployment> deployments, string contender, string baseline)
    {
        if (contender == baseline)
            return "";
        long? bytes = deployments.Where(deployment => deployment.IsNative)
            .Select(native => NativeFigures.Size(native, contender) - NativeFigures.Size(native, baseline)).FirstOrDefault();
        var build = Build(deployments, contender, baseline);
        string?[] unknown = [bytes is null ? "size" : null, build is null ? "build time" : null];
        string[] costs =
        [
            .. Words.IsOurs(contender) ? ["it refuses some types, and is not published yet"] : Array.Empty<string>(),
            .. bytes > 0 ? [$"{ByteSize.Format(bytes.Value)} more in a native program"] : Array.Empty<string>(),
            .. build is { MoreNs: > 0 and var more, Types: var types }
                ? [$"a build takes {Duration.Format(more)} longer for {types} types"] : Array.Empty<string>(),
            .. bytes is null || build is null
                ? [$"not measured: {Words.List(unknown.OfType<string>())}"]
                : Array.Empty<string>(),
        ];
        return costs.Length == 0 ? "neither size nor build time" : string.Join("; ", costs);
    }

    /// <summary>How much longer compiling takes with it than with the baseline, for the largest project that was compiled.</summary>
    private static (int Types, double MoreNs)? Build(IReadOnlyList<Deployment> deployments, string contender, string baseline)
    {
        var largest = deployments.SelectMany(deployment => deployment.Rows<BuildCostRow>())
            .Where(row => row.ColdCompileNs is not null)
            .GroupBy(row => row.Types).MaxBy(rows => rows.Key);
        double? TimeOf(string variant) => largest?.FirstOrDefault(row => row.Variant == variant)?.ColdCompileNs;
        if (TimeOf(contender) is not { } own || TimeOf(baseline) is not { } other)
            return null;
        return (largest!.Key, own / other > LeastCost ? own - other : 0);
    }
}
