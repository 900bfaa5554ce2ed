namespace JsonAot.Errors;

/// <summary>One scenario tried once. What cannot be survived ends the process, and is reported by whoever watches it.</summary>
public static class ErrorTrial
{
    /// <returns>Why there is nothing to try; null when there is.</returns>
    public static string? Unavailable<T>(Offer<T> offer, Payload<T> payload, ErrorScenario scenario)
        where T : class
    {
        if (offer.Codec is not { } codec)
            return offer.Unavailable;
        if (!codec.Traits.Supports(scenario.Direction))
            return codec.Traits.WhyNot(scenario.Direction);
        return scenario.Direction == Directions.Deserialize ? CannotRead(codec, payload) : null;
    }

    public static ErrorObservation Run<T>(ICodec<T> codec, Payload<T> payload, ErrorScenario scenario)
        where T : class
    {
        Func<object?> call = scenario.Prepare(codec, payload);
        object? result;
        try
        {
            result = call();
        }
        catch (Exception problem)
        {
            return ErrorObservation.Thrown(problem);
        }

        return scenario.Judge(codec, payload, result);
    }

    /// <summary>That a reader refuses damage says nothing of one that refuses everything.</summary>
    private static string? CannotRead<T>(ICodec<T> codec, Payload<T> payload)
        where T : class
    {
        try
        {
            return codec.Deserialize(payload.DocumentFor(codec)) is null ? "it reads null from the undamaged document too" : null;
        }
        catch (Exception problem) when (problem is not OutOfMemoryException)
        {
            ErrorObservation thrown = ErrorObservation.Thrown(problem);
            return $"it refuses the undamaged document too: {thrown.Exception}: {thrown.Detail}";
        }
    }
}
