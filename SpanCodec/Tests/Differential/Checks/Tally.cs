using System.Collections.Concurrent;

namespace SpanCodecs.Tests.Checks;

/// <summary>The result of one run of checks: how many there were, and every difference that no rule explains.</summary>
internal sealed class Tally
{
    /// <summary>More of one kind tell a reader nothing new.</summary>
    private const int KeptOfAKind = 3;

    private readonly ConcurrentDictionary<string, ConcurrentQueue<string>> _failures = new();
    private readonly ConcurrentDictionary<string, int> _explained = new();
    private int _checks;
    private int _failed;

    internal int Checks => _checks;

    internal int Failed => _failed;

    /// <summary>How often each known difference was met.</summary>
    internal IReadOnlyDictionary<string, int> Explained => _explained;

    internal void Compare(Subject subject, byte[] document)
    {
        Interlocked.Increment(ref _checks);
        // System.Text.Json reads an enum's name by a regular expression with a
        // limit of time, which a busy machine may exceed: that is no answer.
        Disagreement? disagreement = subject.Compare(document);
        while (disagreement is { } late && late.Expected.StartsWith("RegexMatchTimeoutException", StringComparison.Ordinal))
            disagreement = subject.Compare(document);
        if (disagreement is not null)
            Add(disagreement);
    }

    internal void CompareLanes(Subject subject, byte[] document)
    {
        Interlocked.Increment(ref _checks);
        foreach (Disagreement disagreement in subject.CompareLanes(document))
            Add(disagreement);
    }

    internal void CompareStreams(Subject subject, byte[] document, int piece)
    {
        Interlocked.Increment(ref _checks);
        foreach (Disagreement disagreement in subject.CompareStreams(document, piece))
            Add(disagreement);
    }

    internal void CompareBridge(Subject subject, byte[] document, bool inEveryLane)
    {
        Interlocked.Increment(ref _checks);
        // The codec's own differences are found, and explained, where it is called.
        Disagreement[] found = [.. subject.CompareBridge(document, inEveryLane)];
        if (found.Length == 0 || subject.Compare(document) is not null)
            return;
        foreach (Disagreement disagreement in found)
            Add(disagreement);
    }

    internal void Require(bool condition, string subject, Func<string> failure)
    {
        Interlocked.Increment(ref _checks);
        if (!condition)
            Fail(subject, failure());
    }

    internal void Expect(bool same, Func<Disagreement> disagreement)
    {
        Interlocked.Increment(ref _checks);
        if (!same)
            Add(disagreement());
    }

    private void Add(Disagreement disagreement)
    {
        if (KnownDifferences.Explain(disagreement) is { } rule)
            _explained.AddOrUpdate(rule.Name, 1, (_, count) => count + 1);
        else
            Fail($"{disagreement.Subject} {disagreement.Facet}", disagreement.ToString());
    }

    internal string Report()
    {
        if (_failed == 0)
            return $"{_checks} checks passed";
        IEnumerable<string> kept = _failures.OrderBy(kind => kind.Key, StringComparer.Ordinal).SelectMany(kind => kind.Value);
        return $"{_failed} of {_checks} checks failed:\n{string.Join('\n', kept)}";
    }

    private void Fail(string kind, string failure)
    {
        Interlocked.Increment(ref _failed);
        ConcurrentQueue<string> kept = _failures.GetOrAdd(kind, _ => new ConcurrentQueue<string>());
        if (kept.Count < KeptOfAKind)
            kept.Enqueue(failure);
    }
}
