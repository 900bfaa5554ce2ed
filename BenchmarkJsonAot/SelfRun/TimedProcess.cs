using System.Text.Json.Serialization;
using JsonAot.Probe;
using JsonAot.Probe.Start;
using JsonAot.Processes.Children;

namespace JsonAot.SelfRun;

/// <summary>One direction of a contender.</summary>
/// <param name="Contender">The name of its type.</param>
internal sealed record TimedCall(string Contender, Directions Direction);

/// <param name="Problem">Why the figures do not count: what comes out of the call after it was timed.</param>
internal sealed record TimedFigure(Spread Ns, long AllocatedBytes, string? Problem);

/// <summary>
/// The steady state of calls that take turns, in a process of their own. A contender may hang, or end its process, only after many calls,
/// and must not take this program with it.
/// </summary>
internal sealed class TimedProcess(Lanes lane, IReadOnlyList<TimedCall> calls) : IPayloadVisitor
{
    /// <summary>The hidden first argument of a child.</summary>
    private const string Role = "--timed";

    // The slowest contender takes a minute for the largest payload.
    private static readonly TimeSpan Limit = TimeSpan.FromMinutes(5);

    private TimedFigure[] _figures = [];

    /// <summary>The child's side.</summary>
    /// <returns>The exit code; null when the arguments are not those of a child.</returns>
    internal static int? TryRun(string[] args)
    {
        if (args is not [Role, var payload, var lane, .. var names])
            return null;
        IEnumerable<TimedCall> calls = names.Chunk(2).Select(call => new TimedCall(call[0], Enum.Parse<Directions>(call[1])));
        var process = new TimedProcess(Enum.Parse<Lanes>(lane), [.. calls]);
        Choice.Payload(payload)!.Accept(process);
        return Reply.With(process._figures, TimedJson.Default.TimedFigureArray);
    }

    /// <returns>The figures, in the order of the calls; or what became of the process.</returns>
    internal static (TimedFigure[]? Figures, string? Failure) Launch(IPayload payload, Lanes lane, IEnumerable<TimedCall> calls)
    {
        IEnumerable<string> names = calls.SelectMany(call => new[] { call.Contender, call.Direction.ToString() });
        ChildRun run = OwnProcess.Run(Limit, [Role, payload.GetType().Name, lane.ToString(), .. names]);
        TimedFigure[]? figures = run.Answer(TimedJson.Default.TimedFigureArray);
        return (figures, figures is null ? $"its process {run.WhyNoAnswer} while it was timed" : null);
    }

    public void Visit<T>(Payload<T> payload)
        where T : class
    {
        ICodec<T>[] codecs = [.. calls.Select(call => Choice.Contender(call.Contender)!.Offer(payload).Codec!)];
        GateReport[] gates = [.. codecs.Zip(calls, (codec, call) => Gate.Check(call.Contender, codec, payload, call.Direction))];
        IReadOnlyList<(double[] Ns, long AllocatedBytes)> measured = InterleavedBatches.Measure(
            [.. codecs.Zip(calls, (codec, call) => Of(LaneCalls.Of(codec, payload, lane), call.Direction))], InterleavedBatches.Turns);
        _figures = [.. calls.Select((call, i) => new TimedFigure(
            Spread.Of(measured[i].Ns), measured[i].AllocatedBytes, Gate.Changed(gates[i], codecs[i], payload, call.Direction)))];
    }

    private static Func<object?> Of(LaneCalls both, Directions direction) =>
        direction == Directions.Serialize ? both.Serialize : both.Deserialize;
}

[JsonSourceGenerationOptions(GenerationMode = JsonSourceGenerationMode.Metadata)]
[JsonSerializable(typeof(TimedFigure[]))]
internal sealed partial class TimedJson : JsonSerializerContext;
