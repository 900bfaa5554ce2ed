using System.Reflection;
using BenchmarkDotNet.Configs;
using BenchmarkDotNet.ConsoleArguments;
using BenchmarkDotNet.Filters;
using BenchmarkDotNet.Loggers;
using BenchmarkDotNet.Reports;
using BenchTurns;
using BenchTurns.Building;
using JsonAot.Lab.BenchmarkHost.Arguments;
using JsonAot.Lab.BenchmarkHost.Outcome;

namespace JsonAot.Lab.BenchmarkHost;

/// <summary>A complete BenchmarkDotNet host: arguments in, tables and result files out, and an exit code that can be trusted.</summary>
public static class BenchmarkHost
{
    public static int Run(Assembly benchmarks, string[] args, string defaultModes)
    {
        string project = benchmarks.GetCustomAttributes<AssemblyMetadataAttribute>().First(entry => entry.Key == "JsonAotProject").Value!;
        return Trouble.Guard(args, () => Console.Error, () =>
        {
            Interrupt.Listen();
            // While programs are published there is nothing to save.
            Interrupt.Patience = TimeSpan.Zero;
            try
            {
                HostArguments arguments = HostArguments.Parse(args, defaultModes, Checkout.Framework);
                return arguments.WantsHelp ? PrintHelp(project, defaultModes) : Run(project, benchmarks, arguments);
            }
            catch (ArgumentException unusable)
            {
                throw new ProcessException(unusable.Message) { ExitCode = ExitCodes.Usage };
            }
        });
    }

    private static int Run(string project, Assembly assembly, HostArguments arguments)
    {
        ChosenPayloads.Narrow(arguments.Payloads);
        BuiltPrograms? programs = arguments.BuildOnly is { } only ? new BuiltPrograms(Path.GetFullPath(only)) : null;
        TurnsOptions options = SuiteTurns.Of(arguments) with { InsteadOfMeasuring = programs is null ? null : programs.Keep };
        using var turns = new BenchmarkTurns(options);
        IConfig config = SuiteConfig.Create(project, arguments, turns);
        // BenchmarkDotNet answers unusable arguments with a message and an empty list of summaries: afterwards that cannot be told from
        // success.
        if (!ConfigParser.Parse([.. arguments.Remaining], ConsoleLogger.Default, config).isSuccess)
            return ExitCodes.Usage;
        Type[] types =
        [
            .. BenchmarkDotNet.Running.TypeFilter.GetTypesWithRunnableBenchmarks([], [assembly], ConsoleLogger.Default).runnable,
        ];
        BenchmarkCase[] known = [.. types.SelectMany(type => BenchmarkConverter.TypeToBenchmarks(type, config).BenchmarksCases)];

        IReadOnlyList<string> filters = arguments.Filters;
        if (IsExpandedStar(filters))
        {
            Console.WriteLine("The shell replaced an unquoted * by the names in this folder; it is taken as '*', every benchmark.");
            filters = ["*"];
        }

        if (filters.Count == 0 && !arguments.ChoosesByCategory && !arguments.WantsList && Console.IsInputRedirected)
            return ListInsteadOfWaiting(known);
        // BenchmarkDotNet answers it with every row of the first classes.
        if (ComplaintOf(filters, known) is { } complaint)
        {
            Console.Error.WriteLine(complaint);
            return ExitCodes.Usage;
        }

        // The option once, with all its values: BenchmarkDotNet refuses it a second time.
        string[] forwarded = [.. filters.Count > 0 ? ["--filter", .. filters] : Array.Empty<string>(), .. arguments.Remaining];
        if (arguments.WantsList)
        {
            BenchmarkSwitcher.FromAssembly(assembly).Run(forwarded, config);
            return ExitCodes.Success;
        }

        using RunLock held = RunLock.Take(Checkout.Artifacts);
        var store = new ResultStore(arguments.ResultsFolder ?? Path.Combine(Checkout.Artifacts, ResultStore.FolderName));
        CheckMachine(arguments, store);
        Summary[] summaries = [.. BenchmarkSwitcher.FromAssembly(assembly).Run(forwarded, config)];
        if (programs is not null)
        {
            return programs.WriteList(
                project, arguments.Framework, turns.NotBuilt.Select(one => (one.Benchmark, BuildReason.Of(one.Build))));
        }

        return Conclude(arguments, summaries, store, turns);
    }

    /// <summary>Recognises an unquoted <c>-f *</c> that the shell has replaced by the names of the current folder.</summary>
    private static bool IsExpandedStar(IReadOnlyList<string> filters) =>
        filters.Count > 0
        && filters.All(filter => filter.AsSpan().IndexOfAny("*?/\\") < 0)
        && filters.All(filter => Path.Exists(filter));

    /// <summary>A filter that matches nothing is a mistake to report, with what there is.</summary>
    /// <returns>Null when every filter matches a benchmark.</returns>
    private static string? ComplaintOf(IReadOnlyList<string> filters, BenchmarkCase[] benchmarks)
    {
        string? unmatched = filters.FirstOrDefault(filter => !benchmarks.Any(new GlobFilter([filter]).Predicate));
        if (unmatched is null)
            return null;
        IEnumerable<string> classes = benchmarks.Select(benchmark => benchmark.Descriptor.Type.Name).Distinct();
        return $"No benchmark matches the filter '{unmatched}'. There are, such as --filter '*{classes.FirstOrDefault()}*': "
            + $"{string.Join(", ", classes)}. --list flat shows each benchmark.";
    }

    /// <summary>What would otherwise be found out after minutes of publishing, or at the end of the run.</summary>
    private static void CheckMachine(HostArguments arguments, ResultStore store)
    {
        if (FrameworkName.ComplaintOfSdk(arguments.Framework) is { } complaint)
            throw new ArgumentException(complaint);
        foreach (DeploymentMode mode in arguments.Modes)
        {
            store.CheckWritable(Machine.Current, arguments.Framework, mode.Name);
            // Its rows are joined with those of this run.
            _ = store.Read<TimesResults>(Machine.Current, arguments.Framework, mode.Name);
        }

        string[] native = [.. arguments.Modes.Where(mode => mode.IsNative).Select(mode => mode.Name)];
        if (native.Length > 0 && NativeLinker.Lacking() is { } lacking)
            throw new ProcessException($"{string.Join(" and ", native)} cannot be measured here. {lacking}");
    }

    private static int Conclude(HostArguments arguments, Summary[] summaries, ResultStore store, BenchmarkTurns turns)
    {
        RunOutcome outcome = RunOutcome.Of(summaries, turns) with { IsStopped = Interrupt.IsRequested };
        IReadOnlyList<(TimesResults Results, string Path)> written = RunRecorder.Record(arguments, summaries, outcome, turns, store);
        RunReport.Print(outcome, written);
        if (!outcome.IsStopped)
            turns.RemoveJournal();
        return outcome.ExitCode;
    }

    private static int ListInsteadOfWaiting(BenchmarkCase[] known)
    {
        Console.Error.WriteLine("No benchmark was chosen, and there is no terminal to ask at. Choose with --filter, for example "
            + "--filter '*HighPerformance*' or --filter '*'. There are:");
        foreach (string name in known.Select(TimedRows.NameOf).Distinct())
            Console.Error.WriteLine($"  {name}");
        return ExitCodes.Usage;
    }

    private static int PrintHelp(string project, string defaultModes)
    {
        Console.WriteLine($"""
            Measures JSON serializers with BenchmarkDotNet, each checked for correctness first.

              dotnet run --project {Path.GetFileNameWithoutExtension(project)} -c Release -- --filter '*HighPerformance*'

              -f, --filter GLOB...   which benchmarks, by namespace.type.method; '*' for all
              --modes LIST           of {string.Join(", ", DeploymentMode.All)}; default {defaultModes}
              --framework NAME       what is measured, such as net10.0; default {Checkout.Framework}
              -j, --job NAME         default, quick, dry, short, medium or long
              --payload NAME...      of Documents: {string.Join(", ", ChosenPayloads.Names)}
              --results FOLDER       where result files go; default artifacts/{ResultStore.FolderName}
              --child-limit SECONDS  when a benchmark's process is ended as hung; default 120, with medium and long 1800
              --list flat|tree       lists the benchmarks
              --build-only FOLDER    builds the programs and a list of them, for bench-turns compare

            The modes:
            {string.Join(Environment.NewLine, DeploymentMode.All.Select(mode => $"  {mode.Name,-10} {mode.Description}"))}

            Further options go to BenchmarkDotNet: --iterationCount, --launchCount, --disasm, --envVars and others. Those that would measure
            another build of the framework are refused, such as --runtimes, --inProcess, --cli and --coreRun; so is --resume.
            Ctrl-C writes what is measured, and the same command goes on from there; a second one ends at once.
            Exit code: 0 at least one benchmark has figures, and every other one is unavailable for a stated reason;
            1 something failed, or nothing could be measured; 2 unusable arguments; 130 stopped.
            """);
        return ExitCodes.Success;
    }
}

/// <summary>The payloads of benchmarks that take any. Children do not read it: their parameters are compiled into them.</summary>
public static class ChosenPayloads
{
    public static IReadOnlyList<string> Names { get; private set; } = [.. MeasuredPayloads.All.Select(payload => payload.Name)];

    /// <param name="patterns">Names, in which * stands for anything; none for all.</param>
    internal static void Narrow(IReadOnlyList<string> patterns)
    {
        MeasuredPayloads.RequireDocuments(patterns);
        Names = JsonAot.Lab.Results.ChosenNames.Choose("payload", patterns, Names, name => name);
    }
}

/// <summary>A benchmark class that has one payload, which no parameter names.</summary>
public interface IPayloadBenchmark
{
    IPayload Payload { get; }
}
