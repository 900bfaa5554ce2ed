using System.Text.Json;
using System.Text.Json.Serialization;
using JsonAot.Codecs;
using JsonAot.Payloads;
using JsonAot.Payloads.Polygons;
using JsonAot.Payloads.Texts;
using JsonAot.Tests.Payloads;
using Xunit;

namespace SpanCodecs.Tests.Generation;

/// <summary>The suite's own payloads through generated code.</summary>
public class PayloadTests
{
    public static TheoryData<string> EveryName() => EveryPayload.Names();

    [Theory]
    [MemberData(nameof(EveryName))]
    public void A_payload_is_alike(string name) => EveryPayload.Check(name, new Alike());

    private sealed class Alike : IPayloadVisitor
    {
        // A long document takes too long to be changed thousands of times; the differential tests change a short form of it.
        public void Visit<T>(Payload<T> payload)
            where T : class
        {
            if (payload is IHasSpanCodec<T> own)
                PayloadTests.Check(payload, own.SpanCodec, mutations: payload.CanonicalUtf8.Length >= 10_000 ? 0 : Thorough.IsAsked ? 3_000 : 1_000);
        }
    }

    private static void Check<T>(Payload<T> payload, SpanCodec<T> codec, int mutations)
        where T : class
    {
        byte[] document = payload.CanonicalUtf8;
        Assert.Equal(document, codec.SerializeToUtf8Bytes(payload.Sample));
        Assert.True(payload.AreEqual(payload.Sample, codec.Deserialize(document)));
        using JsonDocument parsed = JsonDocument.Parse(document);
        byte[] indented = JsonSerializer.SerializeToUtf8Bytes(parsed.RootElement, Indented);
        Assert.True(payload.AreEqual(payload.Sample, codec.Deserialize(indented)));

        var random = new DeterministicRandom(0x5350414E);
        for (int i = 0; i < mutations; i++)
            CheckMutation(i % 2 == 0 ? document : indented, payload, codec, random);
    }

    /// <summary>One byte replaced by another that JSON is made of, taken out, or put in twice.</summary>
    private static void CheckMutation<T>(byte[] document, Payload<T> payload, SpanCodec<T> codec, DeterministicRandom random)
        where T : class
    {
        ReadOnlySpan<byte> alphabet = "{}[]\",:\\ 0123456789-+.eEtfnul/\n\tXé\u0001"u8;
        var mutated = new List<byte>(document);
        int at = random.Next(mutated.Count);
        switch (random.Next(3))
        {
            case 0: mutated[at] = alphabet[random.Next(alphabet.Length)]; break;
            case 1: mutated.RemoveAt(at); break;
            default: mutated.Insert(at, mutated[at]); break;
        }

        byte[] json = [.. mutated];
        string? expected = Outcome(() => JsonSerializer.Deserialize(json, payload.Metadata));
        string? actual = Outcome(() => codec.Deserialize(json));
        if (expected != actual)
            Assert.Fail($"{System.Text.Encoding.UTF8.GetString(json)}\nexpected {expected}\nactual   {actual}");
    }

    private static string? Outcome<T>(Func<T?> read)
        where T : class
    {
        try
        {
            return read() is { } value ? JsonSerializer.Serialize(value, Comparing) : "null";
        }
        catch (JsonException refusal)
        {
            // Not the path: between two entries of a dictionary, and behind a whole document, System.Text.Json still names the last.
            return $"{refusal.LineNumber} {refusal.BytePositionInLine}";
        }
    }

    /// <summary>1e400 is read as infinity, which the payload's own options do not write.</summary>
    private static readonly JsonSerializerOptions Comparing = new() { NumberHandling = JsonNumberHandling.AllowNamedFloatingPointLiterals };

    private static readonly JsonSerializerOptions Indented = new() { WriteIndented = true };
}
