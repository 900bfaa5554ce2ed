namespace JsonAot;

/// <summary>The shapes in which JSON enters and leaves a program. Contenders are compared within one lane only.</summary>
[Flags]
public enum Lanes
{
    None = 0,

    /// <summary>A <c>byte[]</c> of UTF-8 text, made or read whole.</summary>
    Utf8 = 1,

    /// <summary>A <see cref="string"/>.</summary>
    Text = 2,

    /// <summary>A reused <c>IBufferWriter</c> of bytes, and a <c>ReadOnlySequence</c> of them to read.</summary>
    Buffer = 4,

    /// <summary>A <see cref="System.IO.Stream"/>.</summary>
    Stream = 8,

    All = Utf8 | Text | Buffer | Stream,
}

/// <summary>The directions that a contender has for a type at all.</summary>
[Flags]
public enum Directions
{
    None = 0,
    Serialize = 1,
    Deserialize = 2,
    Both = Serialize | Deserialize,
}

public enum WireFormat
{
    Json,

    /// <summary>A binary yardstick: its output is not JSON, so no other contender can read it back.</summary>
    Binary,
}
