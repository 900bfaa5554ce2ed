namespace JsonAot.Lab.Measures;

/// <summary>One machine, framework and mode, with all results of it.</summary>
/// <param name="Machine">In the words of a reader: the processor, the cores and the system.</param>
internal sealed record Deployment(string Machine, string Framework, string Mode)
{
    private readonly Dictionary<Type, IResults> _results = [];

    internal string Name => $"{Framework}-{Mode}";

    internal bool IsNative => Mode.StartsWith("aot", StringComparison.Ordinal);

    /// <summary>All deployments of its machine and framework, itself among them.</summary>
    internal IReadOnlyList<Deployment> OfMachine { get => field.Count > 0 ? field : [this]; set; } = [];

    /// <summary>One for each file, because kinds are measured at different times.</summary>
    internal List<(string File, Manifest Manifest)> Manifests { get; } = [];

    internal IReadOnlyList<TimesRow> Times => Of<TimesResults>()?.Rows ?? [];

    /// <summary>The tests among them: a payload, read or written in a lane.</summary>
    internal IEnumerable<TimesRow> Tests => Times.Where(row => row.IsTest);

    /// <summary>What one ratio of calls differs by when all is measured again, as a part; null where it never was.</summary>
    internal double? RatioLimit => LimitOf(RepetitionRow.Ratio);

    /// <summary>What a mean over all tests differs by, as a part; null where it was never repeated.</summary>
    internal double? MeanLimit => LimitOf(RepetitionRow.Mean);

    /// <summary>
    /// The tag or commit that a contender's package was built from by whoever measured it here; null where it is the published one.
    /// </summary>
    internal string? SourceOf(string contender) =>
        Manifests.Select(file => file.Manifest.SourceOf(contender)).FirstOrDefault(source => source is not null);

    private double? LimitOf(string what) => Rows<RepetitionRow>().FirstOrDefault(row => row.What == what)?.Differs;

    internal bool IsOf(Machine machine) => Manifests.Any(file => file.Manifest.Machine == machine);

    internal void Add(string file, IResults results)
    {
        Manifests.Add((file, results.Manifest));
        _results[results.GetType()] = results;
    }

    /// <returns>None where this kind was not measured.</returns>
    internal IReadOnlyList<TRow> Rows<TRow>()
        where TRow : class, IRow<TRow> => Of<Results<TRow>>()?.Rows ?? [];

    /// <returns>Null where this kind was not measured.</returns>
    internal T? Of<T>()
        where T : class, IResults<T> => (T?)_results.GetValueOrDefault(typeof(T));
}
