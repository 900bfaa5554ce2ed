using BenchmarkDotNet.Columns;
using BenchmarkDotNet.Configs;
using BenchmarkDotNet.Diagnosers;
using BenchmarkDotNet.Exporters;
using BenchmarkDotNet.Exporters.Csv;
using BenchmarkDotNet.Exporters.Json;
using BenchmarkDotNet.Exporters.Xml;
using BenchmarkDotNet.Jobs;
using BenchmarkDotNet.Loggers;
using BenchmarkDotNet.Order;
using JsonAot.Hosting.Arguments;
using JsonAot.Hosting.Export;
using JsonAot.Hosting.Toolchain;
using JsonAot.ResultFiles;
using Perfolizer.Horology;

namespace JsonAot.Hosting;

/// <summary>How everything is measured and what is written of it: one configuration for both hosts.</summary>
internal static class SuiteConfig
{
    // BenchmarkDotNet gives a build two minutes, which a native publish passes on a small machine that does something else besides.
    private static readonly TimeSpan BuildLimit = TimeSpan.FromMinutes(15);

    // The JIT puts off counting calls by 100 ms, and by as much again whenever other new code runs. With documents of many
    // milliseconds that outlasted every warm-up: reading 2,000 employees fell from 6 to 2 ms while it was measured. The code
    // that comes of it is the same, only sooner.
    private const string CountCallsAtOnce = "DOTNET_TC_CallCountingDelayMs";

    internal static IConfig Create(HostBuild host, HostArguments arguments)
    {
        ManualConfig config = ManualConfig.CreateEmpty()
            .AddLogger(ConsoleLogger.Default)
            .AddDiagnoser(MemoryDiagnoser.Default)
            .AddAnalyser([.. DefaultConfig.Instance.GetAnalysers()])
            .AddValidator([.. DefaultConfig.Instance.GetValidators()])
            .AddColumnProvider(
                DefaultColumnProviders.Descriptor,
                DefaultColumnProviders.Params,
                DefaultColumnProviders.Metrics)
            .AddColumn(
                ModeColumn.Instance,
                StatisticColumn.Median,
                StatisticColumn.Mean,
                StatisticColumn.Error,
                StatisticColumn.StdDev,
                BaselineRatioColumn.RatioMean,
                BaselineAllocationRatioColumn.RatioMean,
                NoteColumn.Instance)
            .AddExporter(
                MarkdownExporter.GitHub,
                HtmlExporter.Default,
                CsvExporter.Default,
                CsvMeasurementsExporter.Default,
                XmlExporter.Full,
                JsonExporter.Full,
                new SvgPlotExporter())
            .AddLogicalGroupRules(BenchmarkLogicalGroupRule.ByCategory)
            .WithOrderer(new DefaultOrderer(SummaryOrderPolicy.Declared))
            .WithBuildTimeout(BuildLimit)
            .WithArtifactsPath(Path.Combine(host.Root, "BenchmarkDotNet.Artifacts"));
        // For the host's own framework the host's build has made it.
        CommonBuild? common = arguments.Framework == host.Framework ? null : new CommonBuild(["Shared", "Processes"], [$"-p:JsonAotFramework={arguments.Framework}"]);
        foreach (DeploymentMode mode in arguments.Modes)
            config.AddJob(JobOf(host, arguments, mode, common));
        return config;
    }

    private static Job JobOf(HostBuild host, HostArguments arguments, DeploymentMode mode, CommonBuild? common)
    {
        Job job = Settings(arguments.Job)
            .WithRuntime(ModeToolchain.RuntimeOf(mode))
            .WithToolchain(ModeToolchain.Create(host, mode, arguments.Framework, common))
            .WithId(mode.Name);
        return mode.IsNative ? job : job.WithEnvironmentVariable(CountCallsAtOnce, "0");
    }

    /// <summary>
    /// The suite's own settings were chosen on a small noisy machine: many short iterations and the median lose less
    /// to a neighbour than few long ones. The warm-up should outlast the JIT's tiers: with one iteration of 100 ms one
    /// benchmark of three identical ones fell to a fifth while it was measured; the machine's noise may have had a part in it. BenchmarkDotNet's presets stay available.
    /// </summary>
    private static Job Settings(string name) => name switch
    {
        "default" => new Job()
            .WithWarmupCount(4)
            .WithIterationTime(TimeInterval.FromMilliseconds(150))
            .WithMinIterationCount(15)
            .WithMaxIterationCount(20),
        "quick" => new Job()
            .WithWarmupCount(6)
            .WithIterationTime(TimeInterval.FromMilliseconds(100))
            .WithIterationCount(7),
        "dry" => new Job(Job.Dry),
        "short" => new Job(Job.ShortRun),
        "medium" => new Job(Job.MediumRun),
        "long" => new Job(Job.LongRun),
        _ => throw new ArgumentException($"There is no job '{name}'. The jobs are default, quick, dry, short, medium, long."),
    };
}
