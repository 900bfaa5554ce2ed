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

    public override Offer<T> Offer<T>(Payload<T> payload) =>
        payload.NamingPolicy is null ? Named<T, OriginalCase, OriginalCaseWithoutNulls>(payload)
        : payload.NamingPolicy == JsonNamingPolicy.CamelCase ? Named<T, CamelCase, CamelCaseWithoutNulls>(payload)
        : payload.NamingPolicy == JsonNamingPolicy.SnakeCaseLower ? Named<T, SnakeCase, SnakeCaseWithoutNulls>(payload)
        : new Unavailable("it names members as the type does, in camelCase or in snake_case, and this document has other names");

    private static Codec<T> Named<T, TCase, TWithoutNulls>(Payload<T> payload)
        where T : class
        where TCase : struct, ICase
        where TWithoutNulls : struct, ICase => payload.OmitsNulls ? Named<T, TWithoutNulls>(payload) : Named<T, TCase>(payload);

    private static Codec<T> Named<T, TCase>(Payload<T> payload)
        where T : class
        where TCase : struct, ICase => new(payload.EnumsByName ? TCase.Standard : NumberingResolver<TCase>.Instance);

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

    /// <summary>The standard resolver names enum values; this one numbers them and leaves the rest to it.</summary>
    private sealed class NumberingResolver<TCase> : IJsonFormatterResolver
        where TCase : struct, ICase
    {
        internal static readonly NumberingResolver<TCase> Instance = new();

        public IJsonFormatter<T> GetFormatter<T>() => Cache<T>.Formatter;

        private static class Cache<T>
        {
            internal static readonly IJsonFormatter<T> Formatter =
                EnumResolver.UnderlyingValue.GetFormatter<T>() ?? TCase.Standard.GetFormatter<T>();
        }
    }

    private interface ICase
    {
        static abstract IJsonFormatterResolver Standard { get; }
    }

    private readonly struct OriginalCase : ICase
    {
        public static IJsonFormatterResolver Standard => StandardResolver.Default;
    }

    private readonly struct OriginalCaseWithoutNulls : ICase
    {
        public static IJsonFormatterResolver Standard => StandardResolver.ExcludeNull;
    }

    private readonly struct CamelCase : ICase
    {
        public static IJsonFormatterResolver Standard => StandardResolver.CamelCase;
    }

    private readonly struct CamelCaseWithoutNulls : ICase
    {
        public static IJsonFormatterResolver Standard => StandardResolver.ExcludeNullCamelCase;
    }

    private readonly struct SnakeCase : ICase
    {
        public static IJsonFormatterResolver Standard => StandardResolver.SnakeCase;
    }

    private readonly struct SnakeCaseWithoutNulls : ICase
    {
        public static IJsonFormatterResolver Standard => StandardResolver.ExcludeNullSnakeCase;
    }

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
