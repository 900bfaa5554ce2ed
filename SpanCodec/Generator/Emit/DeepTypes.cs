using SpanCodecs.Generator.Model;

namespace SpanCodecs.Generator.Emit;

/// <summary>Which types may be so far inside of others that writing them has to look at the depth.</summary>
internal static class DeepTypes
{
    /// <summary>
    /// All others are inside of fewer types: the runtime has the same number
    /// (DocumentRules), for documents that are written into another one.
    /// </summary>
    private const int Levels = 32;

    /// <param name="recursive">The types that contain themselves.</param>
    internal static HashSet<string> Find(Dictionary<string, TypeModel> types, HashSet<string> recursive)
    {
        var deep = new HashSet<string>();
        // A type that contains itself may be at any depth, and so may what it contains.
        AddWithParts(types, deep, recursive);

        HashSet<string> inside = [.. types.Keys];
        for (int level = 0; level < Levels && inside.Count > 0; level++)
            inside = [.. inside.SelectMany(key => Recursion.Parts(types, types[key])).Where(part => !deep.Contains(part))];
        AddWithParts(types, deep, inside);
        return deep;
    }

    private static void AddWithParts(Dictionary<string, TypeModel> types, HashSet<string> deep, IEnumerable<string> keys)
    {
        var open = new Stack<string>(keys.Where(deep.Add));
        while (open.Count > 0)
        {
            foreach (string part in Recursion.Parts(types, types[open.Pop()]).Where(deep.Add))
                open.Push(part);
        }
    }
}
