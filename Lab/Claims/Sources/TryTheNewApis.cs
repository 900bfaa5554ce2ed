using static JsonAot.Lab.Claims.Sources.Rows;
using static JsonAot.Lab.Results.ContenderSets;

namespace JsonAot.Lab.Claims.Sources;

internal static class TryTheNewApis
{
    private static readonly Source Source = new(
        "Try the new System.Text.Json APIs",
        "the introduction by its makers, 2019, .NET Core 3.0",
        "Its table names no document, so each promise is tested on every one of this repository, or on six sizes where no type is read: "
        + "the range goes from the least to the most.");

    private static readonly string DocumentsCommand =
        $"{Host} '*Documents*' --payload {string.Join(' ', WithoutTypes)}";

    private static readonly string SerializerCommand = TextCommand("*", Reflection, NewtonsoftJson);

    // Documents that only some machines have would make this table another one there.
    private static readonly string[] Payloads =
        [.. InBox.EveryPayload.Where(payload => !payload.IsFromOutside).Select(payload => payload.Name)];

    // The promise ends at 1 MB, beyond which the pool has no arrays.
    private static readonly string[] BelowOneMegabyte =
        [.. WithoutTypes.Where(name => InBox.PayloadNamed(name).CanonicalUtf8.Length < 1_000_000)];

    internal static IReadOnlyList<Claim> Claims { get; } =
    [
        Faster("deserializing is so many times as fast as with Newtonsoft.Json", "Deserialization | 2x faster",
            ClaimedFigure.Speeds("2", "2"), Each(Payloads, ReadText, Reflection, NewtonsoftJson), SerializerCommand),
        Faster("serializing is so many times as fast as with Newtonsoft.Json", "Serialization | 1.5x faster",
            ClaimedFigure.Speeds("1.5", "1.5"), Each(Payloads, WriteText, Reflection, NewtonsoftJson), SerializerCommand),
        Faster("JsonDocument is so many times as fast as JToken", "Document (read-only) | 3-5x faster", ClaimedFigure.Speeds("3", "5"),
            Each(WithoutTypes, Document, "JsonDocument", "JToken.Load"), DocumentsCommand),
        Faster("Utf8JsonReader is so many times as fast as JsonTextReader", "Reader | 2-3x faster", ClaimedFigure.Speeds("2", "3"),
            Each(WithoutTypes, Document, "Utf8JsonReader", "JsonTextReader"), DocumentsCommand),
        Faster("Utf8JsonWriter is so many times as fast as JsonTextWriter", "Writer | 1.3-1.6x faster",
            ClaimedFigure.Speeds("1.3", "1.6"), Each(WithoutTypes, Document, "Utf8JsonWriter alone", "JsonTextWriter alone"),
            DocumentsCommand),

        Allocates("deserializing allocates this part of Newtonsoft.Json's bytes", "Deserialization | … | Parity or lower", ReadText),
        Allocates("serializing allocates this part of Newtonsoft.Json's bytes", "Serialization | … | Parity or lower", WriteText),
        AllocationFree("JsonDocument allocates nothing to speak of for documents below 1 MB",
            "Document (read-only) | … | ~Allocation free for sizes < 1 MB", "JsonDocument", BelowOneMegabyte),
        AllocationFree("Utf8JsonReader allocates nothing to speak of",
            "Reader | … | ~Allocation free (until you materialize values)", "Utf8JsonReader", WithoutTypes),
        AllocationFree("Utf8JsonWriter allocates nothing to speak of",
            "Writer | … | ~Allocation free", "Utf8JsonWriter alone", WithoutTypes),
    ];

    private static Claim Faster(
        string statement, string quotation, ClaimedFigure figure, ClaimTest[] tests, string command) =>
        new(Source, statement, quotation, figure, Quantity.Time, tests, command);

    private static Claim Allocates(string statement, string quotation, Func<string, string, string> rowOf) =>
        new(Source, statement, quotation, ClaimedFigure.AtMostTheSame("Parity or lower"), Quantity.Allocated,
            Each(Payloads, rowOf, Reflection, NewtonsoftJson), SerializerCommand);

    private static Claim AllocationFree(string statement, string quotation, string operation, IEnumerable<string> payloads) => new(
        Source, statement, quotation, ClaimedFigure.NoAllocation("Allocation free"), Quantity.Allocated,
        [.. payloads.Select(payload => new ClaimTest(Document(payload, operation), null))], DocumentsCommand);

    /// <param name="rowOf">A row by its payload, and by who does it.</param>
    private static ClaimTest[] Each(IEnumerable<string> payloads, Func<string, string, string> rowOf, string own, string other) =>
        [.. payloads.Select(payload => new ClaimTest(rowOf(payload, own), rowOf(payload, other)))];

    private static string Document(string payload, string operation) => $"Documents.Run(Payload={payload}, Operation={operation})";
}
