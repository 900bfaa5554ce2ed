namespace JsonAot.Lab.Measures.Verify;

/// <summary>Many children at once: nothing is timed here, so they may share the processors.</summary>
internal static class Children
{
    /// <summary>The gate runs eight lanes of a document of megabytes, and a naive serializer takes seconds for one.</summary>
    internal static readonly TimeSpan Limit = TimeSpan.FromSeconds(60);

    /// <returns>The answers in the order of the items.</returns>
    internal static IReadOnlyList<TResult> ForEach<TItem, TResult>(IReadOnlyList<TItem> items, Func<TItem, TResult> ask)
    {
        var results = new TResult[items.Count];
        Parallel.For(0, items.Count, new ParallelOptions { MaxDegreeOfParallelism = Environment.ProcessorCount }, i => results[i] = ask(items[i]));
        return results;
    }

    /// <summary>What the end of a child without an answer says about the library that it tried.</summary>
    internal static (CheckOutcome Outcome, string Finding) Judge<T>(ProbeReply<T> reply)
        where T : class =>
        (reply.Run.End == ChildEnd.Hung ? CheckOutcome.Hangs : CheckOutcome.Crashes, $"its process {reply.Failure}");
}
