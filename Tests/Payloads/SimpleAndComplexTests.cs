using System.Text.Json;
using System.Text.Json.Serialization.Metadata;
using JsonAot.Codecs;
using JsonAot.Payloads.SimpleAndComplex;
using Xunit;

namespace JsonAot.Tests.Payloads;

public class SimpleAndComplexTests
{
    private static readonly SimplePayload Simple = new();
    private static readonly ComplexPayload Complex = new();
    private static readonly SimpleList2000Payload List = new();

    /// <summary>Enough of the list for what must be tried at every byte or leaf, with its one null name.</summary>
    private static readonly byte[] ShortList = JsonSerializer.SerializeToUtf8Bytes(
        [.. List.Sample.Where(simple => simple.Name is null).Take(1), .. List.Sample.Take(4)],
        List.Metadata);

    [Fact]
    public void The_shapes_are_what_the_names_say()
    {
        Assert.Equal(3, Members(Simple.CanonicalUtf8));
        Assert.InRange(Members(Complex.CanonicalUtf8), 28, 34);
        Assert.Equal(2000, List.Sample.Count);
        Assert.InRange(List.CanonicalUtf8.Length, 80_000, 200_000);
    }

    [Fact]
    public void The_list_has_nulls_escapes_and_letters_beyond_ascii()
    {
        Assert.Contains(List.Sample, simple => simple.Name is null);
        Assert.Contains(List.Sample, simple => simple.Name?.Contains('"') == true);
        Assert.Contains(List.Sample, simple => simple.Name?.Any(letter => letter > 127) == true);
    }

    [Fact]
    public void Samples_are_the_same_each_time()
    {
        Assert.True(Complex.AreEqual(Complex.Sample, Complex.CreateSample()));
        Assert.True(List.AreEqual(List.Sample, List.CreateSample()));
    }

    [Fact]
    public void Times_keep_their_kind_and_none_depends_on_the_machine()
    {
        Assert.Equal(DateTimeKind.Utc, Complex.Sample.UtcTime.Kind);
        Assert.Equal(DateTimeKind.Unspecified, Complex.Sample.PlainTime.Kind);
        Complex sameTicks = Complex.CreateSample();
        sameTicks.PlainTime = DateTime.SpecifyKind(sameTicks.PlainTime, DateTimeKind.Utc);
        Assert.False(Complex.AreEqual(Complex.Sample, sameTicks));
        Complex sameInstant = Complex.CreateSample();
        sameInstant.OffsetTime = sameInstant.OffsetTime.ToUniversalTime();
        Assert.False(Complex.AreEqual(Complex.Sample, sameInstant));
    }

    [Fact]
    public void Every_type_has_the_fast_path()
    {
        Assert.NotNull(Simple.FastPath.SerializeHandler);
        Assert.NotNull(Complex.FastPath.SerializeHandler);
        Assert.NotNull(List.FastPath.SerializeHandler);
        Assert.NotNull(SimpleAndComplexFastPath.Default.Address.SerializeHandler);
        Assert.NotNull(SimpleAndComplexFastPath.Default.DictionaryStringInt32.SerializeHandler);
    }

    [Fact]
    public void Equality_notices_every_change()
    {
        HandWrittenChecks.NoticesEveryChange(Simple, Simple.CanonicalUtf8);
        HandWrittenChecks.NoticesEveryChange(Complex, Complex.CanonicalUtf8);
        HandWrittenChecks.NoticesEveryChange(List, ShortList);
        Assert.False(List.AreEqual(List.Sample, List.Sample[1..]));
        Assert.False(Simple.AreEqual(Simple.Sample, null));
        Assert.True(Simple.AreEqual(null, null));
    }

    [Fact]
    public void Hand_written_code_gives_the_value_back()
    {
        HandWrittenChecks.RoundTrips(Simple);
        HandWrittenChecks.RoundTrips(Complex);
        HandWrittenChecks.RoundTrips(List);
    }

    [Fact]
    public void Hand_written_code_takes_members_in_any_order_and_company()
    {
        HandWrittenChecks.ReadsUnusualDocuments(Simple, Simple.CanonicalUtf8);
        HandWrittenChecks.ReadsUnusualDocuments(Complex, Complex.CanonicalUtf8, "Counts");
        HandWrittenChecks.ReadsUnusualDocuments(List, ShortList);
    }

    [Fact]
    public void Hand_written_code_refuses_values_of_another_type()
    {
        HandWrittenChecks.RefusesWrongTokens(Simple, Simple.CanonicalUtf8);
        HandWrittenChecks.RefusesWrongTokens(Complex, Complex.CanonicalUtf8);
        HandWrittenChecks.RefusesWrongTokens(List, ShortList);
    }

    [Fact]
    public void A_collection_that_is_null_stays_null()
    {
        var bare = new Complex();
        ICodec<Complex> codec = new HandWrittenContender().Offer(Complex).Codec!;
        Assert.True(Complex.AreEqual(bare, codec.Deserialize(codec.SerializeToUtf8Bytes(bare))));
        Assert.False(Complex.AreEqual(bare, new Complex { Bytes = [] }));
        Assert.False(Complex.AreEqual(bare, new Complex { Counts = [] }));
    }

    [Fact]
    public void Cycles_are_cycles_and_System_Text_Json_refuses_them()
    {
        SimpleNode simple = Cycles.CreateSimple();
        Assert.Same(simple, simple.Child!.Parent);
        ComplexNode complex = Cycles.CreateComplex();
        Assert.All(complex.Children!, child => Assert.Same(complex, child.Parent));

        AssertRefused(simple, SimpleAndComplexMetadata.Default.SimpleNode);
        AssertRefused(complex, SimpleAndComplexMetadata.Default.ComplexNode);
    }

    [Fact]
    public void Nodes_without_a_cycle_are_written()
    {
        var leaf = new SimpleNode { Value = Simple.Sample, Child = new SimpleNode() };
        byte[] written = JsonSerializer.SerializeToUtf8Bytes(leaf, SimpleAndComplexMetadata.Default.SimpleNode);
        SimpleNode? back = JsonSerializer.Deserialize(written, SimpleAndComplexMetadata.Default.SimpleNode);
        Assert.True(Simple.AreEqual(Simple.Sample, back?.Value));
        Assert.NotNull(SimpleAndComplexFastPath.Default.SimpleNode.SerializeHandler);
        Assert.NotNull(SimpleAndComplexFastPath.Default.ComplexNode.SerializeHandler);
    }

    /// <summary>By the depth that metadata counts, or by that of the writer, to which the fast path leaves it.</summary>
    private static void AssertRefused<T>(T cycle, JsonTypeInfo<T> metadata)
    {
        Exception refusal = Assert.ThrowsAny<Exception>(() => JsonSerializer.SerializeToUtf8Bytes(cycle, metadata));
        Assert.True(refusal is JsonException or InvalidOperationException, refusal.ToString());
    }

    private static int Members(byte[] utf8)
    {
        using JsonDocument document = JsonDocument.Parse(utf8);
        return document.RootElement.EnumerateObject().Count();
    }
}
