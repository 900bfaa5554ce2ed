using System.Buffers;
using Utf8Json;
using Utf8Json.Resolvers;
using JsonNamingPolicy = System.Text.Json.JsonNamingPolicy;

namespace JsonAot.Libraries;

public sealed class Utf8JsonContender : Contender
{
    public override string Name => "Utf8Json";

    public override string Description =>
        "Utf8Json with its standard resolver; it leaves control characters unescaped, reads 5 ms of a TimeSpan back as 500 ms "
        + "and accepts text after the document";

    public override Offer<T> Offer<T>(Payload<T> payload) => Unavailable.OfPlainValues(payload) is { } reason ? reason
        : StandardOf(payload.NamingPolicy, payload.OmitsNulls) is not { } standard
        ? new Unavailable("it names members as the type does, in camelCase or in snake_case, and this document has other names")
        // The standard resolver names enum values.
        : new Codec<T>(payload.EnumsByName ? standard : CompositeResolver.Create(EnumResolver.UnderlyingValue, standard));

    private static IJsonFormatterResolver? StandardOf(JsonNamingPolicy? policy, bool omitsNulls) =>
        policy is null ? omitsNulls ? StandardResolver.ExcludeNull : StandardResolver.Default
        : policy == JsonNamingPolicy.CamelCase ? omitsNulls ? StandardResolver.ExcludeNullCamelCase : StandardResolver.CamelCase
        : policy == JsonNamingPolicy.SnakeCaseLower ? omitsNulls ? StandardResolver.ExcludeNullSnakeCase : StandardResolver.SnakeCase
        : null;

    public override IReadOnlyList<string> Adoption(AdoptedType type) =>
    [
        "using Utf8Json;",
        .. AdoptedType.When(
            !type.EnumsByName || type.OmitsNulls || type.Policy is not null,
            "using Utf8Json.Resolvers;",
            "",
            "// When the program starts: this holds for the whole process.",
            $"CompositeResolver.RegisterAndSetAsDefault({(type.EnumsByName ? "" : "EnumResolver.UnderlyingValue, ")}StandardResolver."
                + $"{(type.OmitsNulls ? "ExcludeNull" : "")}"
                + $"{type.Policy switch { null => type.OmitsNulls ? "" : "Default", "CamelCase" => "CamelCase", _ => "SnakeCase" }});"),
        "",
        "byte[] json = JsonSerializer.Serialize(value);",
        $"{type.Code}? again = JsonSerializer.Deserialize<{type.Code}>(json);",
    ];

    private sealed class Codec<T>(IJsonFormatterResolver resolver) : Utf8Codec<T>
    {
        public override CodecTraits Traits { get; } = new(Lanes.All, Lanes.Utf8 | Lanes.Text | Lanes.Stream);

        public override byte[] SerializeToUtf8Bytes(T value) => JsonSerializer.Serialize(value, resolver);

        public override string SerializeToString(T value) => JsonSerializer.ToJsonString(value, resolver);

        // "Unsafe" is the library's word for: the segment is its thread's own buffer, to be copied before the next call.
        public override void Serialize(IBufferWriter<byte> output, T value) =>
            output.Write(JsonSerializer.SerializeUnsafe(value, resolver));

        public override void Serialize(Stream output, T value) => JsonSerializer.Serialize(output, value, resolver);

        public override T? Deserialize(byte[] utf8) => JsonSerializer.Deserialize<T>(utf8, resolver);

        public override T? Deserialize(string text) => JsonSerializer.Deserialize<T>(text, resolver);

        public override T? Deserialize(Stream utf8) => JsonSerializer.Deserialize<T>(utf8, resolver);
    }
}
