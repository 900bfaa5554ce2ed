using System.Diagnostics;
using JsonAot.Lab.Measures;
using JsonAot.Lab.Measures.Size;
using JsonAot.Lab.Measures.Startup;
using JsonAot.Lab.Measures.Times;
using JsonAot.Lab.Measures.Verdicts;
using JsonAot.Lab.Report;
using JsonAot.Lab.Report.Model;
using JsonAot.Lab.Report.Page;
using JsonAot.Lab.Terminal;
using JsonAot.Lab.YourType.Patching;
using JsonAot.Turns;

namespace JsonAot.Lab.YourType;

/// <summary>
/// Builds the subjects into programs, checks their samples, measures them in this process as the suite does, and answers. What cannot be
/// measured becomes a sentence.
/// </summary>
/// <param name="files">The user's files that are compiled.</param>
internal sealed class TryRun(
    TryRequest request, IReadOnlyList<Subject> subjects, IReadOnlyList<string> files, ProgressLine line)
{
    private const string Tool = "try";

    // One that hangs is waited for in both directions.
    private static readonly TimeSpan LimitOfCall = ChildLimit.Of(TimeSpan.FromSeconds(30));

    // What a native program takes to build, and its calls to be timed, where this call has nothing of its own to go by.
    private static readonly TimeSpan UsualBuild = TimeSpan.FromSeconds(20);
    private static readonly TimeSpan UsualTiming = TimeSpan.FromSeconds(20);

    // Those that are tried together share their folders.
    private readonly Subject _subject = subjects[0];
    private readonly PublishCache _programs = new(line.Say) { PayloadFolder = subjects[0].SourceFolder };
    private readonly ResultStore _store = new(subjects[0].Results);
    private readonly List<string> _problems = [];
    private readonly List<Measuring> _runs = [];
    private TimeSpan? _building;
    private TimeSpan? _timing;
    private IPayload[] _payloads = [];

    /// <summary>How long calls are timed. Somebody waits for the answer.</summary>
    internal TurnSettings Settings { get; init; } = TurnSettings.Quick;

    // Each start, size and verdict needs a program of its own.
    private bool IsAlone => subjects.Count == 1;

    // Newtonsoft.Json works on somebody's own types then.
    private bool HasOriginals => _subject.Type.Code.IsMoved;

    /// <param name="move">Null where the types are System.Text.Json's already.</param>
    internal int Run(IReadOnlyList<string> missing, MoveAnswer? move)
    {
        // Before anything is built: whoever is to wait for another measurement is told so at once.
        using RunLock held = RunLock.Take(Checkout.Artifacts);
        DateTimeOffset began = DateTimeOffset.UtcNow;
        var watch = Stopwatch.StartNew();
        BuiltSubjects built = Build(watch);
        SubjectAnswer[] answers = Journaled(() =>
        {
            Measure(() => AnswersOf(built.Subjects, began), watch);
            return AnswersOf(built.Subjects, began);
        });

        line.Dispose();
        string[] problems = [.. missing, .. _problems];
        TypeAnswer whole = IsAlone ? answers[0].Whole(problems) : SubjectAnswer.OfAll(answers, request.Modes, problems);
        Show(whole, move);
        return answers.All(answer => answer.IsWhole) ? ExitCodes.Success : ExitCodes.CouldNotMeasure;
    }

    /// <summary>Calls alone, for whoever asks of many documents.</summary>
    /// <returns>Those of each mode that can be built.</returns>
    /// <exception cref="LabException">A mode could not be measured; the message says why.</exception>
    internal IReadOnlyList<TimesResults> Times()
    {
        using RunLock held = RunLock.Take(Checkout.Artifacts);
        Build(Stopwatch.StartNew());
        return Journaled(() =>
        {
            foreach (DeploymentMode mode in request.Modes)
                Time(mode, request.Libraries);
            if (_problems.Count > 0)
                throw new LabException(string.Join("; ", _problems));
            foreach (Measuring run in _runs)
                run.Finish();
            return TimesOf();
        });
    }

    private BuiltSubjects Build(Stopwatch watch)
    {
        line.Say($"Everything that is made is below {ShownPath.Of(_subject.Folder)}.");
        var asked = new PublishRequest(ProbeProgram.Probe, DeploymentMode.Jit);
        // The folder is named after the paths alone. Results of earlier sources in it would be taken for results of these.
        bool isNew = !_programs.Has(asked);
        if (isNew && Directory.Exists(_subject.Results))
            Directory.Delete(_subject.Results, recursive: true);
        var built = new BuiltSubjects(subjects, files, _programs, line.Say, request.IsLossy);
        PublishedProbe probe = built.Build(asked);
        _building = isNew ? watch.Elapsed : null;
        _problems.AddRange(built.Lost);
        _payloads = LabPayloads.Load(probe.Folder);
        return built;
    }

    /// <summary>Those of the modes that could be measured.</summary>
    private TimesResults[] TimesOf() =>
    [
        .. request.Modes.Select(mode => _store.Read<TimesResults>(Machine.Current, Checkout.Framework, mode.Name)).OfType<TimesResults>(),
    ];

    private T Journaled<T>(Func<T> measure)
    {
        try
        {
            return measure();
        }
        finally
        {
            foreach (Measuring run in _runs)
                run.CloseJournals();
        }
    }

    private void Show(TypeAnswer whole, MoveAnswer? move)
    {
        string results = ShownPath.Of(_subject.Results);
        string report = Path.Combine(_subject.Folder, "report.html");
        string page = HtmlReport.Render(ReportModel.Load(_subject.Results), whole);
        if (request.IsJson)
        {
            ReportFile.Save(report, page);
            using Stream output = Console.OpenStandardOutput();
            JsonAnswer.Write(output, whole, move, results, ShownPath.Of(report));
            return;
        }

        PrintedAnswer.Print(whole);
        Console.WriteLine($"Results: {results}");
        ReportFile.Write(report, page);
        // Whoever shows the figures to others has to say of what they are.
        IEnumerable<string> builds = TimesOf().Select(times => times.Manifest.Build);
        Console.WriteLine($"Measured: {Machine.Current}, {string.Join("; ", builds)}, {DateTime.UtcNow:yyyy-MM-dd}");
    }

    /// <summary>What the results say by now.</summary>
    private SubjectAnswer[] AnswersOf(IEnumerable<Subject> built, DateTimeOffset began)
    {
        var found = Found.Read(_store, request.Modes, began);
        return [.. built.Select(one => new SubjectAnswer(one, request.Libraries, request.Modes, found))];
    }

    private void Measure(Func<SubjectAnswer[]> answersOf, Stopwatch watch)
    {
        foreach (DeploymentMode mode in request.Modes.Where(mode => !mode.IsNative))
        {
            Time(
                mode, request.Libraries,
                IsAlone && !request.IsJson ? first => FirstLook.Print(subjects[0], request.Libraries, mode, first, watch.Elapsed) : null);
        }

        SubjectAnswer[] answers = answersOf();
        Contender[] able = [.. request.Libraries.Where(contender => answers.Any(answer => answer.WhyNot(contender.Name) is null))];
        IEnumerable<string> reasons = request.Libraries.Take(3).Select(one => $"{one.Name}: {answers[0].WhyNot(one.Name)}");
        if (able.Length == 0)
            throw new LabException($"No contender can do {answers[0].Title}: {string.Join("; ", reasons)}. "
                + "Try a simpler part of the type with --type.");
        // Nothing is built while something is timed, and the first figures do not wait for native programs.
        DeploymentMode[] native = PublishNative(able);
        foreach (DeploymentMode mode in native)
            Time(mode, able);
        if (IsAlone)
            MeasureProcesses(able, native);
        // Everything is saved: nobody need go on with it.
        foreach (Measuring run in _runs)
            run.Finish();
    }

    private void Time(DeploymentMode mode, IReadOnlyList<Contender> contenders, Action<TimesResults>? showFirst = null)
    {
        var watch = Stopwatch.StartNew();
        Try(mode.Name, () =>
        {
            ProbeSession session = ProbeSession.Open(_programs, [new(ProbeProgram.Probe, mode)], Tool, line.Say)[0];
            Measuring run = RunOf([.. contenders, DefaultContestants.BareCopy], mode);
            TurnSettings settings = Settings with { WhyNot = CallFacts.WhyNotWhole, Limit = LimitOfCall };
            _store.Save(new TimesMeasurement(run, TimedCall.Usual, settings, showFirst).Measure(session));
        });
        _timing = watch.Elapsed;
    }

    /// <summary>Everything native at once: one publish links while another compiles, and a small machine is busy all the time.</summary>
    /// <returns>The modes of which there are programs.</returns>
    private DeploymentMode[] PublishNative(Contender[] able)
    {
        DeploymentMode[] modes = [.. request.Modes.Where(mode => mode.IsNative)];
        if (modes.Length == 0)
            return [];
        // What takes longest is begun first.
        PublishRequest[] requests =
        [
            .. modes.Select(mode => new PublishRequest(ProbeProgram.Probe, mode)),
            .. IsAlone && OperatingSystem.IsLinux()
                ? VerdictsOf(able).Requests.Concat(SizesOf(able, modes).Requests).Concat(StartsOf(able, StartedIn(modes)).Requests)
                : [],
        ];
        SayTheRest(requests.DistinctBy(one => one.FolderName).Count(one => !_programs.Has(one)), modes.Length);
        IReadOnlyList<PublishedProbe> published = _programs.GetAll(requests);
        PublishedProbe[] probes = [.. published.Take(modes.Length)];
        _problems.AddRange(from probe in probes where probe.Unavailable is not null select $"{probe.Mode.Name}: {probe.Unavailable}");
        return [.. probes.Where(probe => probe.Unavailable is null).Select(probe => probe.Mode)];
    }

    /// <summary>Estimates by what this machine has needed so far, which is more where others work on it.</summary>
    private void SayTheRest(int missing, int modes)
    {
        TimeSpan rest = (_building ?? UsualBuild) * missing + (_timing ?? UsualTiming) * modes;
        string builds = missing == 0 ? "" : $"{missing} programs are built, and then ";
        line.Say($"{builds}{(builds.Length == 0 ? "Native" : "native")} calls, starts and sizes are measured: "
            + $"{RemainingTime.Words(rest)}, if the machine is as busy as it was.");
    }

    /// <summary>Starts, sizes and verdicts of the few that most people choose among.</summary>
    private void MeasureProcesses(Contender[] able, DeploymentMode[] native)
    {
        bool isNative = native.Length > 0;
        if (OperatingSystem.IsLinux() && DefaultContestants.ForProcesses(able, isNative, HasOriginals).Length > 0)
        {
            Try("starts", () => Save(StartsOf(able, StartedIn(native)).Measure()));
            // Beside the framework, which every program under the JIT has, a serializer weighs next to nothing.
            if (isNative)
                Try("bytes on disk", () => Save(SizesOf(able, native).Measure()));
        }

        if (isNative && DefaultContestants.ForVerdicts(able).Length > 0)
            Try("verdicts", () => Save(VerdictsOf(able).Measure()));
    }

    /// <summary>
    /// A native program starts in milliseconds; how long the JIT takes is the same for every type. Whoever has Newtonsoft.Json under the
    /// JIT wants to know it all the same: it is what they have.
    /// </summary>
    private DeploymentMode[] StartedIn(DeploymentMode[] native) => native.Length > 0 && !HasOriginals ? native
        : [.. request.Modes.Where(mode => !mode.IsNative), .. native];

    private VerdictMeasurement VerdictsOf(Contender[] able) =>
        new(RunOf([], DeploymentMode.Aot), [.. DefaultContestants.ForVerdicts(able).Select(LoneContender.Of)]);

    private StartupMeasurement StartsOf(Contender[] able, DeploymentMode[] modes) =>
        new(RunOf([.. modes.SelectMany(mode => Few(able, mode)).Distinct()], modes), rounds: null, isQuick: true)
        {
            Takes = (contender, mode) => Few(able, mode).Contains(contender),
        };

    private SizeMeasurement SizesOf(Contender[] able, DeploymentMode[] modes) => new(RunOf(Few(able, modes[0]), modes));

    private Contender[] Few(Contender[] able, DeploymentMode mode) =>
        DefaultContestants.ForProcesses(able, mode.IsNative, HasOriginals);

    private void Save(IEnumerable<IResults> all)
    {
        foreach (IResults results in all)
            Kinds.All.Single(kind => kind.Holds(results)).Save(_store, results);
    }

    private void Try(string what, Action measure)
    {
        try
        {
            measure();
        }
        catch (ProcessException problem) when (!Interrupt.IsRequested)
        {
            _problems.Add($"{what}: {problem.Message}");
        }
    }

    private Measuring RunOf(IReadOnlyList<Contender> contenders, params DeploymentMode[] modes)
    {
        var run = new Measuring(Tool, OptionValues.None, line)
        {
            Contenders = contenders,
            Payloads = _payloads,
            Modes = modes,
            Store = _store,
            Programs = _programs,
            Folder = Path.Combine(_subject.Folder, "unfinished"),
            // The answer compares contenders with each other.
            HasEmptyPrograms = false,
        };
        _runs.Add(run);
        return run;
    }
}
