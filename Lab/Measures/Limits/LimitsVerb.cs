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
        var able = new Dictionary<Directions, List<string>> { [Directions.Deserialize] = [], [Directions.Serialize] = [] };
        foreach (Contender contender in contenders)
        {
            if (ProbeSession.AbsenceOf(contender) is { } absence)
            {
                yield return Row(payload, new LimitsTime(LimitsTime.AllTasks, contender.Name) { Unavailable = absence });
                continue;
            }

            foreach (IGrouping<Directions, string> wanted in tasks.Split(',').GroupBy(LimitsTime.DirectionOf))
            {
                if (WhyAlone(session, contender, payload, wanted.Key) is not { } reason)
                {
                    able[wanted.Key].Add(contender.Name);
                    continue;
                }

                foreach (string task in wanted)
                    yield return Row(payload, new LimitsTime(task, contender.Name) { Unavailable = reason });
            }
        }

        ProbeReply<LimitsAnswer>? reply = Time(session, payload, tasks, able);
        if (reply is { Answer: null })
        {
            foreach (LimitRow row in TakeOut(session, payload, tasks, able))
                yield return row;
            reply = Time(session, payload, tasks, able);
        }

        IEnumerable<LimitsTime> times = reply is null ? []
            : reply.Answer?.Times
                ?? able.Values.SelectMany(names => names).Distinct().Select(name => new LimitsTime(LimitsTime.AllTasks, name) { Unavailable = reply.Reason });
        foreach (LimitsTime time in times)
            yield return Row(payload, time);
    }

    /// <summary>One that misbehaves only after many calls has taken the figures of all with it. Alone, each ends only its own process.</summary>
    /// <returns>The rows of those that are taken out.</returns>
    private static IEnumerable<LimitRow> TakeOut(ProbeSession session, string payload, string tasks, Dictionary<Directions, List<string>> able)
    {
        foreach ((Directions direction, List<string> names) in able)
        {
            foreach (string name in names.ToArray())
            {
                if (Time(session, payload, tasks, new() { [direction] = [name] }) is not { Answer: null } alone)
                    continue;
                names.Remove(name);
                foreach (string task in tasks.Split(',').Where(task => LimitsTime.DirectionOf(task) == direction))
                    yield return Row(payload, new LimitsTime(task, name) { Unavailable = alone.Reason });
            }
        }
    }

    /// <returns>Null where there is nobody to time.</returns>
    private static ProbeReply<LimitsAnswer>? Time(ProbeSession session, string payload, string tasks, Dictionary<Directions, List<string>> able)
    {
        string[] names = [.. able.Values.SelectMany(direction => direction).Distinct()];
        if (names.Length == 0)
            return null;
        // What one contender differs by under two names is noise.
        string twice = names.FirstOrDefault(name => name == SteadyState.PreferredBaseline) ?? names[0];
        string possible = string.Join(',', tasks.Split(',').Where(task => Of(LimitsTime.DirectionOf(task)).Count > 0));
        return session.Process.Ask(LimitsAnswerJson.Default.LimitsAnswer, Limit, "limits", payload, possible, Lines(Directions.Deserialize), Lines(Directions.Serialize));

        List<string> Of(Directions direction) => able.GetValueOrDefault(direction, []);

        string Lines(Directions direction) =>
            string.Join('\n', Of(direction).SelectMany(name => name == twice ? new[] { name, SecondName.Of(name) } : [name]));
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
        MinNs = time.MinNs,
        MedianNs = time.MedianNs,
        AllocatedBytes = time.AllocatedBytes,
        IsAdapted = time.IsAdapted,
        Unavailable = time.Unavailable,
    };
}
