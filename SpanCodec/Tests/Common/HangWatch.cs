using Xunit.Sdk;

namespace SpanCodecs.Tests;

/// <summary>
/// Knows what the tests of an assembly do at the moment, and for how long: one thing in each collection, whose tests run in turn. A
/// test counts with its fixtures, its constructor and its end.
/// </summary>
internal sealed class HangWatch(TimeSpan limit)
{
    /// <summary>Another limit than the usual one, in seconds.</summary>
    internal const string Variable = "SPANCODEC_TEST_LIMIT";

    // By its collection. What has no test is the beginning or the end of one.
    private readonly Dictionary<string, (string What, ITestStarting? Test, TimeSpan Taken)> _underWay = [];

    /// <summary>The slowest test waits for a build of fifteen minutes at most; a thorough one for several.</summary>
    internal static TimeSpan Limit => int.TryParse(Environment.GetEnvironmentVariable(Variable), out int seconds) && seconds > 0
        ? TimeSpan.FromSeconds(seconds)
        : TimeSpan.FromMinutes(Thorough.IsAsked ? 90 : 30);

    /// <summary>Hears what the runner of the tests says.</summary>
    internal void Hear(IMessageSinkMessage message)
    {
        lock (_underWay)
        {
            if (message is ITestCollectionFinished finished)
                _underWay.Remove(finished.TestCollectionUniqueID);
            else if (message is ITestFinished { TestCollectionUniqueID: var place } && _underWay.TryGetValue(place, out var last))
                _underWay[place] = ($"what comes behind {last.What}", null, TimeSpan.Zero);
            else if (message is ITestCollectionMessage { TestCollectionUniqueID: var collection } && WhatOf(message) is { } what)
                _underWay[collection] = (what, message as ITestStarting, TimeSpan.Zero);
        }
    }

    /// <summary>Time goes by.</summary>
    /// <returns>The test that has taken longer than the limit; null if none has.</returns>
    internal Hang? Pass(TimeSpan time)
    {
        lock (_underWay)
        {
            foreach (string key in _underWay.Keys.ToArray())
                _underWay[key] = _underWay[key] with { Taken = _underWay[key].Taken + time };
            (string What, ITestStarting? Test, TimeSpan) late = _underWay.Values.FirstOrDefault(one => one.Taken > limit);
            return late.What is null ? null : new Hang(
                $"The tests are ended, because one hangs: {late.What} has taken longer than {limit.TotalSeconds:0} s. "
                + $"({Variable}=SECONDS sets another limit.)",
                late.Test);
        }
    }

    /// <param name="Test">Null where no test has begun.</param>
    internal sealed record Hang(string Sentence, ITestStarting? Test);

    /// <returns>Null for a message that says of nothing that it begins.</returns>
    private static string? WhatOf(IMessageSinkMessage message) => message switch
    {
        ITestStarting test => test.TestDisplayName,
        ITestClassStarting type => $"the beginning of {type.TestClassName}",
        ITestCollectionStarting collection => $"the beginning of {collection.TestCollectionDisplayName}",
        _ => null,
    };
}
