using System.Text.Json;
using SpanCodecs.Tests.Generation.Types;
using Xunit;

namespace SpanCodecs.Tests.Generation;

/// <summary>Names, order, conditions and options, followed as reflection follows them.</summary>
public class OptionTests
{
    private static Named NamedSample => new()
    {
        First = "f",
        Odd = 1,
        Leading = 2,
        Trailing = 3,
        Ignored = 4,
        Sometimes = "s",
        Seldom = 6,
        SeldomNull = 0,
        XMLHttpRequest2 = "x",
        @class = 7,
    };

    [Fact]
    public void Names_and_order_are_alike()
    {
        foreach (Named value in (Named[])[new(), NamedSample])
        {
            new Twin<Named>(TestCodecs.Named).AssertRoundTrip(value);
            new Twin<Named>(CamelCodecs.Named, KnownOptions.Camel).AssertRoundTrip(value);
            new Twin<Named>(IndentedCodecs.Named, KnownOptions.Indented).AssertRoundTrip(value);
            new Twin<Named>(SparseCodecs.Named, KnownOptions.Sparse).AssertRoundTrip(value);
        }

        new Twin<Named>(TestCodecs.Named).AssertReads("{\"na\\u00efve \\\"quoted\\\" <&>\":5,\"Ignored\":9}");
        new Twin<Named>(CamelCodecs.Named, KnownOptions.Camel)
            .AssertReads("{\"FIRST NAME\":\"x\",\"NAÏVE \\\"QUOTED\\\" <&>\":5,\"xmlhttprequest2\":\"y\",\"IGNORED\":1}");
        new Twin<Named>(TestCodecs.Named).AssertReads("{\"FIRST NAME\":\"x\"}");
    }

    [Theory]
    [InlineData(0)]
    [InlineData(1)]
    [InlineData(2)]
    [InlineData(3)]
    [InlineData(4)]
    [InlineData(5)]
    [InlineData(6)]
    [InlineData(7)]
    public void What_is_left_out_leaves_no_comma(int present)
    {
        var value = new Sparse { First = (present & 1) != 0 ? "a" : null, Second = present & 2, Third = (present & 4) != 0 ? [] : null };
        new Twin<Sparse>(TestCodecs.Sparse).AssertRoundTrip(value);
        new Twin<Sparse>(IndentedCodecs.Sparse, KnownOptions.Indented).AssertRoundTrip(value);
    }

    [Fact]
    public void Options_are_followed()
    {
        new Twin<Dictionaries>(CamelCodecs.Dictionaries, KnownOptions.Camel).AssertWrites(ContainerTests.FilledDictionaries());
        new Twin<Enums>(CamelCodecs.Enums, KnownOptions.Camel)
            .AssertRoundTrip(new Enums { Number = Access.Read, ByColour = new() { [Colour.Red] = 1 } });
        new Twin<Dictionaries>(IndentedCodecs.Dictionaries, KnownOptions.Indented).AssertRoundTrip(ContainerTests.FilledDictionaries());
        new Twin<Collections>(IndentedCodecs.Collections, KnownOptions.Indented).AssertRoundTrip(ContainerTests.FilledCollections());
        new Twin<Collections>(IndentedCodecs.Collections, KnownOptions.Indented)
            .AssertRoundTrip(new Collections { Array = [], Jagged = [[]] });
        new Twin<Delegated>(IndentedCodecs.Delegated, KnownOptions.Indented)
            .AssertRoundTrip(new Delegated { Element = JsonDocument.Parse("{\"a\":[1,2]}").RootElement });
        new Twin<Derived>(SparseCodecs.Derived, KnownOptions.Sparse).AssertRoundTrip(new Derived { Field = 3 });
        new Twin<Collections>(SparseCodecs.Collections, KnownOptions.Sparse).AssertRoundTrip(ContainerTests.FilledCollections());
    }

    [Theory]
    [InlineData("{\"Int32\":\"5\",}")]
    [InlineData("{\"Int32\":5,,}")]
    [InlineData("/* a */{//b\n\"Int32\":/**/5/**/,/**/\"Int64\":6}//")]
    [InlineData("{\"Double\":\"NaN\",\"Single\":\"-Infinity\"}")]
    [InlineData("{\"Enum\":\"3\"}")]
    [InlineData("{\"NullableStruct\":{\"X\":\"1\",\"Y\":2,},\"String\":\"//no/*\"}")]
    [InlineData("{\"Unknown\":1}")]
    [InlineData("{/*")]
    public void Leniency_is_alike(string json) =>
        new Twin<EveryPrimitive>(LenientCodecs.EveryPrimitive, KnownOptions.Lenient).AssertReads(json);

    [Theory]
    [InlineData("{\"Jagged\":[[1,],[],]}")]
    [InlineData("{\"Jagged\":[,]}")]
    [InlineData("{\"Jagged\":[[[]]]}")]
    [InlineData("{\"Jagged\":[[[[]]]]}")]
    [InlineData("{\"Array\":[],\"List\":[],\"IReadOnlyCollection\":[{\"Text\":null}]}")]
    public void Depth_and_commas_are_alike(string json) =>
        new Twin<Collections>(LenientCodecs.Collections, KnownOptions.Lenient).AssertReads(json);

    [Fact]
    public void Numbers_as_text_are_alike()
    {
        new Twin<EveryPrimitive>(LenientCodecs.EveryPrimitive, KnownOptions.Lenient)
            .AssertRoundTrip(new EveryPrimitive { Double = double.NaN, Int128 = 5, NullableInt32 = 3 });
        new Twin<Dictionaries>(LenientCodecs.Dictionaries, KnownOptions.Lenient).AssertRoundTrip(ContainerTests.FilledDictionaries());
        new Twin<Collections>(LenientCodecs.Collections, KnownOptions.Lenient).AssertRoundTrip(ContainerTests.FilledCollections());
        new Twin<Enums>(LenientCodecs.Enums, KnownOptions.Lenient).AssertRoundTrip(new Enums { Number = Access.Read });
    }
}
