using System.Text;
using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;
using SpanCodecs.Tests.Checks;

namespace SpanCodecs.Tests.Fuzz;

/// <summary>A document read into what is there, beside System.Text.Json filling the same value in a member.</summary>
internal sealed class FilledTarget() : FuzzTarget(
    "filled/PatchCodecs.Profile",
    [.. Enumerable.Range(0, 8).Select(Document)],
    ["Age", "Name", "Home", "Street", "Number", "Next", "Counts", "Rest", "$type", "disc", "box"],
    0)
{
    private static readonly JsonSerializerOptions s_options = new()
    {
        TypeInfoResolver = new DefaultJsonTypeInfoResolver().WithAddedModifier(OptionalMembers.LeaveOutAbsent),
    };

    private static ReadOnlySpan<byte> Before => "{\"Value\":"u8;

    private static readonly byte[] s_before = Document(99);

    private static byte[] Document(int seed) => Encoding.UTF8.GetBytes(
        new PatchDocuments(new DeterministicRandom((ulong)seed), Nulls.None).Profile().ToJsonString());

    protected override string? Compare(byte[] input)
    {
        // What would end the member, and go on behind it, is no document.
        Exception? noDocument = Attempt.Of(() => JsonDocument.Parse(input)).Failure;
        var expected = new Around();
        expected.Value = PatchCodecs.Profile.Deserialize(s_before)!;
        Profile? actual = PatchCodecs.Profile.Deserialize(s_before);
        Exception? failure = Attempt.Of(() =>
        {
            PatchCodecs.Profile.DeserializeInto(input, ref actual);
            return true;
        }).Failure;
        if (noDocument is not null)
            return failure is JsonException or NotSupportedException ? null : $"{Disagreement.Show(input)}: {Attempt.Describe(failure)}";
        Attempt<Around?> filled = Attempt.Of(() => Filled(expected, input));
        if (filled.Failure is not null || failure is not null)
        {
            Exception? told = Inside(filled.Failure);
            return Disagreement.FacetOf(told, failure) is not (null or Facet.Position) and { } facet
                ? Unexplained(new Disagreement("PatchCodecs.Profile", input, facet, Attempt.Describe(told), Attempt.Describe(failure)))
                : null;
        }

        // Names that are half a surrogate pair can be kept, and not written.
        Attempt<string> one = Attempt.Of(() => Told(filled.Value!.Value)), other = Attempt.Of(() => Told(actual));
        return (one.Value, one.Failure?.GetType()) == (other.Value, other.Failure?.GetType()) ? null
            : $"{Disagreement.Show(input)}: {one.Value} {one.Failure} and {other.Value} {other.Failure}";
    }

    private static Around? Filled(Around around, byte[] document)
    {
        Around.Next = around.Value;
        return JsonSerializer.Deserialize<Around>([.. Before, .. document, .. "}"u8], s_options);
    }

    /// <summary>The same refusal, told of the value and not of what is around it.</summary>
    private static Exception? Inside(Exception? failure) => failure is JsonException { Path: { } path } json
        ? new JsonException(
            json.Message, path.Replace("$.Value", "$", StringComparison.Ordinal), json.LineNumber,
            json.BytePositionInLine - (json.LineNumber == 0 ? Before.Length : 0))
        : failure;

    private static string Told(Profile? value) => JsonSerializer.Serialize(value, s_options);

    /// <summary>Has the value that is to be filled when it is made.</summary>
    internal sealed class Around
    {
        internal static Profile? Next { get; set; }

        [JsonObjectCreationHandling(JsonObjectCreationHandling.Populate)]
        public Profile? Value { get; set; } = Next;
    }
}
