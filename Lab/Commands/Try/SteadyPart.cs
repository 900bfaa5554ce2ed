using JsonAot.Lab.Terminal;
using JsonAot.Probe.Answers;

namespace JsonAot.Lab.Commands.Try;

/// <summary>The suite's own matrix for the subject: BenchmarkDotNet, each row in processes of its own, until two of them agree. For a full run.</summary>
internal static class SteadyPart
{
    private const string Benchmark = "Matrix.";

    /// <param name="able">Those that keep the value: another would be a row with its reason after minutes.</param>
    /// <returns>What could not be measured, in a sentence; null where all was.</returns>
    /// <exception cref="OperationCanceledException">Somebody asked to stop.</exception>
    internal static string? Measure(Subject subject, IReadOnlyList<string> able, IReadOnlyList<DeploymentMode> modes, ProgressLine line, CancellationToken stop)
    {
        Stage stage = SteadyStage.Matrix.Of(Checkout.Framework, modes, able, [subject.Name], isLong: true, subject.Results);
        StageEnd end = new StageProcess(subject.Logs).Run(
            stage with
            {
                // The host is built for this payload alone, and its sources were analysed when the suite was built.
                Arguments = [.. stage.Arguments.TakeWhile(word => word != "--"), "-p:RunAnalyzers=false", .. stage.Arguments.SkipWhile(word => word != "--")],
                Environment = new Dictionary<string, string>(stage.Environment) { [Checkout.PayloadVariable] = subject.SourceFolder },
            },
            (doing, _) => line.Show($"{stage.Title}: {doing}"),
            stop);
        stop.ThrowIfCancellationRequested();
        return end.Problem is { } problem ? $"{stage.Title}: {problem}" : null;
    }

    /// <returns>Null where the matrix has no figures.</returns>
    internal static TrialTimes? TimesOf(SteadyState? steady)
    {
        SteadyRow[] matrix = [.. (steady?.Rows ?? []).Where(row => row.Benchmark.StartsWith(Benchmark, StringComparison.Ordinal))];
        var times = new SteadyTimes(steady);
        (LimitRow Row, Estimate? Time)[] rows = [.. matrix.Select(row => (RowOf(row), times.Of(row)))];
        return rows.All(one => one.Time is null) ? null : new TrialTimes([.. rows.Select(one => one.Row)])
        {
            NoiseFloor = NoiseFloor.Of(steady),
            Intervals = rows.Where(one => one.Time is not null).ToLookup(one => (one.Row.Contender, one.Row.Task), one => one.Time!),
        };
    }

    private static LimitRow RowOf(SteadyRow row) => new()
    {
        Payload = "",
        Contender = row.Parameters.GetValueOrDefault(SteadyRow.ContenderParameter, ""),
        Task = row.Benchmark == $"{Benchmark}Deserialize" ? LimitsTime.Reading : LimitsTime.WritingBytes,
        Ns = row.MedianNs,
        AllocatedBytes = row.AllocatedBytes,
        IsAdapted = row.IsMarkedAdapted,
        Unavailable = row.Unavailable,
    };
}
