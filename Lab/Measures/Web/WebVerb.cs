using System.CommandLine;
using JsonAot.Lab.Doctor;
using JsonAot.Lab.Programs;

namespace JsonAot.Lab.Measures.Web;

internal sealed class WebVerb(Kind kind) : MeasuringVerb(
    "web", "Measures a minimal API with one serializer at a time: its first answer, and processor time and latency under load.", kind)
{
    private const int QuickRounds = 8;
    private const int FullRounds = 40;
    private const int MostRounds = 10_000;

    private static readonly TimeSpan LimitOfStart = TimeSpan.FromSeconds(30);

    private readonly Option<bool> _quick = new("--quick") { Description = $"{QuickRounds} rounds, and POST only." };

    private readonly Option<int?> _rounds = new("--rounds")
    {
        Description = $"How often each server is started; {FullRounds} when left out.",
    };

    protected override bool HasLibraries => false;

    // About 0.1, 3 and 200 KB.
    protected override string[] DefaultPayloads { get; } = ["CalibrationPoints", "Employees30", "Employees2000"];

    protected override IReadOnlyList<Option> FurtherOptions => [_quick, _rounds];

    protected override void Check(OptionValues given)
    {
        if (given.Get(_rounds) is var rounds && rounds is < 1 or > MostRounds)
            throw new LabException($"{rounds} is not a number of rounds from 1 to {MostRounds}.", ExitCodes.Usage);
    }

    internal override IReadOnlyList<PublishRequest> Requests(Measuring run) =>
        Published<WebTarget>.RequestsOf(Wanted(run), run.HasEmptyPrograms);

    private static IReadOnlyList<WebTarget> Wanted(Measuring run) =>
    [
        .. from mode in run.Modes
           from entry in WebEntry.All
           select new WebTarget(entry, run.Payloads, mode, mode.IsNative ? entry.NotNative : null),
    ];

    protected override IEnumerable<IResults> Measure(Measuring run)
    {
        Launcher.CheckSystem();
        string documents = Path.Combine(run.Folder, "documents");
        WebBody[] bodies = [.. run.Payloads.Select(payload => new WebBody(payload, documents)).OrderBy(body => body.Document.Length)];
        var programs = Published<WebTarget>.Of(Wanted(run), run.HasEmptyPrograms, run.Programs, run.Tool, run.Progress.Say);
        using var client = new WebClient();

        IReadOnlyList<Contestant> contestants = WebContestants.Of(programs, bodies, bodies.Length / 2, client);
        Journal<Round<WebSample>> journal = run.OpenRounds(programs.Stamp, contestants, WebRoundJson.Default.RoundWebSample);
        var rounds = new RoundRobin<WebSample>(contestants, WebSample.Of, LimitOfStart) { DiscardsFirst = true };
        int asked = run.Get(_rounds) ?? (run.Get(_quick) ? QuickRounds : FullRounds);
        Played<WebSample> played = rounds.Run(journal, asked, run.Progress);

        int generations = Math.Min(asked, WebLoads.Generations);
        WebLoads? loads = Load(run, programs.Targets, bodies, client, generations, played.Seed);
        List<LoadCell> cells = loads?.Cells ?? [];
        run.Remark = $" ({played.Rounds.Count} rounds, {generations} generations, seed {played.Seed})";
        foreach (DeploymentMode mode in run.Modes.Where(mode => programs.Manifests.ContainsKey(mode.Name)))
        {
            Contestant[] ofMode = [.. contestants.Where(contestant => contestant.Mode is null || contestant.Mode == mode.Name)];
            Contestant? baseline = ofMode.FirstOrDefault(
                contestant => contestant.Program == WebEntry.Baseline && played.SamplesOf(contestant).Count() >= Intervals.LeastLaunches);
            IEnumerable<WebStartRow> starts = ofMode.Select(contestant => WebRows.Start(contestant, played, baseline));
            yield return new WebResults(
                programs.Manifests[mode.Name],
                [.. starts.Select(row => Weighed(row, programs.Targets, loads, mode))],
                [.. cells.Where(cell => cell.Target.Mode == mode).Select(cell => WebRows.Load(cell, generations, played.Seed))]);
        }
    }

    internal override LabException? FaultOf(IReadOnlyList<IResults> measured) => Contestant.FaultOf(
    [
        .. measured.OfType<WebResults>().SelectMany(results => results.Starts)
            .Where(row => row.Kind == StartupKind.Contender)
            .Select(row => (row.AnsweredNs is not null, row.Unavailable)),
    ]);

    /// <returns>Null where there is no load generator.</returns>
    private WebLoads? Load(Measuring run, IReadOnlyList<WebTarget> targets, WebBody[] bodies, WebClient client, int generations, int seed)
    {
        if (LoadTool.Find() is not { } wrk)
        {
            run.Progress.Say($"There is no load generator here, so first answers are all that is measured. {LoadTool.HowToInstall}.");
            return null;
        }

        var generator = new LoadGenerator(wrk, Path.Combine(run.Folder, "scripts"));
        IEnumerable<WebTarget> twins = targets.Where(target => target.Entry.Name == WebEntry.Baseline && target.Program is not null)
            .Select(target => target with { Entry = target.Entry with { Name = WebEntry.Twin } });
        var loads = new WebLoads([.. targets, .. twins], bodies, generator, client, run.Progress);
        loads.Run(run.Get(_quick) ? [WebBody.Echo] : [WebBody.Echo, WebBody.Make], generations, seed);
        return loads;
    }

    private static WebStartRow Weighed(WebStartRow row, IReadOnlyList<WebTarget> targets, WebLoads? loads, DeploymentMode mode)
    {
        WebTarget? target = targets.FirstOrDefault(target => target.Mode == mode && target.Entry.Name == row.Contender);
        return target?.Program is not { } program ? row : row with
        {
            FolderBytes = FolderWeight.Of(program.Folder),
            LoadedPeakBytes = loads?.PeakBytes.TryGetValue(target, out double peak) == true ? peak : null,
        };
    }
}
