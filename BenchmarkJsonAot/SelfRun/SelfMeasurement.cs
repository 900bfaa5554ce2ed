using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using JsonAot.Libraries;
using JsonAot.ResultFiles;

namespace JsonAot.SelfRun;

/// <summary>Measures every contender on one payload in this very program, native or not.</summary>
internal sealed class SelfMeasurement(SelfRunOptions options, IReadOnlyList<Contender> contenders) : IPayloadVisitor
{
    internal const int Batches = 84;

    private readonly List<SelfRunAbsence> _absent = [];

    internal SelfRunResult Result { get; private set; } = null!;

    /// <exception cref="InvalidOperationException">No contender has a figure.</exception>
    public void Visit<T>(Payload<T> payload)
        where T : class
    {
        Admitted<T>[] admitted = [.. contenders.SelectMany(contender => Admit(contender, payload))];
        if (admitted.Length == 0)
            throw new InvalidOperationException(string.Join("; ", _absent.Select(absence => $"{absence.Contender}: {absence.Reason}")));
        (SelfRunRow[] rows, Spread spawnToMain, double noise) = Measure(admitted);
        foreach ((Contender contender, ICodec<T> codec, Directions direction, GateReport gate, _, _) in admitted)
        {
            if (Gate.Changed(gate, codec, payload, direction) is not { } problem)
                continue;
            rows = [.. rows.Where(row => (row.Contender, row.Direction) != (contender.Name, direction.ToString()))];
            _absent.Add(new SelfRunAbsence(contender.Name, direction.ToString(), $"refused by the gate: {problem}"));
        }

        Result = new SelfRunResult
        {
            Machine = Machine.Current,
            Runtime = RuntimeInformation.FrameworkDescription,
            Compilation = RuntimeFeature.IsDynamicCodeSupported ? "jit" : "native",
            Payload = payload.Name,
            DocumentBytes = payload.CanonicalUtf8.Length,
            Lane = options.Lane.ToString(),
            TakenAt = DateTimeOffset.UtcNow,
            Launches = options.Launches,
            SpawnToMainNs = spawnToMain,
            NoiseFloor = noise,
            Rows = rows,
            Unavailable = _absent,
        };
    }

    /// <summary>Each direction by itself: a reader that hangs must not take the writer's figure with it.</summary>
    private IEnumerable<Admitted<T>> Admit<T>(Contender contender, Payload<T> payload)
        where T : class
    {
        // What is not compiled in cannot go astray, and needs no process to say why it is absent.
        if (contender is AbsentContender)
        {
            _absent.Add(new SelfRunAbsence(contender.Name, null, contender.Description));
            yield break;
        }

        foreach (Directions direction in new[] { Directions.Serialize, Directions.Deserialize })
        {
            if (GateProcess.WhyEnded(contender, payload, direction) is { } end)
            {
                Refuse(direction, end);
                continue;
            }

            Offer<T> offer = contender.Offer(payload);
            if (offer.Codec is not { } codec)
            {
                _absent.Add(new SelfRunAbsence(contender.Name, null, offer.Unavailable!));
                yield break;
            }

            if (!codec.Traits.Supports(direction))
                continue;
            GateReport gate = Gate.Check(contender.Name, codec, payload, direction);
            (FreshTimes[] fresh, string? reason) = gate.Passed ? Launch(contender, codec, payload, direction) : ([], $"refused by the gate: {gate.Reason}");
            if (reason is not null)
            {
                Refuse(direction, reason);
                continue;
            }

            LaneCalls calls = LaneCalls.Of(codec, payload, options.Lane);
            yield return new Admitted<T>(contender, codec, direction, gate, fresh, direction == Directions.Serialize ? calls.Serialize : calls.Deserialize);
        }

        void Refuse(Directions direction, string reason) => _absent.Add(new SelfRunAbsence(contender.Name, direction.ToString(), reason));
    }

    private (SelfRunRow[] Rows, Spread SpawnToMain, double NoiseFloor) Measure<T>(Admitted<T>[] admitted)
    {
        // The first entry once more, under no name: the difference between the two is the noise of this run.
        IReadOnlyList<(Spread Ns, long AllocatedBytes)> measured =
        [
            .. InterleavedBatches.Measure([.. admitted.Select(entry => entry.Steady), admitted[0].Steady], Batches).Select(call => (Spread.Of(call.Ns), call.AllocatedBytes)),
        ];
        double noise = Math.Max(measured[^1].Ns.Fastest, measured[0].Ns.Fastest) / Math.Min(measured[^1].Ns.Fastest, measured[0].Ns.Fastest) - 1;
        SelfRunRow[] rows = [.. admitted.Select((entry, i) => new SelfRunRow(
            entry.Contender.Name,
            entry.Direction.ToString(),
            !entry.Codec.Traits.IsNative(entry.Direction, options.Lane),
            Spread.Of(entry.Fresh.Select(times => times.FirstCallNs)),
            measured[i].Ns,
            measured[i].AllocatedBytes))];
        return (rows, Spread.Of(admitted.SelectMany(entry => entry.Fresh).Select(times => times.SpawnToMainNs)), noise);
    }

    private (FreshTimes[] Times, string? Failure) Launch<T>(Contender contender, ICodec<T> codec, Payload<T> payload, Directions direction)
        where T : class
    {
        // The child compares what it writes with what this warm process writes, and reads what it would be given here.
        byte[] bytes = direction == Directions.Serialize ? codec.SerializeToUtf8Bytes(payload.Sample) : payload.DocumentFor(codec);
        string document = Path.GetTempFileName();
        try
        {
            File.WriteAllBytes(document, bytes);
            var all = new List<FreshTimes>();
            // One launch more than counted: the first one also reads the executable from disk.
            while (all.Count <= options.Launches)
            {
                (FreshTimes? times, string? failure) = FreshProcess.Launch(contender, payload, direction, document);
                if (times is null)
                    return ([], failure);
                all.Add(times);
            }

            return ([.. all.Skip(1)], null);
        }
        finally
        {
            File.Delete(document);
        }
    }

    /// <summary>One direction of a contender that is right in it.</summary>
    private sealed record Admitted<T>(Contender Contender, ICodec<T> Codec, Directions Direction, GateReport Gate, FreshTimes[] Fresh, Func<object?> Steady);
}
