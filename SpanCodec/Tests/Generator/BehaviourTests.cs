using System.Text.Json;
using System.Text.Json.Serialization;
using SpanCodecs.Tests.Generation.Types;
using Xunit;

namespace SpanCodecs.Tests.Generation;

/// <summary>System.Text.Json's attributes, followed as reflection follows them.</summary>
public class BehaviourTests
{
    [Theory]
    [InlineData("{\"Known\":1,\"x\":2,\"ReadOnly\":3,\"Ignored\":4,\"y\":{\"z\":[\"\\u00e9\"]},\"x\":null}")]
    [InlineData("{\"\\u0078\":1}")]
    [InlineData("{}")]
    public void Extension_data_is_alike(string json)
    {
        new Twin<Extended>(TestCodecs.Extended).AssertReads(json);
        new Twin<ExtendedObjects>(TestCodecs.ExtendedObjects).AssertReads(json);
        new Twin<ExtendedRecord>(TestCodecs.ExtendedRecord).AssertReads(json);
        new Twin<Extended>(LenientCodecs.Extended, KnownOptions.Lenient).AssertReads(json);
        new Twin<Extended>(TestCodecs.Extended).AssertWrites(JsonSerializer.Deserialize<Extended>(json)!);
        new Twin<Extended>(IndentedCodecs.Extended, KnownOptions.Indented).AssertWrites(JsonSerializer.Deserialize<Extended>(json)!);
        new Twin<ExtendedObjects>(TestCodecs.ExtendedObjects).AssertWrites(JsonSerializer.Deserialize<ExtendedObjects>(json)!);
    }

    [Theory]
    [InlineData("{\"Known\":1}")]
    [InlineData("{\"Known\":1,\"ReadOnly\":3,\"Ignored\":4}")]
    [InlineData("{\"Known\":1,\"other\":3}")]
    public void Unmapped_members_are_refused_alike(string json) => new Twin<Strict>(TestCodecs.Strict).AssertReads(json);

    [Fact]
    public void Derived_types_are_written_alike()
    {
        foreach (Shape shape in (Shape[])
        [
            new Circle { Name = "c", Radius = 1.5 },
            new Square { Side = 2 },
            new Square { Name = "s" },
            new Silent { Name = "n" },
        ])
        {
            new Twin<Shape>(TestCodecs.Shape).AssertWrites(shape);
            new Twin<Shape>(IndentedCodecs.Shape, KnownOptions.Indented).AssertWrites(shape);
        }

        new Twin<Circle>(TestCodecs.Circle).AssertRoundTrip(new Circle { Radius = 1 });
        new Twin<List<Animal>>(TestCodecs.ListAnimal).AssertRoundTrip(
            [new Dog { Legs = 4, Breed = "b", Enemy = new Animal() }, new Animal { Legs = 2 }, new Dog { Enemy = new Dog() }]);
        new Twin<Vehicle>(TestCodecs.Vehicle).AssertRoundTrip(new HeavyTruck { Load = 2, Axles = 3 });
        new Twin<Vehicle>(TestCodecs.Vehicle).AssertRoundTrip(new Vehicle());
    }

    [Fact]
    public void Undeclared_types_are_written_as_their_nearest_ancestor()
    {
        Plant[] plants =
        [
            new HolmOak { A = 1, B = 2, C = 3, D = 4 },
            new Beech { A = 1, B = 2, E = 3 },
            new Moss { A = 1, F = 2 },
            new Oak { C = 1 },
            new Tree { B = 1 },
            new(),
        ];
        Assert.All(plants, new Twin<Plant>(TestCodecs.Plant).AssertWrites);
        Outer[] outers = [new Innermost { A = 1, B = 2, C = 3 }, new Other { A = 1 }, new Inner { C = 1 }, new Middle { B = 1 }, new()];
        Assert.All(outers, new Twin<Outer>(TestCodecs.Outer).AssertWrites);
    }

    [Theory]
    [InlineData("{\"kind\":\"circle\",\"Radius\":2,\"Name\":\"x\"}")]
    [InlineData("{\"kind\":4,\"Side\":2}")]
    [InlineData(" { \"kind\" : 4 , \"Side\" : 2 } ")]
    [InlineData("{\"kind\":4}")]
    [InlineData("{\"kind\":\"4\"}")]
    [InlineData("{\"kind\":\"circle\",\"kind\":\"circle\"}")]
    [InlineData("{\"kind\":null}")]
    [InlineData("{\"kind\":\"cir\\u0063le\",\"Radius\":2}")]
    [InlineData("{\"Radius\":2}")]
    [InlineData("{\"Radius\":2,\"kind\":\"circle\"}")]
    [InlineData("{\"Side\":[{\"kind\":4}],\"kind\":4}")]
    [InlineData("{\"Radius\":2x,\"kind\":\"circle\"}")]
    [InlineData("{\"Side\":{\"a\":[1,x]},\"kind\":4}")]
    [InlineData("{}")]
    [InlineData("null")]
    public void Abstract_types_are_read_by_their_discriminators(string json)
    {
        new Twin<Shape>(TestCodecs.Shape).AssertReads(json);
        new Twin<Shape>(UnorderedCodecs.Shape, KnownOptions.Unordered).AssertReads(json);
    }

    [Theory]
    [InlineData("{\"$type\":\"dog\",\"Breed\":\"b\",\"Enemy\":{\"$type\":\"animal\",\"Legs\":3}}")]
    [InlineData("{\"Legs\":3}")]
    [InlineData("{\"Legs\":3,\"$type\":\"dog\"}")]
    [InlineData("{\"$type\":\"cat\"}")]
    [InlineData("{\"$type\":\"cat\",}")]
    [InlineData("{\"$type\":7}")]
    [InlineData("{\"$id\":\"1\"}")]
    [InlineData("{\"Legs\":1,\"$id\":\"1\"}")]
    [InlineData("{\"$type\":\"dog\",\"$id\":\"1\"}")]
    [InlineData("{\"$type\":\"dog\",\"unknown\":{\"$id\":\"1\"}}")]
    [InlineData("{\"$type\":\"dog\",\"$type\":\"dog\"}")]
    [InlineData("{\"$type\":\"dog\",\"Legs\":\"x\"}")]
    public void Concrete_types_are_read_by_their_discriminators(string json)
    {
        new Twin<Animal>(TestCodecs.Animal).AssertReads(json);
        new Twin<Animal>(UnorderedCodecs.Animal, KnownOptions.Unordered).AssertReads(json);
    }

    [Theory]
    [InlineData("{\"$type\":\"truck\",\"Load\":2}")]
    [InlineData("{\"$type\":\"unknown\",\"Wheels\":2}")]
    [InlineData("{\"$type\":5,\"Wheels\":2}")]
    public void Unrecognised_discriminators_may_be_ignored(string json) => new Twin<Vehicle>(TestCodecs.Vehicle).AssertReads(json);

    [Theory]
    [InlineData("{}")]
    [InlineData("{\"Numbers\":[2,3],\"Words\":[\"b\"],\"Counts\":{\"a\":1},\"Set\":[1],\"Replaced\":[1]}")]
    [InlineData("{\"Numbers\":null}")]
    [InlineData("{\"Words\":null}")]
    [InlineData("{\"Numbers\":[],\"Numbers\":[5],\"Set\":null}")]
    [InlineData("{\"Numbers\":{}}")]
    public void Collections_are_filled_in_place_alike(string json)
    {
        new Twin<Filled>(TestCodecs.Filled).AssertReads(json);
        new Twin<Filled>(ConvertingCodecs.Filled, KnownOptions.Converting)
            .AssertReads(json.Replace("[", "[\"", StringComparison.Ordinal).Replace("]", "\"]", StringComparison.Ordinal)
                .Replace(",3", "\",\"3", StringComparison.Ordinal).Replace("\"\"", "\"", StringComparison.Ordinal));
    }

    [Theory]
    [InlineData("{}")]
    [InlineData("{\"Always\":{\"B\":5}}")]
    [InlineData("{\"Perhaps\":{\"B\":5}}")]
    [InlineData("{\"Perhaps\":null}")]
    [InlineData("{\"Absent\":{\"B\":5}}")]
    [InlineData("{\"Field\":{\"B\":5},\"Perhaps\":{\"A\":6,\"B\":7}}")]
    [InlineData("{\"Perhaps\":{\"B\":5},\"Perhaps\":{\"A\":6}}")]
    public void Values_that_are_copied_are_filled_in_place_alike(string json) =>
        new Twin<FilledValues>(TestCodecs.FilledValues).AssertReads(json);

    [Fact]
    public void Callbacks_are_called()
    {
        var own = new Observed();
        var known = new Observed();
        Assert.Equal(JsonSerializer.Serialize(known), TestCodecs.Observed.SerializeToString(own));
        Assert.Equal(known.Log, own.Log);
        Assert.Equal(JsonSerializer.Deserialize<Observed>("{}")!.Log, TestCodecs.Observed.Deserialize("{}"u8)!.Log);
        Assert.Equal(
            JsonSerializer.Deserialize<Observed>("{\"Log\":\"x\"}")!.Log, TestCodecs.Observed.Deserialize("{\"Log\":\"x\"}"u8)!.Log);
    }

    [Fact]
    public void Callbacks_of_structs_change_them() => new Twin<ObservedStruct>(TestCodecs.ObservedStruct).AssertReads("{\"Count\":4}");

    [Fact]
    public void Converters_are_called()
    {
        var value =
            new Converted { Hex = 255, MaybeHex = 16, Temperature = new(1.5), Maybe = new(2), List = [new(3), new(4)], Boxed = new(5) };
        new Twin<Converted>(TestCodecs.Converted).AssertRoundTrip(value);
        new Twin<Converted>(TestCodecs.Converted).AssertRoundTrip(new Converted());
        new Twin<Converted>(IndentedCodecs.Converted, KnownOptions.Indented).AssertRoundTrip(value);
        new Twin<Converted>(ConvertingCodecs.Converted, KnownOptions.Converting).AssertRoundTrip(value);
        new Twin<List<Point>>(ConvertingCodecs.ListPoint, KnownOptions.Converting).AssertRoundTrip([new Point { X = 255 }]);
        new Twin<Converted>(TestCodecs.Converted).AssertReads("{\"Hex\":5}");
    }

    [Fact]
    public void Cycles_end_at_the_depth_limit()
    {
        var loop = new Dog { Legs = 1 };
        loop.Enemy = loop;
        Assert.Throws<JsonException>(() => TestCodecs.Animal.SerializeToString(loop));
    }

    [Theory]
    [InlineData(62)]
    [InlineData(63)]
    [InlineData(64)]
    [InlineData(65)]
    public void Depth_is_limited_alike(int depth)
    {
        Animal animal = new();
        for (int i = 1; i < depth; i++)
            animal = new Dog { Enemy = animal };
        Exception? refusal = Record.Exception(() => JsonSerializer.Serialize(animal));
        Exception? own = Record.Exception(() => TestCodecs.Animal.SerializeToString(animal));
        Assert.Equal(refusal?.GetType(), own?.GetType());
        string json = string.Concat(Enumerable.Repeat("{\"$type\":\"dog\",\"Enemy\":", depth - 1)) + "{}" + new string('}', depth - 1);
        new Twin<Animal>(TestCodecs.Animal).AssertReads(json);
    }

    [Theory]
    [InlineData("{\"Number\":\"five\"}")]
    [InlineData("{\"Number\":[5]}")]
    [InlineData("{\"Number\":0}")]
    [InlineData("{\"Number\":5}")]
    [InlineData("{}")]
    public void What_code_of_the_type_throws_is_of_the_same_kind(string json)
    {
        Exception? expected = Record.Exception(() => JsonSerializer.Deserialize<Wary>(json));
        Assert.Equal(expected?.GetType(), Record.Exception(() => TestCodecs.Wary.Deserialize(json))?.GetType());
        if (expected is not NotSupportedException)
            Assert.Equal(expected is null, TestCodecs.Wary.TryDeserialize(System.Text.Encoding.UTF8.GetBytes(json), out _));
    }

    [Fact]
    public void What_a_callback_adds_counts_for_the_depth()
    {
        var flat = new JsonSerializerOptions { MaxDepth = 1 };
        Exception? expected = Record.Exception(() => JsonSerializer.Serialize(new Late(), flat));
        Assert.NotNull(expected);
        Assert.IsType(expected.GetType(), Record.Exception(() => FlatCodecs.Late.SerializeToString(new Late())));
    }
}
