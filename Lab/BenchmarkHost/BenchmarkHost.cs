using System.Reflection;
using BenchmarkDotNet.Configs;
using BenchmarkDotNet.ConsoleArguments;
using BenchmarkDotNet.Loggers;
using BenchmarkDotNet.Reports;
using JsonAot.Lab.BenchmarkHost.Arguments;
using JsonAot.Lab.BenchmarkHost.Outcome;
using JsonAot.Lab.BenchmarkHost.Turns;

namespace JsonAot.Lab.BenchmarkHost;

/// <summary>A complete BenchmarkDotNet host: arguments in, tables and result files out, and an exit code that can be trusted.</summary>
public static class BenchmarkHost
{
    public static int Run(Assembly benchmarks, string[] args, string defaultModes)
    {
        string project = benchmarks.GetCustomAttributes<AssemblyMetadataAttribute>().First(entry => entry.Key == "JsonAotProject").Value!;
        Interrupt.Listen();
        // While programs are published there is nothing to save.
        Interrupt.Patience = TimeSpan.Zero;
        return Trouble.Guard(args, Console.Error, () =>
        {
            try
            {
                string[] others = [.. args.Where(word => word != RunLock.WaitOption)];
                HostArguments arguments = HostArguments.Parse(others, defaultModes, Checkout.Framework);
                return arguments.WantsHelp ? HostHelp.Print(project, defaultModes) : Run(project, benchmarks, arguments);
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
        using var journal = new TurnJournal(arguments);
        IConfig config = SuiteConfig.Create(project, arguments, journal);
        // BenchmarkDotNet answers unusable arguments with a message and an empty list of summaries: afterwards that cannot be told from
        // success.
        if (!ConfigParser.Parse([.. arguments.Remaining], ConsoleLogger.Default, config).isSuccess)
            return ExitCodes.Usage;
        Type[] types =
        [
            .. BenchmarkDotNet.Running.TypeFilter.GetTypesWithRunnableBenchmarks([], [assembly], ConsoleLogger.Default).runnable,
        ];
        BenchmarkCase[] known = [.. types
            .SelectMany(type => BenchmarkConverter.TypeToBenchmarks(type, config).BenchmarksCases)];

        IReadOnlyList<string> filters = arguments.Filters;
        if (ShellExpansion.Happened(filters, Directory.GetCurrentDirectory()))
        {
            Console.WriteLine("The shell replaced an unquoted * by the names in this folder; it is taken as '*', every benchmark.");
            filters = ["*"];
        }

        if (filters.Count == 0 && !arguments.ChoosesByCategory && !arguments.WantsList && Console.IsInputRedirected)
            return ListInsteadOfWaiting(known);
        // BenchmarkDotNet answers it with every row of the first classes.
        if (FilterCheck.Complain(filters, known) is { } complaint)
        {
            Console.Error.WriteLine(complaint);
            return ExitCodes.Usage;
        }

        // The option once, with all its values: BenchmarkDotNet refuses it a second time.
        string[] forwarded = [.. filters.Count > 0 ? ["--filter", .. filters] : Array.Empty<string>(), .. arguments.Remaining];
        if (arguments.WantsList)
            return List(assembly, config, forwarded);
        using RunLock held = RunLock.Take(Checkout.Root);
        var store = new ResultStore(arguments.ResultsFolder ?? Path.Combine(Checkout.Artifacts, ResultStore.FolderName));
        CheckMachine(arguments, store);
        Summary[] summaries = [.. BenchmarkSwitcher.FromAssembly(assembly).Run(forwarded, config)];
        return Conclude(arguments, summaries, store, journal);
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
        if (native.Length > 0 && NativeLinker.Lacking(Path.Combine(Checkout.Artifacts, "linker")) is { } lacking)
            throw new ProcessException($"{string.Join(" and ", native)} cannot be measured here. {lacking}");
    }

    private static int Conclude(HostArguments arguments, Summary[] summaries, ResultStore store, TurnJournal journal)
    {
        RunOutcome outcome = RunOutcome.Of(summaries) with { IsStopped = Interrupt.IsRequested };
        IReadOnlyList<(TimesResults Results, string Path)> written = RunRecorder.Record(arguments, summaries, store);
        RunReport.Print(outcome, written);
        if (!outcome.IsStopped)
            journal.Remove();
        return outcome.ExitCode;
    }

    private static int List(Assembly assembly, IConfig config, string[] forwarded)
    {
        BenchmarkSwitcher.FromAssembly(assembly).Run(forwarded, config);
        return ExitCodes.Success;
    }

    private static int ListInsteadOfWaiting(BenchmarkCase[] known)
    {
        Console.Error.WriteLine("No benchmark was chosen, and there is no terminal to ask at. Choose with --filter, for example "
            + "--filter '*HighPerformance*' or --filter '*'. There are:");
        foreach (string name in known.Select(TimedRows.NameOf).Distinct())
            Console.Error.WriteLine($"  {name}");
        return ExitCodes.Usage;
    }
}
