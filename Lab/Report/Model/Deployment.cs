using JsonAot.ResultFiles;

namespace JsonAot.Lab.Report.Model;

/// <summary>One machine, framework and mode: whatever kinds of results there are of it.</summary>
internal sealed class Deployment(string machine, string framework, string mode)
{
    private readonly Dictionary<Type, IResults> _results = [];

    /// <summary>In the words of a reader: the processor, the cores and the system.</summary>
    internal string Machine { get; } = machine;

    internal string Framework { get; } = framework;

    internal string Mode { get; } = mode;

    internal string Name => $"{Framework}-{Mode}";

    internal bool IsNative => Mode.StartsWith("aot", StringComparison.Ordinal);

    /// <summary>One for each file, because kinds are measured at different times.</summary>
    internal List<(string Kind, Manifest Manifest)> Manifests { get; } = [];

    internal SteadyState? Steady => Of<SteadyState>();

    internal StartupResults? Startup => Of<StartupResults>();

    internal WarmUpResults? WarmUp => Of<WarmUpResults>();

    internal SizeResults? Sizes => Of<SizeResults>();

    internal MemoryResults? Memory => Of<MemoryResults>();

    internal CpuTimes? Cpu => Of<CpuTimes>();

    internal LimitTimes? Limits => Of<LimitTimes>();

    internal VerdictResults? Verdicts => Of<VerdictResults>();

    internal ErrorResults? Errors => Of<ErrorResults>();

    internal FidelityResults? Fidelity => Of<FidelityResults>();

    internal CrossReadResults? CrossRead => Of<CrossReadResults>();

    /// <summary>Null where it was not measured.</summary>
    internal double? NoiseFloor => ResultFiles.NoiseFloor.Of(Steady);

    internal bool IsOf(Machine machine) => Manifests.Any(file => file.Manifest.Machine == machine);

    internal void Add(string kind, IResults results)
    {
        Manifests.Add((kind, results.Manifest));
        _results[results.GetType()] = results;
    }

    private T? Of<T>()
        where T : class, IResults<T> => (T?)_results.GetValueOrDefault(typeof(T));
}
