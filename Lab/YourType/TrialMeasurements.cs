using System.CommandLine;
using JsonAot.Lab.Measures;
using JsonAot.Lab.Measures.Size;
using JsonAot.Lab.Measures.Startup;
using JsonAot.Lab.Measures.Times;
using JsonAot.Lab.Measures.Verdicts;
using JsonAot.Lab.Running.Turns;
using JsonAot.Lab.Terminal;
using JsonAot.Turns;

namespace JsonAot.Lab.YourType;

/// <summary>The suite's own measurements of what is tried, in this process. What cannot be measured becomes a sentence.</summary>
/// <param name="subject">One of those that are tried: they share their folders.</param>
internal sealed class TrialMeasurements(
    PublishCache programs, Subject subject, IPayload[] payloads, ParseResult parsed, ProgressLine line) : IDisposable
{
    private const string Tool = "try";

    // One that hangs is waited for in both directions.
    private static readonly TurnSettings Settings =
        TurnSettings.Quick with { HasLossy = false, Limit = ChildLimit.Of(TimeSpan.FromSeconds(30)) };

    private static readonly TimedCall[] Calls =
        [new(Directions.Deserialize, Lanes.Utf8, DocumentForm.Canonical), new(Directions.Serialize, Lanes.Utf8, DocumentForm.Canonical)];

    private readonly List<string> _problems = [];
    private readonly List<Measuring> _runs = [];
    private readonly ResultStore _store = new(subject.Results);
    private readonly RunLock _held = RunLock.Take(Checkout.Root);

    // Each start, size and verdict needs a program of its own.
    private bool IsAlone => payloads.Length == 1;

    /// <summary>What could not be measured, in sentences.</summary>
    internal IReadOnlyList<string> Problems => _problems;

    /// <summary>The native modes of which there are programs.</summary>
    internal IReadOnlyList<DeploymentMode> Native { get; private set; } = [];

    internal void Time(DeploymentMode mode, IReadOnlyList<Contender> contenders, Action<TimesResults>? showFirst = null)
    {
        Try(mode.Name, () =>
        {
            ProbeSession session = ProbeSession.Open(programs, [new(ProbeProgram.Probe, mode)], Tool, line.Say)[0];
            var scope = new TimesScope(Calls, DefaultContestants.Yardstick) { Settings = Settings, First = showFirst };
            _store.Save(new TimesMeasurement(RunOf([.. contenders, DefaultContestants.BareCopy], mode), scope).Measure(session));
        });
    }

    /// <summary>Everything native at once: one publish links while another compiles, and a small machine is busy all the time.</summary>
    internal void PublishNative(DeploymentMode[] modes, IReadOnlyList<Contender> able)
    {
        if (modes.Length == 0)
            return;
        // What takes longest is begun first.
        IReadOnlyList<PublishedProbe> published = programs.GetAll(
        [
            .. modes.Select(mode => new PublishRequest(ProbeProgram.Probe, mode)),
            .. IsAlone && OperatingSystem.IsLinux()
                ? VerdictsOf(able).Requests.Concat(SizesOf(able, modes).Requests).Concat(StartsOf(able, modes).Requests)
                : [],
        ]);
        foreach ((DeploymentMode mode, PublishedProbe probe) in modes.Zip(published))
        {
            if (probe.Unavailable is { } missing)
                _problems.Add($"{mode.Name}: {missing}");
            else
                Native = [.. Native, mode];
        }
    }

    /// <summary>Starts, sizes and verdicts of the few that most people choose among.</summary>
    internal void Processes(IReadOnlyList<DeploymentMode> modes, IReadOnlyList<Contender> able)
    {
        if (!IsAlone)
            return;
        bool isNative = Native.Count > 0;
        if (OperatingSystem.IsLinux() && DefaultContestants.ForProcesses(able, isNative).Length > 0)
        {
            // A native program starts in milliseconds; how long the JIT takes is the same for every type.
            Try("starts", () => Save(StartsOf(able, isNative ? Native : [.. modes.Where(mode => !mode.IsNative)]).Measure()));
            // Beside the framework, which every program under the JIT has, a serializer weighs next to nothing.
            if (isNative)
                Try("bytes on disk", () => Save(SizesOf(able, Native).Measure()));
        }

        if (isNative && DefaultContestants.ForVerdicts(able).Length > 0)
            Try("verdicts", () => VerdictsOf(able).Measure());
    }

    /// <summary>Everything is saved: nobody need go on with it.</summary>
    internal void Finish()
    {
        foreach (Measuring run in _runs)
            run.Finish();
    }

    public void Dispose()
    {
        foreach (Measuring run in _runs)
            run.CloseJournals();
        _held.Dispose();
    }

    private VerdictMeasurement VerdictsOf(IReadOnlyList<Contender> able) =>
        new(RunOf([], VerdictModes.Plain), [.. DefaultContestants.ForVerdicts(able).Select(LoneContender.Of)]);

    private StartupMeasurement StartsOf(IReadOnlyList<Contender> able, IReadOnlyList<DeploymentMode> modes) =>
        new(RunOfFew(able, modes), new StartupScope(Rounds: null, IsQuick: true));

    private SizeMeasurement SizesOf(IReadOnlyList<Contender> able, IReadOnlyList<DeploymentMode> modes) => new(RunOfFew(able, modes));

    private Measuring RunOfFew(IReadOnlyList<Contender> able, IReadOnlyList<DeploymentMode> modes) =>
        RunOf(DefaultContestants.ForProcesses(able, modes.Any(mode => mode.IsNative)), [.. modes]);

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
        var run = new Measuring(Tool, parsed, line)
        {
            Contenders = contenders,
            Payloads = payloads,
            Modes = modes,
            Store = _store,
            Programs = programs,
            Folder = Path.Combine(subject.Folder, "unfinished"),
            // The answer compares contenders with each other.
            HasFloors = false,
        };
        _runs.Add(run);
        return run;
    }
}
