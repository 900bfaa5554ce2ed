using System.Text.Json;
using System.Text.Json.Serialization;

#pragma warning disable CA2227, CA1002, CA1819, CA1034, CA1051, CA1812 // Shapes that people write, good or not.

namespace SpanCodecs.Tests.Generation.Types;

public class Extended
{
    public int Known { get; set; }
    public int ReadOnly { get; } = 1;
    [JsonIgnore]
    public int Ignored { get; set; }
    [JsonExtensionData]
    public Dictionary<string, JsonElement>? Others { get; set; }
}

public class ExtendedObjects
{
    public int Known { get; set; }
    [JsonExtensionData]
    public IDictionary<string, object?>? Others { get; set; }
}

public record ExtendedRecord(int Known)
{
    [JsonExtensionData]
    public Dictionary<string, JsonElement>? Others { get; set; }
}

[JsonUnmappedMemberHandling(JsonUnmappedMemberHandling.Disallow)]
public class Strict
{
    public int Known { get; set; }
    public int ReadOnly { get; } = 1;
    [JsonIgnore]
    public int Ignored { get; set; }
}

[JsonPolymorphic(TypeDiscriminatorPropertyName = "kind")]
[JsonDerivedType(typeof(Circle), "circle")]
[JsonDerivedType(typeof(Square), 4)]
[JsonDerivedType(typeof(Silent))]
public abstract class Shape
{
    public string? Name { get; set; }
}

public class Circle : Shape
{
    public double Radius { get; set; }
}

public class Square : Shape
{
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingDefault)]
    public double Side { get; set; }
}

public class Silent : Shape;

[JsonDerivedType(typeof(Animal), "animal")]
[JsonDerivedType(typeof(Dog), "dog")]
public class Animal
{
    public int Legs { get; set; }
}

public class Dog : Animal
{
    public string? Breed { get; set; }
    public Animal? Enemy { get; set; }
}

[JsonPolymorphic(
    UnknownDerivedTypeHandling = JsonUnknownDerivedTypeHandling.FallBackToNearestAncestor, IgnoreUnrecognizedTypeDiscriminators = true)]
[JsonDerivedType(typeof(Truck), "truck")]
public class Vehicle
{
    public int Wheels { get; set; }
}

public class Truck : Vehicle
{
    public int Load { get; set; }
}

public class HeavyTruck : Truck
{
    public int Axles { get; set; }
}

[JsonPolymorphic(UnknownDerivedTypeHandling = JsonUnknownDerivedTypeHandling.FallBackToNearestAncestor)]
[JsonDerivedType(typeof(Tree), "tree")]
[JsonDerivedType(typeof(Oak), "oak")]
public class Plant
{
    public int A { get; set; }
}

public class Tree : Plant
{
    public int B { get; set; }
}

public class Oak : Tree
{
    public int C { get; set; }
}

public class HolmOak : Oak
{
    public int D { get; set; }
}

public class Beech : Tree
{
    public int E { get; set; }
}

public class Moss : Plant
{
    public int F { get; set; }
}

/// <summary>The same, and its derived types are declared from the farthest to the nearest.</summary>
[JsonPolymorphic(UnknownDerivedTypeHandling = JsonUnknownDerivedTypeHandling.FallBackToNearestAncestor)]
[JsonDerivedType(typeof(Outer), 0)]
[JsonDerivedType(typeof(Inner), 2)]
[JsonDerivedType(typeof(Middle), 1)]
public class Outer
{
    public int A { get; set; }
}

public class Middle : Outer
{
    public int B { get; set; }
}

public class Inner : Middle
{
    public int C { get; set; }
}

public class Innermost : Inner;

public class Other : Outer;

public class Filled
{
    [JsonObjectCreationHandling(JsonObjectCreationHandling.Populate)]
    public List<int> Numbers { get; } = [1];
    [JsonObjectCreationHandling(JsonObjectCreationHandling.Populate)]
    public IList<string> Words { get; set; } = ["a"];
    [JsonObjectCreationHandling(JsonObjectCreationHandling.Populate)]
    public Dictionary<string, int> Counts { get; } = new() { ["z"] = 26 };
    [JsonObjectCreationHandling(JsonObjectCreationHandling.Populate)]
    public HashSet<int>? Set { get; set; }
    public List<int> Replaced { get; } = [9];
}

public struct Pair
{
    public int A { get; set; }

    public int B { get; set; }
}

/// <summary>Values that are copied: what is filled is stored again.</summary>
public class FilledValues
{
    [JsonObjectCreationHandling(JsonObjectCreationHandling.Populate)]
    public Pair Always { get; set; } = new() { A = 1 };
    [JsonObjectCreationHandling(JsonObjectCreationHandling.Populate)]
    public Pair? Perhaps { get; set; } = new Pair { A = 2 };
    [JsonObjectCreationHandling(JsonObjectCreationHandling.Populate)]
    public Pair? Absent { get; set; }
    [JsonInclude, JsonObjectCreationHandling(JsonObjectCreationHandling.Populate)]
    public Pair? Field = new Pair { A = 3 };
}

public class Observed : IJsonOnDeserializing, IJsonOnDeserialized, IJsonOnSerializing, IJsonOnSerialized
{
    public string Log { get; set; } = "";

    public void OnDeserializing() => Log += "[";

    public void OnDeserialized() => Log += "]";

    public void OnSerializing() => Log += "(";

    public void OnSerialized() => Log += ")";
}

public struct ObservedStruct : IJsonOnDeserialized
{
    public int Count { get; set; }

    public void OnDeserialized() => Count++;
}

public class Converted
{
    [JsonConverter(typeof(HexConverter))]
    public int Hex { get; set; }
    [JsonConverter(typeof(HexConverter))]
    public int? MaybeHex { get; set; }
    public Temperature Temperature { get; set; }
    public Temperature? Maybe { get; set; }
    public List<Temperature>? List { get; set; }
    public Boxed<int>? Boxed { get; set; }
}

[JsonConverter(typeof(TemperatureConverter))]
public readonly record struct Temperature(double Kelvin);

public sealed class HexConverter : JsonConverter<int>
{
    public override int Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options) =>
        Convert.ToInt32(reader.GetString(), 16);

    public override void Write(Utf8JsonWriter writer, int value, JsonSerializerOptions options) =>
        writer.WriteStringValue(value.ToString("x", System.Globalization.CultureInfo.InvariantCulture));
}

public sealed class TemperatureConverter : JsonConverter<Temperature>
{
    public override Temperature Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options)
    {
        // An object of one member, so that a converter is seen to read more than one token.
        reader.Read();
        reader.Read();
        var temperature = new Temperature(reader.GetDouble());
        reader.Read();
        return temperature;
    }

    public override void Write(Utf8JsonWriter writer, Temperature value, JsonSerializerOptions options)
    {
        writer.WriteStartObject();
        writer.WriteNumber("K", value.Kelvin);
        writer.WriteEndObject();
    }
}

[JsonConverter(typeof(BoxedConverterFactory))]
public class Boxed<T>(T value)
{
    public T Value { get; } = value;
}

public sealed class BoxedConverterFactory : JsonConverterFactory
{
    public override bool CanConvert(Type typeToConvert) => typeToConvert == typeof(Boxed<int>);

    public override JsonConverter CreateConverter(Type typeToConvert, JsonSerializerOptions options) => new BoxedConverter();

    private sealed class BoxedConverter : JsonConverter<Boxed<int>>
    {
        public override Boxed<int> Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options) =>
            new(reader.GetInt32());

        public override void Write(Utf8JsonWriter writer, Boxed<int> value, JsonSerializerOptions options) =>
            writer.WriteNumberValue(value.Value);
    }
}

/// <summary>Its setter and its getter want a number, and its callback takes no other than small ones.</summary>
public class Wary : IJsonOnDeserialized
{
    private JsonElement _number;

    public JsonElement Number
    {
        get => _number;
        set => _number = value.TryGetInt32(out int number) && number == 0 ? throw new NotSupportedException("zero") : value;
    }

    public void OnDeserialized()
    {
        if (_number.ValueKind == JsonValueKind.Undefined)
            throw new JsonException("without a number");
    }
}

/// <summary>Its content is known only when it is written.</summary>
public class Late : IJsonOnSerializing
{
    public List<int>? Numbers { get; set; }

    public void OnSerializing() => Numbers ??= [1];
}
