using System.Text;
using System.Text.Json;
using NetJSON;

namespace JsonAot.Libraries;

public sealed class NetJsonContender : Contender
{
    public override string Name => "NetJSON";

    public override string Description =>
        "NetJSON with ISO dates and default values kept; it escapes no quotes in keys, writes a Uri as an object, "
        + "its reader corrupts numbers of more than 15 digits and exponents, and hangs on some malformed input";

    public override Offer<T> Offer<T>(Payload<T> payload) => Unavailable.OfPlainValues(payload) is { } reason
        ? reason
        : payload.NamingPolicy is null || payload.NamingPolicy == JsonNamingPolicy.CamelCase
            ? new Codec<T>(payload.EnumsByName, payload.NamingPolicy is not null)
            : new Unavailable("it names members as the type does or in camelCase, and this document has other names");

    public override IReadOnlyList<string> Adoption(AdoptedType type) =>
    [
        "using NetJSON;",
        "",
        "var settings = new NetJSONSettings "
            + "{ DateFormat = NetJSONDateFormat.ISO, SkipDefaultValue = false, "
            + $"UseEnumString = {(type.EnumsByName ? "true" : "false")}"
            + $"{(type.Policy is null ? "" : ", CamelCase = true, CaseSensitive = false")} }};",
        "string json = NetJSON.NetJSON.Serialize(value, settings);",
        $"{type.Code}? again = NetJSON.NetJSON.Deserialize<{type.Code}>(json, settings);",
    ];

    private sealed class Codec<T>(bool enumsByName, bool isCamelCase) : TextCodec<T>
    {
        private static readonly UTF8Encoding Utf8 = new(encoderShouldEmitUTF8Identifier: false, throwOnInvalidBytes: true);

        private readonly NetJSONSettings _settings = new()
        {
            DateFormat = NetJSONDateFormat.ISO,
            SkipDefaultValue = false,
            UseEnumString = enumsByName,
            CamelCase = isCamelCase,
            // It writes such names by the one, and finds members by the other.
            CaseSensitive = !isCamelCase,
        };

        public override CodecTraits Traits { get; } = new(Lanes.Text | Lanes.Stream, Lanes.Text);

        public override string SerializeToString(T value) => NetJSON.NetJSON.Serialize(value, _settings);

        public override void Serialize(Stream output, T value)
        {
            using var writer = new StreamWriter(output, Utf8, bufferSize: -1, leaveOpen: true);
            NetJSON.NetJSON.Serialize(value, writer, _settings);
        }

        // Reading from a TextReader is left out: NetJSON generates an invalid program for it (InvalidProgramException).
        public override T? Deserialize(string text) => NetJSON.NetJSON.Deserialize<T>(text, _settings);
    }
}
