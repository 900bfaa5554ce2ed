using System.Buffers;
using SpanJson;

namespace JsonAot.Libraries;

/// <summary>SpanJson takes its options as a type, one for each form of text.</summary>
internal sealed class SpanJsonCodec<T, TBytes, TChars> : Utf8Codec<T>
    where TBytes : IJsonFormatterResolver<byte, TBytes>, new()
    where TChars : IJsonFormatterResolver<char, TChars>, new()
{
    private const int UnknownLength = 4096;

    public override CodecTraits Traits { get; } = new(Lanes.All, Lanes.All);

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

    // DeserializeAsync rents and reads just so; there is no synchronous form of it.
    public override T? Deserialize(Stream utf8)
    {
        // One byte more than there is, so that the end is seen without growing.
        byte[] rented = ArrayPool<byte>.Shared.Rent(utf8.CanSeek ? (int)(utf8.Length - utf8.Position) + 1 : UnknownLength);
        try
        {
            int length = 0;
            while (utf8.Read(rented, length, rented.Length - length) is > 0 and var read)
            {
                length += read;
                if (length == rented.Length)
                    Grow(ref rented);
            }

            return JsonSerializer.Generic.Utf8.Deserialize<T, TBytes>(rented.AsSpan(0, length));
        }
        finally
        {
            ArrayPool<byte>.Shared.Return(rented);
        }
    }

    private static void Grow(ref byte[] rented)
    {
        byte[] larger = ArrayPool<byte>.Shared.Rent(2 * rented.Length);
        rented.CopyTo(larger, 0);
        ArrayPool<byte>.Shared.Return(rented);
        rented = larger;
    }
}
