using System.Text;
using JsonAot.Libraries;
using JsonAot.Payloads.Texts;

namespace JsonAot.Tests.ThirdParty;

/// <summary>Newtonsoft.Json is measured as its own performance tips say that it should be used.</summary>
public class NewtonsoftCodecTests
{
    private static readonly TextsPayload Texts = new();
    private static readonly ICodec<Feed> Codec = Contenders.Named("Newtonsoft.Json").Offer(Texts).Codec!;

    [Fact]
    public void A_large_document_is_read_without_a_string_of_all_of_it()
    {
        byte[] utf8 = Texts.CanonicalUtf8;
        string text = Encoding.UTF8.GetString(utf8);
        long ofText = AllocatedBy(() => Codec.Deserialize(text));
        Assert.InRange(AllocatedBy(() => Codec.Deserialize(utf8)), 1, ofText + text.Length / 4);
    }

    [Fact]
    public void A_large_document_is_written_without_a_string_of_all_of_it() =>
        Assert.InRange(
            AllocatedBy(() => Codec.SerializeToUtf8Bytes(Texts.Sample)), Texts.CanonicalUtf8.Length, Texts.CanonicalUtf8.Length * 3 / 2);

    [Theory]
    [InlineData(100)]
    [InlineData(100_000)]
    public void Bytes_that_are_not_UTF8_are_refused_in_every_lane(int length)
    {
        byte[] document = Encoding.UTF8.GetBytes($$"""{"Title":"{{new string('x', length)}}"}""");
        document[length / 2 + 10] = 0xC3;
        Assert.ThrowsAny<Exception>(() => Codec.Deserialize(document));
        Assert.ThrowsAny<Exception>(() => Codec.Deserialize(new MemoryStream(document)));
    }

    [Theory]
    [InlineData(100)]
    [InlineData(100_000)]
    public void Text_after_the_document_is_refused_in_every_lane(int length)
    {
        string document = $$"""{"Title":"{{new string('x', length)}}"} x""";
        byte[] utf8 = Encoding.UTF8.GetBytes(document);
        Assert.Equal(length, Codec.Deserialize(utf8.AsSpan(0, utf8.Length - 2).ToArray())!.Title!.Length);
        Assert.ThrowsAny<Exception>(() => Codec.Deserialize(document));
        Assert.ThrowsAny<Exception>(() => Codec.Deserialize(utf8));
        Assert.ThrowsAny<Exception>(() => Codec.Deserialize(new MemoryStream(utf8)));
    }

    /// <summary>Measures the third call: the first one learns how long a document is, and the second makes what is kept.</summary>
    private static long AllocatedBy(Func<object?> call)
    {
        call();
        call();
        long before = GC.GetAllocatedBytesForCurrentThread();
        call();
        return GC.GetAllocatedBytesForCurrentThread() - before;
    }
}
