using System.Collections.Concurrent;
using System.ComponentModel;
using BenchmarkDotNet.Analysers;
using BenchmarkDotNet.Diagnosers;
using BenchmarkDotNet.Engines;
using BenchmarkDotNet.Exporters;
using BenchmarkDotNet.Loggers;
using BenchmarkDotNet.Reports;
using BenchmarkDotNet.Toolchains;
using BenchmarkDotNet.Toolchains.Parameters;
using BenchmarkDotNet.Toolchains.Results;
using BenchmarkDotNet.Validators;

namespace JsonAot.Lab.BenchmarkHost.Presets;

/// <summary>Executes what BenchmarkDotNet's own loop measures, and runs of a diagnoser, with a time limit.</summary>
internal sealed class LimitedExecutor(TimeSpan limit) : IExecutor
{
    private readonly Executor _process = new();

    public ExecuteResult Execute(ExecuteParameters executeParameters)
    {
        var timeLimit = new TimeLimit(limit);
        IDiagnoser[] diagnosers = executeParameters.Diagnoser is { } asked ? [asked, timeLimit] : [timeLimit];
        return _process.Execute(new ExecuteParameters(
            executeParameters.BuildResult, executeParameters.BenchmarkCase, executeParameters.BenchmarkId, executeParameters.Logger,
            executeParameters.Resolver, executeParameters.LaunchIndex, new CompositeDiagnoser([.. diagnosers])));
    }
}

/// <summary>
/// Ends a child that does not come back, or takes all memory. BenchmarkDotNet waits for ever: one contender that hangs on its input would
/// take the rest of the run with it. A diagnoser is the one place where BenchmarkDotNet shows the process that it has started.
/// </summary>
internal sealed class TimeLimit(TimeSpan limit) : IDiagnoser
{
    private static readonly ConcurrentDictionary<BenchmarkCase, string> Ended = new();

    private readonly ConcurrentDictionary<BenchmarkCase, Watch> _watches = new();

    /// <summary>Why this benchmark's process was ended, as the second part of a sentence; null where it ended by itself.</summary>
    internal static string? Of(BenchmarkCase benchmark) => Ended.GetValueOrDefault(benchmark);

    public IEnumerable<string> Ids => [nameof(TimeLimit)];

    public IEnumerable<IExporter> Exporters => [];

    public IEnumerable<IAnalyser> Analysers => [];

    // It costs the child nothing, so it needs no run of its own.
    public RunMode GetRunMode(BenchmarkCase benchmarkCase) => RunMode.NoOverhead;

    public void Handle(HostSignal signal, DiagnoserActionParameters parameters)
    {
        if (signal == HostSignal.AfterProcessStart)
        {
            var watch = new Watch(isOver => Look(parameters, isOver));
            _watches[parameters.BenchmarkCase] = watch;
            watch.Start(limit);
        }
        else if (signal == HostSignal.AfterProcessExit && _watches.TryRemove(parameters.BenchmarkCase, out Watch? watch))
        {
            watch.Dispose();
        }
    }

    public IEnumerable<Metric> ProcessResults(DiagnoserResults results) => [];

    public void DisplayResults(ILogger logger)
    {
    }

    public IEnumerable<ValidationError> Validate(ValidationParameters validationParameters) => [];

    private void Look(DiagnoserActionParameters parameters, bool isOver)
    {
        try
        {
            if (parameters.Process.HasExited)
                return;
            if (isOver)
                Ended[parameters.BenchmarkCase] = $"did not come back within {limit.TotalSeconds:0} s";
            else if (ChildLimit.IsMemoryPassedBy(parameters.Process.Id))
                Ended[parameters.BenchmarkCase] = $"took {ChildLimit.MemoryWords}";
            else if (!Interrupt.IsRequested)
                return;
            parameters.Process.Kill(entireProcessTree: true);
        }
        catch (Exception gone) when (gone is InvalidOperationException or Win32Exception)
        {
            // It ended by itself between the question and the signal.
        }
    }
}
