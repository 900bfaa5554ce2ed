using JsonAot.Turns;

namespace JsonAot.Lab.Measures.Frameworks;

/// <summary>
/// A group for each contender and payload: its program of this framework, the same once more, and its program of the other. Contenders are
/// not compared with each other here, because each framework has its own run of them.
/// </summary>
internal sealed class FrameworksMeasurement(Measuring run, TurnSettings settings)
{
    private static readonly string Other = Checkout.FrameworkByPacks;

    internal static IReadOnlyList<PublishRequest> RequestsOf(Measuring run) =>
    [
        .. from mode in run.Modes
           from framework in (string[])[Checkout.Framework, Other]
           select ProbeProgram.ProbeOf(mode) with { Framework = framework },
    ];

    internal IEnumerable<Results<FrameworkRow>> Measure()
    {
        (ProbeSession Own, ProbeSession Later)[] pairs =
        [
            .. from session in ProbeSession.Open(run.Programs, RequestsOf(run), run.Tool, run.Progress.Say)
               group session by session.Manifest.Mode into mode
               let own = mode.FirstOrDefault(one => one.Manifest.Framework == Checkout.Framework)
               let later = mode.FirstOrDefault(one => one.Manifest.Framework == Other)
               where own is not null && later is not null
               select (own, later),
        ];
        if (pairs.Length == 0)
            throw new LabException($"No mode can be built for both {Checkout.Framework} and {Other} here: the lines above say why.");
        return pairs.Select(pair => new Results<FrameworkRow>(pair.Own.Manifest, RowsOf(pair.Own, pair.Later)));
    }

    private IReadOnlyList<FrameworkRow> RowsOf(ProbeSession own, ProbeSession later)
    {
        string mode = own.Manifest.Mode;
        Subject[] subjects =
        [
            .. from payload in run.Payloads
               from contender in run.Contenders
               let reason = WhyNot(contender)
               select new Subject(contender, payload, reason, reason is null ? PlanOf(contender, payload, own, later) : null),
        ];
        TurnPlan[] plans = [.. subjects.Select(subject => subject.Plan).OfType<TurnPlan>()];
        Journal<Generation> journal = run.Open(
            [own.Stamp, later.Stamp, mode, settings.ToString(), .. plans.Select(plan => plan.Title)], Generation.Json, "generations");
        var turns = new TurnRun(settings, journal.Seed, journal, progress => run.Progress.Show($"{mode}: {progress}"), Interrupt.Token);
        ILookup<string, Generation> generations = turns.Measure(plans).ToLookup(generation => generation.Group);
        return [.. subjects.SelectMany(subject => RowsOf(subject, generations, later.Manifest.Build))];
    }

    /// <summary>What is in no probe.</summary>
    private static string? WhyNot(Contender contender) => ProbeSession.AbsenceOf(contender)
        ?? (LoneContender.Of(contender).IsAlone ? "it brings a System.Text.Json of its own, and is not the framework's" : null);

    private static TurnPlan PlanOf(Contender contender, IPayload payload, ProbeSession own, ProbeSession later)
    {
        Entrant reference = EntrantOf(contender.Name, own);
        return new TurnPlan(
            $"{payload.Name}, {contender.Name}", [reference, reference.Twin, EntrantOf(LaterName(contender), later)],
            [.. TimedCall.Usual.Select(call => call.ToString())]);

        Entrant EntrantOf(string name, ProbeSession session) =>
            new(name, session.Process.ForTurns, ["turns", contender.Name, payload.Name]);
    }

    private static string LaterName(Contender contender) => $"{contender.Name} on {Other}";

    private static IEnumerable<FrameworkRow> RowsOf(Subject subject, ILookup<string, Generation> generations, string build)
    {
        IReadOnlyList<TurnResult> results = subject.Plan is null ? []
            : TurnResults.Of([.. generations[subject.Plan.Title]], subject.Contender.Name);
        foreach (TimedCall call in TimedCall.Usual)
        {
            var row = new FrameworkRow
            {
                Contender = subject.Contender.Name,
                Payload = subject.Payload.Name,
                Direction = call.DirectionName,
                Other = Other,
                OtherBuild = build,
                TakenAt = DateTimeOffset.UtcNow,
            };
            TurnResult[] both = [.. results.Where(result => result.Task == call.ToString())];
            if ((subject.Reason ?? both.Select(result => result.Reason).FirstOrDefault(text => text is not null)) is { } reason)
            {
                yield return row with { Unavailable = reason };
                continue;
            }

            TurnResult later = both.Single(result => result.Entrant == LaterName(subject.Contender));
            yield return row with
            {
                CpuNs = both.Single(result => result.Entrant == subject.Contender.Name && !result.IsTwin).CpuNs,
                OtherNs = later.CpuNs,
                Quotients = later.Quotients,
                TwinQuotients = both.Single(result => result.IsTwin).Quotients,
            };
        }
    }

    /// <param name="Reason">Why no program has it; null where there is a plan.</param>
    private sealed record Subject(Contender Contender, IPayload Payload, string? Reason, TurnPlan? Plan);
}
