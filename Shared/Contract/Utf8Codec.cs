using System.Buffers;
using System.Runtime.InteropServices;
using System.Text;

namespace JsonAot;

/// <summary>A codec whose library works in UTF-8 bytes; the other lanes are adapted from them unless overridden.</summary>
public abstract class Utf8Codec<T> : ICodec<T>
{
    public virtual CodecTraits Traits { get; } = new(Lanes.Utf8, Lanes.Utf8);

    public abstract byte[] SerializeToUtf8Bytes(T value);

    public abstract T? Deserialize(byte[] utf8);

    public virtual string SerializeToString(T value) => StrictUtf8.Encoding.GetString(SerializeToUtf8Bytes(value));

    public virtual void Serialize(IBufferWriter<byte> output, T value) => output.Write(SerializeToUtf8Bytes(value));

    public virtual void Serialize(Stream output, T value) => output.Write(SerializeToUtf8Bytes(value));

    public virtual T? Deserialize(string text) => Deserialize(Encode(text));

    // Bytes that are a whole array need no copy.
    public virtual T? Deserialize(ReadOnlySequence<byte> utf8) => Deserialize(
        SequenceMarshal.TryGetArray(utf8, out ArraySegment<byte> segment) && segment.Count == segment.Array!.Length
            ? segment.Array
            : utf8.ToArray());

    public virtual T? Deserialize(Stream utf8) => Deserialize(utf8.ReadToEnd());

    private static byte[] Encode(string text)
    {
        try
        {
            return StrictUtf8.Encoding.GetBytes(text);
        }
        catch (EncoderFallbackException invalid)
        {
            int position = Encoding.UTF8.GetByteCount(text.AsSpan(0, invalid.Index));
            throw new MalformedJsonException("half of a surrogate pair", position, invalid);
        }
    }
}
