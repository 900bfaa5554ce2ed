using BenchTurns.Tests;
using Xunit.Sdk;
using Xunit.v3;

[assembly: TestCollectionOrderer(typeof(LongestFirst))]

namespace BenchTurns.Tests;

/// <summary>Whoever builds takes longest, a build after the other: it begins first, and all others are run beside it and behind.</summary>
internal sealed class LongestFirst : ITestCollectionOrderer
{
    // From behind.
    private static readonly string[] First = [nameof(TwoBuildsTests), nameof(AloneTests), nameof(CompareVerbTests), nameof(SampleTests)];

    public IReadOnlyCollection<TTestCollection> OrderTestCollections<TTestCollection>(IReadOnlyCollection<TTestCollection> testCollections)
        where TTestCollection : ITestCollection =>
        [.. testCollections.OrderByDescending(PlaceOf)];

    // A class without a collection of its own is one, and is named in its name.
    private static int PlaceOf<TTestCollection>(TTestCollection collection)
        where TTestCollection : ITestCollection => Array.FindIndex(
            First, name => collection.TestCollectionDisplayName.Contains($".{name} ", StringComparison.Ordinal));
}
