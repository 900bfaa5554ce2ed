using SpanCodecs.Generator.Model;
using SpanCodecs.Support;

namespace SpanCodecs.Generator.Plan;

/// <summary>
/// Finds the types that have to ask for stack while they are read and written: those that contain themselves, so that the document decides
/// how many of their methods are open at once, and whose values are large, so that such a method may take much. The compiler decides how
/// much; this is an estimate that is rather too large.
/// </summary>
internal sealed class StackUse
{
    /// <summary>The bytes of values in each method with which the usual depth fits on a stack of 256 KB.</summary>
    private const int LargestAtUsualDepth = 256;

    private const int Reference = 8;
    private const int Primitive = 16;

    /// <summary>The size that a struct counts for whose members are not known here.</summary>
    private const int Unknown = 64;

    private readonly Dictionary<string, TypeModel> _types;
    private readonly Dictionary<string, long> _sizes = [];

    private StackUse(Dictionary<string, TypeModel> types) => _types = types;

    /// <param name="recursive">The types that contain themselves.</param>
    internal static HashSet<string> Find(Dictionary<string, TypeModel> types, HashSet<string> recursive, int maxDepth)
    {
        var use = new StackUse(types);
        return [.. recursive.Where(key => use.Held(types[key]) > (long)LargestAtUsualDepth * Limits.UsualMaxDepth / maxDepth)];
    }

    /// <summary>Counts what a method for the type holds of values: its own, and those of its parts.</summary>
    private long Held(TypeModel type) => Size(type.Name.Key) + (type switch
    {
        NullableModel nullable => Size(nullable.Underlying),
        OptionalModel optional => Size(optional.Underlying),
        CollectionModel collection => Size(collection.Element) * Limits.ItemsOnStack,
        DictionaryModel dictionary => Size(dictionary.Value),
        UnionModel union => union.Cases.Sum(one => Size(one.Type)),
        ObjectModel model => OfMembers(model),
        _ => 0,
    });

    private long Size(string key)
    {
        if (_sizes.TryGetValue(key, out long known))
            return known;
        // A property may have the struct's own type.
        _sizes[key] = Reference;
        return _sizes[key] = _types[key] switch
        {
            { Name.IsValueType: false } => Reference,
            PrimitiveModel or EnumModel or CollectionModel or DelegatedModel => Primitive,
            NullableModel nullable => Reference + Size(nullable.Underlying),
            OptionalModel optional => Reference + Size(optional.Underlying),
            ObjectModel model => OfMembers(model),
            _ => Unknown,
        };
    }

    private long OfMembers(ObjectModel model) => model.Members.Where(member => member.Type.Length > 0).Sum(member => Size(member.Type));
}
