using System.Buffers;
using SpanJson;

namespace JsonAot.Libraries;

/// <summary>SpanJson takes its options as a type, one for each form of text.</summary>
internal sealed class SpanJsonCodec<T, TBytes, TChars> : Utf8Codec<T>
    where TBytes : IJsonFormatterResolver<byte, TBytes>, new()
    where TChars : IJsonFormatterResolver<char, TChars>, new()
{
    public override CodecTraits Traits { get; } = new(Lanes.All, Lanes.Utf8 | Lanes.Text | Lanes.Buffer);

    public override byte[] SerializeToUtf8Bytes(T value) => JsonSerializer.Generic.Utf8.Serialize<T, TBytes>(value);

    public override string SerializeToString(T value) => JsonSerializer.Generic.Utf16.Serialize<T, TChars>(value);

    public override void Serialize(IBufferWriter<byte> output, T value)
    {
        ArraySegment<byte> rented = JsonSerializer.Generic.Utf8.SerializeToArrayPool<T, TBytes>(value);
        output.Write(rented);
        ArrayPool<byte>.Shared.Return(rented.Array!);
    }

    // SerializeAsync rents and writes just so; there is no synchronous form of it.
    public override void Serialize(Stream output, T value)
    {
        ArraySegment<byte> rented = JsonSerializer.Generic.Utf8.SerializeToArrayPool<T, TBytes>(value);
        output.Write(rented);
        ArrayPool<byte>.Shared.Return(rented.Array!);
    }

    public override T? Deserialize(byte[] utf8) => JsonSerializer.Generic.Utf8.Deserialize<T, TBytes>(utf8);

    public override T? Deserialize(string text) => JsonSerializer.Generic.Utf16.Deserialize<T, TChars>(text);

    public override T? Deserialize(ReadOnlySequence<byte> utf8) => utf8.IsSingleSegment
        ? JsonSerializer.Generic.Utf8.Deserialize<T, TBytes>(utf8.FirstSpan)
        : Deserialize(utf8.ToArray());
}
