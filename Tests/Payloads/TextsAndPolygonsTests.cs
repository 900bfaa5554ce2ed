using System.Text;
using JsonAot.Codecs;
using JsonAot.Payloads.Polygons;
using JsonAot.Payloads.Texts;
using Xunit;

namespace JsonAot.Tests.Payloads;

public class TextsAndPolygonsTests
{
    private static readonly TextsPayload Texts = new();
    private static readonly PolygonsPayload Polygons = new();

    [Fact]
    public void Texts_are_long_and_much_of_them_beyond_ascii_and_not_escaped()
    {
        byte[] document = Texts.CanonicalUtf8;
        Assert.InRange(document.Length, 550_000, 650_000);
        Assert.InRange(document.Count(value => value >= 0x80), document.Length * 2 / 5, document.Length);
        Assert.Contains("今日は", Encoding.UTF8.GetString(document), StringComparison.Ordinal);
        Assert.Contains(Texts.Sample.Posts!, post => post.Text?.Length > 1_000);
        Assert.Contains(Texts.Sample.Posts!, post => post.Text?.Contains("🚀", StringComparison.Ordinal) == true);
    }

    [Fact]
    public void The_escaped_ones_are_the_same_in_ascii()
    {
        var escaped = new EscapedTextsPayload();
        Assert.True(Ascii.IsValid(escaped.CanonicalUtf8));
        Assert.Contains(@"\uD83D\uDE80", Encoding.UTF8.GetString(escaped.CanonicalUtf8), StringComparison.Ordinal);
        Assert.True(Texts.AreEqual(Texts.Sample, ((IHasSpanCodec<Feed>)escaped).SpanCodec.Deserialize(escaped.CanonicalUtf8)));
    }

    [Fact]
    public void Polygons_have_more_than_a_hundred_thousand_numbers_with_all_their_digits()
    {
        double[] numbers = [.. Polygons.Sample.SelectMany(polygon => polygon.Rings ?? []).SelectMany(ring => ring).SelectMany(point => point)];
        Assert.InRange(numbers.Length, 100_001, 120_000);
        Assert.InRange(Polygons.CanonicalUtf8.Length, 1_900_000, 2_300_000);
        Assert.InRange(numbers.Count(number => number.ToString("R", null).Length >= 17), numbers.Length * 9 / 10, numbers.Length);
    }

    [Fact]
    public void Equality_notices_every_change()
    {
        HandWrittenChecks.NoticesEveryChange(Texts, Reduced.Of(Texts).CanonicalUtf8);
        HandWrittenChecks.NoticesEveryChange(Polygons, Reduced.Of(Polygons).CanonicalUtf8);
        Assert.False(Polygons.AreEqual(Polygons.Sample, Polygons.Sample[1..]));
        Assert.False(Texts.AreEqual(Texts.Sample, null));
    }

    [Fact]
    public void Hand_written_code_gives_the_value_back_and_takes_members_in_any_order()
    {
        HandWrittenChecks.RoundTrips(Polygons);
        ICodec<Feed> codec = new HandWrittenContender().Offer(Texts).Codec!;
        Assert.True(Texts.AreEqual(Texts.Sample, codec.Deserialize(codec.SerializeToUtf8Bytes(Texts.Sample))));
        HandWrittenChecks.ReadsUnusualDocuments(Texts, Reduced.Of(Texts).CanonicalUtf8);
        HandWrittenChecks.ReadsUnusualDocuments(Polygons, Reduced.Of(Polygons).CanonicalUtf8);
        HandWrittenChecks.RefusesWrongTokens(Texts, Reduced.Of(Texts).CanonicalUtf8);
        HandWrittenChecks.RefusesWrongTokens(Polygons, Reduced.Of(Polygons).CanonicalUtf8);
    }
}
