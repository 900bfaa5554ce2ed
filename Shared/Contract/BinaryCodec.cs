namespace JsonAot;

/// <summary>A codec of a binary format: a yardstick beside the JSON ones. Its bytes are no text, so its text lane is Base64.</summary>
/// <remarks>The format is set here, so that no binary codec can be taken for one whose output others could read.</remarks>
public abstract class BinaryCodec<T>(Lanes written, Lanes read) : Utf8Codec<T>
{
    public sealed override CodecTraits Traits { get; } = new(written, read, Directions.Both, WireFormat.Binary);

    public sealed override string SerializeToString(T value) => Convert.ToBase64String(SerializeToUtf8Bytes(value));

    public sealed override T? Deserialize(string text) => Deserialize(Convert.FromBase64String(text));
}
