using System.Text;
using Newtonsoft.Json;

namespace JsonAot.Libraries;

public sealed class NewtonsoftContender : Contender
{
    public override string Name => "Newtonsoft.Json";

    public override string Description => "JsonConvert and JsonSerializer of Newtonsoft.Json with default settings; enums by name where the document names them";

    public override Offer<T> Offer<T>(Payload<T> payload) => new Codec<T>(
        payload.IsFromOutside ? NewtonsoftSettings.Of(payload.NamingPolicy, payload.OmitsNulls, payload.EnumsByName) : payload.EnumsByName ? NewtonsoftSettings.Naming : null);

    private sealed class Codec<T> : TextCodec<T>
    {
        private static readonly UTF8Encoding Utf8 = new(encoderShouldEmitUTF8Identifier: false);

        private readonly JsonSerializerSettings? _settings;

        private readonly JsonSerializer _serializer;

        public Codec(JsonSerializerSettings? settings)
        {
            _settings = settings;
            _serializer = JsonSerializer.CreateDefault(settings);
            // DeserializeObject<T>(string) refuses trailing text by itself; a bare JsonSerializer must be told to.
            _serializer.CheckAdditionalContent = true;
        }

        public override CodecTraits Traits { get; } = new(Lanes.Text | Lanes.Stream, Lanes.Text | Lanes.Stream);

        public override string SerializeToString(T value) => JsonConvert.SerializeObject(value, _settings);

        public override T? Deserialize(string text) => JsonConvert.DeserializeObject<T>(text, _settings);

        public override void Serialize(Stream output, T value)
        {
            using var writer = new StreamWriter(output, Utf8, bufferSize: -1, leaveOpen: true);
            _serializer.Serialize(writer, value);
        }

        public override T? Deserialize(Stream utf8)
        {
            using var reader = new JsonTextReader(new StreamReader(utf8, Utf8, false, -1, leaveOpen: true));
            return _serializer.Deserialize<T>(reader);
        }
    }
}
