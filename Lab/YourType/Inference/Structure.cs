namespace JsonAot.Lab.YourType.Inference;

/// <summary>Finds the places that are of one type: a tree's nodes in one another, and objects with the same members side by side.</summary>
internal static class Structure
{
    private const int LeastNames = 2;

    internal static IEnumerable<Seen> Inner(Seen place) =>
        place.Members.Select(member => member.Value).Concat(new[] { place.Elements, place.Values }.OfType<Seen>());

    internal static void Fold(Seen root)
    {
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
        if (place.IsObject && around.FirstOrDefault(outer => outer != place && AreOneType(outer, place)) is { } found)
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
        foreach (Seen place in All(root).Where(place => place.IsObject && place.Names.Count >= LeastNames))
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
        if (!outer.IsObject)
            return false;
        int common = outer.Names.Intersect(inner.Names).Count();
        int all = outer.Names.Union(inner.Names).Count();
        bool isPart = common == Math.Min(outer.Names.Count, inner.Names.Count) || common * 10 >= all * 7;
        return common >= LeastNames && isPart && common * 2 >= all && AreCompatible(outer, inner);
    }

    /// <summary>No member would be of two kinds.</summary>
    private static bool AreCompatible(Seen left, Seen right)
    {
        var others = right.Members.ToDictionary(member => member.Name, member => member.Value);
        return left.Members.All(member => !others.TryGetValue(member.Name, out Seen? other) || AreAlike(member.Value, other));

        static bool AreAlike(Seen one, Seen other) => one.IsUnseen || other.IsUnseen || one.Kinds == other.Kinds;
    }
}
