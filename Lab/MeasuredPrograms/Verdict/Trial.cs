namespace JsonAot.Lab.MeasuredPrograms.Verdict;

/// <summary>One direction of one contender, with every exception caught, those of its set-up too: many fail there.</summary>
internal abstract class Trial(Contender contender) : IPayloadVisitor
{
    private Answer Answer { get; set; } = new();

    protected abstract Directions Direction { get; }

    /// <param name="args">A direction, two names, a document; and where to leave what was understood.</param>
    internal static Answer Run(string[] args, Contender contender, IPayload payload)
    {
        Trial trial = args[0] == "write"
            ? new WriteTrial(contender, args[3])
            : new ReadTrial(contender, args[3], args.ElementAtOrDefault(4));
        payload.Accept(trial);
        return trial.Answer;
    }

    public void Visit<T>(Payload<T> payload)
        where T : class
    {
        try
        {
            Offer<T> offer = contender.Offer(payload);
            Answer = offer.Codec is not { } codec ? new Answer { Unavailable = offer.Unavailable }
                : !codec.Traits.Supports(Direction) ? new Answer
                {
                    Unavailable = codec.Traits.OneWayReason ?? "it lacks this direction by its nature",
                }
                : Run(codec, payload) with { IsBinary = codec.Traits.Format == WireFormat.Binary };
        }
        catch (Exception problem) when (problem is not OutOfMemoryException)
        {
            Answer = new Answer { Exception = Describe(problem) };
        }
    }

    protected abstract Answer Run<T>(ICodec<T> codec, Payload<T> payload)
        where T : class;

    // The exception of a static constructor is wrapped in another one that says nothing.
    internal static string Describe(Exception problem) =>
        Gate.Describe(problem is TypeInitializationException { InnerException: { } cause } ? cause : problem);
}

/// <summary>Writes the sample to a file, for the Lab to compare.</summary>
internal sealed class WriteTrial(Contender contender, string path) : Trial(contender)
{
    protected override Directions Direction => Directions.Serialize;

    protected override Answer Run<T>(ICodec<T> codec, Payload<T> payload)
    {
        File.WriteAllBytes(path, codec.SerializeToUtf8Bytes(payload.Sample));
        return new Answer();
    }
}
