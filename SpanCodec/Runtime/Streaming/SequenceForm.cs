namespace SpanCodecs.Support;

/// <summary>What stands around the values of a sequence.</summary>
internal enum SequenceForm
{
    /// <summary>Brackets around all, commas between them.</summary>
    Array,

    /// <summary>A line feed behind each: JSON Lines.</summary>
    Lines,

    /// <summary>A record separator before each, and a line feed behind it: RFC 7464.</summary>
    Records,
}
