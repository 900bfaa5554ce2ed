namespace JsonAot.Lab.MeasuredPrograms.Verdict;

/// <summary>One direction of one contender, with every exception caught, those of its set-up too: many fail there.</summary>
internal abstract class Trial(Contender contender) : IPayloadVisitor
{
    internal Answer Answer { get; private set; } = new();

    protected abstract Directions Direction { get; }

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
    private static string Describe(Exception problem) =>
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
