using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace JsonAot.Lab.YourType.Finding;

/// <summary>Reads types as System.Text.Json does: which members a document has, and how a value is made.</summary>
/// <param name="options">Those of the context; null where there is none.</param>
public sealed class ShapeReader(ContextOptions? options)
{
    private static readonly HashSet<string> Scalars =
    [
        "string", "bool", "byte", "sbyte", "short", "ushort", "int", "uint", "long", "ulong", "float", "double", "decimal", "char",
        "System.DateTime", "System.DateTimeOffset", "System.DateOnly", "System.TimeOnly", "System.TimeSpan", "System.Guid", "System.Uri",
        "System.Version", "System.Text.Json.JsonElement", "byte[]",
    ];

    private static readonly HashSet<string> Keys = ["string", "int", "long", "System.Guid"];

    private readonly Dictionary<ITypeSymbol, Shape> _known = new(SymbolEqualityComparer.Default);

    public Shape Read(ITypeSymbol type)
    {
        type = type.WithNullableAnnotation(NullableAnnotation.None);
        if (_known.TryGetValue(type, out Shape? known))
            return known;
        if (options?.Converted.Contains(type) == true)
            return _known[type] = new OpaqueShape(type, isConverted: true);
        if (type is not INamedTypeSymbol named || !IsObject(named))
            return _known[type] = ReadOther(type);
        var made = new ObjectShape(named);
        _known[type] = made;
        if (!Fill(made, named))
            _known[type] = new OpaqueShape(type);
        return _known[type];
    }

    private Shape ReadOther(ITypeSymbol type)
    {
        if (Scalars.Contains(type.ToDisplayString()))
            return new ScalarShape(type);
        if (type is IArrayTypeSymbol { Rank: 1 } array)
            return new SequenceShape(type, Read(array.ElementType), "{0}.ToArray()");
        if (type is not INamedTypeSymbol named)
            return new OpaqueShape(type);
        AttributeData? converter = AttributeOf(named, "JsonConverter");
        if (converter is not null && !IsEnumByName(converter))
            return new OpaqueShape(type);
        if (named.TypeKind == TypeKind.Enum)
            return new EnumShape(type, byName: converter is not null || options?.Named.Contains(type) == true);
        if (named.OriginalDefinition.SpecialType == SpecialType.System_Nullable_T)
            return new NullableShape(type, Read(named.TypeArguments[0]));
        string collection = named.ContainingNamespace?.ToDisplayString() == "System.Collections.Generic" ? named.Name : "";
        if (collection is "List" or "IList" or "ICollection" or "IEnumerable" or "IReadOnlyList" or "IReadOnlyCollection")
            return new SequenceShape(type, Read(named.TypeArguments[0]), "{0}");
        if (collection is "HashSet" or "ISet" or "IReadOnlySet")
        {
            string set = $"new global::System.Collections.Generic.HashSet<{Shape.CodeOf(named.TypeArguments[0])}>({{0}})";
            return new SequenceShape(type, Read(named.TypeArguments[0]), set);
        }

        if (collection is "Dictionary" or "IDictionary" or "IReadOnlyDictionary" && Keys.Contains(named.TypeArguments[0].ToDisplayString()))
            return new MapShape(type, Read(named.TypeArguments[0]), Read(named.TypeArguments[1]));
        return ReadCollection(named);
    }

    /// <summary>Any other type that is a list or a dictionary: what is in it is known, and only serializers make it.</summary>
    private Shape ReadCollection(INamedTypeSymbol type)
    {
        // It may have itself as its element.
        Shape unknown = _known[type] = new OpaqueShape(type);
        INamedTypeSymbol[] generic = [.. ((INamedTypeSymbol[])[type, .. type.AllInterfaces]).Where(one => one.IsGenericType)];
        INamedTypeSymbol? map = Array.Find(generic, one => one.Name is "IDictionary" or "IReadOnlyDictionary" && IsOfFramework(one));
        if (map is { TypeArguments: [var key, var value] })
            return new MapShape(type, Read(key), Read(value)) { CanMake = false };
        INamedTypeSymbol? list =
            Array.Find(generic, one => one.OriginalDefinition.SpecialType == SpecialType.System_Collections_Generic_IEnumerable_T);
        return list is null ? unknown : new SequenceShape(type, Read(list.TypeArguments[0]), "{0}") { CanMake = false };
    }

    private static bool IsObject(INamedTypeSymbol type) =>
        type is { TypeKind: TypeKind.Class or TypeKind.Struct, IsAbstract: false, IsStatic: false, SpecialType: SpecialType.None }
        && !IsOfFramework(type)
        && AttributeOf(type, "JsonConverter") is null
        && !type.AllInterfaces.Any(parent => parent.SpecialType == SpecialType.System_Collections_IEnumerable);

    // A tuple is where it is written, and the framework's.
    private static bool IsOfFramework(INamedTypeSymbol type) => type.IsTupleType || !IsInSource(type)
        && type.ContainingNamespace?.ToDisplayString() is { } space
        && (space == "System" || space.StartsWith("System.", StringComparison.Ordinal));

    private static bool IsInSource(ISymbol symbol) => symbol.Locations.Any(place => place.IsInSource);

    /// <returns>Whether generated code can make it.</returns>
    private bool Fill(ObjectShape shape, INamedTypeSymbol named)
    {
        var members = new List<MemberShape>();
        IMethodSymbol? constructor = ConstructorOf(named);
        bool isPolymorphic = (AttributeOf(named, "JsonDerivedType") ?? AttributeOf(named, "JsonPolymorphic")) is not null;
        if (isPolymorphic || constructor is null && named.TypeKind != TypeKind.Struct)
            return false;
        shape.CanMake = !HasOwnRules(named) && (constructor is null || IsReachable(constructor));
        foreach (ISymbol member in MembersOf(named))
        {
            // What its base says of it counts no more.
            if (member.IsOverride)
                members.RemoveAll(hidden => hidden.Name == member.Name);
            if (AttributeOf(member, "JsonExtensionData") is not null)
            {
                shape.KeepsOthers = true;
                shape.CanMake = false;
                continue;
            }

            if (!IsSerialized(member))
                continue;
            IParameterSymbol? parameter = constructor?.Parameters.FirstOrDefault(
                parameter => parameter.Name.Equals(member.Name, StringComparison.OrdinalIgnoreCase));
            ITypeSymbol type = member is IPropertySymbol property ? property.Type : ((IFieldSymbol)member).Type;
            AttributeData? converter = AttributeOf(member, "JsonConverter");
            Shape inner = converter is not null && !IsEnumByName(converter) ? new OpaqueShape(type, isConverted: true)
                : converter is not null ? EnumByName(type)
                : Read(type);
            // Bases come first, and a member that is hidden by another of its name is not serialized.
            members.RemoveAll(hidden => hidden.Name == member.Name);
            shape.CanMake &= !HasOwnRules(member) && CanUse(member);
            Assignment assignment = parameter is null ? AssignmentOf(member) : Assignment.ByConstructor;
            string? otherwise = parameter is { HasExplicitDefaultValue: true, ExplicitDefaultValue: { } value }
                ? $"({Shape.CodeOf(type)})({Literal(value)})"
                : null;
            members.Add(new MemberShape(member.Name, NameOf(member, "JsonPropertyName"), inner, assignment, otherwise));
        }

        shape.Members = members;
        IEnumerable<MemberShape?>? taken = constructor?.Parameters.Select(parameter =>
            members.FirstOrDefault(member => member.Name.Equals(parameter.Name, StringComparison.OrdinalIgnoreCase)));
        shape.Constructor = [.. taken?.OfType<MemberShape>() ?? []];
        return constructor is null || shape.Constructor.Count == constructor.Parameters.Length;
    }

    private static string Literal(object value) => value switch
    {
        double number when !double.IsFinite(number) => $"double.{NameOf(number)}",
        float number when !float.IsFinite(number) => $"float.{NameOf(number)}",
        _ => SymbolDisplay.FormatPrimitive(value, quoteStrings: true, useHexadecimalNumbers: false)!,
    };

    private static string NameOf(double number) =>
        double.IsNaN(number) ? nameof(double.NaN) : number > 0 ? nameof(double.PositiveInfinity) : nameof(double.NegativeInfinity);

    private static IMethodSymbol? ConstructorOf(INamedTypeSymbol type)
    {
        IMethodSymbol[] constructors = [.. type.InstanceConstructors.Where(one => IsPublic(one) && !IsCopy(one))];
        return type.InstanceConstructors.FirstOrDefault(one => AttributeOf(one, "JsonConstructor") is not null)
            ?? Array.Find(constructors, one => one.Parameters.Length == 0)
            ?? (constructors.Length == 1 ? constructors[0] : null);
    }

    private static bool IsCopy(IMethodSymbol constructor) =>
        constructor.Parameters.Length == 1
            && SymbolEqualityComparer.Default.Equals(constructor.Parameters[0].Type, constructor.ContainingType);

    private static IEnumerable<ISymbol> MembersOf(INamedTypeSymbol type)
    {
        IEnumerable<ITypeSymbol> types = type.AndBases().TakeWhile(one => one.SpecialType == SpecialType.None).Reverse();
        return types.SelectMany(one => one.GetMembers()).Where(member =>
            member is { IsStatic: false } and (
                IPropertySymbol { IsIndexer: false } or IFieldSymbol { IsImplicitlyDeclared: false }));
    }

    private bool IsSerialized(ISymbol member)
    {
        if (AttributeOf(member, "JsonIgnore") is { } ignored
            && ignored.NamedArguments.All(argument => argument.Key != "Condition" || Equals(argument.Value.Value, 1)))
            return false;
        bool isIncluded = AttributeOf(member, "JsonInclude") is not null;
        return member switch
        {
            IPropertySymbol { GetMethod: { } getter } => isIncluded || IsPublic(member) && IsPublic(getter),
            IFieldSymbol => isIncluded || options?.IncludeFields == true && IsPublic(member),
            _ => false,
        };
    }

    private static bool IsPublic(ISymbol symbol) => symbol.DeclaredAccessibility == Accessibility.Public;

    /// <summary>Whether generated code may name it: it is compiled together with the files.</summary>
    private static bool IsReachable(ISymbol symbol) => IsPublic(symbol)
        || symbol.DeclaredAccessibility is Accessibility.Internal or Accessibility.ProtectedOrInternal
            && IsInSource(symbol);

    /// <summary>Whether generated code can read it, and set it where serializers do.</summary>
    private static bool CanUse(ISymbol member) => IsReachable(member) && (member is not IPropertySymbol property
        || IsReachable(property.GetMethod!)
            && (property.SetMethod is not { } setter || AttributeOf(member, "JsonInclude") is null || IsReachable(setter)));

    /// <summary>Whether an attribute says that numbers are texts, or that what is there already is filled.</summary>
    private static bool HasOwnRules(ISymbol symbol) =>
        (AttributeOf(symbol, "JsonNumberHandling") ?? AttributeOf(symbol, "JsonObjectCreationHandling")) is not null;

    private static Assignment AssignmentOf(ISymbol member) => member switch
    {
        IPropertySymbol { SetMethod: null } => Assignment.Never,
        // What is not public is set only where an attribute asks for it.
        IPropertySymbol { SetMethod: { } setter } when !IsPublic(setter)
            && (AttributeOf(member, "JsonInclude") is null || !IsReachable(setter)) => Assignment.Never,
        IPropertySymbol { IsRequired: true } or IPropertySymbol { SetMethod.IsInitOnly: true } => Assignment.AtOnce,
        IFieldSymbol { IsRequired: true } => Assignment.AtOnce,
        IFieldSymbol { IsReadOnly: true } => Assignment.Never,
        _ => Assignment.Later,
    };

    internal static string? NameOf(ISymbol symbol, string attribute) =>
        AttributeOf(symbol, attribute)?.ConstructorArguments[0].Value as string;

    /// <param name="name">The name of an attribute of System.Text.Json.</param>
    internal static AttributeData? AttributeOf(ISymbol symbol, string name) => symbol.GetAttributes()
        .FirstOrDefault(one => one.AttributeClass?.ToDisplayString() == $"System.Text.Json.Serialization.{name}Attribute");

    private static Shape EnumByName(ITypeSymbol type) =>
        type is INamedTypeSymbol { OriginalDefinition.SpecialType: SpecialType.System_Nullable_T } nullable
        ? new NullableShape(type, EnumByName(nullable.TypeArguments[0]))
        // It is not the converter of a list of enums: System.Text.Json throws.
        : type.TypeKind == TypeKind.Enum ? new EnumShape(type, byName: true)
        : new OpaqueShape(type);

    private static bool IsEnumByName(AttributeData converter) =>
        converter.ConstructorArguments is [{ Value: INamedTypeSymbol { Name: "JsonStringEnumConverter" } }];
}
