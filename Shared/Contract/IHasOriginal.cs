namespace JsonAot;

/// <summary>A payload whose type is a copy that says to System.Text.Json what the original says to another library.</summary>
public interface IIsCopy;

/// <summary>That library works on the original, where a program has it.</summary>
public interface IHasOriginal : IIsCopy
{
    /// <summary>The root of the documents.</summary>
    Type Original { get; }

    /// <summary>That library's own settings, as somebody has them; null where nothing is known of them.</summary>
    object? Settings { get; }
}

/// <summary>
/// A codec that does more than its library, so that the gate sees values of the payload's type. What is timed is the library's work alone.
/// </summary>
public interface IHasOwnCalls<T>
    where T : class
{
    /// <summary>The library's work alone, on values of its own type.</summary>
    ICodec<object> Own { get; }

    LaneCalls CallsOn(Payload<T> payload, Lanes lane);
}
