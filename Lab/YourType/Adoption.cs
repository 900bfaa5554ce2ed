using Microsoft.CodeAnalysis;

namespace JsonAot.Lab.YourType;

/// <summary>The code that somebody writes to use a contender for the type: a whole file, with what it has to name first.</summary>
internal static class Adoption
{
    internal static IReadOnlyList<string> Of(Contender contender, Subject subject)
    {
        var type = new AdoptedType(subject.Type.Written.Name, subject.Name)
        {
            // The generators name a property after the type, unless that is no name.
            IsNamedAfterType = subject.Type.Root.Type is INamedTypeSymbol { Arity: 0 } plain && plain.Name == subject.Name,
            Options = string.Join(", ", subject.Sources.Options),
            Policy = subject.Type.Policy.Code,
            EnumsByName = subject.Type.EnumsByName,
            OmitsNulls = subject.Sources.OmitsNulls,
            ReadsAnyCase = subject.Type.ReadsAnyCase,
        };
        IReadOnlyList<string> lines = contender.Adoption(type);
        return
        [
            .. contender.Package is null ? Array.Empty<string>() : [$"// dotnet add package {contender.Package.Split(' ')[0]}"],
            .. subject.Type.Written.Usings.Select(space => $"using {space};"),
            .. lines.Count > 0 ? lines : [$"// See Libraries/ for how it was set up for {type.Code}."],
        ];
    }
}
