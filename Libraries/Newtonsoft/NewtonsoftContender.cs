using Newtonsoft.Json;

namespace JsonAot.Libraries;

public sealed class NewtonsoftContender : Contender
{
    public override string Name => "Newtonsoft.Json";

    public override string Description =>
        "a JsonSerializer of Newtonsoft.Json that is made once, with default settings and pooled buffers; bytes go through a string up to "
        + "85 KB, and through a stream above that; enums by name where the document names them";

    public override Offer<T> Offer<T>(Payload<T> payload) => payload is IHasOriginal original
        ? new Offer<T>(OriginalCodec<T>.Of(payload, original), null)
        : new NewtonsoftCodec<T>(SettingsFor(payload));

    private static JsonSerializerSettings? SettingsFor<T>(Payload<T> payload)
        where T : class =>
        payload.IsFromOutside ? NewtonsoftSettings.Of(payload.NamingPolicy, payload.OmitsNulls, payload.EnumsByName)
        : payload.PreservesReferences ? NewtonsoftSettings.Preserving
        : payload.NamedCollections is { } names ? NewtonsoftSettings.NamingTypes(names)
        : payload.EnumsByName ? NewtonsoftSettings.Naming
        : null;

    // But for what attributes of members say; it reads names in any case by itself.
    public override IReadOnlyList<string> Adoption(AdoptedType type)
    {
        string? strategy = type.Policy switch
        {
            "CamelCase" => "CamelCaseNamingStrategy",
            "SnakeCaseLower" => "SnakeCaseNamingStrategy",
            "KebabCaseLower" => "KebabCaseNamingStrategy",
            _ => null,
        };
        string settings = AdoptedType.Initialized(
        [
            .. AdoptedType.When(
                strategy is not null, $"ContractResolver = new DefaultContractResolver {{ NamingStrategy = new {strategy}() }}"),
            .. AdoptedType.When(type.OmitsNulls, "NullValueHandling = NullValueHandling.Ignore"),
            .. AdoptedType.When(type.EnumsByName, "Converters = { new StringEnumConverter() }"),
        ]);
        return
        [
            "using Newtonsoft.Json;",
            .. AdoptedType.When(type.EnumsByName, "using Newtonsoft.Json.Converters;"),
            .. AdoptedType.When(strategy is not null, "using Newtonsoft.Json.Serialization;"),
            "",
            $"var settings = new JsonSerializerSettings{settings};",
            "string json = JsonConvert.SerializeObject(value, settings);",
            $"{type.Code}? again = JsonConvert.DeserializeObject<{type.Code}>(json, settings);",
        ];
    }
}
