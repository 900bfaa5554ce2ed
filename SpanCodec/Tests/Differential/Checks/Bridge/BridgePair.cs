using System.Text;
using System.Text.Json;
using System.Text.Json.Serialization.Metadata;

namespace SpanCodecs.Tests.Checks;

/// <summary>One type with two options, which differ in the resolver alone.</summary>
internal sealed class BridgePair<T>(JsonSerializerOptions with, JsonSerializerOptions without)
{
    private readonly JsonTypeInfo<T> _with = (JsonTypeInfo<T>)with.GetTypeInfo(typeof(T));
    private readonly JsonTypeInfo<T> _without = (JsonTypeInfo<T>)without.GetTypeInfo(typeof(T));

    /// <param name="document">What is read, and written again.</param>
    /// <param name="lanes">In which ways.</param>
    /// <param name="codec">The codec called by itself: its differences are none of JsonSerializer's.</param>
    internal IEnumerable<Disagreement> Compare(byte[] document, BridgeLanes lanes, SpanCodec<T>? codec)
    {
        Attempt<T?> value = Attempt.Of(() => JsonSerializer.Deserialize(document, _without));
        bool hasValue = value is { Failure: null, Value: not null };
        foreach (BridgeLane<T> lane in lanes.OfReading(BridgeLane<T>.Reading(document), hasValue))
        {
            Attempt<T?> expected = Attempt.Of(() => lane.Call(_without));
            Attempt<T?> actual = Attempt.Of(() => lane.Call(_with));
            string told = Tell(actual);
            bool isKnown = told == Tell(expected)
                || (lane.IsInPieces && (told == Tell(value)
                    || EndsAtValue(expected.Failure, actual.Failure) || EndsAtValue(value.Failure, actual.Failure)))
                || (codec is not null && told == Tell(Attempt.Of(() => codec.Deserialize(document))));
            if (!isKnown)
                yield return new Disagreement(
                    lane.Name, document, FacetOf(expected.Failure, actual.Failure), Describe(expected), Describe(actual));
        }

        if (!hasValue)
            yield break;
        foreach ((string lane, Func<JsonTypeInfo<T>, byte[]> write) in lanes.OfWriting(BridgeWriting.Lanes(value.Value!)))
        {
            Attempt<byte[]> expected = Attempt.Of(() => write(_without));
            Attempt<byte[]> actual = Attempt.Of(() => write(_with));
            bool isKnown = Tell(expected) == Tell(actual)
                || EndsAtValue(expected.Failure, actual.Failure)
                || (codec is not null && Tell(Attempt.Of(() => codec.SerializeToUtf8Bytes(value.Value!))) == Tell(actual));
            if (!isKnown)
                yield return new Disagreement(lane, document, Facet.Output, Tell(expected), Tell(actual));
        }
    }

    /// <summary>
    /// The path ends at the value that the codec reads or writes. That is all that is known of it where
    /// a document arrives in pieces: System.Text.Json waits for the end of a value before it asks a
    /// converter, so that what is not JSON is found first. In what is written there is no other place.
    /// </summary>
    internal static bool EndsAtValue(Exception? expected, Exception? actual) => (expected, actual) switch
    {
        (JsonException first, JsonException second) => (first.Path ?? "").StartsWith(second.Path ?? "", StringComparison.Ordinal)
            && (second.LineNumber ?? 0, second.BytePositionInLine ?? 0).CompareTo((first.LineNumber ?? 0, first.BytePositionInLine ?? 0))
            >= 0,
        (not null, JsonException) => true,
        _ => false,
    };

    private string Tell(Attempt<T?> attempt) => attempt.Failure is { } failure
        ? Tell(failure)
        : Tell(Attempt.Of(() => JsonSerializer.SerializeToUtf8Bytes(attempt.Value!, _without)));

    private static string Tell(Attempt<byte[]> attempt) =>
        attempt.Failure is { } failure ? Tell(failure) : Encoding.UTF8.GetString(attempt.Value!);

    // The codec's own checks look no closer either.
    private static string Tell(Exception failure) => failure is JsonException json
        ? $"JsonException at {json.Path}, line {json.LineNumber}, byte {json.BytePositionInLine}"
        : failure.GetType().Name;

    private string Describe(Attempt<T?> attempt) => attempt.Failure is { } failure ? Attempt.Describe(failure) : Tell(attempt);

    private static Facet FacetOf(Exception? expected, Exception? actual) => (expected, actual) switch
    {
        (null, null) => Facet.Value,
        (null, _) => Facet.Refused,
        (_, null) => Facet.Accepted,
        (JsonException left, JsonException right) => left.Path != right.Path ? Facet.Path : Facet.Position,
        _ => Facet.Exception,
    };
}
