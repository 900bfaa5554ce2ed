using System.Text;

namespace JsonAot.Errors;

/// <summary>Writing a value that refers back to itself. JSON has no way to say so.</summary>
internal sealed class Cycle<TNode>(string name, string title, Payload<TNode> cyclic) : ErrorScenario
    where TNode : class
{
    public override string Name => name;

    public override string Title => title;

    public override string Description => cyclic.Description;

    public override Directions Direction => Directions.Serialize;

    public override IPayload PayloadFor(IPayload chosen) => cyclic;

    public override Func<object?> Prepare<T>(ICodec<T> codec, Payload<T> payload)
    {
        T value = payload.Sample;
        return () => codec.SerializeToUtf8Bytes(value);
    }

    internal override ErrorObservation Judge<T>(ICodec<T> codec, Payload<T> payload, object? result)
    {
        if (result is not byte[] written)
            return new ErrorObservation(ErrorOutcome.ReturnsNull, null, "null");
        string bytes = codec.Traits.Format == WireFormat.Json ? Encoding.UTF8.GetString(written) : Convert.ToHexString(written);
        return new ErrorObservation(
            ReadsBackAsCycle(codec, payload, written) ? ErrorOutcome.Accepts : ErrorOutcome.Cuts,
            null,
            OneLine.Of($"{written.Length} bytes: {bytes}"));
    }

    private static bool ReadsBackAsCycle<T>(ICodec<T> codec, Payload<T> payload, byte[] written)
        where T : class
    {
        try
        {
            return codec.Traits.Supports(Directions.Deserialize) && payload.AreEqual(payload.Sample, codec.Deserialize(written));
        }
        catch (Exception problem) when (problem is not OutOfMemoryException)
        {
            // The cycle is lost where nothing can be read back.
            return false;
        }
    }
}
