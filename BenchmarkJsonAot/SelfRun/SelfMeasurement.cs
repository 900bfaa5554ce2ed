using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using JsonAot.Libraries;
using JsonAot.ResultFiles;

namespace JsonAot.SelfRun;

/// <summary>Measures every contender on one payload in this very program, native or not.</summary>
internal sealed class SelfMeasurement(SelfRunOptions options) : IPayloadVisitor
{
    internal const int Batches = 84;

    internal SelfRunResult Result { get; private set; } = null!;

    public void Visit<T>(Payload<T> payload)
        where T : class
    {
        var admitted = new List<(Contender Contender, ICodec<T> Codec, GateReport Gate)>();
        var absent = new List<SelfRunAbsence>();
        foreach (Contender contender in Contenders.All)
        {
            GateReport gate = Gate.Check(contender, payload);
            if (gate.Passed)
                admitted.Add((contender, contender.Offer(payload).Codec!, gate));
            else
                absent.Add(new SelfRunAbsence(contender.Name, gate.Fidelity == Fidelity.Unavailable ? gate.Reason : $"refused by the gate: {gate.Reason}"));
        }

        (SelfRunRow[] rows, Spread spawnToMain, double noise) = Measure(admitted, payload);
        foreach ((Contender contender, ICodec<T> codec, GateReport gate) in admitted)
        {
            if (Gate.Changed(gate, codec, payload) is not { } problem)
                continue;
            rows = [.. rows.Where(row => row.Contender != contender.Name)];
            absent.Add(new SelfRunAbsence(contender.Name, $"refused by the gate: {problem}"));
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
            Unavailable = absent,
        };
    }

    private (SelfRunRow[] Rows, Spread SpawnToMain, double NoiseFloor) Measure<T>(
        List<(Contender Contender, ICodec<T> Codec, GateReport Gate)> admitted, Payload<T> payload)
        where T : class
    {
        var work = new List<(string Contender, ICodec<T> Codec, Directions Direction, FreshTimes[] Fresh, Func<object?> Steady)>();
        foreach ((Contender contender, ICodec<T> codec, _) in admitted)
        {
            LaneCalls calls = LaneCalls.Of(codec, payload, options.Lane);
            if (codec.Traits.Supports(Directions.Serialize))
                work.Add((contender.Name, codec, Directions.Serialize, Launch(contender, codec, payload, Directions.Serialize), calls.Serialize));
            if (codec.Traits.Supports(Directions.Deserialize))
                work.Add((contender.Name, codec, Directions.Deserialize, Launch(contender, codec, payload, Directions.Deserialize), calls.Deserialize));
        }

        // The first entry once more, under no name: the difference between the two is the noise of this run.
        IReadOnlyList<(Spread Ns, long AllocatedBytes)> measured =
        [
            .. InterleavedBatches.Measure([.. work.Select(entry => entry.Steady), work[0].Steady], Batches).Select(call => (Spread.Of(call.Ns), call.AllocatedBytes)),
        ];
        double noise = Math.Max(measured[^1].Ns.Fastest, measured[0].Ns.Fastest) / Math.Min(measured[^1].Ns.Fastest, measured[0].Ns.Fastest) - 1;
        SelfRunRow[] rows = [.. work.Select((entry, i) => new SelfRunRow(
            entry.Contender,
            entry.Direction.ToString(),
            !entry.Codec.Traits.IsNative(entry.Direction, options.Lane),
            Spread.Of(entry.Fresh.Select(times => times.FirstCallNs)),
            measured[i].Ns,
            measured[i].AllocatedBytes))];
        return (rows, Spread.Of(work.SelectMany(entry => entry.Fresh).Select(times => times.SpawnToMainNs)), noise);
    }

    private FreshTimes[] Launch<T>(Contender contender, ICodec<T> codec, Payload<T> payload, Directions direction)
        where T : class
    {
        // The child compares what it writes with what this warm process writes, and reads what it would be given here.
        byte[] bytes = direction == Directions.Serialize ? codec.SerializeToUtf8Bytes(payload.Sample) : payload.DocumentFor(codec);
        string document = Path.GetTempFileName();
        try
        {
            File.WriteAllBytes(document, bytes);
            // One launch more than counted: the first one also reads the executable from disk.
            return [.. Enumerable.Range(0, options.Launches + 1)
                .Select(_ => FreshProcess.Launch(contender, payload, direction, document))
                .Skip(1)];
        }
        finally
        {
            File.Delete(document);
        }
    }
}
