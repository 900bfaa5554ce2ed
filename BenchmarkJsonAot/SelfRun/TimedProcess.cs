using System.Text.Json;
using System.Text.Json.Serialization;
using JsonAot.Probe.Start;
using JsonAot.Processes.Children;

namespace JsonAot.SelfRun;

/// <summary>One direction of a contender.</summary>
/// <param name="Contender">The name of its type.</param>
internal sealed record TimedCall(string Contender, Directions Direction);

/// <param name="Problem">Why the figures do not count: what comes out of the call after it was timed.</param>
internal sealed record TimedFigure(Spread Ns, long AllocatedBytes, string? Problem);

/// <summary>
/// The steady state of calls that take turns, in a process of their own. A contender may hang, or end its process, only after many calls, and must not take
/// this program with it.
/// </summary>
internal sealed class TimedProcess(Lanes lane, IReadOnlyList<TimedCall> calls) : IPayloadVisitor
{
    internal const int Batches = 84;

    /// <summary>The hidden first argument of a child.</summary>
    private const string Role = "--timed";

    // The slowest contender takes a minute for the largest payload.
    private static readonly TimeSpan Limit = TimeSpan.FromMinutes(5);
    private static readonly TimeSpan LimitOfOne = TimeSpan.FromMinutes(2);

    private IReadOnlyList<TimedFigure> _figures = [];

    /// <summary>The child's side.</summary>
    /// <returns>The exit code; null when the arguments are not those of a child.</returns>
    internal static int? TryRun(string[] args)
    {
        if (args is not [Role, var payload, var lane, .. var names])
            return null;
        var process = new TimedProcess(Enum.Parse<Lanes>(lane), [.. names.Chunk(2).Select(call => new TimedCall(call[0], Enum.Parse<Directions>(call[1])))]);
        Choice.Payload(payload)!.Accept(process);
        // Whatever a library has printed may not end its line.
        Console.WriteLine();
        Console.WriteLine(JsonSerializer.Serialize(process._figures, TimedJson.Default.IReadOnlyListTimedFigure));
        return 0;
    }

    /// <returns>The figures, in the order of the calls; or what became of the process.</returns>
    internal static (IReadOnlyList<TimedFigure>? Figures, string? Failure) Launch(IPayload payload, Lanes lane, IReadOnlyList<TimedCall> calls)
    {
        ChildRun run = OwnProcess.Run(
            calls.Count > 1 ? Limit : LimitOfOne,
            [Role, payload.GetType().Name, lane.ToString(), .. calls.SelectMany(call => new[] { call.Contender, call.Direction.ToString() })]);
        if (run is not { End: ChildEnd.Exited, ExitCode: 0 })
            return (null, $"its process {run.Describe()} while it was timed");
        try
        {
            string answer = run.Output.TrimEnd();
            return (JsonSerializer.Deserialize(answer[(answer.LastIndexOf('\n') + 1)..], TimedJson.Default.IReadOnlyListTimedFigure), null);
        }
        catch (JsonException)
        {
            return (null, "its process exited without an answer while it was timed");
        }
    }

    public void Visit<T>(Payload<T> payload)
        where T : class
    {
        (ICodec<T> Codec, GateReport Gate)[] admitted =
        [
            .. from call in calls
               let codec = Choice.Contender(call.Contender)!.Offer(payload).Codec!
               select (codec, Gate.Check(call.Contender, codec, payload, call.Direction)),
        ];
        IReadOnlyList<(double[] Ns, long AllocatedBytes)> measured = InterleavedBatches.Measure(
            [.. admitted.Zip(calls, (one, call) => Of(LaneCalls.Of(one.Codec, payload, lane), call.Direction))], Batches);
        _figures =
        [
            .. calls.Zip(admitted, measured).Select(one => new TimedFigure(
                Spread.Of(one.Third.Ns), one.Third.AllocatedBytes, Gate.Changed(one.Second.Gate, one.Second.Codec, payload, one.First.Direction))),
        ];
    }

    private static Func<object?> Of(LaneCalls both, Directions direction) => direction == Directions.Serialize ? both.Serialize : both.Deserialize;
}

[JsonSerializable(typeof(IReadOnlyList<TimedFigure>))]
internal sealed partial class TimedJson : JsonSerializerContext;
