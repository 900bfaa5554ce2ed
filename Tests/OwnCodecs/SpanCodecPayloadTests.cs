using System.Text.Json;
using System.Text.Json.Serialization;
using JsonAot.Codecs;
using JsonAot.Payloads;
using JsonAot.Tests.Payloads;
using SpanCodecs;
using Xunit;

namespace JsonAot.Tests.OwnCodecs;

/// <summary>The suite's payloads through their codecs, which do what System.Text.Json does. SpanCodec's own tests know no payload.</summary>
public class SpanCodecPayloadTests
{
    private const int Fewest = 8;
    private const int Long = 10_000;

    public static TheoryData<string> EveryName() => EveryPayload.Names();

    [Theory]
    [MemberData(nameof(EveryName))]
    public void A_payload_is_alike(string name) => EveryPayload.Check(name, new Alike());

    [Fact]
    public void Most_payloads_have_a_codec()
    {
        var count = new Count();
        foreach (IPayload payload in InBox.Payloads)
            payload.Accept(count);
        Assert.InRange(count.OfCodecs, Fewest, int.MaxValue);
    }

    private sealed class Count : IPayloadVisitor
    {
        internal int OfCodecs { get; private set; }

        public void Visit<T>(Payload<T> payload)
            where T : class => OfCodecs += payload is IHasSpanCodec<T> ? 1 : 0;
    }

    private sealed class Alike : IPayloadVisitor
    {
        public void Visit<T>(Payload<T> payload)
            where T : class
        {
            if (payload is not IHasSpanCodec<T> own)
                return;
            CheckWhole(payload, own.SpanCodec);
            // A long document takes too long to be changed thousands of times.
            bool isLong = payload.CanonicalUtf8.Length >= Long;
            CheckChanged(isLong ? Reduced.Of(payload) : payload, own.SpanCodec);
        }
    }

    private static void CheckWhole<T>(Payload<T> payload, SpanCodec<T> codec)
        where T : class
    {
        byte[] document = payload.CanonicalUtf8;
        Assert.Equal(document, codec.SerializeToUtf8Bytes(payload.Sample));
        Assert.True(payload.AreEqual(payload.Sample, codec.Deserialize(document)));
        Assert.True(payload.AreEqual(payload.Sample, codec.Deserialize(Indented(document))));
        CheckAlike([.. document, (byte)'x'], payload, codec);
    }

    private static void CheckChanged<T>(Payload<T> payload, SpanCodec<T> codec)
        where T : class
    {
        byte[] document = payload.CanonicalUtf8;
        byte[] indented = Indented(document);
        int stride = Thorough.IsAsked ? 1 : 5;
        for (int length = 0; length < document.Length; length += stride)
            CheckAlike(document[..length], payload, codec);
        var random = new DeterministicRandom(0x5350414E);
        for (int i = 0; i < (Thorough.IsAsked ? 3_000 : 1_000); i++)
            CheckAlike(Mutation(i % 2 == 0 ? document : indented, random), payload, codec);
    }

    /// <summary>One byte replaced by another that JSON is made of, taken out, or put in twice.</summary>
    private static byte[] Mutation(byte[] document, DeterministicRandom random)
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

        return [.. mutated];
    }

    private static void CheckAlike<T>(byte[] json, Payload<T> payload, SpanCodec<T> codec)
        where T : class
    {
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

    private static byte[] Indented(byte[] document)
    {
        using JsonDocument parsed = JsonDocument.Parse(document);
        return JsonSerializer.SerializeToUtf8Bytes(parsed.RootElement, WithLines);
    }

    private static readonly JsonSerializerOptions WithLines = new() { WriteIndented = true };
}
