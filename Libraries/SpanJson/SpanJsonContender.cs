using System.Buffers;
using SpanJson;
using SpanJson.Resolvers;
using JsonNamingPolicy = System.Text.Json.JsonNamingPolicy;

namespace JsonAot.Libraries;

/// <summary>SpanJson takes its options as a type, one for each form of text: so each switch of a payload is a type here.</summary>
public sealed class SpanJsonContender : Contender
{
    public override string Name => "SpanJson";

    public override string Description =>
        "SpanJson with a resolver that writes nulls, and bytes as Base64; "
        + "it reads a time without offset as local, and accepts text after the document";

    public override Offer<T> Offer<T>(Payload<T> payload) => Unavailable.OfPlainValues(payload) is { } reason ? reason
        : payload.NamingPolicy is null ? Named<T, No>(payload)
        : payload.NamingPolicy == JsonNamingPolicy.CamelCase ? Named<T, Yes>(payload)
        : new Unavailable("it names members as the type does or in camelCase, and this document has other names");

    private static Utf8Codec<T> Named<T, TCamel>(Payload<T> payload)
        where T : class
        where TCamel : ISwitch => payload.OmitsNulls ? Named<T, TCamel, Yes>(payload) : Named<T, TCamel, No>(payload);

    private static Utf8Codec<T> Named<T, TCamel, TOmit>(Payload<T> payload)
        where T : class
        where TCamel : ISwitch
        where TOmit : ISwitch => payload.EnumsByName
        ? new Codec<T, Resolver<byte, TCamel, TOmit, Yes>, Resolver<char, TCamel, TOmit, Yes>>()
        : new Codec<T, Resolver<byte, TCamel, TOmit, No>, Resolver<char, TCamel, TOmit, No>>();

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

    private interface ISwitch
    {
        static abstract bool IsOn { get; }
    }

    private readonly struct Yes : ISwitch
    {
        public static bool IsOn => true;
    }

    private readonly struct No : ISwitch
    {
        public static bool IsOn => false;
    }

    // System.Text.Json does this by default; SpanJson's own resolvers leave null members out, or write bytes as an array.
    private sealed class Resolver<TSymbol, TCamel, TOmit, TNamed>()
        : ResolverBase<TSymbol, Resolver<TSymbol, TCamel, TOmit, TNamed>>(new SpanJsonOptions
        {
            NamingConvention = TCamel.IsOn ? NamingConventions.CamelCase : NamingConventions.OriginalCase,
            NullOption = TOmit.IsOn ? NullOptions.ExcludeNulls : NullOptions.IncludeNulls,
            EnumOption = TNamed.IsOn ? EnumOptions.String : EnumOptions.Integer,
            ByteArrayOption = ByteArrayOptions.Base64,
        })
        where TSymbol : struct
        where TCamel : ISwitch
        where TOmit : ISwitch
        where TNamed : ISwitch;

    private sealed class Codec<T, TBytes, TChars> : Utf8Codec<T>
        where TBytes : IJsonFormatterResolver<byte, TBytes>, new()
        where TChars : IJsonFormatterResolver<char, TChars>, new()
    {
        public override CodecTraits Traits { get; } = new(Lanes.All, Lanes.All);

        public override byte[] SerializeToUtf8Bytes(T value) => JsonSerializer.Generic.Utf8.Serialize<T, TBytes>(value);

        public override string SerializeToString(T value) => JsonSerializer.Generic.Utf16.Serialize<T, TChars>(value);

        public override void Serialize(IBufferWriter<byte> output, T value)
        {
            ArraySegment<byte> rented = JsonSerializer.Generic.Utf8.SerializeToArrayPool<T, TBytes>(value);
            output.Write(rented);
            ArrayPool<byte>.Shared.Return(rented.Array!);
        }

        // Its methods for streams have no other form. Over a stream in memory they end at once.
        public override void Serialize(Stream output, T value) =>
            JsonSerializer.Generic.Utf8.SerializeAsync<T, TBytes>(value, output).AsTask().GetAwaiter().GetResult();

        public override T? Deserialize(byte[] utf8) => JsonSerializer.Generic.Utf8.Deserialize<T, TBytes>(utf8);

        public override T? Deserialize(string text) => JsonSerializer.Generic.Utf16.Deserialize<T, TChars>(text);

        public override T? Deserialize(ReadOnlySequence<byte> utf8) => utf8.IsSingleSegment
            ? JsonSerializer.Generic.Utf8.Deserialize<T, TBytes>(utf8.FirstSpan)
            : Deserialize(utf8.ToArray());

        public override T? Deserialize(Stream utf8) =>
            JsonSerializer.Generic.Utf8.DeserializeAsync<T, TBytes>(utf8).AsTask().GetAwaiter().GetResult();
    }
}
