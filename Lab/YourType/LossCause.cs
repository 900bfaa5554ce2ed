using JsonAot.Lab.YourType.Finding;
using Microsoft.CodeAnalysis;

namespace JsonAot.Lab.YourType;

/// <summary>Why a type loses what a document has, where its declaration says so for sure.</summary>
internal static class LossCause
{
    /// <summary>The cause for a member that System.Text.Json does not assign; null where nothing is known.</summary>
    internal static string? Of(ObjectShape type, MemberShape member)
    {
        // What a constructor takes needs no setter, and what is filled instead of made needs none either.
        if (member.Assignment == Assignment.ByConstructor
            || type.Type.MembersNamed(member.Name).OfType<IPropertySymbol>().FirstOrDefault() is not { } property
            || Has(property, "JsonObjectCreationHandling") || Has(type.Type, "JsonObjectCreationHandling"))
            return null;
        string name = $"{type.Text}.{member.Name}";
        return property.SetMethod switch
        {
            null => $"{name} has no setter, so that nothing is read into it: give it one",
            { DeclaredAccessibility: not Accessibility.Public } when !Has(property, "JsonInclude") =>
                $"the setter of {name} is not public: make it public, or give the member [JsonInclude]",
            _ => null,
        };
    }

    private static bool Has(ISymbol symbol, string attribute) => ShapeReader.AttributeOf(symbol, attribute) is not null;
}
