using System.CommandLine;
using System.Diagnostics;
using JsonAot.Lab.Measures;
using JsonAot.Lab.Report;
using JsonAot.Lab.Report.Model;
using JsonAot.Lab.Report.Model.Answer;
using JsonAot.Lab.Report.Page;
using JsonAot.Lab.Terminal;

namespace JsonAot.Lab.Commands.Run;

/// <summary>From a fresh clone to an answer: passes the gate, measures, and says what came of it.</summary>
internal sealed class RunVerb : IVerb
{
    internal const string Name = "run";

    private const string Description =
        "Measures one kind after the other and makes the page; the default verb. "
        + "Quick: gate, steady state, start-up, size, native verdicts.";

    private static string Folder => Path.Combine(Checkout.Artifacts, "run");

    public Command Create()
    {
        var quick = new Option<bool>("--quick")
        {
            Description = "A first look in minutes: a few contenders, one payload, the main kinds of measurement. The default.",
        };
        var full = new Option<bool>("--full")
        {
            Description = "Every kind of measurement and every contender: about two hours. It goes on where it was interrupted.",
        };
        Option<string[]> library = Choices.LibraryOption("A chosen few when left out, all of them with --full.");
        Option<string[]> payload = Choices.PayloadOption(
            "A payload by name or pattern; may be repeated. A small one when left out, and with --full those that each kind chooses.");
        Option<string> modes = Choices.ModesOption("jit,aot");
        Option<string?> results = Choices.ResultsOption();
        var command = new Command(Name, Description) { quick, full, library, payload, modes, results };
        command.SetAction(parsed =>
        {
            if (parsed.GetValue(quick) && parsed.GetValue(full))
                throw new LabException("--quick and --full exclude one another.", ExitCodes.Usage);
            var scope = RunScope.Of(parsed.GetValue(full), parsed.GetValue(library), parsed.GetValue(payload), parsed.GetValue(modes)!);
            return Run(scope, Choices.Store(parsed.GetValue(results)));
        });
        return command;
    }

    private static int Run(RunScope asked, ResultStore store)
    {
        using RunLock held = RunLock.Take(Checkout.Artifacts);
        using var line = new ProgressLine();
        RunScope scope = Linkable(asked, line.Say);
        foreach (DeploymentMode mode in scope.Modes)
            store.CheckWritable(Machine.Current, Checkout.Framework, mode.Name);
        IReadOnlyList<Stage> stages = new RunPlan(scope, store).Stages();
        using Journal<string> journal = OpenJournal(stages);
        line.Say(scope.Describe());
        line.Say($"{stages.Count} stages; what BenchmarkDotNet prints is in {ShownPath.Of(Folder)}.");
        StagesEnd end = Run(stages, journal, line);
        if (end.IsRefused || end.ExitCode == ExitCodes.Interrupted)
        {
            // What stands in the folder is of earlier runs, and no answer of this one.
            line.Say(end.IsRefused ? "Nothing was timed, because the gate comes first." : Interrupt.Stopped);
            return end.ExitCode;
        }

        if (end.ExitCode == ExitCodes.Success)
            journal.Remove();
        line.Dispose();
        Console.WriteLine();
        const string Quick = "what one payload cannot tell: this was a quick run, and --full knows more";
        Conclude(store, scope.IsFull ? end.Problems : [.. end.Problems, Quick]);
        return end.ExitCode;
    }

    private static StagesEnd Run(IReadOnlyList<Stage> stages, Journal<string> journal, ProgressLine line)
    {
        var programs = new PublishCache(line.Say);
        Dictionary<Stage, Measuring> measuring = stages.OfType<VerbStage>()
            .ToDictionary(Stage (stage) => stage, stage => stage.Verb.Prepare(stage.Wanted, line, programs));
        var runner = new StageRunner(Measure, journal, line);
        // All at once: while one program is linked another is compiled, and no later stage waits for a publish.
        programs.GetAll(
        [
            .. stages.OfType<VerbStage>().Where(stage => stage.Omitted is null && !runner.IsFinished(stage))
                .SelectMany(stage => stage.Verb.Requests(measuring[stage])),
        ]);
        return runner.Run(stages);

        void Measure(Stage stage)
        {
            if (stage is HostStage host)
                RunHost(host, line);
            else if (((VerbStage)stage).Verb is var verb && verb.FaultOf(verb.MeasureAll(measuring[stage])) is { } fault)
                throw fault;
        }
    }

    /// <summary>Runs BenchmarkDotNet's host below the lock that this command holds; all that it prints goes to a log.</summary>
    private static void RunHost(HostStage stage, ProgressLine line)
    {
        var watch = Stopwatch.StartNew();
        var program = new ChildProcess("dotnet")
        {
            Folder = Checkout.Root,
            Environment = new Dictionary<string, string>([RunLock.OfChildren, Starter.This])
            {
                ["JsonAotFramework"] = Checkout.Framework,
                ["DOTNET_CLI_UI_LANGUAGE"] = "en",
                // A build node that is left running holds memory that the measurements need. The compiler's server may stay, as after any
                // build: some sixty projects of a run are compiled in half the time, and while nothing is compiled it only waits.
                ["MSBUILDDISABLENODEREUSE"] = "1",
            },
            Line = said => line.Show($"{StageRunner.Words(watch.Elapsed)}: {said.Trim()}"),
        };
        string project = Path.Combine(Checkout.Root, stage.Project);
        ChildRun run = program.Run(
            ["run", "--project", project, "-c", "Release", .. Checkout.LibrariesSwitch, "--", .. stage.Arguments],
            Timeout.InfiniteTimeSpan);
        OwnFolder.Make(Folder);
        string log = Path.Combine(Folder, $"{stage.Id}.log");
        File.WriteAllText(log, run.Output + run.Errors);
        if (run.ExitCode == ExitCodes.Success)
            return;
        string said = run.Errors.TrimEnd().Split('\n')[^1].Trim() is { Length: > 0 } last ? last : $"exit code {run.ExitCode}";
        throw new LabException($"{said} (log: {ShownPath.Of(log)})", run.ExitCode);
    }

    /// <summary>Without a linker no stage can make a native program, and each would find that out by itself.</summary>
    private static RunScope Linkable(RunScope scope, Action<string> say)
    {
        DeploymentMode[] linked = [.. scope.Modes.Where(mode => mode.IsNative)];
        if (linked.Length == 0 || NativeLinker.Lacking() is not { } lacking)
            return scope;
        string names = string.Join(" and ", linked.Select(mode => mode.Name));
        DeploymentMode[] left = [.. scope.Modes.Except(linked)];
        if (left.Length == 0)
            throw new LabException($"{names} cannot be measured here. {lacking}");
        say($"Measuring without {names}. {lacking}");
        return scope with { Modes = left };
    }

    /// <summary>The answer of the page, about what this run has measured, and the page.</summary>
    private static void Conclude(ResultStore store, IReadOnlyList<string> doubts)
    {
        var model = ReportModel.Load(store.Root);
        bool IsMeasured(Deployment deployment) => deployment.IsOf(Machine.Current) && deployment.Framework == Checkout.Framework;
        var answer = MachineAnswer.Of(model, [.. model.Deployments.Where(IsMeasured)], doubts);
        foreach (Decision decision in answer.Decisions)
            Note.Print(decision.ToString());
        Console.WriteLine();
        foreach (string sentence in answer.Findings.Concat(answer.Doubts))
            Note.Print(sentence);
        Console.WriteLine();
        Console.WriteLine($"Results: {ShownPath.Of(store.Root)}");
        ReportFile.NameSkipped(model);
        ReportFile.Write(ReportFile.DefaultPath, HtmlReport.Render(model));
    }

    /// <summary>Opens the journal of this plan and these sources: anything else is another run.</summary>
    private static Journal<string> OpenJournal(IReadOnlyList<Stage> stages)
    {
        string key = Fingerprint.OfTexts(
        [
            Checkout.Commit,
            SourceStamp.OfPrograms,
            SourceStamp.OfThisProgram(),
            .. stages.SelectMany(stage => stage.Key),
        ]);
        return new Journal<string>(UnfinishedRun.PathIn(Folder, key), key, seed: 0, StageJson.Default.String);
    }
}
