using JsonAot.Lab.YourType.Emission;
using JsonAot.Lab.YourType.Finding;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace JsonAot.Lab.YourType;

/// <summary>The code that somebody writes to use a contender for the type: a whole file, with what it has to name first.</summary>
internal static class AdoptionCode
{
    // What is measured is the copy. On the old attributes the same code would read and write other names.
    private const string Moved = "// For the types as the copy has them: apply a patch first, or give yours its attributes.";

    internal static IReadOnlyList<string> Of(Contender contender, Subject subject)
    {
        string property = PropertyOf(subject);
        var type = new AdoptedType(subject.Type.Written.Name, property)
        {
            // The generators name a property after the type, unless that is no name, or a type around it has arguments.
            IsNamedAfterType = subject.Type.Root.Type is INamedTypeSymbol { IsGenericType: false } plain && plain.Name == property,
            Options = string.Join(", ", subject.Options),
            OfContext = MetadataOf.Parts(subject.Type.Root),
            Policy = subject.Type.Policy.Code,
            EnumsByName = subject.Type.EnumsByName,
            OmitsNulls = subject.OmitsNulls,
            ReadsAnyCase = subject.Type.ReadsAnyCase,
        };
        IReadOnlyList<string> lines = contender.Adoption(type);
        return
        [
            .. AdoptedType.When(subject.Type.Code.IsMoved && contender.Name != ContenderSets.NewtonsoftJson, Moved),
            .. AdoptedType.When(contender.Package is not null, $"// dotnet add package {contender.Package?.Split(' ')[0]}"),
            .. subject.Type.Written.Usings.Select(space => $"using {space};"),
            .. lines.Count > 0 ? lines : [$"// See Libraries/ for how it was set up for {type.Code}."],
        ];
    }

    /// <summary>
    /// The property of a generated class that has the type: it may be called as a member of every context, or @class, and code would have
    /// to write its property so.
    /// </summary>
    internal static string PropertyOf(Subject subject) => ContextParts.IsTaken(subject.Name) ? $"{subject.Name}Value"
        : SyntaxFacts.GetKeywordKind(subject.Name) == SyntaxKind.None ? subject.Name
        : CodeNames.Pascal(subject.Name);
}
