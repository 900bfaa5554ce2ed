using System.Globalization;
using JsonAot.Errors;
using JsonAot.Probe.Answers;

namespace JsonAot.Probe.Roles;

/// <summary>Runs calls for a while, each in turn, and says what they cost the whole process in processor time.</summary>
/// <param name="names">Directions, or scenarios of the errors.</param>
internal sealed class CpuRole(Contender contender, CpuSlices slices, string[] names) : IPayloadVisitor
{
    private CpuAnswer _answer = new([], 0);

    /// <param name="milliseconds">Of undisturbed time that each call should have.</param>
    /// <param name="quiet">The nanoseconds that the fixed work takes in quiet moments, as the processes before have found; 0 for the first.</param>
    internal static int Run(string contender, string payload, string milliseconds, string quiet, string[] names)
    {
        if (!int.TryParse(milliseconds, NumberStyles.None, CultureInfo.InvariantCulture, out int whole)
            || !double.TryParse(quiet, NumberStyles.Float, CultureInfo.InvariantCulture, out double quietNs) || names.Length == 0)
        {
            throw new ArgumentException("cpu takes a contender, a payload, whole milliseconds, the quiet time of the fixed work, and one or more directions or error scenarios.");
        }

        var role = new CpuRole(Chosen.Contender(contender), new CpuSlices(TimeSpan.FromMilliseconds(whole), quietNs), names);
        // Calls of one process have one payload: a scenario may have its own.
        IPayload chosen = Chosen.Payload(payload);
        (Chosen.IsDirection(names[0]) ? chosen : ErrorScenarios.Named(names[0]).PayloadFor(chosen)).Accept(role);
        return Reply.With(role._answer, CpuAnswerJson.Default.CpuAnswer);
    }

    public void Visit<T>(Payload<T> payload)
        where T : class
    {
        CpuCall[] calls = [.. names.Select(name => Chosen.IsDirection(name) ? Right(payload, name) : Failing(payload, name))];
        slices.Measure([.. calls.Where(call => call.Run is not null)]);
        foreach (CpuCall call in calls.Where(call => call.Run is not null))
        {
            if (call.Problem() is { } problem)
                call.Cost = new CpuCost { Call = call.Cost.Call, Unavailable = problem };
        }

        _answer = new CpuAnswer([.. calls.Select(call => call.Cost)], slices.Quiet);
    }

    private CpuCall Right<T>(Payload<T> payload, string name)
        where T : class
    {
        Directions direction = Chosen.Direction(name);
        var cost = new CpuCost { Call = name };
        GateReport gate = Gate.Check(contender, payload, direction);
        if (gate.Fidelity is Fidelity.Unavailable or Fidelity.Throws)
            return new CpuCall(cost with { Unavailable = gate.Fidelity == Fidelity.Throws ? $"refused by the gate: {gate.Reason}" : gate.Reason });
        ICodec<T> codec = contender.Offer(payload).Codec!;
        if (!codec.Traits.Supports(direction))
            return new CpuCall(cost with { Unavailable = codec.Traits.WhyNot(direction) });
        LaneCalls calls = LaneCalls.Of(codec, payload, Lanes.Utf8);
        return new CpuCall(cost with
        {
            Note = gate.Fidelity == Fidelity.Lossy ? $"lossy: {gate.Reason}" : null,
            IsAdapted = !codec.Traits.IsNative(direction, Lanes.Utf8),
        })
        {
            Run = direction == Directions.Serialize ? calls.Serialize : calls.Deserialize,
            Problem = () => Gate.Changed(gate, codec, payload, direction) is { } changed ? $"refused by the gate: {changed}" : null,
        };
    }

    private CpuCall Failing<T>(Payload<T> payload, string name)
        where T : class
    {
        ErrorScenario scenario = ErrorScenarios.Named(name);
        var cost = new CpuCost { Call = name };
        Offer<T> offer = contender.Offer(payload);
        if (ErrorTrial.Unavailable(offer, payload, scenario) is { } reason)
            return new CpuCall(cost with { Unavailable = reason });
        ErrorObservation seen = ErrorTrial.Run(offer.Codec!, payload, scenario);
        if (seen.Outcome != ErrorOutcome.Throws)
            return new CpuCall(cost with { Unavailable = $"it does not fail: {seen.Detail}" });
        Func<object?> call = scenario.Prepare(offer.Codec!, payload);
        return new CpuCall(cost) { Run = () => FailingCall.Caught(call), Problem = () => FailingCall.Caught(call) is null ? "after many calls it does not fail any more" : null };
    }
}
