using System.Globalization;
using System.Text;
using Newtonsoft.Json;

namespace JsonAot.Libraries;

/// <summary>
/// Does what Newtonsoft.Json's own performance tips say: the serializer is made once, buffers come from a pool, and no large document
/// is a string.
/// </summary>
internal sealed class NewtonsoftCodec<T> : TextCodec<T>
{
    // From this size on, the tips say, a document should be read and written as a stream: its string would be a large object.
    private const int LargeObject = 85_000;

    private readonly JsonSerializer _serializer;

    // Nobody knows how long a document will be; the one before it is a good guess.
    private int _lastLength;

    private readonly Type _type;

    /// <param name="type">What is made of a document, where that is not known by the argument of the type.</param>
    internal NewtonsoftCodec(JsonSerializerSettings? settings, Type? type = null)
    {
        _type = type ?? typeof(T);
        _serializer = JsonSerializer.CreateDefault(settings);
        // JsonConvert refuses trailing text by itself; a bare JsonSerializer must be told to.
        _serializer.CheckAdditionalContent = true;
    }

    public override CodecTraits Traits { get; } = new(Lanes.Utf8 | Lanes.Text | Lanes.Stream, Lanes.Utf8 | Lanes.Text | Lanes.Stream);

    public override byte[] SerializeToUtf8Bytes(T value)
    {
        byte[] utf8 = _lastLength >= LargeObject ? ReusedStream.BytesOf(this, value) : base.SerializeToUtf8Bytes(value);
        _lastLength = utf8.Length;
        return utf8;
    }

    public override string SerializeToString(T value)
    {
        var text = new StringWriter(new StringBuilder(256), CultureInfo.InvariantCulture);
        Write(text, value);
        return text.ToString();
    }

    public override void Serialize(Stream output, T value) => Write(NewtonsoftText.Into(output), value);

    public override T? Deserialize(byte[] utf8)
    {
        if (utf8.Length < LargeObject)
            return base.Deserialize(utf8);
        using var stream = new MemoryStream(utf8, writable: false);
        return Deserialize(stream);
    }

    public override T? Deserialize(string text) => Read(new StringReader(text));

    public override T? Deserialize(Stream utf8) => Read(NewtonsoftText.From(utf8));

    private void Write(TextWriter output, T value)
    {
        using var writer = new JsonTextWriter(output) { ArrayPool = CharPool.Instance };
        _serializer.Serialize(writer, value);
    }

    private T? Read(TextReader input)
    {
        using var reader = new JsonTextReader(input) { ArrayPool = CharPool.Instance };
        return (T?)_serializer.Deserialize(reader, _type);
    }
}
