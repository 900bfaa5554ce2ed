using fastJSON;

namespace JsonAot.Libraries;

public sealed class FastJsonContender : Contender
{
    public override string Name => "fastJSON";

    public override string Description =>
        "fastJSON without its $type extensions; it loses the kind and the ticks of a DateTime, "
        + "cannot fill an interface, and accepts text after the document";

    // All names in lower case are none of the policies.
    public override Offer<T> Offer<T>(Payload<T> payload) => Unavailable.OfPlainValues(payload) is { } reason ? reason
        : payload.NamingPolicy is not null ? Unavailable.NamesAsInCode
        : new Codec<T>(payload.EnumsByName, payload.OmitsNulls);

    public override IReadOnlyList<string> Adoption(AdoptedType type) =>
    [
        "using fastJSON;",
        "",
        "var parameters = new JSONParameters",
        "{",
        "    UseExtensions = false,",
        "    UseFastGuid = false,",
        "    UseUTCDateTime = false,",
        "    UseEscapedUnicode = true,",
        "    DateTimeMilliseconds = true,",
        $"    UseValuesOfEnums = {(type.EnumsByName ? "false" : "true")},",
        $"    SerializeNullValues = {(type.OmitsNulls ? "false" : "true")},",
        "};",
        "string json = JSON.ToJSON(value, parameters);",
        $"{type.Code}? again = JSON.ToObject<{type.Code}>(json, parameters);",
    ];

    private sealed class Codec<T>(bool enumsByName, bool omitsNulls) : TextCodec<T>
    {
        // With the extensions on, it writes $types that no other library reads.
        private readonly JSONParameters _parameters = new()
        {
            UseExtensions = false,
            UseFastGuid = false,
            UseUTCDateTime = false,
            // Without it, control characters are not escaped either, and no other library reads the document.
            UseEscapedUnicode = true,
            DateTimeMilliseconds = true,
            UseValuesOfEnums = !enumsByName,
            SerializeNullValues = !omitsNulls,
        };

        public override string SerializeToString(T value) => JSON.ToJSON(value, _parameters);

        public override T? Deserialize(string text) => JSON.ToObject<T>(text, _parameters);
    }
}
