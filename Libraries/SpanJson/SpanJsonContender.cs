using System.Buffers;
using SpanJson;
using SpanJson.Resolvers;

namespace JsonAot.Libraries;

public sealed class SpanJsonContender : Contender
{
    public override string Name => "SpanJson";

    public override string Description =>
        "SpanJson with a resolver that writes nulls, enums as numbers and bytes as Base64; it accepts text after the document";

    public override Offer<T> Offer<T>(Payload<T> payload) => new Codec<T>();

    /// <summary>What System.Text.Json does by default; SpanJson's own resolver leaves null members out.</summary>
    private sealed class Resolver<TSymbol>() : ResolverBase<TSymbol, Resolver<TSymbol>>(new SpanJsonOptions
    {
        NamingConvention = NamingConventions.OriginalCase,
        NullOption = NullOptions.IncludeNulls,
        EnumOption = EnumOptions.Integer,
        ByteArrayOption = ByteArrayOptions.Base64,
    })
        where TSymbol : struct;

    private sealed class Codec<T> : Utf8Codec<T>
    {
        public override CodecTraits Traits { get; } = new(Lanes.All, Lanes.Utf8 | Lanes.Text | Lanes.Buffer);

        public override byte[] SerializeToUtf8Bytes(T value) => JsonSerializer.Generic.Utf8.Serialize<T, Resolver<byte>>(value);

        public override string SerializeToString(T value) => JsonSerializer.Generic.Utf16.Serialize<T, Resolver<char>>(value);

        public override void Serialize(IBufferWriter<byte> output, T value)
        {
            ArraySegment<byte> rented = JsonSerializer.Generic.Utf8.SerializeToArrayPool<T, Resolver<byte>>(value);
            output.Write(rented);
            ArrayPool<byte>.Shared.Return(rented.Array!);
        }

        // SerializeAsync rents and writes just so; there is no synchronous form of it.
        public override void Serialize(Stream output, T value)
        {
            ArraySegment<byte> rented = JsonSerializer.Generic.Utf8.SerializeToArrayPool<T, Resolver<byte>>(value);
            output.Write(rented);
            ArrayPool<byte>.Shared.Return(rented.Array!);
        }

        public override T? Deserialize(byte[] utf8) => JsonSerializer.Generic.Utf8.Deserialize<T, Resolver<byte>>(utf8);

        public override T? Deserialize(string text) => JsonSerializer.Generic.Utf16.Deserialize<T, Resolver<char>>(text);

        public override T? Deserialize(ReadOnlySequence<byte> utf8) => utf8.IsSingleSegment
            ? JsonSerializer.Generic.Utf8.Deserialize<T, Resolver<byte>>(utf8.FirstSpan)
            : Deserialize(utf8.ToArray());
    }
}
