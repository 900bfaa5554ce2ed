using Microsoft.CodeAnalysis;
using SpanCodecs.Generator.Diagnostics;
using SpanCodecs.Generator.Model;
using SpanCodecs.Generator.Naming;

namespace SpanCodecs.Generator.Parse;

/// <summary>
/// The constructor that System.Text.Json would choose: the one marked, or the public one without parameters, or the
/// only public one; a struct that marks none starts from its zero value.
/// </summary>
internal sealed class ConstructorParser(TypeGraph graph, INamedTypeSymbol type, TypeName name, Location? place)
{
    private static readonly ConstructionModel None = new(ConstructionKind.None, default, null);

    internal IMethodSymbol? Chosen { get; private set; }

    /// <summary>The constructor of a struct that is not marked says nothing of required members, though it is called.</summary>
    internal bool SetsRequiredMembers =>
        Chosen is not null && SetsAll(Chosen) && (!type.IsValueType || Chosen.Parameters.Length > 0 || Chosen.Has("JsonConstructor"));

    internal void Choose()
    {
        if (type.IsAbstract || type.TypeKind == TypeKind.Interface)
            return;
        IMethodSymbol[] marked = [.. type.InstanceConstructors.Where(constructor => constructor.Has("JsonConstructor"))];
        if (marked.Length > 1)
            graph.Reports.Add(Descriptors.SeveralConstructors, Reports.PlaceOf(marked[1]) ?? place, name.Display);
        IMethodSymbol[] open = [.. type.InstanceConstructors
            .Where(constructor => constructor.DeclaredAccessibility == Accessibility.Public)];
        IMethodSymbol? empty = open.FirstOrDefault(constructor => constructor.Parameters.Length == 0);
        bool isPair = Framework.MetadataName(type) == "System.Collections.Generic.KeyValuePair`2";
        Chosen = marked.FirstOrDefault()
            ?? (isPair ? open.First(constructor => constructor.Parameters.Length == 2) : null)
            ?? empty
            ?? (open.Length == 1 && !type.IsValueType ? open[0] : null);
    }

    /// <param name="members">The members from which the parameters' values come.</param>
    internal ConstructionModel ToModel(List<MemberCandidate> members)
    {
        if (Chosen is null)
            return type.IsValueType ? new(ConstructionKind.Default, default, null) : None;
        if (type.IsValueType && Chosen.IsImplicitlyDeclared && Chosen.Parameters.Length == 0)
            return new(ConstructionKind.Default, default, null);

        var parameters = new List<ParameterModel>();
        foreach (IParameterSymbol parameter in Chosen.Parameters)
        {
            CheckMembers(parameter, members);
            KnownAttributes.Check(graph.Reports, parameter, $"{name.Display}({parameter.Name})", Reports.PlaceOf(parameter) ?? place);
            if (parameter.RefKind != RefKind.None)
                graph.Reports.Add(
                    Descriptors.TypeNotSupported, Reports.PlaceOf(parameter) ?? place, name.Display,
                    "its constructor has a parameter passed by reference");
            parameters.Add(new(
                parameter.Name, TypeNames.Code(parameter.Type), TypeNames.Code(parameter.OriginalDefinition.Type), DefaultOf(parameter)));
        }

        bool needsMembers = !SetsAll(Chosen) && HasRequiredMembers(type);
        bool isDirect = graph.IsAccessible(Chosen) && !needsMembers && !AccessParser.IsObsoleteError(Chosen) && !MayCallAnother();
        return new(
            isDirect ? ConstructionKind.Direct : ConstructionKind.Accessor, parameters.ToEquatableArray(),
            isDirect ? null : AccessParser.Accessor(Chosen));
    }

    /// <summary>
    /// Whether the compiler might take another constructor than the one that is meant: of two that a type argument makes alike, say.
    /// </summary>
    private bool MayCallAnother() => HasPriorities(type)
        || type.IsGenericType && type.InstanceConstructors.Any(other =>
            !SymbolEqualityComparer.Default.Equals(other, Chosen) && ParametersOf(other).SequenceEqual(ParametersOf(Chosen!)));

    private static IEnumerable<string> ParametersOf(IMethodSymbol constructor) =>
        constructor.Parameters.Select(parameter => TypeNames.Code(parameter.Type));

    /// <summary>Whether its constructors say which of them the compiler prefers, whatever fits better.</summary>
    internal static bool HasPriorities(INamedTypeSymbol type) => type.InstanceConstructors.Length > 1
        && type.InstanceConstructors.Any(constructor =>
            constructor.GetAttributes().Any(attribute => attribute.AttributeClass?.Name == "OverloadResolutionPriorityAttribute"));

    /// <summary>Why generated code cannot make a collection by its constructor without parameters.</summary>
    internal static string? RefusalOfCollection(ITypeSymbol type)
    {
        IMethodSymbol constructor = ((INamedTypeSymbol)type).InstanceConstructors.First(constructor => constructor.Parameters.Length == 0);
        return AccessParser.IsObsoleteError(constructor) ? "its constructor is obsolete, and calling it is an error"
            : HasPriorities(constructor.ContainingType) ? "its constructors have [OverloadResolutionPriority]"
            : HasRequiredMembers(type) && !SetsAll(constructor) ? "it has required members, which a collection is made without"
            : null;
    }

    internal int ParameterOf(MemberCandidate member)
    {
        if (Chosen is null)
            return -1;
        for (int i = 0; i < Chosen.Parameters.Length; i++)
        {
            if (Matches(Chosen.Parameters[i], member))
                return i;
        }

        return -1;
    }

    private void CheckMembers(IParameterSymbol parameter, List<MemberCandidate> members)
    {
        MemberCandidate[] matching = [.. members.Where(member => Matches(parameter, member))];
        if (matching.Length == 0)
            graph.Reports.Add(Descriptors.ParameterUnmatched, Reports.PlaceOf(parameter) ?? place, name.Display, parameter.Name);
        // Names may differ in case only; what is ignored takes part where nothing else matches.
        if (matching.Where(member => !member.IsIgnored).Skip(1).FirstOrDefault() is { } second)
        {
            string reason = $"two of its members match the constructor's parameter '{parameter.Name}'";
            graph.Reports.Add(Descriptors.TypeNotSupported, Reports.PlaceOf(second.Symbol) ?? place, name.Display, reason);
        }
    }

    private static bool Matches(IParameterSymbol parameter, MemberCandidate member) =>
        string.Equals(parameter.Name, member.Symbol.Name, StringComparison.OrdinalIgnoreCase)
        && TypeNames.Code(parameter.Type) == TypeNames.Code(member.Type);

    internal static bool SetsAll(IMethodSymbol constructor) =>
        constructor.GetAttributes().Any(attribute => attribute.AttributeClass?.Name == "SetsRequiredMembersAttribute");

    internal static bool HasRequiredMembers(ITypeSymbol type)
    {
        for (ITypeSymbol? current = type; current is not null; current = current.BaseType)
        {
            if (current.GetMembers().Any(member => member is IPropertySymbol { IsRequired: true } or IFieldSymbol { IsRequired: true }))
                return true;
        }

        return false;
    }

    private static string DefaultOf(IParameterSymbol parameter) =>
        parameter.HasExplicitDefaultValue && parameter.ExplicitDefaultValue is { } value
            ? ConstantCode.Of(value, parameter.Type) : "default";
}
