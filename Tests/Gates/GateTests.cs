using System.Buffers;
using System.Text;
using System.Text.Json;
using System.Text.RegularExpressions;
using JsonAot.Codecs;
using JsonAot.Libraries;
using JsonAot.Payloads.CalibrationPoints;
using JsonAot.Payloads.SimpleAndComplex;
using JsonAot.Payloads.Texts;
using JsonAot.Tests.Payloads;
using JsonAot.Tests.ThirdParty;

namespace JsonAot.Tests.Gates;

public class GateTests
{
    private static readonly CalibrationPointsPayload Payload = new();

    /// <summary>
    /// Pairs that a contender of the platform, whose code is not ours, cannot carry; their figures are never ranked.
    /// </summary>
    private static readonly Dictionary<(string Contender, string Payload), string> KnownToFail = new()
    {
        [("DataContractJsonSerializer", "Complex")] = "$.Bytes",
        [("DataContractJsonSerializer", "Enterprise")] = "System.DateTimeOffset",
    };

    /// <summary>Interfaces that a contender needs of a payload; without it the contender is absent, and with it never.</summary>
    private static readonly Dictionary<string, Type> Needed = new()
    {
        ["Hand-written"] = typeof(IHasHandWritten<>),
        ["Hand-written, MemoryStream"] = typeof(IHasHandWritten<>),
        ["Manual"] = typeof(IHasManual<>),
        ["STJ fast path"] = typeof(IHasFastPath<>),
        ["SpanCodec"] = typeof(IHasSpanCodec<>),
        ["SpanCodec resolver"] = typeof(IHasSpanCodec<>),
    };

    /// <summary>
    /// They write strings, and escape no more than JSON demands. All others are timed against each other, and so must write the same bytes.
    /// </summary>
    private static readonly string[] EscapeByTheirOwnRules = ["Manual", "SimpleJson"];

    /// <summary>
    /// Documents of megabytes are cut to what shows something new: one takes a hundred times as long as
    /// the others, and what only a long one shows of System.Text.Json the first of its contenders shows.
    /// </summary>
    private static bool IsReduced(string contender) =>
        contender == "SimpleJson" || contender.StartsWith("STJ ", StringComparison.Ordinal) && contender != "STJ source-gen";

    private static readonly Dictionary<string, (ICodec<CalibrationPoint[]> Codec, Fidelity Fidelity, string Reason)> Mistaken = new()
    {
        ["a member is lost"] = (new AlteringCodec { Read = WithoutRawY }, Fidelity.Lossy, "$[1].RawY: 3671 became 0"),
        ["it throws"] = (Throwing, Fidelity.Throws, "OverflowException: too large"),
        ["the value becomes null"] = (new AlteringCodec { Read = _ => null }, Fidelity.Lossy, "became null"),
        // The type has integers there. The writer did not throw.
        ["numbers in quotes, which System.Text.Json cannot read"] = (
            new AlteringCodec { Written = json => Regex.Replace(json, @"\d+", "\"$0\"") },
            Fidelity.Lossy, "System.Text.Json cannot read what it wrote: JsonException"),
        ["a stream is read wrongly, and nothing else"] = (new BrokenStreamCodec(), Fidelity.Lossy, "reading a stream:"),
        ["a string is written wrongly, and nothing else"] =
            (new BrokenTextCodec(), Fidelity.Lossy, "writing a string: $[1].RawY: 3671 became 3672"),
        ["it writes over the array that it returned before"] = (new OverwritingCodec(), Fidelity.Lossy, "writing a string"),
        ["of a buffer in pieces the first is read"] = (new FirstPieceCodec(), Fidelity.Throws, "reading a buffer in pieces: JsonException"),
    };

    public static TheoryData<string> Mistakes() => [.. Mistaken.Keys];

    // The framework's older serializers have formats of their own for some members: findings of the verb verify.
    public static MatrixTheoryData<string, string> EveryOwnPair() => EveryPayload.With(InBox.Contenders
        .Where(contender => contender.IsOwn || contender.Name.StartsWith("STJ ", StringComparison.Ordinal))
        .Select(contender => contender.Name));

    /// <summary>Base64 of these bytes is plus signs alone, which System.Text.Json escapes in other texts.</summary>
    [Fact]
    public void What_the_payloads_own_document_does_not_escape_nobody_must()
    {
        byte[] bytes = [.. Enumerable.Repeat<byte[]>([0xFB, 0xEF, 0xBE], 1_000).SelectMany(three => three)];
        GateReport report = Gate.Check(new SourceGenContender(), new ComplexPayload().With(new Complex { Bytes = bytes }));
        Assert.True(report.Passed, report.ToString());
        Assert.Empty(report.Remarks);
    }

    [Theory]
    [MemberData(nameof(EveryOwnPair))]
    public void Contenders_in_the_box_are_faithful_or_say_why_they_are_absent(string contender, string payload)
    {
        var check = new GateVisitor(Contenders.Named(contender), IsReduced(contender));
        InBox.PayloadNamed(payload).Accept(check);
        if (KnownToFail.TryGetValue((contender, payload), out string? finding))
        {
            Assert.False(check.Report!.Passed);
            Assert.Contains(finding, check.Report.Reason, StringComparison.Ordinal);
            return;
        }

        bool isAbsent = Needed.TryGetValue(contender, out Type? needed)
            && !InBox.PayloadNamed(payload)
                .GetType().GetInterfaces().Any(type => type.IsGenericType && type.GetGenericTypeDefinition() == needed)
            // It knows no naming policy, no reference and no derived type.
            || contender == "SimpleJson"
            && InBox.PayloadNamed(payload).GetType().Namespace is "JsonAot.Payloads.Documents" or "JsonAot.Payloads.Refused";
        Assert.True(check.Report!.Fidelity == (isAbsent ? Fidelity.Unavailable : Fidelity.Faithful), check.Report.ToString());
        Assert.Equal(isAbsent, check.Report.Reason.Length > 10);
        if (!EscapeByTheirOwnRules.Contains(contender))
            Assert.Empty(check.Report.Remarks);
    }

    [Theory]
    [MemberData(nameof(Mistakes))]
    public void What_is_wrong_is_told(string mistake)
    {
        (ICodec<CalibrationPoint[]> codec, Fidelity fidelity, string reason) = Mistaken[mistake];
        GateReport report = Gate.Check("Mistaken", codec, Payload);
        Assert.Equal(fidelity, report.Fidelity);
        Assert.Contains(reason, report.Reason, StringComparison.Ordinal);
    }

    [Fact]
    public void Control_characters_of_an_exceptions_text_are_shown_and_not_sent_to_the_terminal()
    {
        string text = Gate.Describe(new FormatException("a \u001b[31mred\u001b[0m word\u0000"));
        Assert.Equal(@"FormatException: a \u001b[31mred\u001b[0m word\u0000", text);
    }

    [Fact]
    public void Output_that_is_not_JSON_is_refused()
    {
        GateReport report = Gate.Check("Cut", new AlteringCodec { Written = json => json[..^1] }, Payload);
        Assert.Equal(Fidelity.Throws, report.Fidelity);
        Assert.StartsWith("writing: what it wrote is no JSON: ", report.Reason, StringComparison.Ordinal);
    }

    [Fact]
    public void What_is_wrong_with_one_direction_says_nothing_of_the_other()
    {
        GateReport Check(Directions direction) => Gate.Check("Throws", Throwing, Payload, direction);
        Assert.True(Check(Directions.Serialize).Passed);
        Assert.Equal(Fidelity.Throws, Check(Directions.Deserialize).Fidelity);
        Assert.False(Check(Directions.None).Passed);
    }

    [Fact]
    public void Every_finding_is_told_once_with_the_lanes_that_it_was_seen_in()
    {
        GateReport report = Gate.Check("Several", new BrokenStreamCodec { Read = WithoutRawY }, Payload);
        Assert.Contains(report.Findings, finding => finding.StartsWith("reading a stream: $", StringComparison.Ordinal));
        string[] shared = [.. report.Findings.Where(finding => finding.Contains("$[1].RawY: 3671 became 0", StringComparison.Ordinal))];
        Assert.StartsWith("reading UTF-8, reading a string", Assert.Single(shared), StringComparison.Ordinal);
    }

    private static AlteringCodec Throwing => new() { Read = _ => throw new OverflowException("too large") };

    private static CalibrationPoint[] WithoutRawY(CalibrationPoint[] points)
    {
        points[1].RawY = 0;
        return points;
    }

    /// <summary>Right, but for what a test changes of it.</summary>
    private class AlteringCodec : Utf8Codec<CalibrationPoint[]>
    {
        private readonly ICodec<CalibrationPoint[]> _sound = new SourceGenContender().Offer(Payload).Codec!;

        internal Func<string, string> Written { get; init; } = json => json;

        internal Func<CalibrationPoint[], CalibrationPoint[]?> Read { get; init; } = points => points;

        public override byte[] SerializeToUtf8Bytes(CalibrationPoint[] value) =>
            Encoding.UTF8.GetBytes(Written(Encoding.UTF8.GetString(_sound.SerializeToUtf8Bytes(value))));

        public override CalibrationPoint[]? Deserialize(byte[] utf8) => Read(_sound.Deserialize(utf8)!);
    }

    private sealed class BrokenStreamCodec : AlteringCodec
    {
        public override CalibrationPoint[]? Deserialize(Stream utf8) => [.. base.Deserialize(utf8)!.Skip(1)];
    }

    private sealed class BrokenTextCodec : AlteringCodec
    {
        public override string SerializeToString(CalibrationPoint[] value) =>
            base.SerializeToString(value).Replace("3671", "3672", StringComparison.Ordinal);
    }

    /// <summary>Right when it is called for the first time.</summary>
    private sealed class OverwritingCodec : AlteringCodec
    {
        private byte[]? _written;

        public override byte[] SerializeToUtf8Bytes(CalibrationPoint[] value)
        {
            byte[] right = base.SerializeToUtf8Bytes(value);
            if (_written is null)
                return _written = right;
            right.CopyTo(_written, 0);
            int digit = _written.AsSpan().IndexOfAnyInRange((byte)'1', (byte)'8');
            _written[digit]++;
            return _written;
        }
    }

    private sealed class FirstPieceCodec : AlteringCodec
    {
        public override CalibrationPoint[]? Deserialize(ReadOnlySequence<byte> utf8) => Deserialize(utf8.FirstSpan.ToArray());
    }

    // A writer that escapes other characters writes another number of bytes: no fault, but the gate says so.
    private static readonly TextsPayload Feeds = new();

    [Fact]
    public void A_writer_that_escapes_more_is_faithful_and_the_gate_says_how_much_longer_its_document_is()
    {
        GateReport report = Gate.Check(
            "Escaping", new FeedCodec(value => JsonSerializer.SerializeToUtf8Bytes(value, Feeds.FastPath)), Feeds);
        Assert.True(report.Passed, report.ToString());
        Assert.Matches(@"^writing: it escapes more than the payload's own document: [4-6]\d % more bytes$", Assert.Single(report.Remarks));
    }

    [Fact]
    public void What_is_lost_is_no_matter_of_escapes()
    {
        var codec = new FeedCodec(value => JsonSerializer.SerializeToUtf8Bytes(new Feed { Title = value.Title }, Feeds.Metadata));
        GateReport report = Gate.Check("Losing", codec, Feeds);
        Assert.Equal(Fidelity.Lossy, report.Fidelity);
        Assert.Empty(report.Remarks);
    }

    /// <summary>Contenders that must not touch the metadata ask the payload itself.</summary>
    [Theory]
    [MemberData(nameof(EveryPayload.Names), MemberType = typeof(EveryPayload))]
    public void A_payload_names_the_encoder_of_its_metadata(string name) => InBox.PayloadNamed(name).Accept(new EncoderVisitor());

    private sealed class EncoderVisitor : IPayloadVisitor
    {
        public void Visit<T>(Payload<T> payload)
            where T : class => Assert.Same(payload.Metadata.Options.Encoder, payload.Encoder);
    }

    private sealed class FeedCodec(Func<Feed, byte[]> write) : Utf8Codec<Feed>
    {
        public override byte[] SerializeToUtf8Bytes(Feed value) => write(value);

        public override Feed? Deserialize(byte[] utf8) => JsonSerializer.Deserialize(utf8, Feeds.Metadata);
    }
}
