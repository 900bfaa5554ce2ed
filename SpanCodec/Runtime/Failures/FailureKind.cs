namespace SpanCodecs.Support;

internal enum FailureKind
{
    /// <summary>The text is not JSON: Utf8JsonReader says how.</summary>
    Syntax,

    /// <summary>The value at the position cannot become the type.</summary>
    Conversion,

    /// <summary>The message is ready; what is missing is where it happened.</summary>
    Message,

    /// <summary>A text of its own, as NotSupportedException.</summary>
    NotSupported,
}
