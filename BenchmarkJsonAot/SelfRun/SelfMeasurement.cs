using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using JsonAot.Libraries;
using JsonAot.Processes.Children;
using JsonAot.ResultFiles;

namespace JsonAot.SelfRun;

/// <summary>Measures every contender on one payload in this very program, native or not.</summary>
internal sealed class SelfMeasurement(SelfRunOptions options, IReadOnlyList<Contender> contenders) : IPayloadVisitor
{
    private readonly List<SelfRunAbsence> _absent = [];

    internal SelfRunResult Result { get; private set; } = null!;

    /// <exception cref="InvalidOperationException">No contender has a figure.</exception>
    public void Visit<T>(Payload<T> payload)
        where T : class
    {
        Admitted[] admitted = [.. contenders.SelectMany(contender => Admit(contender, payload))];
        Admitted[] timed = Time(payload, admitted, out double noise);
        foreach (Admitted entry in timed.Where(entry => entry.Figure!.Problem is not null))
            Refuse(entry.Contender, entry.Direction, $"refused by the gate: {entry.Figure!.Problem}");
        timed = [.. timed.Where(entry => entry.Figure!.Problem is null)];
        if (timed.Length == 0)
            throw new InvalidOperationException(string.Join("; ", _absent.Select(absence => $"{absence.Contender}: {absence.Reason}")));

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
            SpawnToMainNs = Spread.Of(timed.SelectMany(entry => entry.Fresh).Select(times => times.SpawnToMainNs)),
            NoiseFloor = noise,
            Rows = [.. timed.Select(entry => new SelfRunRow(
                entry.Contender.Name,
                entry.Direction.ToString(),
                entry.IsAdapted,
                Spread.Of(entry.Fresh.Select(times => times.FirstCallNs)),
                entry.Figure!.Ns,
                entry.Figure.AllocatedBytes))],
            Unavailable = _absent,
        };
    }

    /// <summary>Each direction by itself: a reader that hangs must not take the writer's figure with it.</summary>
    private IEnumerable<Admitted> Admit<T>(Contender contender, Payload<T> payload)
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
                Refuse(contender, direction, end);
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
            (FreshTimes[] fresh, string? reason) = gate.Passed
                ? Launch(contender, codec, payload, direction)
                : ([], $"refused by the gate: {gate.Reason}");
            if (reason is not null)
            {
                Refuse(contender, direction, reason);
                continue;
            }

            yield return new Admitted(contender, direction, !codec.Traits.IsNative(direction, options.Lane), fresh);
        }
    }

    private void Refuse(Contender contender, Directions direction, string reason) =>
        _absent.Add(new SelfRunAbsence(contender.Name, direction.ToString(), reason));

    /// <summary>All take turns in one process, so that they differ by their code alone.</summary>
    /// <param name="noise">What one contender differs from itself by.</param>
    private Admitted[] Time(IPayload payload, Admitted[] admitted, out double noise)
    {
        // The first once more: the difference between the two is the noise of this run.
        (IReadOnlyList<Admitted> timed, TimedFigure[]? figures, string? failure) = Together.Ask(
            admitted,
            entries => TimedProcess.Launch(payload, options.Lane, entries.Append(entries[0]).Select(entry => entry.Call)),
            (entry, reason) => Refuse(entry.Contender, entry.Direction, reason));
        if (failure is not null)
            throw new InvalidOperationException($"each contender can be timed alone, and not all of them together: {failure}");
        noise = 0;
        if (figures is null)
            return [];
        double[] same = [figures[0].Ns.Median, figures[^1].Ns.Median];
        noise = same.Max() / same.Min() - 1;
        return [.. timed.Zip(figures, (entry, figure) => entry with { Figure = figure })];
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
    private sealed record Admitted(Contender Contender, Directions Direction, bool IsAdapted, FreshTimes[] Fresh)
    {
        /// <summary>When it was timed.</summary>
        internal TimedFigure? Figure { get; init; }

        internal TimedCall Call => new(Contender.GetType().Name, Direction);
    }
}
