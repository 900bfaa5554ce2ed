namespace Integrations;

public sealed record Order(int Id, string Customer, Line[] Lines)
{
    public static Order Example => new(7, "Zoë", [new Line("tea", 2, 3.50m)]);

    /// <summary>Arrays are compared as objects: their text says it.</summary>
    public bool IsExample => ToString() == Example.ToString() && Lines is [{ Article: "tea", Count: 2, Price: 3.50m }];

    public override string ToString() => $"{Id} {Customer} {Lines.Length}";
}

public sealed record Line(string Article, int Count, decimal Price);
