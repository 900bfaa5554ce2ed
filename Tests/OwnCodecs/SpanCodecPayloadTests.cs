using System.Text.Json;
using System.Text.Json.Serialization;
using JsonAot.Codecs;
using JsonAot.Tests.Payloads;
using SpanCodecs;

namespace JsonAot.Tests.OwnCodecs;

/// <summary>
/// The suite's payloads through their codecs, which do what System.Text.Json does. SpanCodec's own tests know no payload.
/// </summary>
public sealed class SpanCodecPayloadTests : IPayloadVisitor
{
    private const int Long = 10_000;

    [Theory]
    [MemberData(nameof(EveryPayload.Names), MemberType = typeof(EveryPayload))]
    public void A_payload_is_alike(string name) => InBox.PayloadNamed(name).Accept(this);

    [Fact]
    public void Most_payloads_have_a_codec() => Assert.InRange(
        InBox.Payloads.Count(payload => payload.GetType().GetInterfaces().Any(one => one.Name == typeof(IHasSpanCodec<>).Name)),
        8,
        int.MaxValue);

    void IPayloadVisitor.Visit<T>(Payload<T> payload)
        where T : class
    {
        if (payload is not IHasSpanCodec<T> own)
            return;
        CheckWhole(payload, own.SpanCodec);
        // A long document takes too long to be changed thousands of times.
        bool isLong = payload.CanonicalUtf8.Length >= Long;
        CheckChanged(isLong ? Reduced.Of(payload) : payload, own.SpanCodec);
    }

    private static void CheckWhole<T>(Payload<T> payload, SpanCodec<T> codec)
        where T : class
    {
        byte[] document = payload.CanonicalUtf8;
        Assert.Equal(document, codec.SerializeToUtf8Bytes(payload.Sample));
        Assert.True(payload.AreEqual(payload.Sample, codec.Deserialize(document)));
        Assert.True(payload.AreEqual(payload.Sample, codec.Deserialize(DocumentForms.Indented(payload))));
        CheckAlike([.. document, (byte)'x'], payload, codec);
    }

    private static void CheckChanged<T>(Payload<T> payload, SpanCodec<T> codec)
        where T : class
    {
        foreach (byte[] document in (byte[][])[payload.CanonicalUtf8, DocumentForms.Indented(payload)])
        {
            foreach (byte[] changed in Malformed.Documents.Truncated(document).Concat(Malformed.Documents.Mutated(document)))
                CheckAlike(changed, payload, codec);
        }
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
}
