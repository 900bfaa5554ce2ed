using System.Buffers;

namespace JsonAot.Codecs;

/// <summary>
/// The row that no serializer can beat: writing is copying the finished bytes, reading is building the objects from
/// parts that are already decoded. It is timed beside the contenders and is none: it understands no document.
/// </summary>
[NotDiscovered("It is timed beside the contenders, but it is no serializer.")]
public sealed class BareCopy : Contender
{
    public const string ContenderName = "Bare copy";

    public override string Name => ContenderName;

    public override string Description => "copies the finished bytes; builds the objects from decoded parts";

    public override bool IsOwn => true;

    public override Offer<T> Offer<T>(Payload<T> payload) => payload is IHasCopy<T> own
        ? new Codec<T>(payload, own)
        : new Unavailable("this payload does not say how its value is built (IHasCopy)");

    private sealed class Codec<T>(Payload<T> payload, IHasCopy<T> own) : Utf8Codec<T>
        where T : class
    {
        private readonly byte[] _document = payload.CanonicalUtf8;
        private readonly T _sample = payload.Sample;

        public override CodecTraits Traits { get; } = new(Lanes.Utf8 | Lanes.Buffer | Lanes.Stream, Lanes.All);

        public override byte[] SerializeToUtf8Bytes(T value) => _document.AsSpan().ToArray();

        public override void Serialize(IBufferWriter<byte> output, T value) => output.Write(_document);

        public override void Serialize(Stream output, T value) => output.Write(_document);

        public override T? Deserialize(byte[] utf8) => own.Copy(_sample);

        public override T? Deserialize(string text) => own.Copy(_sample);

        public override T? Deserialize(ReadOnlySequence<byte> utf8) => own.Copy(_sample);

        public override T? Deserialize(Stream utf8) => own.Copy(_sample);
    }
}
