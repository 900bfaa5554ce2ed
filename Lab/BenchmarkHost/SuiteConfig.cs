using BenchmarkDotNet.Analysers;
using BenchmarkDotNet.Configs;
using BenchmarkDotNet.Diagnosers;
using BenchmarkDotNet.Exporters.Json;
using BenchmarkDotNet.Jobs;
using BenchmarkDotNet.Loggers;
using BenchmarkDotNet.Order;
using BenchTurns.Building;
using BenchTurns.Timed;
using JsonAot.Lab.BenchmarkHost.Arguments;
using JsonAot.Lab.BenchmarkHost.Building;
using JsonAot.Lab.BenchmarkHost.Presets;

namespace JsonAot.Lab.BenchmarkHost;

/// <summary>How everything is measured and what is written of it: one configuration for both hosts.</summary>
internal static class SuiteConfig
{
    internal static IConfig Create(string project, HostArguments arguments, BenchmarkTurns turns)
    {
        string artifacts = Path.Combine(Checkout.Root, "BenchmarkDotNet.Artifacts");
        OwnFolder.Make(artifacts);
        ManualConfig config = ManualConfig.CreateEmpty()
            .AddLogger(new QuietConsole(ConsoleLogger.Default, arguments.Turns is not null))
            .AddDiagnoser(MemoryDiagnoser.Default)
            .AddEventProcessor(turns)
            // Turns are short on purpose: what BenchmarkDotNet advises of single long runs does not hold for them.
            .AddAnalyser([.. DefaultConfig.Instance.GetAnalysers().Where(analyser => analyser is not MinIterationTimeAnalyser)])
            .AddValidator([.. DefaultConfig.Instance.GetValidators()])
            .AddColumnProvider([.. DefaultConfig.Instance.GetColumnProviders()])
            .AddExporter([.. DefaultConfig.Instance.GetExporters(), JsonExporter.Full])
            .AddLogicalGroupRules(BenchmarkLogicalGroupRule.ByCategory)
            .WithOrderer(new DefaultOrderer(SummaryOrderPolicy.Declared))
            .WithBuildTimeout(Dotnet.Limit)
            .WithArtifactsPath(artifacts);
        foreach (DeploymentMode mode in arguments.Modes)
            config.AddJob(JobOf(project, arguments, mode, turns));
        return config;
    }

    private static Job JobOf(string project, HostArguments arguments, DeploymentMode mode, BenchmarkTurns measured)
    {
        // In turns a row says how it was measured by the rounds of all its generations.
        Job job = arguments.Turns is { } turns
            ? new Job().WithIterationCount(turns.Generations * turns.Rounds).WithEngineFactory(new TurnEngineFactory())
            : Preset(arguments.Job);
        var executor = new TurnExecutor(measured, new LimitedExecutor(arguments.ChildLimit));
        job = ModeToolchain.JobOf(job, mode, SuiteBuild.Of(project, arguments), executor);
        return mode.IsNative ? job : job.WithEnvironmentVariable(WarmUp.CountingDelay, "0");
    }

    private static Job Preset(string name) => name switch
    {
        "dry" => new Job(Job.Dry),
        "short" => new Job(Job.ShortRun),
        "medium" => new Job(Job.MediumRun),
        "long" => new Job(Job.LongRun),
        _ => throw new ArgumentException($"There is no job '{name}'. The jobs are default, quick, dry, short, medium, long."),
    };
}

/// <summary>
/// The console without BenchmarkDotNet's last summary, which stands in its files: the suite prints one table, its own. Of a run in
/// turns nothing else is left to say, once all rows are measured.
/// </summary>
internal sealed class QuietConsole(ILogger console, bool isInTurns) : ILogger
{
    private readonly string _begin = isInTurns ? "// Found " : "// * Detailed results *";
    private const string End = "// ***** BenchmarkRunner: End *****";

    private bool _isQuiet;

    public string Id => nameof(QuietConsole);

    public int Priority => console.Priority;

    public void Write(LogKind logKind, string text)
    {
        if (IsShown(text))
            console.Write(logKind, text);
    }

    public void WriteLine()
    {
        if (!_isQuiet)
            console.WriteLine();
    }

    public void WriteLine(LogKind logKind, string text)
    {
        if (IsShown(text))
            console.WriteLine(logKind, text);
    }

    public void Flush() => console.Flush();

    private bool IsShown(string text)
    {
        if (text.StartsWith(_begin, StringComparison.Ordinal))
            _isQuiet = true;
        else if (text.StartsWith(End, StringComparison.Ordinal))
            _isQuiet = false;
        return !_isQuiet;
    }
}
