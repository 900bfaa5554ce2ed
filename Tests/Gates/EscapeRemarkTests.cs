using System.Text.Json;
using JsonAot.Payloads.Texts;
using Xunit;

namespace JsonAot.Tests.Gates;

/// <summary>Whoever escapes other characters writes another number of bytes: no fault, but the gate says so.</summary>
public class EscapeRemarkTests
{
    private static readonly TextsPayload Payload = new();

    public static TheoryData<string> EveryName() => [.. InBox.Payloads.Select(payload => payload.Name)];

    [Fact]
    public void A_writer_that_escapes_more_is_faithful_and_the_gate_says_how_much_longer_its_document_is()
    {
        GateReport report = Gate.Check("Escaping", new EscapingCodec(), Payload);
        Assert.True(report.Passed, report.ToString());
        Assert.Matches(@"^writing: it escapes more than the payload's own document: [4-6]\d % more bytes$", Assert.Single(report.Remarks));
    }

    [Fact]
    public void What_is_lost_is_no_matter_of_escapes()
    {
        GateReport report = Gate.Check("Losing", new LosingCodec(), Payload);
        Assert.Equal(Fidelity.Lossy, report.Fidelity);
        Assert.Empty(report.Remarks);
    }

    /// <summary>Contenders that must not touch the metadata ask the payload itself.</summary>
    [Theory]
    [MemberData(nameof(EveryName))]
    public void A_payload_names_the_encoder_of_its_metadata(string name) => InBox.PayloadNamed(name).Accept(new EncoderVisitor());

    private sealed class EncoderVisitor : IPayloadVisitor
    {
        public void Visit<T>(Payload<T> payload)
            where T : class => Assert.Same(payload.Metadata.Options.Encoder, payload.Encoder);
    }

    private sealed class EscapingCodec : Utf8Codec<Feed>
    {
        public override byte[] SerializeToUtf8Bytes(Feed value) => JsonSerializer.SerializeToUtf8Bytes(value, Payload.FastPath);

        public override Feed? Deserialize(byte[] utf8) => JsonSerializer.Deserialize(utf8, Payload.Metadata);
    }

    private sealed class LosingCodec : Utf8Codec<Feed>
    {
        public override byte[] SerializeToUtf8Bytes(Feed value) => JsonSerializer.SerializeToUtf8Bytes(new Feed { Title = value.Title }, Payload.Metadata);

        public override Feed? Deserialize(byte[] utf8) => JsonSerializer.Deserialize(utf8, Payload.Metadata);
    }
}
