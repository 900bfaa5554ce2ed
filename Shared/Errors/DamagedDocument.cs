namespace JsonAot.Errors;

/// <summary>Reading a document that is not what was written.</summary>
internal sealed class DamagedDocument(string name, string title, string description, Func<byte[], byte[]> damage) : ErrorScenario
{
    private const int MostDifferences = 2;

    public override string Name => name;

    public override string Title => title;

    public override string Description => description;

    public override Directions Direction => Directions.Deserialize;

    public override Func<object?> Prepare<T>(ICodec<T> codec, Payload<T> payload)
    {
        byte[] document = damage(payload.DocumentFor(codec));
        return () => codec.Deserialize(document);
    }

    internal override ErrorObservation Judge<T>(ICodec<T> codec, Payload<T> payload, object? result)
    {
        if (result is null)
            return new ErrorObservation(ErrorOutcome.ReturnsNull, null, "null");
        // Compared with what this codec makes of the whole document: a lossy one must not look as if it had cut.
        T whole = codec.Deserialize(payload.DocumentFor(codec))!;
        var value = (T)result;
        return payload.AreEqual(whole, value)
            ? new ErrorObservation(ErrorOutcome.Accepts, null, "the whole value")
            : new ErrorObservation(ErrorOutcome.Cuts, null, OneLine.Of(Differences(payload, whole, value)));
    }

    private static string Differences<T>(Payload<T> payload, T whole, T value)
        where T : class => string.Join("; ", JsonDifference
            .Between(payload.Compared(whole), payload.Compared(value))
            .Take(MostDifferences));
}
