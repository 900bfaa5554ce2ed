using SpanJson.Resolvers;
using JsonNamingPolicy = System.Text.Json.JsonNamingPolicy;

namespace JsonAot.Libraries;

public sealed class SpanJsonContender : Contender
{
    public override string Name => "SpanJson";

    public override string Description =>
        "SpanJson with a resolver that writes nulls, and bytes as Base64; "
        + "it reads a time without offset as local, and accepts text after the document";

    public override Offer<T> Offer<T>(Payload<T> payload) =>
        payload.NamingPolicy is null ? OfNulls<T, OriginalCase>(payload)
        : payload.NamingPolicy == JsonNamingPolicy.CamelCase ? OfNulls<T, CamelCase>(payload)
        : new Unavailable("it names members as the type does or in camelCase, and this document has other names");

    private static Offer<T> OfNulls<T, TCase>(Payload<T> payload)
        where T : class
        where TCase : struct, ICase => payload.OmitsNulls ? Named<T, WithoutNulls<TCase>>(payload) : Named<T, TCase>(payload);

    private static Offer<T> Named<T, TCase>(Payload<T> payload)
        where T : class
        where TCase : struct, ICase => payload.EnumsByName
        ? new SpanJsonCodec<T, Naming<byte, TCase>, Naming<char, TCase>>()
        : new SpanJsonCodec<T, Numbering<byte, TCase>, Numbering<char, TCase>>();

    public override IReadOnlyList<string> Adoption(AdoptedType type) =>
    [
        "using SpanJson;",
        "using SpanJson.Resolvers;",
        "",
        $"byte[] json = JsonSerializer.Generic.Utf8.Serialize<{type.Code}, Resolver<byte>>(value);",
        $"{type.Code}? again = JsonSerializer.Generic.Utf8.Deserialize<{type.Code}, Resolver<byte>>(json);",
        "",
        "sealed class Resolver<TSymbol>() : ResolverBase<TSymbol, Resolver<TSymbol>>(new SpanJsonOptions",
        "{",
        $"    NamingConvention = NamingConventions.{(type.Policy is null ? "OriginalCase" : "CamelCase")},",
        $"    NullOption = NullOptions.{(type.OmitsNulls ? "Exclude" : "Include")}Nulls,",
        $"    EnumOption = EnumOptions.{(type.EnumsByName ? "String" : "Integer")},",
        "    ByteArrayOption = ByteArrayOptions.Base64,",
        "})",
        "    where TSymbol : struct;",
    ];

    // System.Text.Json does this by default; SpanJson's own resolvers leave null members out, or write bytes as an array.
    private static SpanJsonOptions Options<TCase>(EnumOptions enums)
        where TCase : struct, ICase => new()
    {
        NamingConvention = TCase.Names,
        NullOption = TCase.Nulls,
        EnumOption = enums,
        ByteArrayOption = ByteArrayOptions.Base64,
    };

    private interface ICase
    {
        static abstract NamingConventions Names { get; }

        static virtual NullOptions Nulls => NullOptions.IncludeNulls;
    }

    private readonly struct OriginalCase : ICase
    {
        public static NamingConventions Names => NamingConventions.OriginalCase;
    }

    private readonly struct CamelCase : ICase
    {
        public static NamingConventions Names => NamingConventions.CamelCase;
    }

    private readonly struct WithoutNulls<TCase> : ICase
        where TCase : struct, ICase
    {
        public static NamingConventions Names => TCase.Names;

        public static NullOptions Nulls => NullOptions.ExcludeNulls;
    }

    private sealed class Naming<TSymbol, TCase>()
        : ResolverBase<TSymbol, Naming<TSymbol, TCase>>(Options<TCase>(EnumOptions.String))
        where TSymbol : struct
        where TCase : struct, ICase;

    private sealed class Numbering<TSymbol, TCase>()
        : ResolverBase<TSymbol, Numbering<TSymbol, TCase>>(Options<TCase>(EnumOptions.Integer))
        where TSymbol : struct
        where TCase : struct, ICase;
}
