using Microsoft.CodeAnalysis;

namespace JsonAot.ListGenerator.Values;

/// <summary>Reads the types of a payload. Whatever it cannot copy and compare whole is an obstacle: nothing is passed over.</summary>
internal sealed class PartReader
{
    private static readonly HashSet<string> Singles =
    [
        "string", "char", "bool", "byte", "sbyte", "short", "ushort", "int", "uint", "long", "ulong", "float", "double", "decimal",
        "byte[]", "System.DateTime", "System.DateTimeOffset", "System.TimeSpan", "System.Guid", "System.Uri",
    ];

    private readonly Dictionary<ITypeSymbol, Part> _known = new(SymbolEqualityComparer.Default);

    /// <summary>Why the code cannot be written; null where it can.</summary>
    internal string? Obstacle { get; private set; }

    internal Part Read(ITypeSymbol type)
    {
        if (!_known.TryGetValue(type, out Part? part))
            _known[type] = part = ReadNew(type);
        return part;
    }

    private Part ReadNew(ITypeSymbol type)
    {
        type = type.WithNullableAnnotation(NullableAnnotation.None);
        string code = FoundClass.CodeOf(type);
        string name = type.ToDisplayString();
        if (Singles.Contains(name))
            return new SinglePart(code, name);
        if (type is IArrayTypeSymbol { Rank: 1 } array)
            return new ListPart(code, Read(array.ElementType), maker: null);
        if (type is not INamedTypeSymbol named)
            return NotSeenThrough(code);
        if (named.TypeKind == TypeKind.Enum)
            return new SinglePart(code, type: null);
        if (named.OriginalDefinition.SpecialType == SpecialType.System_Nullable_T)
            return new OptionalPart(code, Read(named.TypeArguments[0]));
        return named.OriginalDefinition.ToDisplayString() switch
        {
            "System.Collections.Generic.List<T>" or "System.Collections.Generic.IEnumerable<T>" =>
                new ListPart(code, Read(named.TypeArguments[0]), "{0}"),
            "System.Collections.Generic.Dictionary<TKey, TValue>" =>
                new MapPart(code, Read(named.TypeArguments[0]), Read(named.TypeArguments[1])),
            _ => ReadObject(named, code),
        };
    }

    private Part ReadObject(INamedTypeSymbol type, string code)
    {
        bool isPlain = type is { TypeKind: TypeKind.Class, IsAbstract: false, BaseType.SpecialType: SpecialType.System_Object }
            && type.InstanceConstructors.Any(one => one.Parameters.Length == 0 && one.DeclaredAccessibility == Accessibility.Public)
            && type.Locations.Any(place => place.IsInSource);
        if (!isPlain)
            return NotSeenThrough(code);
        var part = new ObjectPart(code, isStruct: false);
        _known[type] = part;
        var members = new List<PartMember>();
        foreach (ISymbol member in type.GetMembers().Where(member => !member.IsStatic && member is IPropertySymbol or IFieldSymbol))
        {
            if (member is IPropertySymbol { GetMethod: not null, SetMethod.DeclaredAccessibility: Accessibility.Public } property)
                members.Add(new PartMember(property.Name, Read(property.Type)));
            else if (!member.IsImplicitlyDeclared)
                Obstacle ??= $"{type.Name}.{member.Name} is no property that can be read and set";
        }

        part.Members = members;
        return part;
    }

    private SinglePart NotSeenThrough(string code)
    {
        Obstacle ??= $"{code} is neither a plain class nor a collection or value that is known here";
        return new SinglePart(code, type: null);
    }
}
