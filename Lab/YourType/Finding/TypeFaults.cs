using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace JsonAot.Lab.YourType.Finding;

/// <summary>What generated code of any serializer fails at, in words.</summary>
internal static class TypeFaults
{
    private const int MostNames = 6;

    /// <returns>Null where there is none.</returns>
    internal static string? Of(FoundType found) =>
        found.Root.All().Select(shape => Of(shape, found.Policy)).FirstOrDefault(fault => fault is not null);

    /// <summary>
    /// Whether what the files do not show is not there either: a package may keep some members to itself, and what a context says of values
    /// is beyond all types. What other generators add is in no file, and System.Text.Json's generator does not see it.
    /// </summary>
    internal static bool HasKnownMembers(FoundType found) => found.Options?.ChangesValues != true
        && found.Root.All().OfType<ObjectShape>().All(shape => IsWhole(shape.Type));

    private static bool IsWhole(ITypeSymbol type) => type.AndBases().TakeWhile(one => one.SpecialType == SpecialType.None)
        .All(one => one.DeclaringSyntaxReferences.Length > 0);

    /// <returns>Which names of the document are those of fields, that nobody reads; null where none is.</returns>
    internal static string? Fields(FoundType found)
    {
        string[] fields =
        [
            .. found.Root.All().OfType<ObjectShape>().SelectMany(shape => shape.Type.GetMembers().OfType<IFieldSymbol>())
                .Where(field => field is { IsStatic: false, IsConst: false, DeclaredAccessibility: Accessibility.Public })
                .Select(field => field.Name).Where(IsUnknown).Distinct(),
        ];
        return fields.Length == 0 ? null
            : string.Join(" and ", fields) + (fields.Length == 1 ? " is a field: make it a property" : " are fields: make them properties")
                + ", or state IncludeFields in a context";

        bool IsUnknown(string name) => NamePolicy.All.Any(
            policy => found.Coverage.Unknown.Any(path => path.EndsWith($".{policy.Convert(name)}", StringComparison.Ordinal)));
    }

    /// <summary>
    /// Generated metadata makes an object with all of its init members at once, from values that a document may not have:
    /// dotnet/runtime#84484. What is timed is a document that has them, so that no figure shows it.
    /// </summary>
    /// <returns>Which members lose what they say of themselves; null where none does.</returns>
    internal static string? LostInitializers(FoundType found)
    {
        string[] lost =
        [
            .. (from shape in found.Root.All().OfType<ObjectShape>()
                from member in shape.Members
                where member.Assignment == Assignment.AtOnce
                from symbol in shape.Type.MembersNamed(member.Name).OfType<IPropertySymbol>()
                where symbol is { SetMethod.IsInitOnly: true, IsRequired: false }
                    && symbol.DeclaringSyntaxReferences.Any(one => one.GetSyntax() is PropertyDeclarationSyntax { Initializer: not null })
                select $"{symbol.ContainingType.Name}.{member.Name}").Distinct(),
        ];
        return lost.Length == 0 ? null
            : string.Join(", ", lost.Take(MostNames)) + (lost.Length > MostNames ? $" and {lost.Length - MostNames} more" : "")
                + ": where a document does not have an init member, System.Text.Json's source generation loses its initializer, which "
                + "reflection and SpanCodec keep. Write set in the place of init, or test for null and zero";
    }

    /// <returns>Which unknown names of the document are there for others than System.Text.Json; null where none is.</returns>
    internal static string? OtherNames(FoundType found)
    {
        string[] ends = [.. found.Coverage.Unknown.Select(path => path[(path.LastIndexOf('.') + 1)..]), .. found.Coverage.RootNames];
        HashSet<string> unknown = [.. ends.Except(found.Coverage.KnownRootNames)];
        ISymbol[] members = [.. found.Root.All().OfType<ObjectShape>().SelectMany(shape => shape.Type.GetMembers())];
        string[] given =
        [
            .. from member in members
               from attribute in member.GetAttributes()
               where NameForOthers(attribute) is { } name && unknown.Contains(name)
               select $"{member.ContainingType.Name}.{member.Name} has \"{NameForOthers(attribute)}\" of "
                   + $"[{attribute.AttributeClass!.Name.Replace("Attribute", "", StringComparison.Ordinal)}]",
        ];
        if (given.Length > 0)
            return $"{string.Join(", ", given.Take(3))}, which System.Text.Json and SpanCodec do not read: "
                + "give [JsonPropertyName] beside it";
        string[] generated =
        [
            .. members.OfType<IFieldSymbol>().Where(field => field.GetAttributes().Length > 0
                && NamePolicy.All.Any(policy => unknown.Contains(policy.Convert(CodeNames.Pascal(field.Name)))))
                .Select(field => $"{field.ContainingType.Name}.{field.Name}"),
        ];
        return generated.Length == 0 ? null
            : $"{string.Join(" and ", generated.Take(3))} may become a property "
                + "by another generator, which System.Text.Json's does not see: declare the property";
    }

    private static string? NameForOthers(AttributeData attribute) => attribute.AttributeClass?.Name switch
    {
        "JsonPropertyAttribute" => attribute.NamedArguments.FirstOrDefault(one => one.Key == "PropertyName").Value.Value as string
            ?? attribute.ConstructorArguments.FirstOrDefault().Value as string,
        "DataMemberAttribute" => attribute.NamedArguments.FirstOrDefault(one => one.Key == "Name").Value.Value as string,
        _ => null,
    };

    private static string? Of(Shape shape, NamePolicy policy)
    {
        if (IsForbidden(shape.Type))
            return $"{shape.Text} is [Obsolete] as an error, so that no generated code can use it. Let it be a warning for the trial.";
        if (shape is not ObjectShape type)
            return null;
        if (type.Members.GroupBy(member => member.JsonName(policy)).FirstOrDefault(same => same.Count() > 1) is { } alike)
            return $"{type.Text} has {string.Join(" and ", alike.Select(member => member.Name))}, and a document has the same name for "
                + $"them, '{alike.Key}': serializers throw. Give one of them another name with [JsonPropertyName], or [JsonIgnore].";
        foreach (MemberShape member in type.Members)
        {
            string name = $"{type.Text}.{member.Name}";
            if (HasDynamic(member.Shape.Type))
                return $"{name} is dynamic, which generated code cannot name. Write object or JsonElement in its place.";
            if (type.Type.MembersNamed(member.Name).FirstOrDefault() is { } symbol && IsForbidden(symbol))
                return $"{name} is [Obsolete] as an error, so that no generated code can use it. Let it be a warning for the trial.";
        }

        return null;
    }

    private static bool IsForbidden(ISymbol symbol) => symbol.GetAttributes().Any(one =>
        one.AttributeClass?.ToDisplayString() == "System.ObsoleteAttribute" && one.ConstructorArguments is [_, { Value: true }]);

    private static bool HasDynamic(ITypeSymbol type) => type switch
    {
        { TypeKind: TypeKind.Dynamic } => true,
        IArrayTypeSymbol array => HasDynamic(array.ElementType),
        INamedTypeSymbol named => named.TypeArguments.Any(HasDynamic),
        _ => false,
    };
}
