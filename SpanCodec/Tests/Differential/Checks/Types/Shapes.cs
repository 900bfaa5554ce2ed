using System.Text.Json.Serialization;

namespace SpanCodecs.Tests.Checks;

internal sealed record Citizen(string Name, int Age, string? Email = "none@example.org", Season Born = Season.Summer)
{
    public string? Note { get; set; }
}

/// <summary>Behind its parameter a member that may not be null.</summary>
internal sealed class Numbered(int id)
{
    public int Id { get; } = id;

    public string Name { get; set; } = "none";
}

/// <summary>Values inside of others, with nulls in them.</summary>
internal sealed class Placed
{
    public Spot? Spot { get; set; }

    public ReadOnlyMemory<string?> Words { get; set; }

    public int Count { get; set; }
}

internal struct Spot
{
    public int X { get; set; }

    public string? Name { get; set; }
}

/// <summary>Behind its parameter a member that can be written, and not read.</summary>
internal sealed record Booking(int Nights)
{
    public IFormattable? Guest { get; set; }
}

internal readonly record struct Coordinates(double X, double Y);

internal struct Size
{
    public int Width { get; set; }

    public int Height { get; set; }
}

/// <summary>A type whose parameters differ from its members in case, with a member that no parameter sets.</summary>
internal sealed class Constructed
{
    public Constructed() => Origin = "parameterless";

    [JsonConstructor]
    public Constructed(int count, List<int>? items, string origin = "default")
    {
        Count = count;
        Items = items;
        Origin = origin;
    }

    public int Count { get; }

    public List<int>? Items { get; }

    public string Origin { get; }

    public string? Later { get; set; }
}

internal sealed class Demanding
{
    [JsonRequired]
    public int Id { get; set; }

    [JsonRequired]
    [JsonPropertyName("full name")]
    public string? Name { get; set; }

    public string? Optional { get; set; }
}

internal sealed class RequiredMembers
{
    public required string? First { get; set; }

    public required int Second { get; set; }

    public string? Third { get; set; }
}

internal class Ancestor
{
    public int Id { get; set; }

    public virtual string? Title { get; set; }
}

internal sealed class Heir : Ancestor
{
    public override string? Title { get; set; } = "heir";

    public decimal Share { get; set; }
}

internal static class Outer
{
    internal sealed class Inner
    {
        public int Depth { get; set; }

        public List<Innermost>? Parts { get; set; }

        internal sealed class Innermost
        {
            public string? Text { get; set; }
        }
    }
}

internal sealed class Pair<TFirst, TSecond>
{
    public TFirst? First { get; set; }

    public TSecond? Second { get; set; }
}

/// <summary>Names that are words of C#.</summary>
internal sealed class Keywords
{
    public int @class { get; set; }

    public string? @event { get; set; }

    public bool value { get; set; }

    public int json { get; set; }

    public int position { get; set; }

    public int result { get; set; }

    public int Next { get; set; }

    public int Name { get; set; }

    public int Done { get; set; }
}
