using System.Text.Json;
using System.Text.Json.Nodes;
using SpanCodecs.Tests.Generation.Types;
using Xunit;

namespace SpanCodecs.Tests.Generation;

/// <summary>Types of every shape, written and read as System.Text.Json does by reflection.</summary>
public class ShapeTests
{
    private static EveryPrimitive Primitives => new()
    {
        Boolean = true,
        SByte = sbyte.MinValue,
        Byte = byte.MaxValue,
        Int16 = short.MinValue,
        UInt16 = ushort.MaxValue,
        Int32 = int.MinValue,
        UInt32 = uint.MaxValue,
        Int64 = long.MinValue,
        UInt64 = ulong.MaxValue,
        Int128 = Int128.MinValue,
        UInt128 = UInt128.MaxValue,
        Half = (Half)1.5,
        Single = 3.4f,
        Double = -1.0 / 3,
        Decimal = 79228162514264337593543950335m,
        Char = 'ß',
        String = "a\"b\\c\n<é>😀",
        Uri = new Uri("https://example.org/ü?q=1&r"),
        Version = new Version(1, 2, 3, 4),
        Guid = new Guid("6f9619ff-8b86-d011-b42d-00c04fc964ff"),
        DateTime = new DateTime(2024, 2, 29, 23, 59, 59, 999, DateTimeKind.Utc),
        DateTimeOffset = new DateTimeOffset(2024, 2, 29, 1, 2, 3, TimeSpan.FromHours(-5)),
        DateOnly = new DateOnly(2024, 2, 29),
        TimeOnly = new TimeOnly(1, 2, 3, 4),
        TimeSpan = TimeSpan.FromTicks(-123456789012),
        Bytes = [1, 2, 3, 255],
        Memory = new byte[] { 4, 5 },
        ReadOnlyMemory = new byte[] { 6 },
        Enum = DayOfWeek.Wednesday,
        NullableInt32 = -1,
        NullableBoolean = false,
        NullableByte = 3,
        NullableDecimal = 1.10m,
        NullableGuid = Guid.Empty,
        NullableDateTime = DateTime.UnixEpoch,
        NullableEnum = (DayOfWeek)77,
        NullableStruct = new Point { X = 1, Y = -2 },
    };

    [Fact]
    public void Primitives_are_alike()
    {
        var twin = new Twin<EveryPrimitive>(TestCodecs.EveryPrimitive);
        twin.AssertRoundTrip(Primitives);
        twin.AssertRoundTrip(new EveryPrimitive());
    }

    [Theory]
    [InlineData("{}")]
    [InlineData("null")]
    [InlineData(" { } ")]
    [InlineData("[]")]
    [InlineData("1")]
    [InlineData("{\"Int32\":null}")]
    [InlineData("{\"Int32\":1.0}")]
    [InlineData("{\"Int32\":\"1\"}")]
    [InlineData("{\"Byte\":256}")]
    [InlineData("{\"NullableInt32\":null,\"NullableInt32\":5}")]
    [InlineData("{\"NullableInt32\":\"x\"}")]
    [InlineData("{\"Enum\":\"Monday\"}")]
    [InlineData("{\"Enum\":3}")]
    [InlineData("{\"String\":5}")]
    [InlineData("{\"int32\":5}")]
    [InlineData("{\"Int\\u003332\":5}")]
    [InlineData("{\"Int\\u00332\":5}")]
    [InlineData("{\"Unknown\":{\"Int32\":[1,2,{\"x\":null}]},\"Int32\":5}")]
    [InlineData("{\"NullableStruct\":{\"Y\":1,\"X\":2}}")]
    [InlineData("{\"NullableStruct\":[]}")]
    [InlineData("{,\"Int32\":5}")]
    [InlineData("{\"Int32\":5,}")]
    [InlineData("{\"Int32\":5}}")]
    [InlineData("{\"Int32\":5} x")]
    [InlineData("{\"Int32\" : 5 , \"Int64\"\n:\t6}")]
    [InlineData("{\"Int32\":5 \"Int64\":6}")]
    [InlineData("{Int32:5}")]
    [InlineData("{\"Int32\":05}")]
    [InlineData("{\"Boolean\":True}")]
    public void Documents_are_accepted_and_refused_alike(string json) =>
        new Twin<EveryPrimitive>(TestCodecs.EveryPrimitive).AssertReads(json);

    [Fact]
    public void Truncated_documents_are_refused_alike() =>
        new Twin<EveryPrimitive>(TestCodecs.EveryPrimitive).AssertRefusesTruncations(Primitives);

    [Fact]
    public void Single_values_are_documents()
    {
        new Twin<int>(TestCodecs.Int32).AssertRoundTrip(-5);
        new Twin<int?>(TestCodecs.NullableInt32).AssertRoundTrip(null);
        new Twin<int?>(TestCodecs.NullableInt32).AssertRoundTrip(5);
        new Twin<string>(TestCodecs.String).AssertRoundTrip(null!);
        new Twin<string>(TestCodecs.String).AssertRoundTrip("é");
        new Twin<Colour>(TestCodecs.Colour).AssertRoundTrip(Colour.Blue);
    }

    [Fact]
    public void Inheritance_and_visibility_are_alike()
    {
        var twin = new Twin<Derived>(TestCodecs.Derived);
        twin.AssertRoundTrip(new Derived { Id = 1, Text = "t", Shadowed = 2, Own = "o", IncludedField = 5 });
        twin.AssertReads(
            """
            {
              "WriteOnly": 5,
              "ReadOnly": {},
              "PrivateSetter": 9,
              "Internal": 9,
              "IncludedPrivate": 10,
              "IncludedSetter": 11,
              "IncludedField": 12,
              "Field": 13
            }
            """);
    }

    [Fact]
    public void Generic_types_are_alike()
    {
        new Twin<Generic<int>>(TestCodecs.GenericInt32).AssertRoundTrip(Generic<int>.Create(1, 2, 3));
        new Twin<Generic<string>>(TestCodecs.GenericString).AssertRoundTrip(Generic<string>.Create("a", "b"));
        new Twin<Generic<string>>(TestCodecs.GenericString).AssertReads("{\"Next\":{\"Next\":{\"Value\":\"x\"}}}");
    }

    [Theory]
    [InlineData("{}")]
    [InlineData("{\"Price\":1}")]
    [InlineData("{\"Price\":1,\"Id\":4,\"Name\":null,\"Tags\":[\"a\"],\"Day\":1}")]
    [InlineData("{\"Remark\":null,\"Price\":1,\"Id\":4,\"Id\":5,\"Rate\":2.5}")]
    [InlineData("{\"Price\":1,\"Id\":null}")]
    public void Constructors_take_their_parameters(string json) =>
        new Twin<Made>(TestCodecs.Made, new JsonSerializerOptions { NumberHandling = default })
            .AssertReads(json.Replace("{\"Price\":1}", "{\"Price\":1,\"Rate\":0}", StringComparison.Ordinal)
            .Replace("\"Price\":1,\"Id\":4,\"Name\"", "\"Price\":1,\"Rate\":1,\"Id\":4,\"Name\"", StringComparison.Ordinal));

    [Fact]
    public void Constructed_types_are_alike()
    {
        new Twin<Made>(TestCodecs.Made).AssertRoundTrip(new Made(1, "n", 2.5, DayOfWeek.Monday, "a", "b") { Price = 3 });
        new Twin<PrivatelyMade>(TestCodecs.PrivatelyMade).AssertRoundTrip(PrivatelyMade.Of(5));
        new Twin<Size>(TestCodecs.Size).AssertRoundTrip(new Size(1, 2));
        new Twin<Size>(TestCodecs.Size).AssertReads("null");
        new Twin<Tuple<int, string>>(TestCodecs.TupleInt32String).AssertRoundTrip(Tuple.Create(1, "a"));
        new Twin<Unmakeable>(TestCodecs.Unmakeable).AssertWrites(new Unmakeable(1));
        new Twin<Unmakeable>(TestCodecs.Unmakeable).AssertReads("{\"A\":1}");
        new Twin<Unmakeable>(TestCodecs.Unmakeable).AssertReads("null");
    }

    [Theory]
    [InlineData("{}")]
    [InlineData("{\"Name\":\"n\",\"Needed\":1}")]
    [InlineData("{\"Name\":null,\"Needed\":1,\"Third\":null}")]
    [InlineData("{\"Third\":null,\"Needed\":1}")]
    [InlineData("{\"Count\":6,\"Name\":\"n\",\"Needed\":1,\"Third\":3}")]
    public void Required_and_initialised_members_are_alike(string json) =>
        new Twin<Initialised>(TestCodecs.Initialised, new JsonSerializerOptions()).AssertReads(json);

    [Fact]
    public void Enums_are_alike()
    {
        var twin = new Twin<Enums>(TestCodecs.Enums);
        twin.AssertRoundTrip(new Enums());
        twin.AssertRoundTrip(new Enums
        {
            Colour = Colour.Green, Maybe = Colour.Blue, Number = Access.Write, Text = Access.Read | Access.Execute, MaybeText = (Access)64,
            Colours = [Colour.Red, (Colour)9], ByColour = new() { [Colour.Red] = 1 }, ByAccess = new() { [Access.Read | Access.Write] = 2 },
        });
        twin.AssertReads("{\"Colour\":\"green\",\"Text\":\"read, execute it\",\"Maybe\":null,\"Number\":3}");
        twin.AssertReads("{\"Text\":\"EXECUTE IT\"}");
        twin.AssertReads("{\"Text\":\"Execute\"}");
        twin.AssertReads("{\"Colour\":5}");
        twin.AssertReads("{\"Colour\":300}");
        twin.AssertReads("{\"Number\":\"Read\"}");
    }

    [Fact]
    public void Numbers_are_handled_alike()
    {
        new Twin<Numbers>(TestCodecs.Numbers)
            .AssertRoundTrip(new Numbers { Text = 5, Named = double.PositiveInfinity, Texts = [1, 2], Either = 2.5m, Strict = [3] });
        new Twin<Numbers>(TestCodecs.Numbers).AssertReads("{\"Text\":5,\"Texts\":[1,\"2\"],\"Either\":\"1\"}");
        new Twin<Numbers>(TestCodecs.Numbers).AssertReads("{\"Strict\":[\"1\"]}");
        new Twin<TextualNumbers>(TestCodecs.TextualNumbers)
            .AssertRoundTrip(new TextualNumbers { A = 5, B = new() { ["x"] = 1.5 }, C = new Point { X = 1 } });
    }

    [Fact]
    public void Delegated_members_are_alike()
    {
        var twin = new Twin<Delegated>(TestCodecs.Delegated);
        twin.AssertRoundTrip(new Delegated
        {
            Element = JsonSerializer.SerializeToElement(new { a = 1, b = "é" }),
            MaybeElement = JsonDocument.Parse("[1]").RootElement,
            Node = JsonNode.Parse("{\"x\":[1,{\"y\":null}]}"),
            Object = new JsonObject { ["o"] = 1 },
            Array = [1, "a"],
            Anything = JsonSerializer.SerializeToElement("text"),
        });
        twin.AssertReads("{\"Anything\":{\"deep\":[1]},\"Node\":5,\"Object\":null}");
        twin.AssertReads("{\"Object\":[]}");
        twin.AssertReads("{\"Array\":[1,}");
        twin.AssertWrites(new Delegated { Anything = 5 });
        twin.AssertWrites(new Delegated { Anything = "text" });
    }
}
