using SpanCodecs.Tests;
using Xunit;
using Xunit.Sdk;
using Xunit.v3;

[assembly: TestCollectionOrderer(typeof(LongestFirst))]

namespace SpanCodecs.Tests;

/// <summary>
/// The collections that build, publish, or wait for processes that hang take longest, each test after the other, and leave processors idle
/// between: they begin first, and everything else is run beside and behind them.
/// </summary>
internal sealed class LongestFirst : ITestCollectionOrderer
{
    // From behind. Those that publish may wait for the ones of another project: until then their place is of use to others.
    private static readonly string[] First = ["Publishing", "Self-run", "Turns", "Native program", "Copied tree", "Measuring", "Test host"];

    public IReadOnlyCollection<TTestCollection> OrderTestCollections<TTestCollection>(IReadOnlyCollection<TTestCollection> testCollections)
        where TTestCollection : ITestCollection =>
        [.. testCollections.OrderByDescending(collection => Array.IndexOf(First, collection.TestCollectionDisplayName))];
}
