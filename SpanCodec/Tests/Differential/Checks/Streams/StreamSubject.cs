using System.Text.Json;
using System.Text.Json.Serialization.Metadata;

namespace SpanCodecs.Tests.Checks;

/// <summary>
/// A codec beside System.Text.Json where a document comes in pieces: called directly, and by JsonSerializer with
/// the resolver. System.Text.Json's buffer is as small as a piece, so that it goes on from where it had to stop.
/// </summary>
internal sealed class StreamSubject<T>(
    string name, SpanCodec<T> codec, JsonTypeInfo<T> metadata, JsonTypeInfo<T> telling, SpanCodecResolver? resolver)
{
    private readonly Dictionary<int, (JsonTypeInfo<T> Without, JsonTypeInfo<T>? With)> _types = [];

    internal IEnumerable<Disagreement> Compare(byte[] document, int piece) =>
        Enumerable.Range(0, Subject.StreamWays).SelectMany(way => Compare(document, piece, way));

    internal IEnumerable<Disagreement> Compare(byte[] document, int piece, int way) => way switch
    {
        < 3 => CompareIn(StreamLane<T>.All[way], document, piece),
        3 => CompareSequences(document, topLevelValues: false, piece),
        4 => CompareSequences([.. "["u8, .. document, .. ","u8, .. document, .. "]"u8], topLevelValues: false, piece),
        5 => CompareSequences(document, topLevelValues: true, piece),
        _ => CompareSequences([.. document, .. "\n"u8, .. document], topLevelValues: true, piece),
    };

    private IEnumerable<Disagreement> CompareIn(StreamLane<T> lane, byte[] document, int piece) => Compare(
        document, $"{lane.Name} of {piece}", isSequence: false, piece,
        type => Alone(lane.Read(document, piece, type)),
        () => Alone(lane.Read(document, piece, codec)),
        () => Alone(Attempt.Of(() => JsonSerializer.Deserialize(document, metadata))));

    private IEnumerable<Disagreement> CompareSequences(byte[] document, bool topLevelValues, int piece) => Compare(
        document, $"{(topLevelValues ? "lines" : "elements")} of {piece}", isSequence: true, piece,
        type => ReadSequence<T>.Of(document, piece, topLevelValues, type),
        () => ReadSequence<T>.Of(document, piece, topLevelValues, codec),
        () => ReadSequence<T>.Of(document, document.Length, topLevelValues, metadata));

    private IEnumerable<Disagreement> Compare(
        byte[] document,
        string lane,
        bool isSequence,
        int piece,
        Func<JsonTypeInfo<T>, ReadSequence<T>> system,
        Func<ReadSequence<T>> ofCodec,
        Func<ReadSequence<T>> atOnce)
    {
        (JsonTypeInfo<T> without, JsonTypeInfo<T>? with) = TypesFor(piece);
        ReadSequence<T> expected = system(without);
        ReadSequence<T> actual = ofCodec();
        if (Differ(document, $" [{lane}]", expected, actual, atOnce) is { } found)
            yield return found;
        if (with is null)
            yield break;
        ReadSequence<T> resolved = system(with);
        if (!IsKnown(resolved.Failure, expected.Failure, actual.Failure, isSequence)
            && Differ(document, $" [JsonSerializer, {lane}]", expected, resolved, atOnce) is { } ofResolver)
            yield return ofResolver;
    }

    /// <summary>
    /// Lets pass the places that the checks of the bridge do: the one that the codec tells, or where its value begins or ends. In a
    /// sequence the number of the element is another matter.
    /// </summary>
    private static bool IsKnown(Exception? resolved, Exception? expected, Exception? ofCodec, bool isSequence) =>
        resolved is not null
        && (Disagreement.FacetOf(ofCodec, resolved) is null
            || BridgePair<T>.EndsAtValue(expected, resolved)
            || isSequence && BridgePair<T>.EndsAtValue(InElement(expected), InElement(resolved)));

    private static Exception? InElement(Exception? failure) => failure is JsonException { Path: ['$', '[', ..] path } json
        ? new JsonException(json.Message, "$" + path[(path.IndexOf(']') + 1)..], json.LineNumber, json.BytePositionInLine)
        : failure;

    private static ReadSequence<T> Alone(Attempt<T?> attempt) => new(attempt.Failure is null ? [attempt.Value] : [], attempt.Failure);

    private Disagreement? Differ(
        byte[] document, string lane, ReadSequence<T> expected, ReadSequence<T> actual, Func<ReadSequence<T>> atOnce)
    {
        Facet? facet = Disagreement.FacetOf(expected.Failure, actual.Failure);
        string expectedElements = Tell(expected.Elements), actualElements = Tell(actual.Elements);
        // Two refusals at different places are behind the same elements, of which one side may have given fewer.
        bool isAlike = facet is null ? expectedElements == actualElements
            : expected.Failure is null || actual.Failure is null
            || actualElements.StartsWith(expectedElements, StringComparison.Ordinal)
            || expectedElements.StartsWith(actualElements, StringComparison.Ordinal);
        if (!isAlike)
            facet = Facet.Value;
        if (facet is null)
            return null;
        return new Disagreement(name, document, facet.Value, Describe(expected), Describe(actual)) { AtOnce = Describe(atOnce()) };

        string Describe(ReadSequence<T> read)
        {
            string failure = Attempt.DescribeWithoutQuote(read.Failure);
            string elements = Tell(read.Elements);
            string both = read.Failure is null ? elements : elements + ReadSequence.AndThen + failure;
            return (facet == Facet.Value ? both : failure) + lane;
        }
    }

    private string Tell(List<T?> values) =>
        string.Join('\n', values.Select(value => Attempt.Of(() => JsonSerializer.Serialize(value!, telling)) switch
        {
            { Failure: { } failure } => failure.GetType().Name,
            { Value: var text } => text,
        }));

    private (JsonTypeInfo<T> Without, JsonTypeInfo<T>? With) TypesFor(int piece)
    {
        if (_types.TryGetValue(piece, out (JsonTypeInfo<T>, JsonTypeInfo<T>?) found))
            return found;
        var without =
            new JsonSerializerOptions(metadata.Options) { TypeInfoResolver = metadata.OriginatingResolver, DefaultBufferSize = piece };
        JsonSerializerOptions? with = null;
        if (resolver is not null)
        {
            with = new JsonSerializerOptions(without);
            with.TypeInfoResolverChain.Insert(0, resolver);
        }

        return _types[piece] = ((JsonTypeInfo<T>)without.GetTypeInfo(typeof(T)), (JsonTypeInfo<T>?)with?.GetTypeInfo(typeof(T)));
    }
}
