using System.Reflection;
using System.Text;
using BenchmarkDotNet.Configs;
using BenchmarkDotNet.ConsoleArguments;
using BenchmarkDotNet.Environments;
using BenchmarkDotNet.Jobs;
using BenchmarkDotNet.Loggers;
using BenchmarkDotNet.Order;
using BenchmarkDotNet.Reports;
using BenchTurns.Building;
using BenchTurns.Child;
using BenchTurns.Report;
using BenchTurns.Running;

namespace BenchTurns;

/// <summary>
/// Runs benchmarks in turns, in place of BenchmarkDotNet's own switcher: the same classes, the same filters, and a column for each way
/// to compile them.
/// </summary>
public sealed class TurnSwitcher
{
    private readonly Assembly _assembly;

    private TurnSwitcher(Assembly assembly) => _assembly = assembly;

    /// <summary>All benchmarks of the program.</summary>
    /// <param name="assembly">The program's own: BenchmarkDotNet builds the project of it anew.</param>
    public static TurnSwitcher FromAssembly(Assembly assembly) => new(assembly);

    /// <summary>Does what the command line says.</summary>
    /// <returns>
    /// The exit code: 0 where every benchmark has figures or a stated reason; 1 where one failed, or none could be measured; 2 for
    /// arguments that cannot be used; 3 where nothing could be begun; 130 where it was stopped.
    /// </returns>
    public int Run(string[] args) => Trouble.Guard(args, () => Console.Error, () =>
    {
        try
        {
            SwitcherArguments arguments = SwitcherArguments.Parse(args);
            if (arguments.WantsHelp)
                return SwitcherHelp.Print();
            if (arguments.IsOfItsLoop)
                return RunItsLoop(args);
            Interrupt.Listen();
            // While programs are published there is nothing to save.
            Interrupt.Patience = TimeSpan.Zero;
            return Run(arguments);
        }
        catch (ArgumentException unusable)
        {
            throw new ProcessException(unusable.Message) { ExitCode = ExitCodes.Usage };
        }
    });

    private int RunItsLoop(string[] args)
    {
        Console.WriteLine("One of these options is of BenchmarkDotNet's own loop: it measures, one process after the other.");
        Summary[] summaries = [.. BenchmarkSwitcher.FromAssembly(_assembly).Run(args)];
        return summaries.Length > 0 && summaries.All(summary => summary.Reports.All(report => report.Success))
            ? ExitCodes.Success : ExitCodes.Differs;
    }

    private int Run(SwitcherArguments arguments)
    {
        string project = ValueOf("BenchTurnsProject")
            ?? throw new ProcessException(
                "This program does not know its project. Reference the package BenchTurns.BenchmarkDotNet in it directly.");
        string framework = arguments.Framework ?? ValueOf("BenchTurnsFramework")!;
        string artifacts = Path.Combine(Path.GetDirectoryName(project)!, "BenchmarkDotNet.Artifacts");
        string folder = Path.Combine(artifacts, "turns");
        ManualConfig given = ManualConfig.CreateEmpty()
            .AddValidator([.. DefaultConfig.Instance.GetValidators()])
            .AddColumnProvider([.. DefaultConfig.Instance.GetColumnProviders()])
            .WithOrderer(new DefaultOrderer(SummaryOrderPolicy.Declared))
            .WithArtifactsPath(artifacts)
            .WithBuildTimeout(Dotnet.Limit);
        (bool isUsable, IConfig parsed, _) = ConfigParser.Parse([.. arguments.Remaining], ConsoleLogger.Default, given);
        if (!isUsable)
            return ExitCodes.Usage;
        Type[] types =
        [
            .. BenchmarkDotNet.Running.TypeFilter.GetTypesWithRunnableBenchmarks([], [_assembly], ConsoleLogger.Default).runnable,
        ];
        var options = new TurnsOptions
        {
            Settings = arguments.Settings,
            Folder = folder,
            Key = [framework, Stamp(), .. arguments.Modes.Select(mode => mode.Name), $"{arguments.Limit}", $"{arguments.IsQuick}"],
        };
        using var turns = new BenchmarkTurns(arguments.BuildOnly is { } only
            ? options with { InsteadOfMeasuring = built => BuiltPrograms.Keep(built, Path.GetFullPath(only)) } : options);
        ManualConfig config = ManualConfig.Create(parsed)
            .AddLogger(new BuildConsole())
            .AddEventProcessor(turns);
        Job[] jobs = [.. arguments.Modes.Select(mode => JobOf(mode, new BuildOptions(project, framework), turns))];
        var chosen = Choice.Of(types, config.AddJob(jobs), ManualConfig.Create(given).AddJob(jobs));
        if (arguments.WantsList || chosen.Complaint is not null)
            return chosen.Tell(isAsked: arguments.WantsList);
        if (arguments.Modes.Any(mode => mode.IsNative) && NativeLinker.Lacking() is { } lacking)
            throw new ProcessException($"A native program cannot be made here. {lacking}");
        using RunLock held = RunLock.Take(folder);
        Summary[] summaries = BenchmarkRunner.Run([.. chosen.Infos]);
        var outcome = SwitcherOutcome.Of(summaries, chosen, turns);
        if (arguments.BuildOnly is { } built)
            return BuiltPrograms.WriteList(Path.GetFullPath(built), project, framework, outcome);
        string file = arguments.Results ?? Path.Combine(folder, "turns.json");
        outcome.Print(arguments.Modes, framework, turns, file);
        if (!Interrupt.IsRequested)
            turns.RemoveJournal();
        return outcome.ExitCode;
    }

    private static Job JobOf(DeploymentMode mode, BuildOptions options, BenchmarkTurns turns)
    {
        Job job = new Job().WithEngineFactory(new TurnEngineFactory())
            .WithToolchain(ModeToolchain.Create(mode, options, new TurnExecutor(turns))).WithId(mode.Name);
        // BenchmarkDotNet generates other code for a native child, which cannot look its benchmarks up. Which framework it is, the
        // toolchain says: this may be one that BenchmarkDotNet does not know yet.
        return mode.IsNative ? job.WithRuntime(NativeAotRuntime.Net10_0) : job.WithRuntime(CoreRuntime.Core10_0);
    }

    private string? ValueOf(string key) =>
        _assembly.GetCustomAttributes<AssemblyMetadataAttribute>().FirstOrDefault(entry => entry.Key == key)?.Value;

    // The programs are made of the same sources as this one.
    private static string Stamp() => string.Join(' ', Directory.EnumerateFiles(AppContext.BaseDirectory, "*.dll")
        .Order(StringComparer.Ordinal).Select(file => $"{Path.GetFileName(file)} {File.GetLastWriteTimeUtc(file):O}"));
}
