using System.Diagnostics;
using System.Globalization;
using JsonAot.Probing.Answers;

namespace JsonAot.Probing.Roles;

/// <summary>Runs one direction for a while and says what it cost the whole process in processor time.</summary>
internal sealed class CpuRole(Contender contender, Directions direction, TimeSpan time) : IPayloadVisitor
{
    private static readonly TimeSpan BatchTime = TimeSpan.FromMilliseconds(1);

    private CpuAnswer _answer = new();
    private object? _kept;

    internal static int Run(string contender, string payload, string direction, string[] rest)
    {
        var role = new CpuRole(Chosen.Contender(contender), Chosen.Direction(direction), Time(rest));
        Chosen.Payload(payload).Accept(role);
        return Reply.With(role._answer, CpuAnswerJson.Default.CpuAnswer);
    }

    private static TimeSpan Time(string[] rest) => rest switch
    {
        [] => TimeSpan.FromMilliseconds(250),
        [var text] when int.TryParse(text, NumberStyles.None, CultureInfo.InvariantCulture, out int milliseconds) => TimeSpan.FromMilliseconds(milliseconds),
        _ => throw new ArgumentException("cpu takes a contender, a payload, a direction and, if you like, whole milliseconds."),
    };

    public void Visit<T>(Payload<T> payload)
        where T : class
    {
        GateReport gate = Gate.Check(contender, payload, direction);
        if (gate.Fidelity is Fidelity.Unavailable or Fidelity.Throws)
        {
            _answer = new CpuAnswer { Unavailable = gate.Fidelity == Fidelity.Throws ? $"refused by the gate: {gate.Reason}" : gate.Reason };
            return;
        }

        ICodec<T> codec = contender.Offer(payload).Codec!;
        if (!codec.Traits.Supports(direction))
        {
            _answer = new CpuAnswer { Unavailable = codec.Traits.WhyNot(direction) };
            return;
        }

        LaneCalls calls = LaneCalls.Of(codec, payload, Lanes.Utf8);
        Func<object?> call = direction == Directions.Serialize ? calls.Serialize : calls.Deserialize;
        _answer = Measure(call) with { Note = gate.Fidelity == Fidelity.Lossy ? $"lossy: {gate.Reason}" : null };
        if (Gate.Changed(gate, codec, payload, direction) is { } problem)
            _answer = new CpuAnswer { Unavailable = $"refused by the gate: {problem}" };
    }

    private CpuAnswer Measure(Func<object?> call)
    {
        // Compiling the hot loop is a cost of the start, which is measured elsewhere; so is touching memory for the first time.
        int collections = GC.CollectionCount(0);
        WarmUp.InTurn(() => _kept = call());
        WarmUp.UntilCollected(collections, () => _kept = call());
        // The clock is asked once for many calls.
        int batch = InterleavedBatches.CallsIn(BatchTime, call);
        GC.Collect();
        Environment.ProcessCpuUsage before = Environment.CpuUsage;
        long start = Stopwatch.GetTimestamp();
        long operations = 0;
        TimeSpan wall;
        do
        {
            for (int i = 0; i < batch; i++)
                _kept = call();
            operations += batch;
            wall = Stopwatch.GetElapsedTime(start);
        }
        while (wall < time);
        Environment.ProcessCpuUsage after = Environment.CpuUsage;
        GC.KeepAlive(_kept);
        return new CpuAnswer
        {
            Operations = operations,
            WallNs = wall.TotalNanoseconds,
            UserNs = (after.UserTime - before.UserTime).TotalNanoseconds,
            SystemNs = (after.PrivilegedTime - before.PrivilegedTime).TotalNanoseconds,
            Processors = Environment.ProcessorCount,
        };
    }
}
