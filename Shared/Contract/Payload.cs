using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Serialization.Metadata;

namespace JsonAot;

/// <summary>
/// A type and a deterministic value of it: the same object in the host, in every child process and on every machine.
/// </summary>
/// <remarks>
/// This is all that a payload must have. What else it has, it says by an interface that a contender asks for: <c>IHasSpanCodec</c>,
/// <c>IHasHandWritten</c> and others, each beside the contender that uses it.
/// </remarks>
public abstract class Payload<T> : IPayload
    where T : class
{
    private byte[]? _canonicalUtf8;
    private JsonTypeInfo<T>? _compared;
    private T? _sample;

    public abstract string Name { get; }

    public abstract string Description { get; }

    public virtual string? Unavailable => null;

    /// <summary>One instance per process: every contender gets the same object.</summary>
    public T Sample => _sample ??= CreateSample();

    /// <summary>How System.Text.Json writes and reads the type.</summary>
    public abstract JsonTypeInfo<T> Metadata { get; }

    /// <summary>
    /// Metadata without the fast path, which writes a byte[] that is null as an empty text: this decides what a value's document is.
    /// </summary>
    public JsonTypeInfo<T> Reference => field ??= MetadataAlone.Of(Metadata);

    /// <summary>Whether the document names its enum values: libraries whose switch is for all enums are set by it.</summary>
    public virtual bool EnumsByName => false;

    /// <summary>Whether the type was not written for this suite: serializers are then set up for it as its options say.</summary>
    public virtual bool IsFromOutside => false;

    /// <summary>
    /// Makes the document's names of the members'. It is said again here, because a library that asks <see cref="Metadata"/> for it keeps
    /// alive in a native program what it would lose alone.
    /// </summary>
    public virtual JsonNamingPolicy? NamingPolicy => null;

    /// <summary>Escapes the document, for all contenders of the platform; null is the default. Said again, as the policy is.</summary>
    public virtual JavaScriptEncoder? Encoder => null;

    /// <summary>Whether members that are null are left out of the document.</summary>
    public virtual bool OmitsNulls => false;

    /// <summary>Whether the document names its objects ($id) and refers to them ($ref): the sample may have cycles.</summary>
    public virtual bool PreservesReferences => false;

    /// <summary>Collections that the document names ($type), where a type that they derive from is declared. Null for none.</summary>
    public virtual IReadOnlyDictionary<string, Type>? NamedCollections => null;

    /// <summary>The document that every contender reads: what System.Text.Json writes from its metadata.</summary>
    public byte[] CanonicalUtf8 => _canonicalUtf8 ??= JsonSerializer.SerializeToUtf8Bytes(Sample, Reference);

    /// <summary>The document that a codec is given to read: the canonical document, or for a binary format its own output.</summary>
    public byte[] DocumentFor(ICodec<T> codec) =>
        codec.Traits.Format == WireFormat.Json ? CanonicalUtf8 : codec.SerializeToUtf8Bytes(Sample);

    public abstract T CreateSample();

    /// <summary>By the payload's own equality, where it has one; otherwise by the documents of both values.</summary>
    public bool AreEqual(T? expected, T? actual) => this is IHasEquality<T> own ? own.AreEqual(expected, actual)
        : expected is null || actual is null ? expected is null && actual is null
        : DocumentsAreEqual(expected, actual);

    /// <summary>This payload, with all that it has, but with another sample.</summary>
    public Payload<T> With(T sample)
    {
        var other = (Payload<T>)MemberwiseClone();
        (other._sample, other._canonicalUtf8) = (sample, null);
        return other;
    }

    public void Accept(IPayloadVisitor visitor) => visitor.Visit(this);

    public override string ToString() => Name;

    /// <summary>The document of a value that anybody has read, to be compared with that of another.</summary>
    internal byte[] Compared(T value) => JsonSerializer.SerializeToUtf8Bytes(value, _compared ??= MetadataAlone.WithHeldValues(Metadata));

    private bool DocumentsAreEqual(T expected, T actual)
    {
        byte[] expectedUtf8 = Compared(expected);
        byte[] actualUtf8 = Compared(actual);
        // The order of a dictionary's entries means nothing.
        return expectedUtf8.AsSpan().SequenceEqual(actualUtf8) || JsonDifference.Between(expectedUtf8, actualUtf8).Count == 0;
    }
}

public interface IPayload
{
    string Name { get; }

    string Description { get; }

    /// <summary>Why there is no sample here, and what to do about it; null where there is one.</summary>
    string? Unavailable { get; }

    byte[] CanonicalUtf8 { get; }

    /// <summary>Whether document and type are somebody else's.</summary>
    bool IsFromOutside { get; }

    /// <summary>Returns the type argument that a list of payloads has lost.</summary>
    void Accept(IPayloadVisitor visitor);
}

public interface IPayloadVisitor
{
    void Visit<T>(Payload<T> payload)
        where T : class;
}
