using System.Reflection;
using BenchmarkDotNet.Configs;
using BenchmarkDotNet.ConsoleArguments;
using BenchmarkDotNet.Filters;
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
    private readonly Type[] _types;

    private TurnSwitcher(Assembly assembly, Type[] types)
    {
        _assembly = assembly;
        _types = types;
    }

    /// <summary>All benchmarks of the program.</summary>
    /// <param name="assembly">The program's own: BenchmarkDotNet builds the project of it anew.</param>
    public static TurnSwitcher FromAssembly(Assembly assembly) => new(assembly, []);

    /// <summary>Some benchmarks of the program.</summary>
    /// <param name="types">At least one.</param>
    public static TurnSwitcher FromTypes(Type[] types) => new(types[0].Assembly, types);

    /// <summary>Does what the command line says. A program whose Main returns nothing ends with this exit code too.</summary>
    /// <param name="config">
    /// Its columns, exporters, diagnosers and filters are used besides; its jobs are BenchmarkDotNet's own, as <c>--job</c> is.
    /// </param>
    /// <returns>
    /// The exit code: 0 where every benchmark has figures or a stated reason; 1 where one failed, or none could be measured; 2 for
    /// arguments that cannot be used; 3 where nothing could be begun; 130 where it was stopped.
    /// </returns>
    public int Run(string[] args, IConfig? config = null) =>
        Environment.ExitCode = Trouble.Guard(args, () => Console.Error, () => RunGuarded(args, config ?? ManualConfig.CreateEmpty()));

    private int RunGuarded(string[] args, IConfig config)
    {
        SwitcherArguments arguments = Parse(args);
        if (arguments.WantsHelp)
            return SwitcherHelp.Print();
        if (arguments.IsOfItsLoop)
            return RunItsLoop(args, config);
        Interrupt.Listen();
        // While programs are published there is nothing to save.
        Interrupt.Patience = TimeSpan.Zero;
        return Run(arguments, config);
    }

    private static SwitcherArguments Parse(string[] args)
    {
        try
        {
            return SwitcherArguments.Parse(args);
        }
        catch (ArgumentException unusable)
        {
            throw Unusable(unusable.Message);
        }
    }

    private static ProcessException Unusable(string message) => new(message) { ExitCode = ExitCodes.Usage };

    private int RunItsLoop(string[] args, IConfig config)
    {
        Console.WriteLine("One of these options is of BenchmarkDotNet's own loop: it measures, one process after the other.");
        BenchmarkSwitcher its = _types.Length > 0 ? BenchmarkSwitcher.FromTypes(_types) : BenchmarkSwitcher.FromAssembly(_assembly);
        Summary[] summaries = [.. its.Run(args, ManualConfig.Union(DefaultConfig.Instance, config))];
        return summaries.Length > 0 && summaries.All(summary => summary.Reports.All(report => report.Success))
            ? ExitCodes.Success : ExitCodes.Differs;
    }

    private int Run(SwitcherArguments arguments, IConfig given)
    {
        string project = ValueOf("BenchTurnsProject")
            ?? throw new ProcessException(
                "This program does not know its project. Reference the package BenchTurns.BenchmarkDotNet in it directly.");
        string framework = arguments.Framework ?? ValueOf("BenchTurnsFramework")!;
        string artifacts = Path.Combine(Path.GetDirectoryName(project)!, "BenchmarkDotNet.Artifacts");
        string folder = Path.Combine(artifacts, "turns");
        // It answers a mistake with all of its help.
        var said = new AccumulationLogger();
        (bool isUsable, IConfig asked, _) = ConfigParser.Parse([.. arguments.Remaining], said, ManualConfig.CreateEmpty());
        if (!isUsable)
            throw Unusable(SwitcherArguments.MistakeIn(said.GetLog()));
        asked = ManualConfig.Union(given, asked);
        BuiltPrograms? programs = arguments.BuildOnly is { } only ? new BuiltPrograms(Path.GetFullPath(only)) : null;
        using var turns = new BenchmarkTurns(new TurnsOptions
        {
            Settings = arguments.Settings,
            Folder = folder,
            Key = [framework, Stamp(), .. arguments.Modes.Select(mode => mode.Name), $"{arguments.Limit}", $"{arguments.IsQuick}"],
            InsteadOfMeasuring = programs is null ? null : programs.Keep,
        });
        var build = new BuildOptions(project, framework);
        ManualConfig config = ConfigOf(asked, asked.ArtifactsPath ?? artifacts, turns)
            .AddJob([.. arguments.Modes.Select(mode => JobOf(mode, build, turns))]);
        Type[] types =
        [
            .. BenchmarkDotNet.Running.TypeFilter.GetTypesWithRunnableBenchmarks(
                _types, _types.Length > 0 ? [] : [_assembly], ConsoleLogger.Default).runnable,
        ];
        IFilter[] byName = arguments.Filters.Count > 0 ? [new NameFilter(arguments.Filters)] : [];
        var chosen = Choice.Of(types, config, [.. byName, .. asked.GetFilters()], arguments.WantsList);
        if (arguments.WantsList || chosen.Complaint is not null)
            return chosen.Tell();
        if (arguments.Modes.Any(mode => mode.IsNative) && NativeLinker.Lacking() is { } lacking)
            throw new ProcessException($"A native program cannot be made here. {lacking}");
        using RunLock held = RunLock.Take(folder);
        Summary[] summaries = BenchmarkRunner.Run([.. chosen.Infos]);
        var outcome = SwitcherOutcome.Of(summaries, chosen, turns);
        if (programs is not null)
            return programs.WriteList(project, framework, outcome.Failed);
        string file = arguments.Results ?? Path.Combine(folder, "turns.json");
        outcome.Print(arguments.Modes, framework, turns, file);
        if (!Interrupt.IsRequested)
            turns.RemoveJournal();
        return outcome.ExitCode;
    }

    /// <summary>What BenchmarkDotNet does besides, of which the filters are left to <see cref="Choice"/>.</summary>
    private static ManualConfig ConfigOf(IConfig asked, string artifacts, BenchmarkTurns turns) => ManualConfig.CreateEmpty()
        .AddLogger(new BuildConsole())
        .AddEventProcessor(turns)
        .AddValidator([.. DefaultConfig.Instance.GetValidators()])
        .AddColumnProvider([.. DefaultConfig.Instance.GetColumnProviders(), .. asked.GetColumnProviders()])
        .AddExporter([.. asked.GetExporters()])
        .AddDiagnoser([.. asked.GetDiagnosers()])
        .WithOrderer(new DefaultOrderer(SummaryOrderPolicy.Declared))
        .WithArtifactsPath(artifacts)
        .WithBuildTimeout(Dotnet.Limit);

    private static Job JobOf(DeploymentMode mode, BuildOptions options, BenchmarkTurns turns) =>
        ModeToolchain.JobOf(new Job().WithEngineFactory(new TurnEngineFactory()), mode, options, new TurnExecutor(turns));

    private string? ValueOf(string key) =>
        _assembly.GetCustomAttributes<AssemblyMetadataAttribute>().FirstOrDefault(entry => entry.Key == key)?.Value;

    // The programs are made of the same sources as this one.
    private static string Stamp() => string.Join(' ', Directory.EnumerateFiles(AppContext.BaseDirectory, "*.dll")
        .Order(StringComparer.Ordinal).Select(file => $"{Path.GetFileName(file)} {File.GetLastWriteTimeUtc(file):O}"));
}
