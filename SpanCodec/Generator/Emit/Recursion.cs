using SpanCodecs.Generator.Model;

namespace SpanCodecs.Generator.Emit;

/// <summary>Which types can contain themselves.</summary>
internal static class Recursion
{
    internal static HashSet<string> Find(Dictionary<string, TypeModel> types)
    {
        var recursive = new HashSet<string>();
        foreach (string key in types.Keys)
        {
            if (Reaches(types, key, key))
                recursive.Add(key);
        }

        return recursive;
    }

    private static bool Reaches(Dictionary<string, TypeModel> types, string from, string target)
    {
        var seen = new HashSet<string>();
        var pending = new Stack<string>([from]);
        while (pending.Count > 0)
        {
            foreach (string next in Parts(types, types[pending.Pop()]))
            {
                if (next == target)
                    return true;
                if (seen.Add(next))
                    pending.Push(next);
            }
        }

        return false;
    }

    private static IEnumerable<string> Parts(Dictionary<string, TypeModel> types, TypeModel type) => type switch
    {
        NullableModel nullable => [nullable.Underlying],
        CollectionModel collection => [collection.Element],
        DictionaryModel dictionary => [dictionary.Value],
        ObjectModel model => model.Members.Select(member => member.Type).Where(key => key.Length > 0)
            .Concat(model.Polymorphism is null ? [] : model.Polymorphism.Derived.Select(derived => derived.Type).Where(key => key != type.Name.Key))
            .Concat(model.ExtensionData is { Value: "Object" } ? types.Keys : []),
        // A value held as object may be of any type.
        DelegatedModel { Routine: "Object" } => types.Keys,
        _ => [],
    };
}
