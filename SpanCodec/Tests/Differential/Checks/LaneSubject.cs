using System.Text.Json.Serialization.Metadata;

namespace SpanCodecs.Tests.Checks;

/// <summary>
/// A codec in every lane, and used by JsonSerializer. AllSubjects.Lanes.cs says where there is no more than the lane of bytes.
/// </summary>
internal sealed class LaneSubject<T>(string name, SpanCodec<T> codec, JsonTypeInfo<T> metadata, byte[][] samples)
    : CodecSubject<T>(name, codec, metadata, samples)
{
    internal override bool HasLanes => true;

    internal override bool IsBridged => Bridge is { Left: null };

    // Made when it is first asked for: all classes of codecs are needed for it.
    private BridgeSubject<T>? Bridge =>
        field ??= Resolvers.Of(Codec) is { } resolver ? new BridgeSubject<T>(Name, Codec, resolver, Metadata) : null;

    private StreamSubject<T> Streams =>
        field ??= new StreamSubject<T>(Name, Codec, Metadata, Telling, IsBridged ? Resolvers.Of(Codec) : null);

    internal override IEnumerable<Disagreement> CompareStreams(byte[] document, int piece) => Streams.Compare(document, piece);

    internal override IEnumerable<Disagreement> CompareStreams(byte[] document, int piece, int way) =>
        Streams.Compare(document, piece, way);

    internal override IEnumerable<Disagreement> CompareBridge(byte[] document, bool inEveryLane) =>
        Bridge?.Compare(document, inEveryLane ? BridgeLanes.All : BridgeLanes.First) ?? [];

    internal override IEnumerable<Disagreement> CompareBridge(byte[] document, int lane, int place) =>
        Bridge?.CompareAt(place, document, BridgeLanes.Only(lane)) ?? [];

    internal override IEnumerable<Disagreement> CompareLanes(byte[] document)
    {
        Attempt<T?> expected = Read(document, Codec);
        string expectedText = DescribeValue(expected);
        foreach ((string lane, Func<T?> read) in LaneCalls.Reading(Codec, document))
        {
            string actualText = DescribeValue(Attempt.Of(read));
            if (actualText != expectedText)
                yield return new Disagreement($"{Name} ({lane})", document, Facet.Lane, expectedText, actualText);
        }

        if (expected.Failure is not null || expected.Value is null)
            yield break;
        string output = Describe(Attempt.Of(() => Codec.SerializeToUtf8Bytes(expected.Value)));
        foreach ((string lane, Func<byte[]> write) in LaneCalls.Writing(Codec, expected.Value))
        {
            string actualOutput = Describe(Attempt.Of(write));
            if (actualOutput != output)
                yield return new Disagreement($"{Name} ({lane})", document, Facet.Lane, output, actualOutput);
        }
    }
}
