using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using BenchTurns.Statistics;
using BenchTurns.Turns;
using JsonAot.Lab.MeasuredPrograms.Start;
using JsonAot.Lab.Results;
using JsonAot.Lab.Results.Statistics;
using JsonAot.Lab.Running.Turns;
using JsonAot.Turns;

namespace JsonAot.SelfRun;

/// <summary>Measures every contender on one payload: each is this very program once more, native or not, and they take turns.</summary>
internal sealed class SelfMeasurement(SelfRunOptions options, IReadOnlyList<Contender> contenders) : IPayloadVisitor
{
    /// <summary>The hidden first argument of a child that is timed.</summary>
    private const string Role = "--turns";

    // Nobody waits for long for a program that he only wants to see run.
    private static readonly TurnSettings Settings = TurnSettings.Quick with
    {
        Rounds = 20,
        WhyNot = CallFacts.WhyNotWhole,
    };

    private readonly List<SelfRunAbsence> _absent = [];

    internal SelfRunResult Result { get; private set; } = null!;

    /// <summary>The child's side.</summary>
    /// <returns>The exit code; null when the arguments are not those of a child.</returns>
    internal static int? TryServe(string[] args) => args is [Role, var contender, var payload, .. var calls]
        ? ContenderTurns.Serve(Choice.Contender(contender)!, Choice.Payload(payload)!, calls)
        : null;

    public void Visit<T>(Payload<T> payload)
        where T : class
    {
        IReadOnlyList<TimesRow> timed = Time(payload);
        var rows = new List<SelfRunRow>();
        var starts = new List<double>();
        foreach (IGrouping<string, ComparedTimes> contender in ComparedTimes.Of(timed).GroupBy(compared => compared.Row.Contender))
        {
            TimesRow[] refused = [.. contender.Select(compared => compared.Row).Where(row => row.Unavailable is not null)];
            Refuse(contender.Key, refused, contender.Count());
            foreach (ComparedTimes compared in contender.Where(compared => compared.Row.Unavailable is null))
            {
                TimesRow row = compared.Row;
                (FreshTimes[] fresh, string? failure) = FreshProcess.Launch(
                    contenders.Single(one => one.Name == row.Contender), payload, Enum.Parse<Directions>(row.Direction), options.Launches);
                if (failure is null)
                    rows.Add(RowOf(compared, fresh));
                else
                    _absent.Add(new SelfRunAbsence(row.Contender, row.Direction, failure));
                starts.AddRange(fresh.Select(times => times.SpawnToMainNs));
            }
        }

        if (rows.Count == 0)
            throw new InvalidOperationException(string.Join("; ", _absent.Select(absence => $"{absence.Contender}: {absence.Reason}")));
        Result = new SelfRunResult(
            Machine.Current,
            RuntimeInformation.FrameworkDescription,
            RuntimeFeature.IsDynamicCodeSupported ? "jit" : "native",
            payload.Name,
            payload.CanonicalUtf8.Length,
            options.Lane,
            DateTimeOffset.UtcNow,
            options.Launches,
            SpreadOf(starts),
            TwinCheck.Of(timed).ToString(),
            rows,
            _absent);
    }

    private IReadOnlyList<TimesRow> Time<T>(Payload<T> payload)
        where T : class
    {
        _absent.AddRange(contenders.OfType<AbsentContender>().Select(one => new SelfRunAbsence(one.Name, null, one.Description)));
        Contender[] built = [.. contenders.Where(contender => contender is not AbsentContender)];
        Contender reference = Array.Find(built, contender => contender.Name == ContenderSets.Reference) ?? built[0];
        IReadOnlyList<TurnPlan> plans = TurnPlan.For(
            payload.Name, EntrantOf(reference), [.. built.Where(contender => contender != reference).Select(EntrantOf)],
            [$"write {options.Lane} {DocumentForm.Canonical}", $"read {options.Lane} {DocumentForm.Canonical}"],
            TurnPlan.FreeBytes(), payload.CanonicalUtf8.Length);
        var run = new TurnRun(Settings, Random.Shared.Next(), journal: null, _ => { }, CancellationToken.None);
        return TurnRows.Of(run.Measure(plans), reference.Name, seed: null, figure => new TimesRow
        {
            Payload = payload.Name,
            Contender = figure.Entrant,
            Direction = TimedCall.Parse(figure.Task).Direction.ToString(),
            Lane = options.Lane,
            Form = DocumentForm.Canonical,
        });

        Entrant EntrantOf(Contender contender) => new(
            contender.Name,
            SelfRunProgram.Again with { Environment = Entrant.Variables },
            SelfRunProgram.Command(Role, contender.GetType().Name, payload.GetType().Name));
    }

    /// <summary>One reason for all directions is told once.</summary>
    private void Refuse(string contender, TimesRow[] refused, int all)
    {
        if (refused.Length == all && refused.DistinctBy(row => row.Unavailable).Count() == 1)
            _absent.Add(new SelfRunAbsence(contender, null, refused[0].Unavailable!));
        else
            _absent.AddRange(refused.Select(row => new SelfRunAbsence(contender, row.Direction, row.Unavailable!)));
    }

    private static SelfRunRow RowOf(ComparedTimes compared, FreshTimes[] fresh) => new(
        compared.Row.Contender,
        compared.Row.Direction,
        compared.Row.IsAdapted,
        SpreadOf(fresh.Select(times => times.FirstCallNs)),
        new Estimate(compared.Row.CpuNs!.Value, compared.Row.LowNs ?? 0, compared.Row.HighNs ?? double.MaxValue),
        compared.SpeedWords is { Length: > 0 } speed ? speed : null,
        (long)compared.Row.AllocatedBytes!.Value);

    /// <summary>The middle sample, and the middle 95 % around it.</summary>
    private static Estimate SpreadOf(IEnumerable<double> samples)
    {
        double[] sorted = [.. samples.Order()];
        return new Estimate(Quantile.Of(sorted, 0.5), Quantile.Of(sorted, 0.025), Quantile.Of(sorted, 0.975)).Rounded(2);
    }
}
