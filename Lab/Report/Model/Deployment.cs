using JsonAot.Results;

namespace JsonAot.Lab.Report.Model;

/// <summary>One machine, framework and mode: whatever kinds of results there are of it.</summary>
internal sealed class Deployment(string machine, string framework, string mode)
{
    /// <summary>In the words of a reader: the processor, the cores and the system.</summary>
    internal string Machine { get; } = machine;

    internal string Framework { get; } = framework;

    internal string Mode { get; } = mode;

    internal string Name => $"{Framework}-{Mode}";

    internal bool IsNative => Mode.StartsWith("aot", StringComparison.Ordinal);

    /// <summary>One for each file, because kinds are measured at different times.</summary>
    internal List<(string Kind, Manifest Manifest)> Manifests { get; } = [];

    internal SteadyState? Steady { get; set; }

    internal StartupResults? Startup { get; set; }

    internal WarmUpResults? WarmUp { get; set; }

    internal SizeResults? Sizes { get; set; }

    internal MemoryResults? Memory { get; set; }

    internal CpuTimes? Cpu { get; set; }

    internal LimitTimes? Limits { get; set; }

    internal VerdictResults? Verdicts { get; set; }

    internal ErrorResults? Errors { get; set; }

    internal FidelityResults? Fidelity { get; set; }

    internal CrossReadResults? CrossRead { get; set; }

    /// <summary>Null where it was not measured.</summary>
    internal double? NoiseFloor => Results.NoiseFloor.Of(Steady);
}
