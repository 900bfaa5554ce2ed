using SpanCodecs.Generator.Model;
using SpanCodecs.Support;

namespace SpanCodecs.Generator.Plan;

/// <summary>Finds the types that may be so far inside of others that writing them has to look at the depth.</summary>
internal static class DeepTypes
{
    /// <param name="recursive">The types that contain themselves.</param>
    internal static HashSet<string> Find(Dictionary<string, TypeModel> types, HashSet<string> recursive)
    {
        var deep = new HashSet<string>();
        // A type that contains itself may be at any depth, and so may what it contains.
        AddWithParts(types, deep, recursive);

        HashSet<string> inside = [.. types.Keys];
        for (int level = 0; level < Limits.UncheckedLevels && inside.Count > 0; level++)
            inside = [.. Inside(types, inside).Where(part => !deep.Contains(part))];
        AddWithParts(types, deep, inside);
        deep.Remove(TypeParts.Any);
        return deep;
    }

    /// <summary>Lists what is one level further inside; that a value is held as object makes no level of its own.</summary>
    private static HashSet<string> Inside(Dictionary<string, TypeModel> types, HashSet<string> keys)
    {
        HashSet<string> inside = [.. keys.SelectMany(key => TypeParts.Of(key, types))];
        if (inside.Remove(TypeParts.Any))
            inside.UnionWith(types.Keys);
        return inside;
    }

    private static void AddWithParts(Dictionary<string, TypeModel> types, HashSet<string> deep, IEnumerable<string> keys)
    {
        var open = new Stack<string>(keys.Where(deep.Add));
        while (open.Count > 0)
        {
            foreach (string part in TypeParts.Of(open.Pop(), types).Where(deep.Add))
                open.Push(part);
        }
    }
}
