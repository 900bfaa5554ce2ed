using System.Text.Json;
using Microsoft.CodeAnalysis;

namespace JsonAot.Lab.YourType.Finding;

/// <summary>Finds the type whose names cover a sample best.</summary>
public static class TypeFinder
{
    // A type that knows less than this of the document was hardly meant.
    private const double LeastPart = 0.5;

    private const int MostNamed = 3;

    private const string Derived = "JsonDerivedType";

    /// <param name="wanted">The type that was asked for; null to choose.</param>
    public static FoundType Find(UserCode code, SampleDocument sample, string? wanted) => wanted is null
        ? Nearest(code, sample, Roots(code, sample.Root))
        : Look(code, sample, Wanted(code, wanted, sample.Root));

    /// <summary>
    /// The types that a context declares, or all of the files where there is none: those that a sample fits, with their samples.
    /// </summary>
    /// <returns>Also what a context declares and is not found, each in a sentence.</returns>
    public static (IReadOnlyList<(FoundType Type, SampleDocument[] Samples)> Found, IReadOnlyList<string> Missing) FindAll(
        UserCode code, IReadOnlyList<SampleDocument> samples)
    {
        ITypeSymbol[] all = [.. ContextOptions.RootsOf(code)];
        ITypeSymbol[] declared = [.. all.Where(root => Obstacle(root) is null)];
        var found = new List<(FoundType Type, SampleDocument Sample)>();
        foreach (SampleDocument sample in samples)
        {
            FoundType type = declared.Length > 0 ? Nearest(code, sample, declared) : Find(code, sample, null);
            if (type.Ties.Count > 0)
                throw new UnusableException($"{sample.Path} fits {string.Join(" and ", type.Ties.Prepend(type.Root.Text))} alike. Leave "
                    + "it away here, and try it alone with --type.");
            found.Add((type, sample));
        }

        var byType = found.GroupBy(one => one.Type.Root.Text);
        // Single values are declared for the sake of other types.
        Shape[] shapes =
        [
            .. all.Where(root => root.SpecialType == SpecialType.None).Select(new ShapeReader(options: null).Read)
                .Where(shape => shape is not (ScalarShape or EnumShape or NullableShape)),
        ];
        IEnumerable<string> missing =
            from shape in shapes
            where byType.All(same => same.Key != shape.Text)
            select Obstacle(shape.Type) is null ? $"{shape.Text}: no sample of it was given." : $"{Refusal(shape.Type)}.";
        return ([.. byType.Select(same => (same.First().Type, same.Select(one => one.Sample).ToArray()))], [.. missing]);
    }

    private static FoundType Nearest(UserCode code, SampleDocument sample, ITypeSymbol[] roots)
    {
        FoundType[] order =
        [
            .. roots.Select(root => Look(code, sample, root))
                .OrderBy(found => Rank(found, sample.Root))
                .ThenByDescending(found => found.Coverage.RootPart).ThenByDescending(found => found.Coverage.Part)
                .ThenBy(found => IsHidden(found.Root.Type))
                .ThenByDescending(found => found.Coverage.Known).ThenBy(found => found.Coverage.OtherCase.Count)
                .ThenBy(found => found.Coverage.Unused),
        ];
        if (order is not [{ } best, ..])
        {
            string why = OfTheFiles(code).FirstOrDefault(type => Obstacle(type) is not null) is { } type ? $": {Refusal(type)}" : "";
            throw new UnusableException(
                $"The files have no class, record or struct that a document could be read into{why}. Give the file with such a type.");
        }

        if (!Fits(best.Coverage))
            throw NoFit(sample, order);
        // What fits less was hardly meant in its place.
        return IsHidden(best.Root.Type)
            ? throw new UnusableException($"{Refusal(NamedIn(best.Root.Type))}. No other type fits {sample.Path} as well.")
            : best with
            {
                Ties = [.. order.Skip(1).Where(one => IsTie(one, best)).Select(one => one.Root.Text)],
                Next = [.. order.Skip(1).Where(one => one.Coverage.Members > 0).Take(MostNamed - 1).Select(Told)],
            };
    }

    private static string Told(FoundType found) => $"{found.Root.Text} ({found.Coverage.Text})";

    private static UnusableException NoFit(SampleDocument sample, FoundType[] order)
    {
        // For a type that nothing is known of, there is nothing to say.
        FoundType[] near = [.. order.OrderByDescending(one => one.Coverage.RootPart * one.Coverage.Members).Take(MostNamed)];
        Coverage best = near[0].Coverage;
        string[] unknown = [.. best.Unknown, .. best.RootNames.Except(best.KnownRootNames).Select(name => $"$.{name}")];
        string? others = near.Select(TypeFaults.OtherNames).FirstOrDefault(names => names is not null);
        string[] remarks = [.. new[] { TypeFaults.Fields(near[0]), others }.OfType<string>()];
        return new UnusableException($"No type fits {sample.Path}. Nearest: {string.Join("; ", near.Select(Told))}. "
            + $"{near[0].Root.Text} does not have {string.Join(", ", unknown.Distinct().Take(3))}. "
            + string.Concat(remarks.Select(remark => $"{remark}. "))
            + "Name the type with --type, or give the sample alone to have one inferred.");
    }

    /// <summary>Objects alone are in common with every type, and what lies deep in a document with parts of many.</summary>
    private static bool Fits(Coverage coverage) => coverage.Part >= LeastPart && coverage.RootPart >= LeastPart
        && coverage is not { Members: 0, Unknown.Count: > 0 };

    /// <summary>What cannot be looked into has a place for everything, and so says less than a type that has most of the members.</summary>
    private static int Rank(FoundType found, JsonElement sample) =>
        !Fits(found.Coverage) ? 2 : IsSeen(found.Root, sample) ? 0 : 1;

    private static bool IsSeen(Shape root, JsonElement sample) => root switch
    {
        SequenceShape list => IsSeen(
            list.Element, sample.ValueKind == JsonValueKind.Array ? sample.EnumerateArray().FirstOrDefault() : sample),
        OpaqueShape => SaysItsType(sample, root.Type),
        MapShape { Value: OpaqueShape } => false,
        _ => true,
    };

    /// <summary>A document that names which of the derived types it is of was written as the base.</summary>
    private static bool SaysItsType(JsonElement sample, ITypeSymbol type)
    {
        if (sample.ValueKind != JsonValueKind.Object || ShapeReader.AttributeOf(type, Derived) is null)
            return false;
        object? name = ShapeReader.AttributeOf(type, "JsonPolymorphic")?.NamedArguments
            .FirstOrDefault(argument => argument.Key == "TypeDiscriminatorPropertyName").Value.Value;
        return sample.TryGetProperty(name as string ?? "$type", out _);
    }

    private static ITypeSymbol NamedIn(ITypeSymbol root) => root is IArrayTypeSymbol array ? array.ElementType : root;

    /// <summary>Nobody but its own class or file can name it.</summary>
    private static bool IsHidden(ITypeSymbol root) => NamedIn(root) is INamedTypeSymbol type
        && type is { TypeKind: TypeKind.Class, IsAbstract: false, IsStatic: false, IsGenericType: false }
        && (type.IsFileLocal || !IsReachable(type));

    private static string Refusal(ITypeSymbol type) => $"{type.ToDisplayString()} {Obstacle(type)}";

    private static bool IsTie(FoundType one, FoundType best) =>
        one.Coverage.Known == best.Coverage.Known && one.Coverage.Values == best.Coverage.Values
        && one.Coverage.Unused == best.Coverage.Unused;

    private static FoundType Look(UserCode code, SampleDocument sample, ITypeSymbol root)
    {
        ContextOptions? options = ContextOptions.Find(code, root);
        Shape shape = new ShapeReader(options).Read(root);
        NamePolicy[] policies = options?.Policy is { } stated ? [stated] : [.. NamePolicy.All];
        (NamePolicy policy, Coverage coverage) = policies.Select(policy => (policy, Coverage.Of(sample.Root, shape, policy)))
            .OrderByDescending(one => one.Item2.Known - one.Item2.OtherCase.Count)
            // Where attributes of another library name members, or attributes name all of them, a policy would be a guess.
            .ThenByDescending(one => one.policy.Code is null && (code.IsMoved || NamesAll(shape)))
            // A name of one word is the same in several policies: most names of the sample decide.
            .ThenByDescending(one => NamesOf(one.policy, one.Item2)).First();
        bool enumsByName = options?.EnumsByName ?? coverage.NamesEnums;
        return new FoundType(shape, policy, enumsByName, coverage, [], [], options, code);
    }

    private static bool NamesAll(Shape shape)
    {
        MemberShape[] members = [.. shape.All().OfType<ObjectShape>().SelectMany(made => made.Members)];
        return members.Length > 0 && Array.TrueForAll(members, member => member.GivenName is not null);
    }

    /// <summary>How many names of the root are written so; none where the type has none of them.</summary>
    private static int NamesOf(NamePolicy policy, Coverage coverage) => coverage.KnownRootNames.Count > coverage.OtherCase.Count
        ? coverage.RootNames.Count(name => policy.Convert(CodeNames.Pascal(name)) == name)
        : 0;

    private static ITypeSymbol Wanted(UserCode code, string wanted, JsonElement sample)
    {
        ITypeSymbol type = code.Bind(wanted)
            ?? throw new UnusableException($"There is no type '{wanted}' in the files. There are: "
                + $"{string.Join(", ", Candidates(code).Take(6).Select(candidate => candidate.ToDisplayString()))}.");
        if (Obstacle(type) is { } obstacle)
            throw new UnusableException($"{type.ToDisplayString()} {obstacle}. Name with --type a class that a document can be read into.");
        // What a context says is of the symbols of the files.
        type = code.Own(type);
        return sample.ValueKind == JsonValueKind.Array
            && Candidates(code).Any(candidate => SymbolEqualityComparer.Default.Equals(candidate, type))
            ? ArrayOf(code, type)
            : type;
    }

    private static string? Obstacle(ITypeSymbol type) => type switch
    {
        { SpecialType: SpecialType.System_Object } or { TypeKind: TypeKind.Dynamic } => "says nothing of what a document holds",
        { SpecialType: not SpecialType.None, TypeKind: not TypeKind.Interface } =>
            "is a single value, and a document is an object or an array",
        // Lists of the framework are made as what is usual for them.
        { TypeKind: TypeKind.Interface } when ShapeReader.AttributeOf(type, Derived) is null
            && (!IsList(type) || type.Locations.Any(place => place.IsInSource)) =>
            "is an interface: no serializer knows which class to make of it",
        INamedTypeSymbol { IsStatic: true } => "is static",
        INamedTypeSymbol { IsFileLocal: true } => "is of its file alone: make it internal or public",
        INamedTypeSymbol { IsAbstract: true, TypeKind: not TypeKind.Interface } when ShapeReader.AttributeOf(type, Derived) is null =>
            "is abstract, and has no [JsonDerivedType]: no serializer knows which class to make of it",
        INamedTypeSymbol open when open.IsUnboundGenericType || open.TypeArguments.Any(one => one.TypeKind == TypeKind.TypeParameter) =>
            "is generic: close it, as in --type \"Page<Order>\"",
        { TypeKind: TypeKind.Enum or TypeKind.Delegate } => "is no class",
        { IsValueType: true } => "is a struct, which cannot be a whole document here: wrap it in a class",
        _ => IsReachable(type) ? null : "is private: make it internal or public",
    };

    /// <summary>Types of the files that can be a document's root, and generic ones closed over these.</summary>
    private static IEnumerable<INamedTypeSymbol> Candidates(UserCode code)
    {
        INamedTypeSymbol[] all = [.. OfTheFiles(code)];
        INamedTypeSymbol[] closed =
            [.. all.Where(type => !type.IsGenericType && (Obstacle(type) is null || type.TypeKind == TypeKind.Struct))];
        IEnumerable<INamedTypeSymbol> generic = all.Where(type =>
            type is { Arity: 1, TypeKind: TypeKind.Class, IsAbstract: false, IsStatic: false, ContainingType: null }
                && type.TypeParameters[0].ConstraintTypes.Length == 0);
        return [.. closed, .. all.Where(IsHidden), .. generic.SelectMany(type => closed.Select(argument => type.Construct(argument)))];
    }

    private static IEnumerable<INamedTypeSymbol> OfTheFiles(UserCode code) => code.Types.Where(type =>
        type.Locations.Any(place => place.SourceTree?.FilePath.Length > 0)
            && type.BaseType?.Name is not ("JsonSerializerContext" or "Attribute"));

    private static ITypeSymbol[] Roots(UserCode code, JsonElement sample) => sample.ValueKind == JsonValueKind.Array
        ? [.. Candidates(code).OrderBy(IsList).Select(type => ArrayOf(code, type))]
        : [.. Candidates(code).Where(type => !type.IsValueType)];

    /// <summary>A class that is a list is an array in documents already.</summary>
    private static ITypeSymbol ArrayOf(UserCode code, ITypeSymbol type) =>
        IsList(type) ? type : code.Compilation.CreateArrayTypeSymbol(type);

    private static bool IsList(ITypeSymbol type) =>
        type.AllInterfaces.Any(parent => parent.SpecialType == SpecialType.System_Collections_IEnumerable);

    private static bool IsReachable(ITypeSymbol type) => type.DeclaredAccessibility
        is not (Accessibility.Private or Accessibility.Protected or Accessibility.ProtectedAndInternal)
            && (type.ContainingType is null || IsReachable(type.ContainingType));
}
