using System.Text.Json;
using System.Text.Json.Serialization.Metadata;
using SpanCodecs.Tests.Checks;

namespace SpanCodecs.Tests.TypeFuzz;

/// <summary>
/// Documents of one compiled type from streams that give a piece at a time: by System.Text.Json, by the codec and by the resolver.
/// </summary>
internal sealed class StreamReading<T>
{
    private static readonly int[] Pieces = [1, 7, 64];

    private readonly SpanCodec<T> _codec;
    private readonly (int Piece, JsonTypeInfo<T> Without, JsonTypeInfo<T>? With)[] _types;

    internal StreamReading(SpanCodec<T> codec, SpanCodecResolver resolver, JsonSerializerOptions options)
    {
        _codec = codec;
        _types = [.. Pieces.Select(piece =>
        {
            var without = new JsonSerializerOptions(options) { DefaultBufferSize = piece };
            var with = new JsonSerializerOptions(without);
            with.TypeInfoResolverChain.Insert(0, resolver);
            return (piece,
                (JsonTypeInfo<T>)without.GetTypeInfo(typeof(T)),
                resolver.WhyNot(typeof(T), with) is null ? (JsonTypeInfo<T>)with.GetTypeInfo(typeof(T)) : null);
        })];
    }

    /// <summary>Reads the document by System.Text.Json and by SpanCodec, in every lane.</summary>
    internal IEnumerable<(Attempt Expected, Attempt Actual)> Read(byte[] document)
    {
        foreach ((int piece, JsonTypeInfo<T> without, JsonTypeInfo<T>? with) in _types)
        {
            foreach (StreamLane<T> lane in StreamLane<T>.All)
            {
                Attempt expected = Of(lane.Read(document, piece, without));
                Attempt actual = Of(lane.Read(document, piece, _codec));
                yield return (expected, actual);
                if (with is null)
                    continue;
                Attempt resolved = Of(lane.Read(document, piece, with));
                // Lets pass the places that the checks of the bridge do: the one that the codec tells, or where its value begins or ends.
                bool isKnown = resolved.Failure is { } failure
                    && (Checks.Disagreement.FacetOf(actual.Failure, failure) is null
                        || BridgePair<T>.EndsAtValue(expected.Failure, failure));
                if (!isKnown)
                    yield return (expected, resolved);
            }
        }
    }

    private static Attempt Of(Attempt<T?> attempt) => new(attempt.Value, attempt.Failure);
}
