using System.Buffers;

namespace JsonAot;

/// <summary>
/// One contender bound to one type. The interface is generic, not its methods, so that a native compiler
/// sees every instantiation and a value-typed payload is never boxed inside a measurement.
/// </summary>
/// <remarks>Every lane works on every codec; <see cref="CodecTraits"/> says which are the library's own and which are adapted.</remarks>
public interface ICodec<T>
{
    CodecTraits Traits { get; }

    byte[] SerializeToUtf8Bytes(T value);

    string SerializeToString(T value);

    void Serialize(IBufferWriter<byte> output, T value);

    void Serialize(Stream output, T value);

    T? Deserialize(byte[] utf8);

    T? Deserialize(string text);

    T? Deserialize(ReadOnlySequence<byte> utf8);

    T? Deserialize(Stream utf8);
}

/// <param name="Written">The lanes that the library writes by itself; the others are adapted by a copy.</param>
/// <param name="Read">The lanes that the library reads by itself; the others are adapted by a copy.</param>
public sealed record CodecTraits(
    Lanes Written,
    Lanes Read,
    Directions Directions = Directions.Both,
    WireFormat Format = WireFormat.Json)
{
    /// <summary>Why the missing direction is missing; null where it is no fault but the nature of the variant.</summary>
    public string? OneWayReason { get; init; }

    public bool IsNative(Directions direction, Lanes lane) =>
        ((direction == Directions.Serialize ? Written : Read) & lane) != 0;

    public bool Supports(Directions direction) => (Directions & direction) == direction;

    /// <summary>Why a direction that <see cref="Supports"/> denies is missing, in words for a table.</summary>
    public string WhyNot(Directions direction) =>
        OneWayReason ?? (direction == Directions.Serialize ? "it only reads" : "it only writes");
}
