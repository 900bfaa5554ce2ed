namespace SpanCodecs.Support;

internal enum WalkState
{
    /// <summary>What has come is passed, but for the beginning of a token.</summary>
    NeedsMore,

    /// <summary>The first byte that is not passed is that of the value at the place.</summary>
    AtPlace,

    /// <summary>The document has ended.</summary>
    AtEnd,
}
