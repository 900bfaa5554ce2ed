using System.CommandLine;
using System.Globalization;
using JsonAot.Lab.Doctor;
using JsonAot.Lab.Measures;
using JsonAot.Lab.Report;
using JsonAot.Lab.Report.Model;
using JsonAot.Lab.Report.Model.Answer;
using JsonAot.Lab.Terminal;

namespace JsonAot.Lab.Commands.Run;

/// <summary>From a fresh clone to an answer: asks the machine, passes the gate, measures, and says what came of it.</summary>
internal sealed class RunVerb : IVerb
{
    internal const string Name = "run";

    private static string Folder => Path.Combine(Checkout.Artifacts, "run");

    public Command Create()
    {
        var quick = new Option<bool>("--quick") { Description = "A first look in minutes: a few contenders, one payload, the main kinds of measurement. The default." };
        var full = new Option<bool>("--full")
        {
            Description = "Every kind of measurement and every contender: an hour or two. Gate, steady state, limits, processor time and verdicts have every payload, "
                + "the other kinds payloads of their own. It goes on where it was interrupted.",
        };
        var longer = new Option<bool>("--long") { Description = "More iterations and rounds of what is measured: several times as long." };
        Option<string[]> library = Choices.LibraryOption();
        library.Description = "A contender by its name in the tables, or a pattern such as 'STJ*'; may be repeated. A chosen few when left out, all of them with --full.";
        Option<string[]> payload = Choices.PayloadOption("A payload by name or pattern; may be repeated. A small one when left out, and with --full those that it names.");
        Option<string> modes = Choices.ModesOption("jit,aot");
        var framework = new Option<string>("--framework")
        {
            Description = "What to measure; the SDK must know it.",
            DefaultValueFactory = _ => Checkout.Framework,
        };
        var web = new Option<bool>("--web") { Description = "Measure a web program in a quick run too, as --full does: minutes more." };
        var buildCost = new Option<bool>("--build-cost") { Description = "Measure what source generators cost at build time in a quick run too, as --full does: minutes more." };
        Option<string?> results = Choices.ResultsOption();
        var command = new Command(Name, "Measures one kind after the other and makes the page; the default verb. Quick: gate, steady state, start-up, size, native verdicts.")
        {
            quick, full, longer, library, payload, modes, framework, web, buildCost, results,
        };
        command.SetAction(parsed =>
        {
            if (parsed.GetValue(quick) && parsed.GetValue(full))
                throw new LabException("--quick and --full exclude one another.", ExitCodes.Usage);
            RunScope scope = RunScope.Of(parsed.GetValue(full), parsed.GetValue(library), parsed.GetValue(payload), parsed.GetValue(modes)!) with
            {
                IsLong = parsed.GetValue(longer),
                HasWeb = parsed.GetValue(web) || parsed.GetValue(full),
                HasBuildCost = parsed.GetValue(buildCost) || parsed.GetValue(full),
            };
            return Run(scope, FrameworkOf(parsed.GetValue(framework)!), Path.GetFullPath(Choices.Store(parsed.GetValue(results)).Root));
        });
        return command;
    }

    private static string FrameworkOf(string name) =>
        FrameworkName.IsOne(name) ? name : throw new LabException(FrameworkName.Refusal(name), ExitCodes.Usage);

    private static int Run(RunScope asked, string framework, string results)
    {
        using RunLock held = ProbeSession.TakeLock();
        using var line = new ProgressLine();
        using var interrupt = new Interrupt();
        RunScope scope = Linkable(asked, line.Say);
        var store = new ResultStore(results);
        foreach (DeploymentMode mode in scope.Modes)
            store.CheckWritable(Machine.Current, framework, mode.Name);

        // What an earlier commit said stays, as a small summary.
        foreach (string kept in ResultHistory.Keep(results, snapshot => snapshot.Machine == Machine.Current && snapshot.Commit != Checkout.Commit))
            line.Say($"Kept of the results so far: {ShownPath.Of(kept)}");
        IReadOnlyList<Stage> stages = new RunPlan(scope, framework, results).Stages();
        var times = new StageTimes(Path.Combine(Folder, "times.json"));
        using Journal<FinishedStage> journal = OpenJournal(stages);
        line.Say(scope.Describe());
        line.Say(Estimate(stages, times, journal));
        StagesEnd end = new StageRunner(new StageProcess(Folder).Run, journal, times, line).Run(stages, interrupt.Token);
        if (end.ExitCode == ExitCodes.Interrupted)
        {
            line.Say("Stopped. What is finished is kept: run the same command again to go on.");
            return ExitCodes.Interrupted;
        }

        if (end.IsRefused)
        {
            // What stands in the folder is of earlier runs, and no answer of this one.
            line.Say("Nothing was timed, because the gate comes first.");
            return end.ExitCode;
        }

        if (end.ExitCode == ExitCodes.Success)
            journal.Remove();
        line.Dispose();
        Console.WriteLine();
        Conclude(store, framework, scope.IsFull ? end.Problems : [.. end.Problems, "what one payload cannot tell: this was a quick run, and --full knows more"]);
        return end.ExitCode;
    }

    /// <summary>Without a linker no stage can make a native program, and each would find that out by itself.</summary>
    /// <exception cref="LabException">Nothing is left to measure.</exception>
    private static RunScope Linkable(RunScope scope, Action<string> say)
    {
        DeploymentMode[] linked = [.. scope.Modes.Where(mode => mode.IsNative)];
        if (linked.Length == 0 || NativeLinker.Lacking(Path.Combine(Checkout.Artifacts, "doctor")) is not { } lacking)
            return scope;
        string names = string.Join(" and ", linked.Select(mode => mode.Name));
        DeploymentMode[] left = [.. scope.Modes.Except(linked)];
        if (left.Length == 0)
            throw new LabException($"{names} cannot be measured here. {lacking}");
        say($"Measuring without {names}. {lacking}");
        return scope with { Modes = left };
    }

    /// <summary>The answer of the page, about what this run has measured, and the page.</summary>
    private static void Conclude(ResultStore store, string framework, IReadOnlyList<string> doubts)
    {
        var model = ReportModel.Load(store.Root);
        Deployment[] measured = [.. model.Deployments.Where(deployment => deployment.IsOf(Machine.Current) && deployment.Framework == framework)];
        var answer = MachineAnswer.Of(model, measured, doubts);
        foreach (Decision decision in answer.Decisions)
            Note.Print(decision.ToString());
        Console.WriteLine();
        foreach (string sentence in answer.Findings.Concat(answer.Doubts))
            Note.Print(sentence);
        Console.WriteLine();
        Console.WriteLine($"Results: {ShownPath.Of(store.Root)}");
        ReportFile.WritePage(model);
    }

    /// <summary>Of this plan and these sources: anything else is another run.</summary>
    private static Journal<FinishedStage> OpenJournal(IReadOnlyList<Stage> stages)
    {
        string key = SourceStamp.OfTexts(
        [
            Checkout.Commit,
            SourceStamp.Of(Path.Combine(Checkout.Root, "Lab", "Lab.csproj")),
            SourceStamp.Of(Path.Combine(Checkout.Root, "BenchmarkJson", "BenchmarkJson.csproj")),
            .. stages.Select(stage => $"{stage.Id} {string.Join(' ', stage.Arguments)}"),
        ]);
        return new Journal<FinishedStage>(Path.Combine(Folder, $"unfinished-{key[..12]}.jsonl"), key, seed: 0, FinishedStageJson.Default.FinishedStage);
    }

    private static string Estimate(IReadOnlyList<Stage> stages, StageTimes times, Journal<FinishedStage> journal)
    {
        Stage[] left = [.. stages.Where(stage => stage.Omitted is null && !journal.Entries.Any(finished => finished.Id == stage.Id))];
        string time = RunProgress.Format(TimeSpan.FromTicks(left.Sum(stage => times.Of(stage).Ticks)));
        string folder = ShownPath.Of(Folder);
        return string.Create(CultureInfo.InvariantCulture, $"{left.Length} stages, about {time}; everything that they print is in {folder}.");
    }
}
