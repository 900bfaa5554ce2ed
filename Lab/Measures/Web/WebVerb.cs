using System.CommandLine;
using System.Globalization;
using JsonAot.Lab.Doctor;
using JsonAot.Lab.Programs;
using JsonAot.Probe.Web;

namespace JsonAot.Lab.Measures.Web;

internal sealed class WebVerb(Kind kind) : MeasuringVerb(
    "web", "Measures a minimal API with one serializer at a time: its first answer, and processor time, requests and latency under load.", kind)
{
    // About 0.1, 3 and 200 KB.
    private static readonly string[] Bodies = ["CalibrationPoints", "Employees30", "Employees2000"];

    private readonly Option<bool> _quick = new("--quick") { Description = "Few rounds, and POST only." };

    private readonly Option<int> _connections = new("--connections") { Description = "How many connections send requests at once.", DefaultValueFactory = _ => 8 };

    private readonly Option<int?> _seed = new("--seed") { Description = "Repeats the order of an earlier run; a new order each time when left out." };

    private readonly Option<string[]> _server = new("--server") { Description = "A server by its name in the tables; may be repeated. All of them when left out." };

    private readonly Option<int?> _rounds = new("--rounds") { Description = "How often each server is started." };

    private readonly Option<int?> _passes = new("--passes") { Description = "How many slices of load each kind of request gets; 0 for first answers alone." };

    protected override bool HasLibraries => false;

    protected override string PayloadHelp => $"The bodies, by name or pattern; may be repeated. {string.Join(", ", Bodies)} when left out.";

    protected override IReadOnlyList<Option> FurtherOptions => [_server, _quick, _rounds, _passes, _connections, _seed];

    protected override void Check(ParseResult parsed)
    {
        Entries(parsed.GetValue(_server));
        if (parsed.GetValue(_connections) is var connections && connections is < 1 or > 1000)
            throw new LabException($"{connections} is not a number of connections from 1 to 1000.", ExitCodes.Usage);
        if (parsed.GetValue(_rounds) is var rounds && rounds is < 1 or > 10_000)
            throw new LabException($"{rounds} is not a number of rounds from 1 to 10000.", ExitCodes.Usage);
        if (parsed.GetValue(_passes) is var passes && passes is < 0 or > 1000)
            throw new LabException($"{passes} is not a number of passes from 0 to 1000.", ExitCodes.Usage);
    }

    protected override IReadOnlyList<IPayload> PayloadsOf(string[]? patterns) => Choices.Payloads(patterns ?? Bodies);

    protected override IEnumerable<IResults> Measure(Measuring run)
    {
        Launcher.CheckSystem();
        string documents = Path.Combine(run.Folder, "documents");
        WebBody[] bodies = [.. run.Payloads.Select(payload => new WebBody(payload, documents)).OrderBy(body => body.Document.Length)];
        WebTarget[] wanted =
        [
            .. from mode in run.Modes from entry in Entries(run.Get(_server)) select new WebTarget(entry, mode, null, mode.IsNative ? entry.NotNative : null),
        ];
        var programs = Published<WebTarget>.Of(wanted, target => target.Request(bodies), withFloors: true, run.Tool, run.Progress.Say, run.Stop);
        using var client = new WebClient();
        bool quick = run.Get(_quick);

        IReadOnlyList<Contestant> contestants = WebContestants.Of(programs, bodies, bodies.Length / 2, client);
        Journal<Round<WebSample>> journal = run.OpenRounds(programs.Stamp, contestants, run.Get(_seed), WebRoundJson.Default.RoundWebSample);
        var rounds = new RoundRobin<WebSample>(contestants, WebSample.Of, TimeSpan.FromSeconds(30)) { DiscardsFirst = true };
        bool isWhole = rounds.Run(journal, run.Get(_rounds) ?? (quick ? 8 : 40), _ => false, run.Progress, run.Stop);
        // Also while there is load: what comes first is not done again.
        run.WhenStopped = string.Create(CultureInfo.InvariantCulture, $"Stopped. Rounds kept: {journal.Entries.Count}. Run the same command again to go on.");
        if (!isWhole)
            throw new OperationCanceledException();

        int passes = run.Get(_passes) ?? WebRows.LeastSlices;
        LoadTool? tool = passes > 0 ? LoadTool.Find() : null;
        if (tool is null && passes > 0)
            run.Progress.Say($"There is no load generator here, so first answers are all that is measured. {LoadTool.HowToInstall}.");
        LoadGenerator? generator = tool is null ? null : new LoadGenerator(tool, run.Get(_connections), Path.Combine(run.Folder, "scripts"));
        WebLoads? loads = generator is null ? null : new WebLoads(programs.Targets, bodies, generator, client, run.Progress, run.Stop);
        IReadOnlyList<LoadCell> cells = loads?.Run(quick ? [WebBody.Echo] : [WebBody.Echo, WebBody.Make], passes, journal.Seed) ?? [];

        run.Remark = $" ({journal.Entries.Count} rounds, {passes} passes, seed {journal.Seed})";
        foreach (DeploymentMode mode in run.Modes.Where(mode => programs.Manifests.ContainsKey(mode.Name)))
        {
            Contestant[] ofMode = [.. contestants.Where(contestant => contestant.Mode is null || contestant.Mode == mode.Name)];
            Contestant? baseline = ofMode.FirstOrDefault(contestant => contestant.Program == WebEntry.Baseline && journal.Entries.SamplesOf(contestant).Any());
            WebStartRow[] starts = [.. ofMode.Select(contestant => WebRows.Start(contestant, journal.Entries, rounds.Dropped, journal.Seed, baseline))];
            WebLoadRow[] measured = [.. cells.Where(cell => cell.Target.Mode == mode).Select(cell => WebRows.Load(cell, run.Get(_connections), tool!.Name))];
            yield return new WebResults(
                programs.Manifests[mode.Name],
                [.. starts.Select(row => Weighed(row, programs.Targets, loads, mode))],
                WebRows.Compared([.. measured, .. Absent(programs.Targets, bodies, cells, mode)]));
        }
    }

    protected override int ExitCodeOf(IReadOnlyList<IResults> measured) => Contestant.ExitCodeOf(
    [
        .. measured.OfType<WebResults>().SelectMany(results => results.Starts)
            .Where(row => row.Kind == StartupKind.Contender)
            .Select(row => (row.AnsweredNs is not null, row.Unavailable)),
    ]);

    private static WebStartRow Weighed(WebStartRow row, IReadOnlyList<WebTarget> targets, WebLoads? loads, DeploymentMode mode)
    {
        if (targets.FirstOrDefault(target => target.Mode == mode && target.Entry.Name == row.Contender) is not { Program: { } program } target)
            return row;
        double? loaded = loads is not null && loads.PeakBytes.TryGetValue(target, out double peak) ? peak : null;
        return row with { FolderBytes = FolderWeight.Of(program.Folder), LoadedPeakBytes = loaded };
    }

    /// <summary>A contender without a server has rows too, with the reason.</summary>
    private static IEnumerable<WebLoadRow> Absent(IReadOnlyList<WebTarget> targets, WebBody[] bodies, IReadOnlyList<LoadCell> cells, DeploymentMode mode) => cells.Count == 0 ? [] :
        from target in targets
        where target.Mode == mode && target.Program is null
        from body in bodies
        from operation in cells.Select(cell => cell.Operation).Distinct()
        select new WebLoadRow
        {
            Contender = target.Entry.Name,
            Payload = body.Payload.Name,
            Operation = operation,
            BodyBytes = body.Document.Length,
            TakenAt = DateTimeOffset.UtcNow,
            Unavailable = target.Unavailable,
        };

    /// <summary>The floor always takes part, and so does what the others are compared with.</summary>
    private static IReadOnlyList<WebEntry> Entries(string[]? names)
    {
        if (names is null or [])
            return WebEntry.All;
        string? unknown = names.FirstOrDefault(name => WebEntry.All.All(entry => entry.Name != name));
        return unknown is null
            ? [.. WebEntry.All.Where(entry => names.Contains(entry.Name) || entry == WebEntry.Floor || entry.Name == WebEntry.Baseline)]
            : throw new LabException($"There is no server '{unknown}'. There are: {string.Join("; ", WebEntry.All.Select(entry => entry.Name))}.", ExitCodes.Usage);
    }
}
