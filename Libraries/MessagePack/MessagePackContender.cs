using System.Buffers;
using MessagePack;
using MessagePack.Resolvers;

namespace JsonAot.Libraries;

public sealed class MessagePackContender : Contender
{
    public override string Name => "MessagePack";

    public override string Description =>
        "MessagePack for C#, a binary yardstick: formatters that it makes at run time for types without its attributes; it names members "
        + "as JSON does, keeps a time's kind when it is told to, and accepts bytes after the value";

    public override Offer<T> Offer<T>(Payload<T> payload) =>
        Unavailable.OfPlainValues(payload) is { } reason ? reason : new Offer<T>(new Codec<T>(), null);

    public override IReadOnlyList<string> Adoption(AdoptedType type) =>
    [
        "using MessagePack;",
        "using MessagePack.Resolvers;",
        "",
        "var options = MessagePackSerializerOptions.Standard.WithResolver(",
        "    CompositeResolver.Create(NativeDateTimeResolver.Instance, ContractlessStandardResolver.Instance));",
        "byte[] bytes = MessagePackSerializer.Serialize(value, options);",
        $"{type.Code}? again = MessagePackSerializer.Deserialize<{type.Code}>(bytes, options);",
    ];

    private sealed class Codec<T>() : BinaryCodec<T>(Lanes.All & ~Lanes.Text, Lanes.All & ~Lanes.Text)
    {
        // Its own form of a time forgets the kind.
        private static readonly MessagePackSerializerOptions Options = MessagePackSerializerOptions.Standard.WithResolver(
            CompositeResolver.Create(NativeDateTimeResolver.Instance, ContractlessStandardResolver.Instance));

        public override byte[] SerializeToUtf8Bytes(T value) => MessagePackSerializer.Serialize(value, Options);

        public override void Serialize(IBufferWriter<byte> output, T value) => MessagePackSerializer.Serialize(output, value, Options);

        public override void Serialize(Stream output, T value) => MessagePackSerializer.Serialize(output, value, Options);

        public override T? Deserialize(byte[] utf8) => MessagePackSerializer.Deserialize<T>(utf8, Options);

        public override T? Deserialize(ReadOnlySequence<byte> utf8) => MessagePackSerializer.Deserialize<T>(utf8, Options);

        public override T? Deserialize(Stream utf8) => MessagePackSerializer.Deserialize<T>(utf8, Options);
    }
}
