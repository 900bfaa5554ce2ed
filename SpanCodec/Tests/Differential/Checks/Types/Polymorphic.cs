using System.Text.Json.Serialization;

namespace SpanCodecs.Tests.Checks;

[JsonPolymorphic]
[JsonDerivedType(typeof(Cat), "cat")]
[JsonDerivedType(typeof(Dog), "dog")]
internal abstract class Animal
{
    public string? Name { get; set; }
}

internal sealed class Cat : Animal
{
    public int Lives { get; set; }
}

internal sealed class Dog : Animal
{
    public bool Barks { get; set; }

    public Animal? Chases { get; set; }
}

[JsonPolymorphic(TypeDiscriminatorPropertyName = "kind")]
[JsonDerivedType(typeof(Vehicle), 0)]
[JsonDerivedType(typeof(Lorry), 1)]
internal class Vehicle
{
    public int Wheels { get; set; }
}

internal sealed class Lorry : Vehicle
{
    public double Load { get; set; }
}
