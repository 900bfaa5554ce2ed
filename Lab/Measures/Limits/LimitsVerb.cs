using System.CommandLine;
using JsonAot.Probe.Answers;

namespace JsonAot.Lab.Measures.Limits;

/// <summary>One process for each payload, in which all contenders take their turns.</summary>
internal sealed class LimitsVerb(Kind kind)
    : MeasuringVerb("limits", "Times source generation, hand-written code, SpanCodec and the floor in turn, in one process for each payload.", kind)
{
    /// <summary>From convenient to fastest; the libraries among them are measured where they are compiled in.</summary>
    private static readonly string[] Chosen = ["STJ source-gen", "STJ fast path", "Hand-written", "SpanJson", "Utf8Json", "SpanCodec", Codecs.Floor.FloorName];

    // Five tasks of some contenders, each warmed up first: seconds; the largest payload under the slowest of them, a minute.
    private static readonly TimeSpan Limit = TimeSpan.FromMinutes(5);

    private static readonly TimeSpan LimitOfGate = TimeSpan.FromSeconds(60);

    private readonly Option<string> _tasks = new("--tasks")
    {
        Description = $"What to time, joined with commas: {string.Join(", ", LimitsTime.Tasks)}. All of them when left out.",
        DefaultValueFactory = _ => string.Join(',', LimitsTime.Tasks),
    };

    protected override IReadOnlyList<Option> FurtherOptions => [_tasks];

    protected override Option<string[]> LibraryOption
    {
        get
        {
            Option<string[]> library = Choices.LibraryOption();
            library.Description = $"A contender by its name in the tables, or a pattern; may be repeated. {string.Join(", ", Chosen)} when left out.";
            return library;
        }
    }

    protected override IReadOnlyList<Contender> ContendersOf(string[]? patterns) => Choices.TimedContenders(patterns is { Length: > 0 } ? patterns : Chosen);

    protected override void Check(ParseResult parsed)
    {
        if (parsed.GetValue(_tasks)!.Split(',').FirstOrDefault(task => !LimitsTime.Tasks.Contains(task)) is { } unknown)
            throw new LabException($"There is no task '{unknown}'. There are: {string.Join(", ", LimitsTime.Tasks)}.", ExitCodes.Usage);
    }

    protected override IEnumerable<IResults> Measure(Measuring run)
    {
        string tasks = run.Get(_tasks)!;
        foreach (ProbeSession session in run.Probes())
        {
            yield return new LimitTimes(session.Manifest, run.Rows(
                session.Stamp, session.Manifest.Mode, LimitTimes.TypeInfo, run.Payloads, payload => payload.Name,
                payload => Measure(session, run.Contenders, payload.Name, tasks).ToArray()));
        }
    }

    private static IEnumerable<LimitRow> Measure(ProbeSession session, IReadOnlyList<Contender> contenders, string payload, string tasks)
    {
        var able = new List<(string Name, Directions Direction)>();
        foreach (Contender contender in contenders)
        {
            if (ProbeSession.AbsenceOf(contender) is { } absence)
            {
                yield return Row(payload, new LimitsTime(LimitsTime.AllTasks, contender.Name) { Unavailable = absence });
                continue;
            }

            foreach (Directions direction in tasks.Split(',').Select(LimitsTime.DirectionOf).Distinct())
            {
                if (WhyAlone(session, contender, payload, direction) is not { } reason)
                    able.Add((contender.Name, direction));
                else
                    foreach (LimitRow row in Refused(contender.Name, direction, reason))
                        yield return row;
            }
        }

        var ended = new List<LimitRow>();
        (IReadOnlyList<(string Name, Directions Direction)> timed, LimitsAnswer? answer, string? failure) = Together.Ask(
            able, some => Time(session, payload, tasks, some), (one, reason) => ended.AddRange(Refused(one.Name, one.Direction, reason)));
        foreach (LimitRow row in ended)
            yield return row;
        IEnumerable<LimitsTime> times = answer?.Times
            ?? timed.Select(one => one.Name).Distinct().Select(name => new LimitsTime(LimitsTime.AllTasks, name) { Unavailable = failure });
        foreach (LimitsTime time in times)
            yield return Row(payload, time);

        IEnumerable<LimitRow> Refused(string name, Directions direction, string reason) =>
            tasks.Split(',').Where(task => LimitsTime.DirectionOf(task) == direction).Select(task => Row(payload, new LimitsTime(task, name) { Unavailable = reason }));
    }

    private static (LimitsAnswer? Answer, string? Failure) Time(ProbeSession session, string payload, string tasks, IReadOnlyList<(string Name, Directions Direction)> some)
    {
        // What one contender differs by under two names is noise.
        string twice = some.Any(one => one.Name == TimesResults.PreferredReference) ? TimesResults.PreferredReference : some[0].Name;
        string possible = string.Join(',', tasks.Split(',').Where(task => some.Any(one => one.Direction == LimitsTime.DirectionOf(task))));
        ProbeReply<LimitsAnswer> reply = session.Process.CountingCallsAtOnce().Ask(
            LimitsAnswerJson.Default.LimitsAnswer, Limit, "limits", payload, possible, Lines(Directions.Deserialize), Lines(Directions.Serialize));
        return (reply.Answer, reply.Answer is null ? reply.Reason : null);

        string Lines(Directions direction) => string.Join('\n', some.Where(one => one.Direction == direction)
            .SelectMany(one => one.Name == twice ? new[] { one.Name, SecondName.Of(one.Name) } : [one.Name]));
    }

    /// <summary>A library that hangs on this payload, or ends its process, would take the others' figures with it. So each passes the gate alone first.</summary>
    private static string? WhyAlone(ProbeSession session, Contender contender, string payload, Directions direction)
    {
        if (!JsonAot.Libraries.LibraryContenders.All.Contains(contender))
            return null;
        var admission = ProbeAdmission.Ask(session.Process, contender.Name, payload, LimitOfGate, direction);
        return admission.EndsItsProcess ? admission.Reason : null;
    }

    private static LimitRow Row(string payload, LimitsTime time) => new()
    {
        Payload = payload,
        Task = time.Task,
        Contender = time.Contender,
        TakenAt = DateTimeOffset.UtcNow,
        Ns = time.Ns,
        AllocatedBytes = time.AllocatedBytes,
        IsAdapted = time.IsAdapted,
        Unavailable = time.Unavailable,
    };
}
