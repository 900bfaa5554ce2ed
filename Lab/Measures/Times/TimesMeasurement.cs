using JsonAot.Turns;

namespace JsonAot.Lab.Measures.Times;

/// <summary>Lets contenders take turns, in one program for each mode.</summary>
/// <param name="showFirst">Is given what the first generation says, while the others are measured.</param>
internal sealed class TimesMeasurement(
    Measuring run, IReadOnlyList<TimedCall> calls, TurnSettings settings, Action<TimesResults>? showFirst = null)
{
    /// <summary>What is published for it: the probe, and programs of contenders that can be in none with others.</summary>
    internal static IReadOnlyList<PublishRequest> RequestsOf(Measuring run) =>
    [
        .. run.ProbeRequests,
        .. from mode in run.Modes
           from contender in run.Contenders
           let lone = LoneContender.Of(contender)
           where lone.IsAlone
           select ProbeProgram.LoneProbeOf(mode, lone),
    ];

    internal TimesResults Measure(ProbeSession session)
    {
        DeploymentMode deployment = run.Modes.Single(one => one.Name == session.Manifest.Mode);
        Dictionary<string, PublishedProbe> alone = run.Contenders.Select(LoneContender.Of).Where(lone => lone.IsAlone)
            .ToDictionary(lone => lone.Name, lone => run.Programs.Get(ProbeProgram.LoneProbeOf(deployment, lone)));
        Dictionary<string, string> absences = (
            from contender in run.Contenders
            let absence = ProbeSession.AbsenceOf(contender) ?? alone.GetValueOrDefault(contender.Name)?.Unavailable
            where absence is not null
            select KeyValuePair.Create(contender.Name, absence)).ToDictionary();
        string[] present = [.. run.Contenders.Select(contender => contender.Name).Where(name => !absences.ContainsKey(name))];
        Dictionary<IPayload, IReadOnlyList<TurnPlan>> plans = run.Payloads
            .ToDictionary(payload => payload, payload => PlansOf(payload, present, ProgramOf));
        TurnPlan[] all = [.. plans.Values.SelectMany(groups => groups)];
        string mode = session.Manifest.Mode;
        // Not the groups: the title of a generation says of which one it is.
        IEnumerable<string> asked = [.. run.Payloads.Select(payload => payload.Name), .. present, .. calls.Select(call => $"{call}")];
        Journal<Generation> journal = run.Open(
            [session.Stamp, .. alone.Values.Select(program => program.Record.Stamp), mode, settings.ToString(), .. asked],
            Generation.Json, "generations");
        Manifest manifest = session.Manifest with { Tool = TimesResults.Tool };
        var turns = new TurnRun(settings, journal.Seed, journal, progress => run.Progress.Show($"{mode}: {progress}"), Interrupt.Token);
        // A continued run does not print it again.
        if (showFirst is not null && journal.Entries.Count < all.Length)
            showFirst(Results(turns.Measure(all, generations: 1)));
        return Results(turns.Measure(all));

        TimesResults Results(IReadOnlyList<Generation> generations) => new(manifest,
        [
            .. plans.SelectMany(plan => TurnRows.Of(
                [.. generations.Where(one => plan.Value.Any(group => group.Title == one.Group))], ContenderSets.Reference, journal.Seed,
                figure => Empty(plan.Key, figure.Entrant, TimedCall.Parse(figure.Task)))),
            .. from payload in run.Payloads
               from absence in absences
               from call in calls
               select Empty(payload, absence.Key, call) with { TakenAt = DateTimeOffset.UtcNow, Unavailable = absence.Value },
        ]);

        ChildProcess ProgramOf(string contender) => alone.GetValueOrDefault(contender) is { Unavailable: null } program
            ? new ProbeProcess(program.Executable).ForTurns
            : session.Process.ForTurns;
    }

    private IReadOnlyList<TurnPlan> PlansOf(IPayload payload, string[] contenders, Func<string, ChildProcess> programOf)
    {
        return TurnPlan.For(
            payload.Name, EntrantOf(ContenderSets.Reference),
            [.. contenders.Where(contender => contender != ContenderSets.Reference).Select(EntrantOf)],
            [.. calls.Select(call => call.ToString())],
            TurnPlan.FreeBytes(),
            payload.CanonicalUtf8.Length);

        Entrant EntrantOf(string contender) => new(contender, programOf(contender), ["turns", contender, payload.Name]);
    }

    private static TimesRow Empty(IPayload payload, string contender, TimedCall call) => new()
    {
        Payload = payload.Name,
        PayloadHash = DocumentHash.Of(payload.CanonicalUtf8),
        IsBareCopy = contender == ContenderSets.BareCopy,
        Contender = contender,
        Direction = call.DirectionName,
        Lane = call.LaneName,
        Form = call.Form,
    };
}
