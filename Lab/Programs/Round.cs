namespace JsonAot.Lab.Programs;

/// <summary>One round of a run: what each program gave, by its id, and why those gave nothing that failed.</summary>
internal sealed record Round<TSample>(
    int Number, IReadOnlyDictionary<string, TSample> Samples, IReadOnlyDictionary<string, string> Failures)
    where TSample : class;
