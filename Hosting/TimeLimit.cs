using System.Collections.Concurrent;
using System.ComponentModel;
using BenchmarkDotNet.Analysers;
using BenchmarkDotNet.Diagnosers;
using BenchmarkDotNet.Engines;
using BenchmarkDotNet.Exporters;
using BenchmarkDotNet.Loggers;
using BenchmarkDotNet.Reports;
using BenchmarkDotNet.Running;
using BenchmarkDotNet.Validators;

namespace JsonAot.Hosting;

/// <summary>
/// Ends a child that does not come back. BenchmarkDotNet waits for ever: one contender that hangs on its input would take
/// the rest of the run with it. A diagnoser is the one place where BenchmarkDotNet shows the process that it has started.
/// </summary>
internal sealed class TimeLimit(TimeSpan limit) : IDiagnoser
{
    private static readonly ConcurrentDictionary<BenchmarkCase, TimeSpan> Ended = new();

    private readonly ConcurrentDictionary<BenchmarkCase, Timer> _timers = new();

    /// <summary>The limit that ended this benchmark's process; null where it ended by itself.</summary>
    internal static TimeSpan? Of(BenchmarkCase benchmark) => Ended.TryGetValue(benchmark, out TimeSpan passed) ? passed : null;

    public IEnumerable<string> Ids => [nameof(TimeLimit)];

    public IEnumerable<IExporter> Exporters => [];

    public IEnumerable<IAnalyser> Analysers => [];

    // It costs the child nothing, so it needs no run of its own.
    public RunMode GetRunMode(BenchmarkCase benchmarkCase) => RunMode.NoOverhead;

    public void Handle(HostSignal signal, DiagnoserActionParameters parameters)
    {
        // The last signal before the child runs; its object is there already, its process is a moment later.
        if (signal == HostSignal.BeforeProcessStart)
            _timers[parameters.BenchmarkCase] = new Timer(_ => End(parameters), null, limit, Timeout.InfiniteTimeSpan);
        else if (signal == HostSignal.AfterProcessExit && _timers.TryRemove(parameters.BenchmarkCase, out Timer? timer))
            timer.Dispose();
    }

    public IEnumerable<Metric> ProcessResults(DiagnoserResults results) => [];

    public void DisplayResults(ILogger logger)
    {
    }

    public IEnumerable<ValidationError> Validate(ValidationParameters validationParameters) => [];

    private void End(DiagnoserActionParameters parameters)
    {
        try
        {
            if (parameters.Process.HasExited)
                return;
            Ended[parameters.BenchmarkCase] = limit;
            parameters.Process.Kill(entireProcessTree: true);
        }
        catch (Exception gone) when (gone is InvalidOperationException or Win32Exception)
        {
            // It ended by itself between the question and the signal.
        }
    }
}
