using System.Collections.Concurrent;
using System.ComponentModel;
using System.Diagnostics;
using BenchmarkDotNet.Analysers;
using BenchmarkDotNet.Diagnosers;
using BenchmarkDotNet.Engines;
using BenchmarkDotNet.Exporters;
using BenchmarkDotNet.Loggers;
using BenchmarkDotNet.Reports;
using BenchmarkDotNet.Validators;

namespace JsonAot.Lab.BenchmarkHost;

/// <summary>
/// Ends a child that does not come back, or takes all memory. BenchmarkDotNet waits for ever: one contender that hangs on its input would
/// take the rest of the run with it. A diagnoser is the one place where BenchmarkDotNet shows the process that it has started.
/// </summary>
internal sealed class TimeLimit(TimeSpan limit) : IDiagnoser
{
    private static readonly ConcurrentDictionary<BenchmarkCase, string> Ended = new();

    private readonly ConcurrentDictionary<BenchmarkCase, IDisposable[]> _watches = new();

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
            _watches[parameters.BenchmarkCase] = [TimerOf(parameters), Interrupt.Token.Register(() => End(parameters))];
        else if (signal == HostSignal.AfterProcessExit && _watches.TryRemove(parameters.BenchmarkCase, out IDisposable[]? watches))
            Array.ForEach(watches, watch => watch.Dispose());
    }

    public IEnumerable<Metric> ProcessResults(DiagnoserResults results) => [];

    public void DisplayResults(ILogger logger)
    {
    }

    public IEnumerable<ValidationError> Validate(ValidationParameters validationParameters) => [];

    private Timer TimerOf(DiagnoserActionParameters parameters)
    {
        long started = Stopwatch.GetTimestamp();
        return new Timer(_ => Look(parameters, Stopwatch.GetElapsedTime(started)), null, MemoryLimit.Interval, MemoryLimit.Interval);
    }

    private void Look(DiagnoserActionParameters parameters, TimeSpan passed)
    {
        try
        {
            if (parameters.Process.HasExited)
                return;
            if (passed >= limit)
                Ended[parameters.BenchmarkCase] = $"did not come back within {limit.TotalSeconds:0} s";
            else if (MemoryLimit.IsPassedBy(parameters.Process.Id))
                Ended[parameters.BenchmarkCase] = $"took {MemoryLimit.Words}";
            else if (!Interrupt.IsRequested)
                return;
        }
        catch (InvalidOperationException)
        {
            // It ended by itself between the question and the signal.
            return;
        }

        End(parameters);
    }

    private static void End(DiagnoserActionParameters parameters)
    {
        try
        {
            parameters.Process.Kill(entireProcessTree: true);
        }
        catch (Exception gone) when (gone is InvalidOperationException or Win32Exception)
        {
            // It has ended by itself.
        }
    }
}
