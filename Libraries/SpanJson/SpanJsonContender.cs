using SpanJson.Resolvers;

namespace JsonAot.Libraries;

public sealed class SpanJsonContender : Contender
{
    public override string Name => "SpanJson";

    public override string Description =>
        "SpanJson with a resolver that writes nulls, and bytes as Base64; "
        + "it reads a time without offset as local, and accepts text after the document";

    public override Offer<T> Offer<T>(Payload<T> payload) => payload.EnumsByName
        ? new SpanJsonCodec<T, Naming<byte>, Naming<char>>()
        : new SpanJsonCodec<T, Numbering<byte>, Numbering<char>>();

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
        "    NamingConvention = NamingConventions.OriginalCase,",
        "    NullOption = NullOptions.IncludeNulls,",
        $"    EnumOption = EnumOptions.{(type.EnumsByName ? "String" : "Integer")},",
        "    ByteArrayOption = ByteArrayOptions.Base64,",
        "})",
        "    where TSymbol : struct;",
    ];

    // What System.Text.Json does by default; SpanJson's own resolvers leave null members out, or write bytes as an array.
    private static SpanJsonOptions Options(EnumOptions enums) => new()
    {
        NamingConvention = NamingConventions.OriginalCase,
        NullOption = NullOptions.IncludeNulls,
        EnumOption = enums,
        ByteArrayOption = ByteArrayOptions.Base64,
    };

    private sealed class Naming<TSymbol>() : ResolverBase<TSymbol, Naming<TSymbol>>(Options(EnumOptions.String))
        where TSymbol : struct;

    private sealed class Numbering<TSymbol>() : ResolverBase<TSymbol, Numbering<TSymbol>>(Options(EnumOptions.Integer))
        where TSymbol : struct;
}
