using System.IO.Enumeration;
using BenchmarkDotNet.Filters;
using BenchTurns.Running;

namespace BenchTurns;

/// <summary>Chooses benchmarks by the names that tables and lists have, or by those that BenchmarkDotNet gives them.</summary>
internal sealed class NameFilter(IReadOnlyList<string> patterns) : IFilter
{
    private readonly GlobFilter _full = new([.. patterns]);

    public bool Predicate(BenchmarkCase benchmarkCase) => _full.Predicate(benchmarkCase)
        || patterns.Any(pattern => FileSystemName.MatchesSimpleExpression(pattern, BenchmarkNames.WithoutMode(benchmarkCase))
            || FileSystemName.MatchesSimpleExpression(pattern, BenchmarkNames.Of(benchmarkCase)));
}
