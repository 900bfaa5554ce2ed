using System.Buffers;
using JsonAot.Codecs;
using JsonAot.Libraries;
using JsonAot.Payloads.CalibrationPoints;
using JsonAot.Tests.ThirdParty;
using Xunit;

namespace JsonAot.Tests.Gates;

public class GateTests
{
    private static readonly CalibrationPointsPayload Payload = new();

    /// <summary>What a contender of the platform, whose code is not ours, cannot carry; the figures of these pairs are never ranked.</summary>
    private static readonly Dictionary<(string Contender, string Payload), string> KnownToFail = new()
    {
        [("DataContractJsonSerializer", "Complex")] = "$.Bytes",
        [("DataContractJsonSerializer", "Enterprise")] = "System.DateTimeOffset",
    };

    /// <summary>What a payload must have for a contender; without it the contender is absent, and with it never.</summary>
    private static readonly Dictionary<string, Type> Needed = new()
    {
        ["Hand-written"] = typeof(IHasHandWritten<>),
        ["Hand-written, MemoryStream"] = typeof(IHasHandWritten<>),
        ["Manual"] = typeof(IHasManual<>),
        ["STJ fast path"] = typeof(IHasFastPath<>),
        ["SpanCodec"] = typeof(IHasSpanCodec<>),
        ["SpanCodec bridge"] = typeof(IHasSpanCodec<>),
    };

    /// <summary>They write strings, and escape no more than JSON demands. All others are timed against each other, and so must write the same bytes.</summary>
    private static readonly string[] EscapeByTheirOwnRules = ["Manual", "SimpleJson"];

    /// <summary>It takes a hundred times as long as the others.</summary>
    private static readonly string[] Slow = ["SimpleJson"];

    public static TheoryData<string, string> EveryOwnPair()
    {
        var pairs = new TheoryData<string, string>();
        // The framework's older serializers have formats of their own for some members: findings of the verb verify.
        foreach (Contender contender in InBox.Contenders.Where(contender => contender.IsOwn || contender.Name.StartsWith("STJ ", StringComparison.Ordinal)))
        {
            foreach (IPayload payload in InBox.Payloads)
                pairs.Add(contender.Name, payload.Name);
        }

        return pairs;
    }

    [Theory]
    [MemberData(nameof(EveryOwnPair))]
    public void Contenders_in_the_box_are_faithful_or_say_why_they_are_absent(string contender, string payload)
    {
        var check = new GateVisitor(Contenders.Named(contender), Slow.Contains(contender));
        InBox.PayloadNamed(payload).Accept(check);
        if (KnownToFail.TryGetValue((contender, payload), out string? finding))
        {
            Assert.False(check.Report!.Passed);
            Assert.Contains(finding, check.Report.Reason, StringComparison.Ordinal);
            return;
        }

        bool isAbsent = Needed.TryGetValue(contender, out Type? needed)
            && !InBox.PayloadNamed(payload).GetType().GetInterfaces().Any(type => type.IsGenericType && type.GetGenericTypeDefinition() == needed)
            // It knows no naming policy.
            || contender == "SimpleJson" && InBox.PayloadNamed(payload).GetType().Namespace == "JsonAot.Payloads.Documents";
        Assert.True(check.Report!.Fidelity == (isAbsent ? Fidelity.Unavailable : Fidelity.Faithful), check.Report.ToString());
        Assert.Equal(isAbsent, check.Report.Reason.Length > 10);
        if (!EscapeByTheirOwnRules.Contains(contender))
            Assert.Empty(check.Report.Remarks);
    }

    [Fact]
    public void A_lost_member_is_named_with_both_values()
    {
        GateReport report = Gate.Check("Broken", new AlteringCodec(points => points![1].RawY = 0), Payload);
        Assert.Equal(Fidelity.Lossy, report.Fidelity);
        Assert.Contains("$[1].RawY: 3671 became 0", report.Reason, StringComparison.Ordinal);
    }

    [Fact]
    public void A_contender_that_throws_is_reported_with_the_exception()
    {
        GateReport report = Gate.Check("Throws", new AlteringCodec(_ => throw new OverflowException("too large")), Payload);
        Assert.Equal(Fidelity.Throws, report.Fidelity);
        Assert.Contains("OverflowException: too large", report.Reason, StringComparison.Ordinal);
    }

    [Fact]
    public void Control_characters_of_an_exceptions_text_are_shown_and_not_sent_to_the_terminal()
    {
        string text = Gate.Describe(new FormatException("a \u001b[31mred\u001b[0m word\u0000"));
        Assert.Equal(@"FormatException: a \u001b[31mred\u001b[0m word\u0000", text);
    }

    [Fact]
    public void A_value_that_becomes_null_is_reported()
    {
        GateReport report = Gate.Check("Null", new NullCodec(), Payload);
        Assert.Contains("became null", report.Reason, StringComparison.Ordinal);
    }

    [Fact]
    public void Output_that_is_not_JSON_is_refused()
    {
        GateReport report = Gate.Check("Cut", new CuttingCodec(), Payload);
        Assert.Equal(Fidelity.Throws, report.Fidelity);
        Assert.StartsWith("writing: what it wrote is no JSON: ", report.Reason, StringComparison.Ordinal);
        Assert.Equal(report.Reason, report.Refusal);
    }

    [Fact]
    public void A_reader_that_cannot_read_a_writers_JSON_is_named_and_the_writer_did_not_throw()
    {
        GateReport report = Gate.Check("Foreign", new QuotingCodec(), Payload);
        Assert.Equal(Fidelity.Lossy, report.Fidelity);
        Assert.Contains("System.Text.Json cannot read what it wrote: JsonException", report.Reason, StringComparison.Ordinal);
    }

    [Fact]
    public void What_is_wrong_with_one_direction_says_nothing_of_the_other()
    {
        GateReport Check(Directions direction) => Gate.Check("Throws", new AlteringCodec(_ => throw new OverflowException("too large")), Payload, direction);
        Assert.True(Check(Directions.Serialize).Passed);
        Assert.Equal(Fidelity.Throws, Check(Directions.Deserialize).Fidelity);
        Assert.False(Check(Directions.None).Passed);
    }

    [Fact]
    public void Every_finding_is_told_once_with_the_lanes_that_it_was_seen_in()
    {
        GateReport report = Gate.Check("Several", new SeveralFaults(), Payload);
        Assert.Contains(report.Findings, finding => finding.StartsWith("reading a stream: $", StringComparison.Ordinal));
        string[] shared = [.. report.Findings.Where(finding => finding.Contains("$[1].RawY: 3671 became 0", StringComparison.Ordinal))];
        Assert.StartsWith("reading UTF-8, reading a string", Assert.Single(shared), StringComparison.Ordinal);
    }

    [Fact]
    public void Every_lane_is_checked_not_only_the_first()
    {
        GateReport report = Gate.Check("Stream", new BrokenStreamCodec(), Payload);
        Assert.Equal(Fidelity.Lossy, report.Fidelity);
        Assert.StartsWith("reading a stream:", report.Reason, StringComparison.Ordinal);
    }

    [Fact]
    public void A_buffer_is_read_in_pieces_too()
    {
        GateReport report = Gate.Check("First piece", new FirstPieceCodec(), Payload);
        Assert.Equal(Fidelity.Throws, report.Fidelity);
        Assert.StartsWith("reading a buffer in pieces: JsonException", report.Reason, StringComparison.Ordinal);
    }

    private class SoundCodec : Utf8Codec<CalibrationPoint[]>
    {
        private readonly ICodec<CalibrationPoint[]> _sound = new SourceGenContender().Offer(Payload).Codec!;

        public override byte[] SerializeToUtf8Bytes(CalibrationPoint[] value) => _sound.SerializeToUtf8Bytes(value);

        public override CalibrationPoint[]? Deserialize(byte[] utf8) => _sound.Deserialize(utf8);
    }

    private sealed class AlteringCodec(Action<CalibrationPoint[]?> alter) : SoundCodec
    {
        public override CalibrationPoint[]? Deserialize(byte[] utf8)
        {
            CalibrationPoint[]? points = base.Deserialize(utf8);
            alter(points);
            return points;
        }
    }

    private sealed class NullCodec : SoundCodec
    {
        public override CalibrationPoint[]? Deserialize(byte[] utf8) => null;
    }

    private sealed class CuttingCodec : SoundCodec
    {
        public override byte[] SerializeToUtf8Bytes(CalibrationPoint[] value) => base.SerializeToUtf8Bytes(value)[..^1];
    }

    private sealed class BrokenStreamCodec : SoundCodec
    {
        public override CalibrationPoint[]? Deserialize(Stream utf8) => [.. base.Deserialize(utf8)!.Skip(1)];
    }

    private sealed class FirstPieceCodec : SoundCodec
    {
        public override CalibrationPoint[]? Deserialize(ReadOnlySequence<byte> utf8) => Deserialize(utf8.FirstSpan.ToArray());
    }

    /// <summary>JSON, but numbers in quotes where the type has integers.</summary>
    private sealed class QuotingCodec : SoundCodec
    {
        public override byte[] SerializeToUtf8Bytes(CalibrationPoint[] value) =>
            System.Text.Encoding.UTF8.GetBytes(System.Text.RegularExpressions.Regex.Replace(
                System.Text.Encoding.UTF8.GetString(base.SerializeToUtf8Bytes(value)), @"\d+", "\"$0\""));
    }

    private sealed class SeveralFaults : SoundCodec
    {
        public override CalibrationPoint[]? Deserialize(byte[] utf8)
        {
            CalibrationPoint[] points = base.Deserialize(utf8)!;
            points[1].RawY = 0;
            return points;
        }

        public override CalibrationPoint[]? Deserialize(Stream utf8) => [.. Deserialize(Payload.CanonicalUtf8)!.Skip(1)];
    }
}
