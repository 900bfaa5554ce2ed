using System.Text;
using System.Text.Json;
using Jil;

namespace JsonAot.Libraries;

public sealed class JilContender : Contender
{
    public override string Name => "Jil";

    public override string Description =>
        "Jil with ISO 8601 dates and inherited members; from .NET 9 on it only writes, durations in ISO 8601 too, and it knows no Uri";

    public override Offer<T> Offer<T>(Payload<T> payload) => Unavailable.OfPlainValues(payload) is { } reason
        ? reason
        : payload.NamingPolicy is null || payload.NamingPolicy == JsonNamingPolicy.CamelCase
            ? new Codec<T>(
                payload.NamingPolicy is null ? SerializationNameFormat.Verbatim : SerializationNameFormat.CamelCase, payload.OmitsNulls)
            : new Unavailable("it names members as the type does or in camelCase, and this document has other names");

    private sealed class Codec<T>(SerializationNameFormat names, bool omitsNulls) : TextCodec<T>
    {
        private static readonly UTF8Encoding Utf8 = new(encoderShouldEmitUTF8Identifier: false, throwOnInvalidBytes: true);

        private readonly Options _options = new(
            excludeNulls: omitsNulls,
            dateFormat: DateTimeFormat.ISO8601,
            includeInherited: true,
            unspecifiedDateTimeKindBehavior: UnspecifiedDateTimeKindBehavior.IsUTC,
            serializationNameFormat: names);

        public override CodecTraits Traits { get; } = new(Lanes.Text | Lanes.Stream, Lanes.Text | Lanes.Stream, Directions.Serialize)
        {
            OneWayReason = "from .NET 9 on Jil reads nothing: it looks up TimeSpan.FromSeconds by name alone, and a second overload "
                + "makes that an AmbiguousMatchException",
        };

        public override string SerializeToString(T value) => JSON.Serialize(value, _options);

        public override void Serialize(Stream output, T value)
        {
            using var writer = new StreamWriter(output, Utf8, bufferSize: -1, leaveOpen: true);
            JSON.Serialize(value, writer, _options);
        }

        public override T? Deserialize(string text) => JSON.Deserialize<T>(text, _options);

        public override T? Deserialize(Stream utf8)
        {
            using var reader = new StreamReader(utf8, Utf8, false, -1, leaveOpen: true);
            return JSON.Deserialize<T>(reader, _options);
        }
    }
}
