using JsonAot.Probe.Answers;

namespace JsonAot.Probe.Roles;

/// <summary>
/// Several contenders on one payload in one process, in batches taken in turn: they differ by their code,
/// and not by the layout of a process or the minute in which it ran.
/// </summary>
/// <param name="tasks">Those of <see cref="LimitsTime.Tasks"/> that are wanted.</param>
/// <param name="readers">The names of the contenders that are timed reading; one may be there a second time, under another.</param>
/// <param name="writers">The same for writing.</param>
internal sealed class LimitsRole(string[] tasks, string[] readers, string[] writers) : IPayloadVisitor
{
    private List<LimitsTime> _times = [];

    /// <param name="readers">A name a line, as names have commas.</param>
    internal static int Run(string payload, string tasks, string readers, string writers)
    {
        var role = new LimitsRole(tasks.Split(','), Lines(readers), Lines(writers));
        Chosen.Payload(payload).Accept(role);
        return Reply.With(new LimitsAnswer(role._times), LimitsAnswerJson.Default.LimitsAnswer);
    }

    private static string[] Lines(string names) => names.Split('\n', StringSplitOptions.RemoveEmptyEntries);

    public void Visit<T>(Payload<T> payload)
        where T : class
    {
        Admitted<T>[] reading = Admit(payload, readers, Directions.Deserialize);
        Admitted<T>[] writing = Admit(payload, writers, Directions.Serialize);
        foreach (string task in tasks)
        {
            switch (task)
            {
                case "read indented":
                    Read(task, payload, DocumentForms.Indented(payload), reading);
                    break;
                case "read reordered":
                    Read(task, payload, DocumentForms.Reordered(payload), reading);
                    break;
                case "write buffer":
                    Write(task, Lanes.Buffer, payload, writing);
                    break;
                case LimitsTime.WritingBytes:
                    Write(task, Lanes.Utf8, payload, writing);
                    break;
                default:
                    Read(task, payload, payload.CanonicalUtf8, reading);
                    break;
            }
        }

        CheckAgain(payload, reading, Directions.Deserialize);
        CheckAgain(payload, writing, Directions.Serialize);
    }

    private Admitted<T>[] Admit<T>(Payload<T> payload, string[] names, Directions direction)
        where T : class
    {
        var admitted = new List<Admitted<T>>();
        foreach (string name in names)
        {
            Contender contender = Chosen.Contender(SecondName.FirstOf(name) ?? name);
            GateReport gate = Gate.Check(contender, payload, direction);
            if (gate.Fidelity == Fidelity.Unavailable)
                _times = [.. _times.Where(time => time.Contender != name), new LimitsTime(LimitsTime.AllTasks, name) { Unavailable = gate.Reason }];
            else if (!gate.Passed)
                Refuse(name, direction, gate.Reason);
            else if (contender.Offer(payload).Codec is { } codec && codec.Traits.Supports(direction))
                admitted.Add(new Admitted<T>(name, codec, gate));
        }

        return [.. admitted];
    }

    private void CheckAgain<T>(Payload<T> payload, Admitted<T>[] timed, Directions direction)
        where T : class
    {
        foreach (Admitted<T> entry in timed)
        {
            if (Gate.Changed(entry.Gate, entry.Codec, payload, direction) is { } problem)
                Refuse(entry.Name, direction, $"refused by the gate: {problem}");
        }
    }

    /// <summary>The other direction may be right, and keeps its figures.</summary>
    private void Refuse(string name, Directions direction, string reason)
    {
        _times.RemoveAll(time => time.Contender == name && LimitsTime.DirectionOf(time.Task) == direction);
        _times.AddRange(tasks.Where(task => LimitsTime.DirectionOf(task) == direction).Select(task => new LimitsTime(task, name) { Unavailable = reason }));
    }

    private void Read<T>(string task, Payload<T> payload, byte[] document, Admitted<T>[] admitted)
        where T : class
    {
        var timed = new List<(string, bool, Func<object?>)>();
        foreach ((string name, ICodec<T> codec, _) in admitted)
        {
            // The gate has seen the canonical form only.
            if (WhyNot(payload, codec, document) is { } reason)
                _times.Add(new LimitsTime(task, name) { Unavailable = reason });
            else
                timed.Add((name, !codec.Traits.IsNative(Directions.Deserialize, Lanes.Utf8), () => codec.Deserialize(document)));
        }

        Measure(task, timed);
    }

    private static string? WhyNot<T>(Payload<T> payload, ICodec<T> codec, byte[] document)
        where T : class
    {
        try
        {
            return Gate.Differences(payload, codec.Deserialize(document)) is [var first, ..] ? $"reads it wrongly: {first}" : null;
        }
        catch (Exception problem) when (problem is not OutOfMemoryException)
        {
            return Gate.Describe(problem);
        }
    }

    private void Write<T>(string task, Lanes lane, Payload<T> payload, Admitted<T>[] admitted)
        where T : class =>
        Measure(task, [.. admitted.Select(entry => (entry.Name, !entry.Codec.Traits.IsNative(Directions.Serialize, lane), LaneCalls.Of(entry.Codec, payload, lane).Serialize))]);

    private void Measure(string task, List<(string Name, bool IsAdapted, Func<object?> Call)> timed)
    {
        IReadOnlyList<(double[] Ns, long AllocatedBytes)> measured = InterleavedBatches.Measure([.. timed.Select(entry => entry.Call)], InterleavedBatches.Turns);
        foreach (((string name, bool isAdapted, _), (double[] ns, long allocated)) in timed.Zip(measured))
        {
            double[] sorted = [.. ns.Order()];
            _times.Add(new LimitsTime(task, name)
            {
                Ns = Math.Round(sorted[sorted.Length / 2], 2),
                AllocatedBytes = allocated,
                IsAdapted = isAdapted,
            });
        }
    }

    /// <summary>A contender that is right in a direction.</summary>
    private sealed record Admitted<T>(string Name, ICodec<T> Codec, GateReport Gate);
}
