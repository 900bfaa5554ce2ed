using JsonAot.Errors;
using JsonAot.Payloads;

namespace JsonAot.Turns;

/// <summary>Makes the tasks of a process that is timed: a contender's calls on a payload, each after it has passed the gate.</summary>
public sealed class ContenderTurns(Contender contender, IPayload payload)
{
    private const string RefusedByTheGate = "refused by the gate: ";

    private readonly Dictionary<Directions, GateReport> _gates = [];

    /// <summary>Makes the calls when it is told, in turn with the processes of others.</summary>
    /// <param name="calls">As the other side writes them.</param>
    /// <returns>An exit code.</returns>
    public static int Serve(Contender contender, IPayload payload, IEnumerable<string> calls)
    {
        var turns = new ContenderTurns(contender, payload);
        TurnServer.Serve([.. calls.Select(TimedCall.Parse).Select<TimedCall, Func<TurnTask>>(call => () => turns.Prepare(call))]);
        return 0;
    }

    public TurnTask Prepare(TimedCall call)
    {
        var visitor = new Visitor(this, call);
        (IsFailing(call) ? ErrorScenarios.Named(call.Form).PayloadFor(payload) : payload).Accept(visitor);
        return visitor.Task!;
    }

    /// <summary>Whether the call fails, as it should.</summary>
    public static bool IsFailing(TimedCall call) => !DocumentForm.All.Contains(call.Form);

    private TurnTask Prepare<T>(TimedCall call, Payload<T> subject)
        where T : class
    {
        Offer<T> offer = contender.Offer(subject);
        if (offer.Codec is not { } codec)
            return TurnTask.Refused(offer.Unavailable!);
        if (!codec.Traits.Supports(call.Direction))
            return TurnTask.Refused(codec.Traits.WhyNot(call.Direction));
        return IsFailing(call) ? Failing(offer, subject, ErrorScenarios.Named(call.Form)) : Right(call, codec, subject);
    }

    private TurnTask Right<T>(TimedCall call, ICodec<T> codec, Payload<T> subject)
        where T : class
    {
        if (!_gates.TryGetValue(call.Direction, out GateReport? gate))
            _gates[call.Direction] = gate = Gate.Check(contender.Name, codec, subject, call.Direction);
        if (gate.Fidelity == Fidelity.Throws)
            return TurnTask.Refused(gate.Reason);
        string note = gate.Passed ? string.Join("; ", gate.Remarks) : $"lossy: {gate.Reason}";
        (TurnTask task, int bytes) = call.Form switch
        {
            DocumentForm.Canonical => (Of(call, codec, subject), subject.CanonicalUtf8.Length),
            DocumentForm.Varied => (Varied(call, subject), subject.CanonicalUtf8.Length),
            _ when call.Direction == Directions.Serialize => (TurnTask.Refused("a value is written in one form"), 0),
            DocumentForm.Indented => Form(codec, subject, DocumentForms.Indented(subject)),
            DocumentForm.LowerCaseNames => Form(codec, subject, DocumentForms.LowerCaseNames(subject)),
            _ when subject.PreservesReferences => (TurnTask.Refused("what its document refers to comes first: it has one order"), 0),
            _ => Form(codec, subject, DocumentForms.Reordered(subject)),
        };
        return task with
        {
            Note = note,
            Facts = new CallFacts(bytes)
            {
                IsLossy = !gate.Passed,
                IsAdapted = !codec.Traits.IsNative(call.Direction, call.Lane),
                IsBinary = codec.Traits.Format == WireFormat.Binary,
            }.ToString(),
            Problem = () => Gate.Changed(gate, codec, subject, call.Direction) is { } changed ? RefusedByTheGate + changed : null,
        };
    }

    private static TurnTask Of<T>(TimedCall call, ICodec<T> codec, Payload<T> subject)
        where T : class => TurnTask.Of(CallOf(call, codec, subject));

    private static Func<object?> CallOf<T>(TimedCall call, ICodec<T> codec, Payload<T> subject)
        where T : class
    {
        LaneCalls calls = LaneCalls.Of(codec, subject, call.Lane);
        return call.Direction == Directions.Serialize ? calls.Serialize : calls.Deserialize;
    }

    /// <summary>The gate has seen the canonical form only.</summary>
    private static (TurnTask Task, int Bytes) Form<T>(ICodec<T> codec, Payload<T> subject, byte[] document)
        where T : class
    {
        if (codec.Traits.Format != WireFormat.Json)
            return (TurnTask.Refused("it reads no JSON"), 0);
        try
        {
            return Gate.Differences(subject, codec.Deserialize(document)) is [var first, ..]
                ? (TurnTask.Refused($"reads it wrongly: {first}"), 0)
                : (TurnTask.Of(() => codec.Deserialize(document)), document.Length);
        }
        catch (Exception problem) when (problem is not OutOfMemoryException)
        {
            return (TurnTask.Refused(Gate.Describe(problem)), 0);
        }
    }

    private TurnTask Varied<T>(TimedCall call, Payload<T> subject)
        where T : class
    {
        if (subject.CanonicalUtf8.Length > Variants.LargestDocument)
            return TurnTask.Refused("a large document has enough variety in itself");
        var calls = new List<Func<object?>>();
        foreach (Payload<T> variant in Variants.Of(subject))
        {
            if (Gate.Check(contender, variant, call.Direction) is { Passed: false } wrong)
                return TurnTask.Refused($"a variant of its document: {wrong}");
            calls.Add(CallOf(call, contender.Offer(variant).Codec!, variant));
        }

        int next = 0;
        return TurnTask.Of(() => calls[next++ % calls.Count]());
    }

    private static TurnTask Failing<T>(Offer<T> offer, Payload<T> subject, ErrorScenario scenario)
        where T : class
    {
        if (ErrorTrial.Unavailable(offer, subject, scenario) is { } reason)
            return TurnTask.Refused(reason);
        ErrorObservation seen = ErrorTrial.Run(offer.Codec!, subject, scenario);
        if (seen.Outcome != ErrorOutcome.Throws)
            return TurnTask.Refused($"it does not fail: {seen.Detail}");
        Func<object?> call = scenario.Prepare(offer.Codec!, subject);
        return TurnTask.Of(() => Caught(call)) with
        {
            Facts = new CallFacts(subject.CanonicalUtf8.Length).ToString(),
            Problem = () => Caught(call) is null ? $"{RefusedByTheGate}after many calls it does not fail any more" : null,
        };
    }

    /// <returns>Null where it did not throw.</returns>
    private static Exception? Caught(Func<object?> call)
    {
        try
        {
            call();
            return null;
        }
        catch (Exception problem) when (problem is not OutOfMemoryException)
        {
            return problem;
        }
    }

    private sealed class Visitor(ContenderTurns turns, TimedCall call) : IPayloadVisitor
    {
        internal TurnTask? Task { get; private set; }

        public void Visit<T>(Payload<T> payload)
            where T : class => Task = turns.Prepare(call, payload);
    }
}
