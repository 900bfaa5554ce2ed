using System.Text.Json;
using System.Text.Json.Serialization.Metadata;
using SpanCodecs;

namespace JsonAot;

/// <summary>
/// A type and a deterministic value of it: the same object in the host, in every child process and on every machine.
/// </summary>
public abstract class Payload<T> : IPayload
    where T : class
{
    private byte[]? _canonicalUtf8;

    public abstract string Name { get; }

    public abstract string Description { get; }

    /// <summary>One instance a process: every contender gets the same object.</summary>
    public T Sample => field ??= CreateSample();

    public abstract JsonTypeInfo<T> Metadata { get; }

    public abstract JsonTypeInfo<T> FastPath { get; }

    /// <summary>The hand-written Utf8JsonReader and Utf8JsonWriter code for this type.</summary>
    public abstract IHandWrittenCodec<T> HandWritten { get; }

    /// <summary>The code that SpanCodec generates for this type; null where the payload declares none.</summary>
    public virtual SpanCodec<T>? SpanCodec => null;

    /// <summary>The hand-written string code for this type; null where nobody would write it by hand.</summary>
    public virtual IManualCodec<T>? Manual => null;

    /// <summary>Whether the document names its enum values, or numbers them: libraries whose switch is for all enums are set by it.</summary>
    public virtual bool EnumsByName => false;

    /// <summary>The document that every contender reads: what System.Text.Json writes from its metadata.</summary>
    public byte[] CanonicalUtf8 => _canonicalUtf8 ??= JsonSerializer.SerializeToUtf8Bytes(Sample, Metadata);

    /// <summary>What a codec is given to read: the canonical document, or for a binary format its own output.</summary>
    public byte[] DocumentFor(ICodec<T> codec) =>
        codec.Traits.Format == WireFormat.Json ? CanonicalUtf8 : codec.SerializeToUtf8Bytes(Sample);

    public abstract T CreateSample();

    /// <summary>Whether <see cref="Copy"/> is there: without it the payload has no floor row.</summary>
    public virtual bool CanCopy => false;

    /// <summary>The value built anew from its decoded parts: what every reader has to do at least.</summary>
    public virtual T Copy(T value) => throw new NotSupportedException($"{Name} does not say how its value is built.");

    public abstract bool AreEqual(T? expected, T? actual);

    public void Accept(IPayloadVisitor visitor) => visitor.Visit(this);

    public override string ToString() => Name;
}

public interface IPayload
{
    string Name { get; }

    string Description { get; }

    byte[] CanonicalUtf8 { get; }

    /// <summary>Gives back the type argument that a list of payloads has lost.</summary>
    void Accept(IPayloadVisitor visitor);
}

public interface IPayloadVisitor
{
    void Visit<T>(Payload<T> payload)
        where T : class;
}
