namespace JsonAot.Errors;

/// <summary>A call that should fail: a value that cannot be written, or a document that is not whole.</summary>
public abstract class ErrorScenario
{
    /// <summary>As a command line names it.</summary>
    public abstract string Name { get; }

    /// <summary>As the head of a column: short, and broken where a narrow column may break it.</summary>
    public abstract string Title { get; }

    public abstract string Description { get; }

    public abstract Directions Direction { get; }

    /// <summary>The payload that the scenario is tried on: the chosen one, or its own.</summary>
    public virtual IPayload PayloadFor(IPayload chosen) => chosen;

    /// <summary>Prepares everything but the call itself.</summary>
    public abstract Func<object?> Prepare<T>(ICodec<T> codec, Payload<T> payload)
        where T : class;

    /// <summary>Judges a call that did not throw.</summary>
    internal abstract ErrorObservation Judge<T>(ICodec<T> codec, Payload<T> payload, object? result)
        where T : class;

    public override string ToString() => Name;
}
