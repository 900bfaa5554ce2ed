using System.Numerics;

namespace JsonAot.Lab.YourType.Inference;

/// <summary>Finds types that read the samples and write them again without a loss.</summary>
public sealed class TypeInference
{
    /// <summary>Values of several kinds, and numbers that no type keeps.</summary>
    private const string Anything = "JsonElement";

    private const string WhyAnything =
        "Several kinds of value, or numbers beyond every type of numbers: most libraries do not keep a JsonElement.";

    // What is only ever null, or never there: every library can do it, and a JsonElement would shut out most.
    private const string Unseen = "string";

    private readonly Dictionary<Seen, string> _names = [];
    private readonly Dictionary<Seen, string> _bases = [];

    // A class of such a name would be meant wherever the framework's type is: in its own namespace it comes first.
    // Generators name what they make after types, so that a class String would be in the way of the framework's, too.
    private readonly HashSet<string> _used =
    [
        "Guid", "DateOnly", "DateTime", "DateTimeOffset", Anything, "JsonIgnoreCondition",
        "String", "Boolean", "Int32", "Int64", "UInt64", "Double", "Decimal", "Object",
    ];

    /// <param name="name">What the whole document is called, such as the name of its file.</param>
    public static InferredModel Infer(IReadOnlyList<SampleDocument> samples, string name)
    {
        var root = new Seen();
        foreach (SampleDocument sample in samples)
            root.Add(sample.Root);
        if (!root.IsStructure)
            throw new UnusableException($"{samples[0].Path} is a single value. Give a document that is an object or an array.");
        if (!BitOperations.IsPow2((int)root.Kinds))
            throw new UnusableException("The samples are not of one type: some are objects and some are not. Try them one at a time.");
        Structure.Fold(root);
        return new TypeInference().Resolve(root.Self, name);
    }

    private InferredModel Resolve(Seen root, string name)
    {
        Name(root, IsClass(root) ? CodeNames.Pascal(name) : CodeNames.Singular(name), []);
        foreach (Seen union in Structure.All(root).Where(place => place.IsUnion))
        {
            foreach ((_, Seen variant) in union.SampleVariants)
                _bases[variant] = _names[union];
        }

        InferredClass[] classes = [.. Structure.All(root).Where(_names.ContainsKey).Select(Class)];
        InferredMember[] members = [.. classes.SelectMany(type => type.Members)];
        NamePolicy policy = NamePolicy.All.MaxBy(policy => members.Count(member => policy.Convert(member.Name) == member.JsonName))!;
        return new InferredModel(Code(root), classes, policy)
        {
            Remark = HoldsAnything(root) ? WhyAnything : null,
        };
    }

    /// <summary>Top down, so that the outermost has the plain name.</summary>
    private void Name(Seen place, string name, HashSet<Seen> done)
    {
        if (!done.Add(place))
            return;
        if (IsClass(place))
            _names[place] = CodeNames.Unique(name, _used);
        foreach ((string member, Seen value, _) in place.Members)
            Name(value, IsClass(value) ? CodeNames.Pascal(member) : CodeNames.Singular(member), done);
        foreach ((string tag, Seen variant) in place.SampleVariants)
            Name(variant, CodeNames.Pascal($"{tag} {_names.GetValueOrDefault(place, name)}"), done);
        foreach (Seen inner in new[] { place.Elements, place.Values }.OfType<Seen>())
            Name(inner, IsClass(inner) ? CodeNames.Singular(name) : name, done);
    }

    private InferredClass Class(Seen place)
    {
        string name = _names[place];
        var used = new HashSet<string>();
        IEnumerable<InferredMember> members = place.Members.Select(
            member => Member(member.Name, CodeNames.Member(member.Name, name, used), member.Value, member.Count < place.Objects));
        return new InferredClass(name, [.. members])
        {
            Base = _bases.GetValueOrDefault(place),
            Discriminator = place.Discriminator,
            Derived = [.. place.SampleVariants.Select(variant => (variant.Tag, _names[variant.Value]))],
        };
    }

    private InferredMember Member(string json, string name, Seen value, bool isOptional)
    {
        string code = Code(value);
        // An element knows null by itself; that there is nothing, it says by being none.
        bool mayBeNull = code != Anything && (isOptional || value.HasNulls);
        string type = mayBeNull ? $"{code}?" : code;
        string? initializer = type.EndsWith('?') ? null
            : code == "string" ? "\"\""
            : code.StartsWith("List<", StringComparison.Ordinal) || code.StartsWith("Dictionary<", StringComparison.Ordinal) ? "[]"
            : value.IsObject ? "new()"
            : value.IsUnion ? "null!"
            : null;
        string? remark = HoldsAnything(value) ? WhyAnything
            : IsUnseen(value) ? "The sample has no value here: the type is a guess."
            : null;
        return new InferredMember(json, name, type, initializer, isOptional && (!value.HasNulls || code == Anything), remark);
    }

    private string Code(Seen place) => place.Kinds switch
    {
        0 => Unseen,
        SeenKinds.Boolean => "bool",
        SeenKinds.Number => place.Numbers.FirstOrDefault()?.Name ?? Anything,
        SeenKinds.Text => place.Texts[0].Name,
        SeenKinds.Array => $"List<{(place.Elements is { } elements ? Nullable(elements) : Unseen)}>",
        SeenKinds.Object or SeenKinds.Union => _names[place],
        SeenKinds.Map => $"Dictionary<string, {Nullable(place.Values!)}>",
        _ => Anything,
    };

    private bool HoldsAnything(Seen place) => place.Kinds switch
    {
        SeenKinds.Array => place.Elements is { } elements && HoldsAnything(elements),
        SeenKinds.Map => HoldsAnything(place.Values!),
        _ => Code(place) == Anything,
    };

    private static bool IsUnseen(Seen place) => place.IsUnseen
        || place.Kinds == SeenKinds.Array && (place.Elements is null || IsUnseen(place.Elements))
        || place.Kinds == SeenKinds.Map && IsUnseen(place.Values!);

    private static bool IsClass(Seen place) => place.IsObject || place.IsUnion;

    private string Nullable(Seen place)
    {
        string code = Code(place);
        return place.HasNulls && code != Anything ? $"{code}?" : code;
    }
}
