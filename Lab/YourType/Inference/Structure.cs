using System.Buffers;
using System.Numerics;

namespace JsonAot.Lab.YourType.Inference;

/// <summary>
/// Tells objects whose names are data (a price for each currency) from objects whose names are members; then finds the places that are
/// of one type: a tree's nodes in one another, and objects with the same members side by side.
/// </summary>
internal static class Structure
{
    // Nobody writes a type with so many members of one shape; scalars are more often members than objects are.
    private const int ManyObjects = 10;
    private const int ManyScalars = 30;
    private const int SomeNames = 6;
    private const int SomeInstances = 3;

    private const int LeastNames = 2;

    private static readonly SearchValues<char> OtherSigns = SearchValues.Create(" @#%&+*()[]{}<>,;!?'\"|=~^`");

    internal static IEnumerable<Seen> Inner(Seen place) =>
        place.Members.Select(member => member.Value).Concat(place.SampleVariants.Select(variant => variant.Value))
            .Concat(new[] { place.Elements, place.Values }.OfType<Seen>());

    internal static void Fold(Seen root)
    {
        SampleVariants.Tell(root);
        foreach (Seen place in All(root).Where(place => !place.IsVariant && IsMap(place)))
            place.BecomeMap();
        while (SampleVariants.FindTwins(root.Self) is { } unions)
            unions.First.Unite(unions.Second);
        while (FindRecursion(root.Self, [], []) is { } pair)
            pair.Outer.Unite(pair.Inner);
        while (FindTwins(root.Self) is { } twins)
            twins.First.Unite(twins.Second);
    }

    /// <summary>An object below another that has nearly the same members.</summary>
    private static (Seen Outer, Seen Inner)? FindRecursion(Seen place, List<Seen> around, HashSet<Seen> done)
    {
        if (!done.Add(place))
            return null;
        if (place is { IsObject: true, IsVariant: false }
            && around.FirstOrDefault(outer => outer != place && AreOneType(outer, place)) is { } found)
            return (found, place);
        around.Add(place);
        foreach (Seen inner in Inner(place))
        {
            if (FindRecursion(inner, around, done) is { } pair)
                return pair;
        }

        around.Remove(place);
        return null;
    }

    private static (Seen First, Seen Second)? FindTwins(Seen root)
    {
        var known = new Dictionary<string, List<Seen>>();
        foreach (Seen place in All(root).Where(place => place is { IsObject: true, IsVariant: false } && place.Names.Count >= LeastNames))
        {
            string names = string.Join('\n', place.Names.Order(StringComparer.Ordinal));
            if (!known.TryGetValue(names, out List<Seen>? others))
                known[names] = others = [];
            if (others.FirstOrDefault(other => AreCompatible(other, place)) is { } twin)
                return (twin, place);
            others.Add(place);
        }

        return null;
    }

    /// <summary>Each place before those in it, as they are when it is their turn.</summary>
    internal static IEnumerable<Seen> All(Seen root)
    {
        var done = new HashSet<Seen>();
        var open = new Stack<Seen>([root]);
        while (open.TryPop(out Seen? next))
        {
            Seen place = next.Self;
            if (!done.Add(place))
                continue;
            yield return place;
            foreach (Seen inner in Inner(place).Reverse())
                open.Push(inner);
        }
    }

    private static bool AreOneType(Seen outer, Seen inner)
    {
        if (outer is { IsObject: false } or { IsVariant: true })
            return false;
        int common = outer.Names.Intersect(inner.Names).Count();
        int all = outer.Names.Union(inner.Names).Count();
        bool isPart = common == Math.Min(outer.Names.Count, inner.Names.Count) || common * 10 >= all * 7;
        return common >= LeastNames && isPart && common * 2 >= all && AreCompatible(outer, inner);
    }

    /// <summary>No member would be of two kinds.</summary>
    internal static bool AreCompatible(Seen left, Seen right)
    {
        var others = right.Members.ToDictionary(member => member.Name, member => member.Value);
        return left.Members.All(member => !others.TryGetValue(member.Name, out Seen? other) || AreAlike(member.Value, other));

        static bool AreAlike(Seen one, Seen other) => one.IsUnseen || other.IsUnseen || one.Kinds == other.Kinds;
    }

    private static bool IsMap(Seen place)
    {
        if (!place.IsObject)
            return false;
        (string Name, Seen Value, int Count)[] members = [.. place.Members];
        // An object that is always empty says nothing of members.
        if (members.Length == 0)
            return true;
        Seen[] values = [.. members.Select(member => member.Value)];
        // Nobody gives such names to members, so that values of one kind are enough: entries of a dictionary may leave out a lot.
        if (members.All(member => IsNoName(member.Name)))
            return HaveOneKind(values);
        int data = members.Count(member => IsData(member.Name));
        double presence = members.Average(member => (double)member.Count / place.Objects);
        bool areStructures = members.All(member => member.Value.IsStructure);
        bool mayBe = data == members.Length
            // Columns of a table may be called with blanks, and are in every row.
            || place.Objects < SomeInstances && members.All(member => IsData(member.Name) || HasOtherSigns(member.Name))
            || place.Objects < SomeInstances && areStructures && AreOfAnotherStyle(members)
            || areStructures && data * 2 >= members.Length
            // Rows of a table have as many, and all of them in every row.
            || members.Length >= (areStructures ? ManyObjects : ManyScalars) && (place.Objects < SomeInstances || presence < 1)
            || place.Objects >= SomeInstances && members.Length >= SomeNames && presence <= 0.5;
        return mayBe && HaveOneShape(values);
    }

    private static bool HaveOneKind(Seen[] values) =>
        BitOperations.PopCount((uint)values.Aggregate((SeenKinds)0, (kinds, value) => kinds | value.Kinds)) <= 1;

    /// <summary>One kind of value; and objects have most of their names in common.</summary>
    private static bool HaveOneShape(Seen[] values)
    {
        if (!HaveOneKind(values))
            return false;
        Seen[] objects = [.. values.Where(value => value.IsObject)];
        string[] names = [.. objects.SelectMany(value => value.Names).Distinct()];
        return objects.Length < 2 || names.Length == 0 || objects.Average(value => (double)value.Names.Count / names.Length) >= 0.5;
    }

    /// <summary>The name of a file, an address or a package, or none at all.</summary>
    private static bool IsNoName(string name) => name.Length == 0 || name.AsSpan().IndexOfAny("/\\") >= 0;

    /// <summary>A blank, or a sign behind the first letter that no name in code has: "@type" and "$ref" are members.</summary>
    private static bool HasOtherSigns(string name) => name.AsSpan(1).IndexOfAny(OtherSigns) >= 0;

    /// <summary>Large where all names below are small, as those of schemas and countries: members are written in one way.</summary>
    private static bool AreOfAnotherStyle((string Name, Seen Value, int Count)[] members)
    {
        string[] below = [.. members.SelectMany(member => member.Value.IsObject ? member.Value.Names : [])];
        return members.Length >= LeastNames && below.Length > 0
            && members.All(member => member.Name.Length > 0 && char.IsUpper(member.Name[0]))
            && below.All(name => name.Length > 0 && char.IsLower(name[0]));
    }

    /// <summary>No name that a person gives to a member: a number, a date, a path, an identifier with digits at its front.</summary>
    private static bool IsData(string name) =>
        name.Length == 0
        || char.IsAsciiDigit(name[0])
        || name.AsSpan().IndexOfAny("/.:\\") >= 0
        || Guid.TryParse(name, out _);
}
