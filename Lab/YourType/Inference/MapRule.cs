using System.Numerics;

namespace JsonAot.Lab.YourType.Inference;

/// <summary>Tells objects whose names are data (a price for each currency) from objects whose names are members.</summary>
internal static class MapRule
{
    // Nobody writes a type with so many members of one shape; scalars are more often members than objects are.
    private const int ManyObjects = 10;
    private const int ManyScalars = 30;
    private const int SomeNames = 6;
    private const int SomeInstances = 3;

    /// <summary>Turns every place that is a map into one.</summary>
    internal static void Apply(Seen root)
    {
        foreach (Seen place in Structure.All(root))
        {
            if (place.IsObject && IsMap(place))
                place.BecomeMap();
        }
    }

    private static bool IsMap(Seen place)
    {
        (string Name, Seen Value, int Count)[] members = [.. place.Members];
        // An object that is always empty says nothing of members.
        if (members.Length == 0)
            return true;
        int data = members.Count(member => IsData(member.Name));
        double presence = members.Average(member => (double)member.Count / place.Objects);
        bool areStructures = members.All(member => member.Value.IsStructure);
        bool mayBe = data == members.Length
            || areStructures && data * 2 >= members.Length
            || members.Length >= (areStructures ? ManyObjects : ManyScalars)
            || place.Objects >= SomeInstances && members.Length >= SomeNames && presence <= 0.5;
        return mayBe && AreAlike([.. members.Select(member => member.Value)]);
    }

    /// <summary>One kind of value; and objects have most of their names in common.</summary>
    private static bool AreAlike(Seen[] values)
    {
        if (BitOperations.PopCount((uint)values.Aggregate((SeenKinds)0, (kinds, value) => kinds | value.Kinds)) > 1)
            return false;
        Seen[] objects = [.. values.Where(value => value.IsObject)];
        string[] names = [.. objects.SelectMany(value => value.Names).Distinct()];
        return objects.Length < 2 || names.Length == 0 || objects.Average(value => (double)value.Names.Count / names.Length) >= 0.5;
    }

    /// <summary>No name that a person gives to a member: a number, a date, a path, an identifier with digits at its front.</summary>
    private static bool IsData(string name) =>
        name.Length == 0
        || char.IsAsciiDigit(name[0])
        || name.AsSpan().IndexOfAny(" /.:\\") >= 0
        || Guid.TryParse(name, out _);
}
