using ServiceStack.Text;

namespace JsonAot.Libraries;

public sealed class ServiceStackTextContender : Contender
{
    public override string Name => "ServiceStack.Text";

    public override string Description =>
        "JsonSerializer of ServiceStack.Text, set once for the process: dates and Guids as System.Text.Json writes them, nulls, errors "
        + "thrown, enums of this suite's types as numbers; commercial, but its serializers have no quota; "
        + "it accepts cycles and text after an object";

    public override Offer<T> Offer<T>(Payload<T> payload)
    {
        if (Unavailable.OfPlainValues(payload) is { } reason)
            return reason;
        var codec = new Codec<T>();
        if (payload.IsFromOutside)
            SetUp(payload.NamingPolicy, payload.EnumsByName, payload.OmitsNulls);
        return codec;
    }

    public override IReadOnlyList<string> Adoption(AdoptedType type) =>
    [
        "using ServiceStack.Text;",
        "",
        "// When the program starts: these hold for the whole process.",
        "JsConfig.SystemJsonCompatible = true;",
        "JsConfig.TimeSpanHandler = TimeSpanHandler.StandardFormat;",
        "JsConfig.ThrowOnError = true;",
        $"JsConfig.IncludeNullValues = {(type.OmitsNulls ? "false" : "true")};",
        "JsConfig.ExcludeTypeInfo = true;",
        $"JsConfig.TreatEnumAsInteger = {(type.EnumsByName ? "false" : "true")};",
        "JsConfig.TextCase = TextCase."
            + $"{type.Policy switch { "CamelCase" => "CamelCase", "SnakeCaseLower" => "SnakeCase", _ => "Default" }};",
        "string json = JsonSerializer.SerializeToString(value);",
        $"{type.Code}? again = JsonSerializer.DeserializeFromString<{type.Code}>(json);",
    ];

    private static void SetUp(System.Text.Json.JsonNamingPolicy? policy, bool enumsByName, bool omitsNulls)
    {
        JsConfig.TextCase = policy == System.Text.Json.JsonNamingPolicy.CamelCase ? TextCase.CamelCase
            : policy == System.Text.Json.JsonNamingPolicy.SnakeCaseLower ? TextCase.SnakeCase
            : TextCase.Default;
        JsConfig.TreatEnumAsInteger = !enumsByName;
        JsConfig.IncludeNullValues = !omitsNulls;
    }

    private sealed class Codec<T> : TextCodec<T>
    {
        // Set for the whole process, because a JsConfig.With scope around each call costs 90 to 250 ns of its own.
        static Codec()
        {
            // Its own ISO 8601 keeps the dates, but writes a Guid without hyphens, which System.Text.Json does not read.
            JsConfig.SystemJsonCompatible = true;
            JsConfig.TimeSpanHandler = TimeSpanHandler.StandardFormat;
            JsConfig.ThrowOnError = true;
            JsConfig.IncludeNullValues = true;
            JsConfig.ExcludeTypeInfo = true;
            // This too holds for the process, whatever a payload does. System.Text.Json reads numbers where it writes names.
            JsConfig.TreatEnumAsInteger = true;
        }

        public override CodecTraits Traits { get; } = new(Lanes.Text | Lanes.Stream, Lanes.Text | Lanes.Stream);

        public override string SerializeToString(T value) => JsonSerializer.SerializeToString(value);

        public override void Serialize(Stream output, T value) => JsonSerializer.SerializeToStream(value, output);

        public override T? Deserialize(string text) => JsonSerializer.DeserializeFromString<T>(text);

        public override T? Deserialize(Stream utf8) => JsonSerializer.DeserializeFromStream<T>(utf8);
    }
}
