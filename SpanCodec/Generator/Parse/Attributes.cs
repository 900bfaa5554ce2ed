using System.Globalization;
using Microsoft.CodeAnalysis;

namespace SpanCodecs.Generator.Parse;

/// <summary>Attributes are found by name: System.Text.Json may come from the framework or from a package.</summary>
internal static class Attributes
{
    internal const string Serialization = "System.Text.Json.Serialization";
    private const string Suffix = "Attribute";

    /// <param name="name">An attribute of System.Text.Json.Serialization, without "Attribute".</param>
    internal static AttributeData? Find(this ISymbol symbol, string name)
    {
        // No text is made for it: every member is asked for a dozen of them.
        foreach (AttributeData attribute in symbol.GetAttributes())
        {
            if (attribute.AttributeClass is { } type && type.Name.Length == name.Length + Suffix.Length
                && type.Name.StartsWith(name, StringComparison.Ordinal) && type.Name.EndsWith(Suffix, StringComparison.Ordinal)
                && Framework.IsNamespace(type.ContainingNamespace, Serialization))
                return attribute;
        }

        return null;
    }

    /// <param name="name">An attribute of SpanCodec's own, without "Attribute".</param>
    internal static AttributeData? FindOwn(this ISymbol symbol, string name) =>
        symbol.GetAttributes().FirstOrDefault(attribute => attribute.AttributeClass is
        {
            ContainingNamespace: { Name: "SpanCodecs", ContainingNamespace.IsGlobalNamespace: true },
        } type && type.Name == name + Suffix);

    internal static bool Has(this ISymbol symbol, string name) => symbol.Find(name) is not null;

    internal static bool IsSerialization(this ITypeSymbol? type, string name) =>
        type is not null && type.Name == name && Framework.IsNamespace(type.ContainingNamespace, Serialization);

    internal static bool IsOrDerivesFrom(this ITypeSymbol? type, string serializationName)
    {
        for (ITypeSymbol? current = type; current is not null; current = current.BaseType)
        {
            if (current.IsSerialization(serializationName))
                return true;
        }

        return false;
    }

    internal static object? Argument(this AttributeData attribute, int index) =>
        index < attribute.ConstructorArguments.Length ? attribute.ConstructorArguments[index].Value : null;

    /// <param name="attribute">Null where there is none, which says nothing.</param>
    internal static T Named<T>(this AttributeData? attribute, string name, T missing)
    {
        if (attribute is null)
            return missing;
        foreach (KeyValuePair<string, TypedConstant> argument in attribute.NamedArguments)
        {
            if (argument.Key == name && argument.Value.Kind != TypedConstantKind.Array && argument.Value.Value is { } value)
                return (T)value;
        }

        return missing;
    }

    /// <summary>An enum's number, whatever it is stored in, or a number.</summary>
    internal static int Number(this AttributeData? attribute, string name, int missing = 0) =>
        Convert.ToInt32(attribute.Named<object>(name, missing), CultureInfo.InvariantCulture);

    internal static int? Number(this AttributeData attribute, int index) =>
        attribute.Argument(index) is { } value and not string ? Convert.ToInt32(value, CultureInfo.InvariantCulture) : null;

    internal static IEnumerable<ITypeSymbol> NamedTypes(this AttributeData attribute, string name)
    {
        foreach (KeyValuePair<string, TypedConstant> argument in attribute.NamedArguments)
        {
            if (argument.Key != name || argument.Value.Kind != TypedConstantKind.Array || argument.Value.IsNull)
                continue;
            foreach (TypedConstant item in argument.Value.Values)
            {
                if (item.Value is ITypeSymbol type)
                    yield return type;
            }
        }
    }

    internal static Location? Place(this AttributeData attribute) =>
        attribute.ApplicationSyntaxReference?.GetSyntax().GetLocation();
}
