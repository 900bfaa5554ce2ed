using System.Text;
using System.Text.Json;
using SpanCodecs.Tests.Generation;
using Xunit;

namespace SpanCodecs.Tests.Paths;

/// <summary>[SpanCodec(…, AfterMembers = AfterValue.Unread)]: reading is done when all members have come.</summary>
public class EarlyEndTests
{
    [Theory]
    [InlineData("""{"x":0,"Id":1,"y":[{}],"Name":"a","Counts":[1]""")]
    [InlineData("""{"Id":1,"Name":"a","Counts":[1],"Id":2}""")]
    [InlineData("""{"Counts":[1], "Name":"a", "z":1, "Id":1 garbage""")]
    [InlineData("{\n  \"Id\": 1,\n  \"Name\": \"a\",\n  \"Counts\": [1]\n, ]]]")]
    public void What_is_behind_the_last_member_is_unread(string json)
    {
        byte[] utf8 = Encoding.UTF8.GetBytes(json);
        foreach (Few? few in (Few?[])[PathTestCodecs.Few.Deserialize(utf8), PathTestCodecs.Few.Deserialize(new MemoryStream(utf8)),
            DistinctPathCodecs.Few.Deserialize(utf8)])
            Assert.Equal((1, "a", "1"), (few!.Id, few.Name, string.Join(',', few.Counts!)));
        Assert.True(PathTestCodecs.Few.TryDeserialize(utf8, out _));
    }

    [Theory]
    [InlineData("""{"x":0,"Id":1,"Name":"a","Counts":x""")]
    [InlineData("""{"x":01,"Id":1,"Name":"a","Counts":[]}""")]
    [InlineData("""{"Id":1,"Name":"a","y":[}""")]
    [InlineData("""{"Id":1,"Name":"a"} x""")]
    [InlineData("""{"Id":1,"Name":"a" """)]
    public void What_is_before_it_is_checked_as_ever(string json) =>
        Assert.Throws<JsonException>(() => PathTestCodecs.Few.Deserialize(json));

    [Fact]
    public void Without_all_members_the_document_is_read_to_its_end()
    {
        Assert.Equal((2, null), (PathTestCodecs.Few.Deserialize("""{"Id":1,"Id":2}""")!.Id, PathTestCodecs.Few.Deserialize("{}")!.Name));
        Assert.Null(PathTestCodecs.Few.Deserialize("null"));
        Assert.Equal(new FewMade(3), PathTestCodecs.FewMade.Deserialize("""{"Id":3}"""));
        Assert.Equal(new FewMade(3, "x"), PathTestCodecs.FewMade.Deserialize("""{"Name":"x","Id":3,"""));
        Assert.Throws<JsonException>(() => DistinctPathCodecs.Few.Deserialize("""{"Id":1,"Id":2,"Name":"a","Counts":[]}"""));
    }

    [Fact]
    public void Inside_of_another_value_the_object_is_read_to_its_end()
    {
        const string Whole = """{"Id":1,"Name":"a","Counts":[],"more":{"x":[1]}}""";
        Assert.Equal(1, PathTestCodecs.FewHolder.Deserialize($$"""{"First":{{Whole}},"Second":{{Whole}}}""")!.Second!.Id);
        Assert.Equal(2, PathTestCodecs.FewArray.Deserialize($"[{Whole},{Whole}]")!.Length);
        Assert.Throws<JsonException>(() => PathTestCodecs.FewArray.Deserialize("""[{"Id":1,"Name":"a","Counts":[],x}]"""));
    }

    [Fact]
    public void At_a_place_nothing_behind_is_read_either()
    {
        byte[] utf8 = """{"a":[{},{"Id":1,"Name":"a","Counts":[],x"""u8.ToArray();
        Assert.Equal(1, PathTestCodecs.Few.DeserializeAt(utf8, "/a/1")!.Id);
        Assert.True(PathTestCodecs.Few.TryDeserializeAt(utf8, "/a/1", out _));
        Assert.Throws<JsonException>(() => PathTestCodecs.Few.DeserializeAt("""{"x":01,"a":{}}""", "/a"));
    }

    /// <summary>System.Text.Json reads to the end, and so does JsonSerializer with the codecs.</summary>
    [Fact]
    public void The_resolver_leaves_such_types()
    {
        var options = new JsonSerializerOptions
        {
            TypeInfoResolverChain = { PathTestCodecs.Resolver, JsonSerializerOptions.Default.TypeInfoResolver! },
        };
        Assert.Contains("ends with its members", PathTestCodecs.Resolver.WhyNot(typeof(Few), options), StringComparison.Ordinal);
        Assert.Equal(2, JsonSerializer.Deserialize<Few>("""{"Id":1,"Name":"a","Counts":[],"Id":2}""", options)!.Id);
    }

    [Theory]
    [InlineData("it is no object with members", "[«SpanCodec(typeof(int[]), AfterMembers = AfterValue.Unread)»] partial class Codecs;")]
    [InlineData("it has derived types", "[JsonDerivedType(typeof(B))] class A { public int X { get; set; } } class B : A; "
        + "[«SpanCodec(typeof(A), AfterMembers = AfterValue.Unread)»] partial class Codecs;")]
    [InlineData("it is a derived type", "[JsonDerivedType(typeof(B))] class A { public int X { get; set; } } class B : A; "
        + "[«SpanCodec(typeof(B), AfterMembers = AfterValue.Unread)»] partial class Codecs;")]
    [InlineData("its extension data takes all", "class A { public int X { get; set; } "
        + "[JsonExtensionData] public Dictionary<string, JsonElement>? M { get; set; } } "
        + "[«SpanCodec(typeof(A), AfterMembers = AfterValue.Unread)»] partial class Codecs;")]
    [InlineData("it refuses unknown members", "[JsonUnmappedMemberHandling(JsonUnmappedMemberHandling.Disallow)] "
        + "class A { public int X { get; set; } } [«SpanCodec(typeof(A), AfterMembers = AfterValue.Unread)»] partial class Codecs;")]
    [InlineData("it has no members that are read", "class A { public int X => 1; } "
        + "[«SpanCodec(typeof(A), AfterMembers = AfterValue.Unread)»] partial class Codecs;")]
    [InlineData("AfterMembers has no value 7", "class A { public int X { get; set; } } "
        + "[«SpanCodec(typeof(A), AfterMembers = (AfterValue)7)»] partial class Codecs;")]
    public void What_cannot_end_early_is_refused(string reason, string marked)
    {
        MarkedSource.AssertReported("SPAN0009", marked);
        GeneratorRun run = GeneratorRun.Of(
            MarkedSource.Usings + marked.Replace("«", "", StringComparison.Ordinal).Replace("»", "", StringComparison.Ordinal));
        Assert.Contains(reason, Assert.Single(run.Reported).GetMessage(), StringComparison.Ordinal);
    }

    /// <summary>Programs without it have the code that they had.</summary>
    [Fact]
    public void Only_the_marked_type_has_other_code()
    {
        const string Source = "class A { public int X { get; set; } public B? Y { get; set; } } class B { public int Z { get; set; } } ";
        string[] usual = Code(Source + "[SpanCodec(typeof(A))] partial class Codecs;");
        string[] checkedToo = Code(Source + "[SpanCodec(typeof(A), AfterMembers = AfterValue.Checked)] partial class Codecs;");
        string[] early = Code(Source + "[SpanCodec(typeof(A), AfterMembers = AfterValue.Unread)] partial class Codecs;");
        Assert.Equal(usual, checkedToo);
        Assert.Single(usual.Except(early), code => code.Contains("static class AJson", StringComparison.Ordinal));
    }

    private static string[] Code(string source) => [.. GeneratorRun.Of(MarkedSource.Usings + source).Result.GeneratedSources
        .Where(file => !file.HintName.Contains("Resolver", StringComparison.Ordinal) && file.HintName != "Codecs.g.cs")
        .Select(file => file.SourceText.ToString())];
}
