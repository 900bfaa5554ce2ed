using SpanCodecs.Tests;
using Xunit;
using Xunit.Sdk;
using Xunit.v3;

[assembly: TestCollectionOrderer(typeof(LongestFirst))]

namespace SpanCodecs.Tests;

/// <summary>
/// The collections that build and publish take longest, each test after the other, and leave processors idle between: they begin
/// first, and everything else is run beside and behind them.
/// </summary>
internal sealed class LongestFirst : ITestCollectionOrderer
{
    private static readonly string[] First = ["Copied tree", "Publishing", "Measuring", "Test host"];

    public IReadOnlyCollection<TTestCollection> OrderTestCollections<TTestCollection>(IReadOnlyCollection<TTestCollection> testCollections)
        where TTestCollection : ITestCollection =>
        [.. testCollections.OrderByDescending(collection => Array.IndexOf(First, collection.TestCollectionDisplayName))];
}
