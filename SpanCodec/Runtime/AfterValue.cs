namespace SpanCodecs;

/// <summary>What is done with the part of a document that stands behind what was wanted of it.</summary>
public enum AfterValue
{
    /// <summary>It is read to its end, and refused where it is no JSON, as if all had been wanted.</summary>
    Checked,

    /// <summary>
    /// It is not looked at, and not fetched from a stream: it may be anything. So of two values at one place the first counts.
    /// </summary>
    Unread,
}
