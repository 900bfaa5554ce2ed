using System.Text.Json;
using SpanCodecs.Tests.Checks;

namespace SpanCodecs.Tests.Fuzz;

/// <summary>
/// A codec that reads no further than its last member, beside System.Text.Json, which reads all. The first byte says how long the pieces
/// are in which the document comes as well.
/// </summary>
internal sealed class EarlyEndTarget() : FuzzTarget(
    "early/SearchEnd", Controlled(Documents, [[0], [6], [40]]),
    ["search_metadata", "completed_in", "max_id", "query", "count", "statuses"], 1)
{
    private static readonly JsonSerializerOptions s_options = new() { PropertyNamingPolicy = JsonNamingPolicy.SnakeCaseLower };

    private static byte[][] Documents =>
    [
        """{"statuses":[1,{"a":"\u00e9"}],"search_metadata":{"completed_in":0.5,"max_id":1,"query":"q","count":2}}"""u8.ToArray(),
        "{\"search_metadata\":null,\"x\":[}"u8.ToArray(),
        "{\"x\":true}"u8.ToArray(),
    ];

    protected override string? Compare(byte[] input)
    {
        byte[] document = input[1..];
        Attempt<SearchEnd?> expected = Attempt.Of(() => JsonSerializer.Deserialize<SearchEnd>(document, s_options));
        Attempt<SearchEnd?> actual = Attempt.Of(() => SearchCodecs.SearchEnd.Deserialize(document));
        if (actual.Failure is not (null or JsonException))
            return Told(document, expected, actual);
        // Of two members with one name this codec takes the first, and behind the last member it sees no mistake.
        bool isWhole = expected.Failure is null && Attempt.Of(() => JsonDocument.Parse(
            document, new JsonDocumentOptions { AllowDuplicateProperties = false })).Failure is null;
        if (isWhole && (actual.Failure is not null || expected.Value != actual.Value))
            return Told(document, expected, actual);
        // A stream may begin with a byte order mark; a span may not.
        if (document.AsSpan().StartsWith("\uFEFF"u8))
            return null;
        int piece = 1 + (input[0] % 64);
        Attempt<SearchEnd?> inPieces = Attempt.Of(() => SearchCodecs.SearchEnd.Deserialize(new TricklingStream(document, piece)));
        return inPieces.Failure?.GetType() == actual.Failure?.GetType() && inPieces.Value == actual.Value ? null
            : Told(document, actual, inPieces);
    }

    private static string Told(byte[] document, Attempt<SearchEnd?> one, Attempt<SearchEnd?> other) =>
        $"{Disagreement.Show(document)}: {one.Value} {Attempt.Describe(one.Failure)} and {other.Value} {Attempt.Describe(other.Failure)}";
}
