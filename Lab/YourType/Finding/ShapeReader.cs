using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace JsonAot.Lab.YourType.Finding;

/// <summary>Reads types as System.Text.Json does: which members a document has, and how a value is made.</summary>
/// <param name="includeFields">Whether the options say so.</param>
public sealed class ShapeReader(bool includeFields)
{
    private const string Attributes = "System.Text.Json.Serialization.";
    private const string Generic = "System.Collections.Generic.";

    private static readonly HashSet<string> Scalars =
    [
        "string", "bool", "byte", "sbyte", "short", "ushort", "int", "uint", "long", "ulong", "float", "double", "decimal", "char",
        "System.DateTime", "System.DateTimeOffset", "System.DateOnly", "System.TimeOnly", "System.TimeSpan", "System.Guid", "System.Uri",
        "System.Version",
        "System.Text.Json.JsonElement", "byte[]",
    ];

    private static readonly HashSet<string> Lists =
    [
        $"{Generic}List<T>", $"{Generic}IList<T>", $"{Generic}ICollection<T>", $"{Generic}IEnumerable<T>", $"{Generic}IReadOnlyList<T>",
        $"{Generic}IReadOnlyCollection<T>",
    ];

    private static readonly HashSet<string> Sets = [$"{Generic}HashSet<T>", $"{Generic}ISet<T>", $"{Generic}IReadOnlySet<T>"];

    private static readonly HashSet<string> Maps =
    [
        $"{Generic}Dictionary<TKey, TValue>", $"{Generic}IDictionary<TKey, TValue>", $"{Generic}IReadOnlyDictionary<TKey, TValue>",
    ];

    private static readonly HashSet<string> Keys = ["string", "int", "long", "System.Guid"];

    private readonly Dictionary<ITypeSymbol, Shape> _known = new(SymbolEqualityComparer.Default);

    public Shape Read(ITypeSymbol type)
    {
        type = type.WithNullableAnnotation(NullableAnnotation.None);
        if (_known.TryGetValue(type, out Shape? known))
            return known;
        if (type is INamedTypeSymbol named && IsObject(named))
        {
            var made = new ObjectShape(named);
            _known[type] = made;
            if (Fill(made) is not { } obstacle)
                return made;
            return _known[type] = new OpaqueShape(type, obstacle);
        }

        return _known[type] = ReadOther(type);
    }

    private Shape ReadOther(ITypeSymbol type)
    {
        string name = type.ToDisplayString();
        if (Scalars.Contains(name))
            return new ScalarShape(type);
        if (type is IArrayTypeSymbol { Rank: 1 } array)
            return new SequenceShape(type, Read(array.ElementType), "{0}.ToArray()");
        if (type is not INamedTypeSymbol named)
            return new OpaqueShape(type, $"{name} is no type with members");
        if (HasConverter(named) is { } converter && !IsEnumByName(converter))
            return new OpaqueShape(type, $"{name} has a converter of its own");
        if (named.TypeKind == TypeKind.Enum)
            return new EnumShape(type, HasConverter(named) is not null);
        if (named.OriginalDefinition.SpecialType == SpecialType.System_Nullable_T)
            return new NullableShape(type, Read(named.TypeArguments[0]));
        string definition = named.OriginalDefinition.ToDisplayString();
        if (Lists.Contains(definition))
            return new SequenceShape(type, Read(named.TypeArguments[0]), "{0}");
        if (Sets.Contains(definition))
        {
            string set = $"new global::{Generic}HashSet<{Shape.CodeOf(named.TypeArguments[0])}>({{0}})";
            return new SequenceShape(type, Read(named.TypeArguments[0]), set);
        }

        if (Maps.Contains(definition) && Keys.Contains(named.TypeArguments[0].ToDisplayString()))
            return new MapShape(type, Read(named.TypeArguments[0]), Read(named.TypeArguments[1]));
        bool isAbstract = named.IsAbstract || type.TypeKind == TypeKind.Interface;
        return new OpaqueShape(type, $"{name} is {(isAbstract ? "abstract" : "a type that only a serializer can make")}");
    }

    private static bool IsObject(INamedTypeSymbol type) =>
        type is { TypeKind: TypeKind.Class or TypeKind.Struct, IsAbstract: false, IsStatic: false, SpecialType: SpecialType.None }
        && type.ContainingNamespace?.ToDisplayString().StartsWith("System", StringComparison.Ordinal) != true
        && HasConverter(type) is null
        && !type.AllInterfaces.Any(parent => parent.SpecialType == SpecialType.System_Collections_IEnumerable);

    /// <returns>Why generated code cannot make it; null where it can.</returns>
    private string? Fill(ObjectShape shape)
    {
        string[] polymorphic = ["JsonDerivedTypeAttribute", "JsonPolymorphicAttribute"];
        if (shape.Named.GetAttributes().Any(attribute => polymorphic.Any(name => Is(attribute, name))))
            return $"{shape.Text} is polymorphic";
        var members = new List<MemberShape>();
        IMethodSymbol? constructor = ConstructorOf(shape.Named);
        if (constructor is null && shape.Named.TypeKind != TypeKind.Struct)
            return $"{shape.Text} has several constructors, and none is marked [JsonConstructor]";
        foreach (ISymbol member in MembersOf(shape.Named))
        {
            AttributeData[] attributes = [.. member.GetAttributes()];
            if (attributes.Any(attribute => Is(attribute, "JsonExtensionDataAttribute")))
                return $"{shape.Text} has extension data";
            if (attributes.Any(attribute => Is(attribute, "JsonIgnoreAttribute")
                && attribute.NamedArguments.All(argument => argument.Key != "Condition" || Equals(argument.Value.Value, 1))))
                continue;
            if (!IsSerialized(member, attributes))
                continue;
            IParameterSymbol? parameter = constructor?.Parameters.FirstOrDefault(
                parameter => parameter.Name.Equals(member.Name, StringComparison.OrdinalIgnoreCase));
            ITypeSymbol type = member is IPropertySymbol property ? property.Type : ((IFieldSymbol)member).Type;
            Shape inner = attributes.Any(
                attribute => Is(attribute, "JsonConverterAttribute") && !IsEnumByName(attribute)
                    || Is(attribute, "JsonNumberHandlingAttribute"))
                ? new OpaqueShape(type, $"{shape.Text}.{member.Name} has a converter of its own")
                : attributes.Any(attribute => Is(attribute, "JsonConverterAttribute")) ? EnumByName(type) : Read(type);
            // Bases come first, and a member that is hidden by another of its name is not serialized.
            members.RemoveAll(hidden => hidden.Name == member.Name);
            Assignment assignment = parameter is null ? AssignmentOf(member) : Assignment.ByConstructor;
            members.Add(new MemberShape(member.Name, NameOf(member, "JsonPropertyNameAttribute"), inner, assignment)
            {
                Default = parameter is { HasExplicitDefaultValue: true, ExplicitDefaultValue: { } value }
                    ? $"({Shape.CodeOf(type)})({SymbolDisplay.FormatPrimitive(value, quoteStrings: true, useHexadecimalNumbers: false)})"
                    : null,
            });
        }

        shape.Members = members;
        if (constructor?.Parameters.FirstOrDefault(parameter => Parameter(members, parameter) is null) is { } unmatched)
            return $"{shape.Text} has a constructor whose parameter {unmatched.Name} is no member";
        shape.Constructor = [.. constructor?.Parameters.Select(parameter => Parameter(members, parameter)!) ?? []];
        return null;
    }

    private static MemberShape? Parameter(List<MemberShape> members, IParameterSymbol parameter) =>
        members.FirstOrDefault(member => member.Name.Equals(parameter.Name, StringComparison.OrdinalIgnoreCase));

    private static IMethodSymbol? ConstructorOf(INamedTypeSymbol type)
    {
        IMethodSymbol[] constructors =
        [
            .. type.InstanceConstructors.Where(
                constructor => constructor.DeclaredAccessibility is Accessibility.Public && !IsCopy(constructor)),
        ];
        return type.InstanceConstructors.FirstOrDefault(
            constructor => constructor.GetAttributes().Any(attribute => Is(attribute, "JsonConstructorAttribute")))
            ?? constructors.FirstOrDefault(constructor => constructor.Parameters.Length == 0)
            ?? (constructors.Length == 1 ? constructors[0] : null);
    }

    private static bool IsCopy(IMethodSymbol constructor) =>
        constructor.Parameters.Length == 1
            && SymbolEqualityComparer.Default.Equals(constructor.Parameters[0].Type, constructor.ContainingType);

    private static IEnumerable<ISymbol> MembersOf(INamedTypeSymbol type)
    {
        var types = new Stack<INamedTypeSymbol>();
        for (INamedTypeSymbol? one = type; one is not null && one.SpecialType == SpecialType.None; one = one.BaseType)
            types.Push(one);
        return types.SelectMany(one => one.GetMembers()).Where(member =>
            member is { IsStatic: false } and (
                IPropertySymbol { IsIndexer: false, IsOverride: false } or IFieldSymbol { IsImplicitlyDeclared: false }));
    }

    private bool IsSerialized(ISymbol member, AttributeData[] attributes)
    {
        bool isIncluded = attributes.Any(attribute => Is(attribute, "JsonIncludeAttribute"));
        return member switch
        {
            IPropertySymbol { GetMethod: { } getter } property => isIncluded || IsPublic(property) && IsPublic(getter),
            IFieldSymbol field => !field.IsImplicitlyDeclared
                && (isIncluded || includeFields && field.DeclaredAccessibility == Accessibility.Public),
            _ => false,
        };
    }

    private static bool IsPublic(ISymbol symbol) => symbol.DeclaredAccessibility == Accessibility.Public;

    private static Assignment AssignmentOf(ISymbol member) => member switch
    {
        IPropertySymbol { SetMethod: null } => Assignment.Never,
        IPropertySymbol { IsRequired: true } or IPropertySymbol { SetMethod.IsInitOnly: true } => Assignment.AtOnce,
        IFieldSymbol { IsRequired: true } => Assignment.AtOnce,
        IPropertySymbol { SetMethod.DeclaredAccessibility: not (Accessibility.Public or Accessibility.Internal) } => Assignment.Never,
        IFieldSymbol { IsReadOnly: true } => Assignment.Never,
        _ => Assignment.Later,
    };

    internal static string? NameOf(ISymbol symbol, string attribute) =>
        symbol.GetAttributes().FirstOrDefault(one => Is(one, attribute))?.ConstructorArguments[0].Value as string;

    private static AttributeData? HasConverter(ITypeSymbol type) =>
        type.GetAttributes().FirstOrDefault(attribute => Is(attribute, "JsonConverterAttribute"));

    private static Shape EnumByName(ITypeSymbol type) =>
        type is INamedTypeSymbol { OriginalDefinition.SpecialType: SpecialType.System_Nullable_T } nullable
        ? new NullableShape(type, EnumByName(nullable.TypeArguments[0]))
        : new EnumShape(type, byName: true);

    private static bool IsEnumByName(AttributeData converter) =>
        converter.ConstructorArguments is [{ Value: INamedTypeSymbol { Name: "JsonStringEnumConverter" } }];

    private static bool Is(AttributeData attribute, string name) => attribute.AttributeClass?.ToDisplayString() == Attributes + name;
}
