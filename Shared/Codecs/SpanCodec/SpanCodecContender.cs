using System.Buffers;
using SpanCodecs;

namespace JsonAot.Codecs;

/// <summary>This project's own source generator: one attribute, raw spans, the strictness of System.Text.Json.</summary>
public sealed class SpanCodecContender : Contender
{
    public override string Name => "SpanCodec";

    public override string Description => "this project's source generator: reads and writes raw UTF-8 spans, from one attribute";

    public override bool IsOwn => true;

    public override Offer<T> Offer<T>(Payload<T> payload) => payload is IHasSpanCodec<T> own
        ? new Codec<T>(own.SpanCodec)
        : ILacksSpanCodec.Reason(payload, "this payload declares no SpanCodec for its type");

    public override IReadOnlyList<string> Adoption(AdoptedType type) => WithCodecs(
        type,
        $"byte[] json = {type.Class("Codecs")}.{type.Property}.SerializeToUtf8Bytes(value);",
        $"{type.Code}? again = {type.Class("Codecs")}.{type.Property}.Deserialize(json);");

    internal static IReadOnlyList<string> WithCodecs(AdoptedType type, params string[] calls) =>
    [
        .. AdoptedType.When(type.Options.Length > 0, "using System.Text.Json.Serialization;"),
        "using SpanCodecs;",
        "",
        .. calls,
        "",
        $"[SpanCodec(typeof({type.Code}){(type.IsNamedAfterType ? "" : $", PropertyName = \"{type.Property}\"")})]",
        .. AdoptedType.When(type.Options.Length > 0, $"[SpanCodecOptions({type.Options})]"),
        $"static partial class {type.Class("Codecs")};",
    ];

    private sealed class Codec<T>(SpanCodec<T> codec) : Utf8Codec<T>
        where T : class
    {
        public override CodecTraits Traits { get; } = new(Lanes.All, Lanes.All);

        public override byte[] SerializeToUtf8Bytes(T value) => codec.SerializeToUtf8Bytes(value);

        public override string SerializeToString(T value) => codec.SerializeToString(value);

        public override void Serialize(IBufferWriter<byte> output, T value) => codec.Serialize(output, value);

        public override void Serialize(Stream output, T value) => codec.Serialize(output, value);

        public override T? Deserialize(byte[] utf8) => codec.Deserialize(utf8);

        public override T? Deserialize(string text) => codec.Deserialize(text);

        public override T? Deserialize(ReadOnlySequence<byte> utf8) => codec.Deserialize(utf8);

        public override T? Deserialize(Stream utf8) => codec.Deserialize(utf8);
    }
}
