using BenchTurns.Journals;
using BenchTurns.Turns;

namespace BenchTurns.Compare;

/// <summary>Measures the benchmarks of two builds in turns: of each benchmark the base, the base once more, and the change.</summary>
/// <param name="folder">Keeps what is measured until the run is complete.</param>
public sealed class TwoBuilds(BuiltSide before, BuiltSide after, TurnSettings settings, double threshold, string folder)
{
    private const string BaseName = "base";
    private const string ChangeName = "change";

    private readonly (BuiltRow Base, BuiltRow Change)[] _pairs =
    [
        .. from one in before.Built.Rows
           from other in after.Built.Rows
           where (one.Name, one.Mode) == (other.Name, other.Mode)
           select (one, other),
    ];

    /// <summary>How many benchmarks both builds have.</summary>
    public int Pairs => _pairs.Length;

    /// <summary>The rule by which they are judged.</summary>
    public VerdictRule Rule => new(threshold, _pairs.Length);

    /// <summary>Whether an earlier run was stopped, whose generations are used.</summary>
    public bool IsResumed { get; private set; }

    /// <summary>Measures until all is known, or until it is stopped: then what is whole is judged.</summary>
    /// <param name="tell">Is told how many of all generations are done.</param>
    public IReadOnlyList<ComparedRow> Run(Action<int, int> tell, CancellationToken stop)
    {
        string how = $"{settings.Generations} {settings.Rounds} {settings.Limit}";
        string key = Fingerprint.OfTexts([.. before.Stamp(), "", .. after.Stamp(), how]);
        using var journal = new Journal<Generation>(UnfinishedRun.PathIn(folder, key), key, Random.Shared.Next(), Generation.Json);
        IsResumed = journal.Entries.Count > 0;
        TurnPlan[] plans = [.. _pairs.Select(PlanOf)];
        int all = plans.Length * settings.Generations;
        var turns = new TurnRun(settings, journal.Seed, journal, _ => tell(journal.Entries.Count, all), stop);
        try
        {
            turns.Measure(plans);
        }
        catch (OperationCanceledException)
        {
            // What is whole is judged, and kept for the next run.
        }

        ComparedRow[] rows =
        [
            .. _pairs.Select((pair, place) => Judge(pair, [.. turns.Done.Where(one => one.Group == plans[place].Title)])),
        ];
        if (!stop.IsCancellationRequested)
            journal.Remove();
        return [.. rows, .. Alone()];
    }

    private TurnPlan PlanOf((BuiltRow Base, BuiltRow Change) pair)
    {
        Entrant reference = pair.Base.EntrantOf(BaseName);
        return new TurnPlan(
            $"{pair.Base.Mode}: {pair.Base.Name}", [reference, reference.Twin, pair.Change.EntrantOf(ChangeName)], [BuiltBenchmarks.Task]);
    }

    private ComparedRow Judge((BuiltRow Base, BuiltRow Change) pair, Generation[] generations)
    {
        var row = new ComparedRow(pair.Base.Name, pair.Base.Mode);
        if (generations.Length == 0)
            return row with { Reason = "the run was stopped before its first generation" };
        generations =
        [
            .. from generation in generations
               select generation with
               {
                   Figures =
                   [
                       .. generation.Figures.Select(figure =>
                           figure.Per(figure.Entrant == BaseName ? pair.Base.Operations : pair.Change.Operations)),
                   ],
               },
        ];
        IReadOnlyList<TurnResult> results = TurnResults.Of(generations, BaseName);
        TurnResult one = results.First(result => result is { IsTwin: false, Entrant: BaseName });
        TurnResult other = results.First(result => result.Entrant == ChangeName);
        row = row with { Base = one.Reason is null ? one : null, Change = other.Reason is null ? other : null };
        if (one.Reason is not null)
            return row with { Reason = $"base: {one.Reason}{(other.Reason is { } too ? $"; change: {too}" : "")}" };
        if (other.Reason is { } reason)
            return row with { Verdict = Verdict.Broken, Reason = $"change: {reason}" };
        bool isByWall = one.IsByWall && other.IsByWall;
        (Verdict verdict, var speed) = Rule.Judge(isByWall ? other.WallQuotients : other.Quotients);
        return row with { IsByWall = isByWall, Verdict = verdict, Speed = double.IsFinite(speed.High) && speed.Low > 0 ? speed : null };
    }

    /// <summary>Benchmarks that one build has and the other has not, with the reason where there is one.</summary>
    private IEnumerable<ComparedRow> Alone() =>
        Missing(before, after, "change", Verdict.Broken).Concat(Missing(after, before, "base", Verdict.OneSide)).Concat(
            from fault in after.Built.Failures
            join other in before.Built.Failures on (fault.Name, fault.Mode) equals (other.Name, other.Mode)
            select new ComparedRow(fault.Name, fault.Mode) { Verdict = Verdict.NotKnown, Reason = $"base: {other.Reason}" });

    private static IEnumerable<ComparedRow> Missing(BuiltSide present, BuiltSide absent, string title, Verdict ofFault) =>
        from row in present.Built.Rows
        where !absent.Built.Rows.Any(other => (other.Name, other.Mode) == (row.Name, row.Mode))
        let fault = absent.Built.Failures.FirstOrDefault(one => (one.Name, one.Mode) == (row.Name, row.Mode))
        select new ComparedRow(row.Name, row.Mode)
        {
            Verdict = fault is null ? Verdict.OneSide : ofFault,
            Reason = fault is null ? $"the {title} has no such benchmark" : $"{title}: {fault.Reason}",
        };
}
