using Microsoft.CodeAnalysis;

namespace JsonAot.ListGenerator;

/// <summary>A method that makes one of the classes of the referenced projects by the name of its type.</summary>
/// <param name="Property">The build property that names the only one.</param>
internal sealed record MarkedChoice(MarkedMember Member, string Parameter, string Property, Sequence<FoundClass> Classes)
{
    /// <returns>Null where it does not take a string and return a class or null.</returns>
    internal static MarkedChoice? Of(GeneratorAttributeSyntaxContext context, CancellationToken stop)
    {
        var method = (IMethodSymbol)context.TargetSymbol;
        if (method.ReturnType.NullableAnnotation != NullableAnnotation.Annotated
            || method.Parameters.Length != 1 || method.Parameters[0].Type.SpecialType != SpecialType.System_String)
            return null;
        ITypeSymbol kind = method.ReturnType.WithNullableAnnotation(NullableAnnotation.NotAnnotated);
        return new MarkedChoice(
            MarkedMember.Of(method, context.TargetNode, kind),
            method.Parameters[0].Name,
            (string?)context.Attributes[0].ConstructorArguments[0].Value ?? "",
            new Sequence<FoundClass>(ClassesOf(kind, context.SemanticModel.Compilation, stop)));
    }

    /// <summary>A method for each class, so that choosing one loads the type of no other.</summary>
    /// <param name="only">The name of the only type that can be made, or several joined with '+'; empty where all of them can.</param>
    internal GeneratedCode Code(string only)
    {
        FoundClass[] found = [.. Classes.Items.Where(found => only.Length == 0 || only.Split('+').Contains(found.Name))];
        FoundClass[] named = [.. found.GroupBy(one => one.Name).Select(namesakes => namesakes.First())];
        Problem[] problems = found.Length == 0 && only.Length > 0 ? [NoSuchType(only)] : [.. GeneratedCode.ProblemsOf(found)];
        return GeneratedCode.Of(Member, problems, [
            $"{Member.Modifiers} {Member.Kind}? {Member.Name}(string {Parameter}) => {Parameter} switch",
            "{",
            .. named.Select((one, index) => $"    {GeneratedCode.Literal(one.Name)} => __{Member.Name}{index}(),"),
            "    _ => null,",
            "};",
            .. named.Select((one, index) => $"private static {Member.Kind} __{Member.Name}{index}() => new {one.Code}();"),
        ]);
    }

    private Problem NoSuchType(string only) => new(
        Problem.NoSuchType,
        null,
        $"There is no {Member.Name.ToLowerInvariant()} {only} (-p:{Property}={only})",
        string.Join(", ", Classes.Items.Select(one => one.Name)));

    /// <summary>The classes of one kind in the projects that are referenced.</summary>
    private static IEnumerable<FoundClass> ClassesOf(ITypeSymbol kind, Compilation compilation, CancellationToken stop)
    {
        string code = FoundClass.CodeOf(kind);
        return compilation.SourceModule.ReferencedAssemblySymbols
            .Where(assembly => Knows(assembly, kind.ContainingAssembly))
            .SelectMany(assembly => TypesIn(assembly.GlobalNamespace, stop))
            .Where(type => compilation.IsSymbolAccessibleWithin(type, compilation.Assembly))
            .Select(FoundClass.Of)
            .OfType<FoundClass>()
            // A class that cannot be made is an error where it is declared.
            .Where(found => found.Obstacle is null && found.Is(code))
            .OrderBy(found => found.Code, StringComparer.Ordinal);
    }

    // The framework has ten thousand types, and none of them is of a kind that it does not know.
    private static bool Knows(IAssemblySymbol assembly, IAssemblySymbol declaring) =>
        SymbolEqualityComparer.Default.Equals(assembly, declaring)
        || assembly.Modules.Any(module => module.ReferencedAssemblies.Any(identity => identity.Name == declaring.Name));

    private static IEnumerable<INamedTypeSymbol> TypesIn(INamespaceOrTypeSymbol container, CancellationToken stop)
    {
        stop.ThrowIfCancellationRequested();
        foreach (ISymbol member in container.GetMembers())
        {
            if (member is INamedTypeSymbol type)
                yield return type;
            if (member is INamespaceOrTypeSymbol inner)
            {
                foreach (INamedTypeSymbol found in TypesIn(inner, stop))
                    yield return found;
            }
        }
    }
}
