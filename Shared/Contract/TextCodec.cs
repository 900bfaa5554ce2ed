using System.Buffers;
using System.Text;

namespace JsonAot;

/// <summary>A codec whose library works in strings; the other lanes are adapted from them unless overridden.</summary>
public abstract class TextCodec<T> : ICodec<T>
{
    public virtual CodecTraits Traits { get; } = new(Lanes.Text, Lanes.Text);

    public abstract string SerializeToString(T value);

    public abstract T? Deserialize(string text);

    public virtual byte[] SerializeToUtf8Bytes(T value) => StrictUtf8.Encoding.GetBytes(SerializeToString(value));

    public virtual void Serialize(IBufferWriter<byte> output, T value) => StrictUtf8.Encoding.GetBytes(SerializeToString(value), output);

    public virtual void Serialize(Stream output, T value) => output.Write(SerializeToUtf8Bytes(value));

    public virtual T? Deserialize(byte[] utf8) => Deserialize(Decode(utf8));

    public virtual T? Deserialize(ReadOnlySequence<byte> utf8) =>
        Deserialize(utf8.IsSingleSegment ? Decode(utf8.FirstSpan) : Decode(utf8.ToArray()));

    public virtual T? Deserialize(Stream utf8) => Deserialize(Decode(utf8.ReadToEnd()));

    private static string Decode(ReadOnlySpan<byte> utf8)
    {
        try
        {
            return StrictUtf8.Encoding.GetString(utf8);
        }
        catch (DecoderFallbackException invalid)
        {
            throw new MalformedJsonException("bytes that are not UTF-8", invalid.Index, invalid);
        }
    }
}
