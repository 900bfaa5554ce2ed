using System.Globalization;
using JsonAot.Lab.BenchmarkHost.Arguments;
using JsonAot.Lab.BenchmarkHost.Outcome;

namespace JsonAot.Lab.BenchmarkHost;

/// <summary>How the suite names and groups its benchmarks where they take turns.</summary>
internal static class SuiteTurns
{
    // Presets are measured by BenchmarkDotNet, and no turn is made then.
    private static readonly TurnSettings None = TurnSettings.Quick;

    internal static TurnsOptions Of(HostArguments arguments) => new()
    {
        Settings = arguments.Turns ?? None,
        Folder = Path.Combine(Checkout.Artifacts, "benchmarks"),
        Key = KeyOf(arguments),
        NameOf = TimedRows.TitleOf,
        SubjectOf = benchmark => $"{benchmark.Job.Id}: {TimedRows.RowOf(benchmark).Subject}",
        AloneOf = benchmark => $"{benchmark.Job.Id}: {AloneOf(TimedRows.RowOf(benchmark))}",
        BytesOf = benchmark => MeasuredPayload.PayloadOf(benchmark)?.CanonicalUtf8.Length ?? 0,
    };

    private static string AloneOf(TimesRow row) => $"{row.Benchmark!.Split('.')[0]} {row.Payload}";

    private static string[] KeyOf(HostArguments arguments) =>
    [
        Checkout.Commit,
        // The children are made of the same sources as the host.
        SourceStamp.OfThisProgram(),
        Machine.Current.Folder,
        arguments.Framework,
        arguments.ResultsFolder ?? "",
        // A row stopped by this limit stores the limit as its reason, so another limit needs a new run.
        arguments.ChildLimit.ToString("c", CultureInfo.InvariantCulture),
        .. arguments.Modes.SelectMany(mode => mode.Switches.Prepend(mode.Name)),
        .. arguments.Remaining,
        arguments.Job,
    ];
}
