using JsonAot.Probe.Answers;

namespace JsonAot.Probe.Roles;

/// <summary>
/// Several contenders on one payload in one process, in batches taken in turn: they differ by their code,
/// and not by the layout of a process or the minute in which it ran.
/// </summary>
/// <param name="tasks">Those of <see cref="LimitsTime.Tasks"/> that are wanted.</param>
/// <param name="contenders">With their names; one may be there a second time, under another.</param>
internal sealed class LimitsRole(string[] tasks, IReadOnlyList<(string Name, Contender Contender)> contenders) : IPayloadVisitor
{
    private const int Batches = 84;

    private readonly List<LimitsTime> _times = [];

    internal static int Run(string payload, string tasks, string[] contenders)
    {
        var role = new LimitsRole(tasks.Split(','), [.. contenders.Select(name => (name, Chosen.Contender(name.Replace(LimitsTime.AgainSuffix, "", StringComparison.Ordinal))))]);
        Chosen.Payload(payload).Accept(role);
        return Reply.With(new LimitsAnswer(role._times), LimitsAnswerJson.Default.LimitsAnswer);
    }

    public void Visit<T>(Payload<T> payload)
        where T : class
    {
        (string Name, ICodec<T> Codec, GateReport Gate)[] passed = Admit(payload);
        (string Name, ICodec<T> Codec)[] admitted = [.. passed.Select(entry => (entry.Name, entry.Codec))];
        foreach (string task in tasks)
        {
            switch (task)
            {
                case "read indented":
                    Read(task, payload, DocumentForms.Indented(payload), admitted);
                    break;
                case "read reordered":
                    Read(task, payload, DocumentForms.Reordered(payload), admitted);
                    break;
                case "write buffer":
                    Write(task, Lanes.Buffer, payload, admitted);
                    break;
                case LimitsTime.WritingBytes:
                    Write(task, Lanes.Utf8, payload, admitted);
                    break;
                default:
                    Read(task, payload, payload.CanonicalUtf8, admitted);
                    break;
            }
        }

        foreach ((string name, ICodec<T> codec, GateReport gate) in passed)
        {
            if (Gate.Changed(gate, codec, payload) is not { } problem)
                continue;
            _times.RemoveAll(time => time.Contender == name);
            _times.Add(new LimitsTime(LimitsTime.AllTasks, name) { Unavailable = $"refused by the gate: {problem}" });
        }
    }

    private (string, ICodec<T>, GateReport)[] Admit<T>(Payload<T> payload)
        where T : class
    {
        var admitted = new List<(string, ICodec<T>, GateReport)>();
        foreach ((string name, Contender contender) in contenders)
        {
            GateReport gate = Gate.Check(contender, payload);
            if (gate.Passed)
                admitted.Add((name, contender.Offer(payload).Codec!, gate));
            else
                _times.Add(new LimitsTime(LimitsTime.AllTasks, name) { Unavailable = gate.Reason });
        }

        return [.. admitted];
    }

    private void Read<T>(string task, Payload<T> payload, byte[] document, (string Name, ICodec<T> Codec)[] admitted)
        where T : class
    {
        var timed = new List<(string, bool, Func<object?>)>();
        foreach ((string name, ICodec<T> codec) in admitted.Where(entry => entry.Codec.Traits.Supports(Directions.Deserialize)))
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

    private void Write<T>(string task, Lanes lane, Payload<T> payload, (string Name, ICodec<T> Codec)[] admitted)
        where T : class =>
        Measure(task, [.. admitted
            .Where(entry => entry.Codec.Traits.Supports(Directions.Serialize))
            .Select(entry => (entry.Name, !entry.Codec.Traits.IsNative(Directions.Serialize, lane), LaneCalls.Of(entry.Codec, payload, lane).Serialize))]);

    private void Measure(string task, List<(string Name, bool IsAdapted, Func<object?> Call)> timed)
    {
        IReadOnlyList<(double[] Ns, long AllocatedBytes)> measured = InterleavedBatches.Measure([.. timed.Select(entry => entry.Call)], Batches);
        foreach (((string name, bool isAdapted, _), (double[] ns, long allocated)) in timed.Zip(measured))
        {
            double[] sorted = [.. ns.Order()];
            _times.Add(new LimitsTime(task, name)
            {
                MinNs = Math.Round(sorted[0], 2),
                MedianNs = Math.Round(sorted[sorted.Length / 2], 2),
                AllocatedBytes = allocated,
                IsAdapted = isAdapted,
            });
        }
    }
}
