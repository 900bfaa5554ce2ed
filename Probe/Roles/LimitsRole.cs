using JsonAot.Probing.Answers;

namespace JsonAot.Probing.Roles;

/// <summary>
/// Several contenders on one payload in one process, in batches taken in turn: what separates them is their code,
/// and neither the layout of a process nor the minute in which it ran.
/// </summary>
internal sealed class LimitsRole(IReadOnlyList<Contender> contenders) : IPayloadVisitor
{
    private const int Batches = 84;

    private readonly List<LimitsTime> _times = [];

    internal static int Run(string payload, string[] contenders)
    {
        var role = new LimitsRole([.. contenders.Select(Chosen.Contender)]);
        Chosen.Payload(payload).Accept(role);
        return Reply.With(new LimitsAnswer(role._times), LimitsAnswerJson.Default.LimitsAnswer);
    }

    public void Visit<T>(Payload<T> payload)
        where T : class
    {
        (string Name, ICodec<T> Codec)[] admitted = Admit(payload);
        Read("read", payload, payload.CanonicalUtf8, admitted);
        Read("read indented", payload, DocumentForms.Indented(payload), admitted);
        Read("read reordered", payload, DocumentForms.Reordered(payload), admitted);
        Write("write buffer", Lanes.Buffer, payload, admitted);
        Write("write bytes", Lanes.Utf8, payload, admitted);
    }

    private (string, ICodec<T>)[] Admit<T>(Payload<T> payload)
        where T : class
    {
        var admitted = new List<(string, ICodec<T>)>();
        foreach (Contender contender in contenders)
        {
            GateReport gate = Gate.Check(contender, payload);
            if (gate.Passed)
                admitted.Add((contender.Name, contender.Offer(payload).Codec!));
            else
                _times.Add(new LimitsTime(LimitsTime.AllTasks, contender.Name) { Unavailable = gate.Reason });
        }

        return [.. admitted];
    }

    private void Read<T>(string task, Payload<T> payload, byte[] document, (string Name, ICodec<T> Codec)[] admitted)
        where T : class
    {
        var timed = new List<(string, Func<object?>)>();
        foreach ((string name, ICodec<T> codec) in admitted.Where(entry => entry.Codec.Traits.Supports(Directions.Deserialize)))
        {
            // The gate has seen the canonical form only.
            if (WhyNot(payload, codec, document) is { } reason)
                _times.Add(new LimitsTime(task, name) { Unavailable = reason });
            else
                timed.Add((name, () => codec.Deserialize(document)));
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
            .Select(entry => (entry.Name, LaneCalls.Of(entry.Codec, payload, lane).Serialize))]);

    private void Measure(string task, List<(string Name, Func<object?> Call)> timed)
    {
        IReadOnlyList<(double[] Ns, long AllocatedBytes)> measured = InterleavedBatches.Measure([.. timed.Select(entry => entry.Call)], Batches);
        foreach (((string name, _), (double[] ns, long allocated)) in timed.Zip(measured))
        {
            double[] sorted = [.. ns.Order()];
            _times.Add(new LimitsTime(task, name)
            {
                MinNs = Math.Round(sorted[0], 2),
                MedianNs = Math.Round(sorted[sorted.Length / 2], 2),
                AllocatedBytes = allocated,
            });
        }
    }
}
