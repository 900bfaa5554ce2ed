using ServiceStack.Text;

namespace JsonAot.Libraries;

public sealed class ServiceStackTextContender : Contender
{
    public override string Name => "ServiceStack.Text";

    public override string Description =>
        "JsonSerializer of ServiceStack.Text, set once for the process: ISO 8601 dates, nulls written, errors thrown; "
        + "its serializers carry no free quota, and it accepts cycles and text after an object";

    public override Offer<T> Offer<T>(Payload<T> payload) => new Codec<T>();

    private sealed class Codec<T> : TextCodec<T>
    {
        // Set for the whole process, because a JsConfig.With scope around each call costs 90 to 250 ns of its own.
        static Codec()
        {
            JsConfig.DateHandler = DateHandler.ISO8601;
            JsConfig.SkipDateTimeConversion = true;
            JsConfig.TimeSpanHandler = TimeSpanHandler.StandardFormat;
            JsConfig.ThrowOnError = true;
            JsConfig.IncludeNullValues = true;
            JsConfig.TreatEnumAsInteger = true;
            JsConfig.ExcludeTypeInfo = true;
        }

        public override CodecTraits Traits { get; } = new(Lanes.Text | Lanes.Stream, Lanes.Text | Lanes.Stream);

        public override string SerializeToString(T value) => JsonSerializer.SerializeToString(value);

        public override void Serialize(Stream output, T value) => JsonSerializer.SerializeToStream(value, output);

        public override T? Deserialize(string text) => JsonSerializer.DeserializeFromString<T>(text);

        public override T? Deserialize(Stream utf8) => JsonSerializer.DeserializeFromStream<T>(utf8);
    }
}
