using Microsoft.CodeAnalysis;
using SpanCodecs.Generator.Diagnostics;
using SpanCodecs.Generator.Model;
using SpanCodecs.Generator.Naming;

namespace SpanCodecs.Generator.Parse;

/// <summary>
/// Collects the members that a type has for JSON, in the order of System.Text.Json: the most derived type's first, properties before
/// fields.
/// </summary>
internal sealed class MemberCollector(TypeGraph graph, INamedTypeSymbol type, TypeName name, Location? place)
{
    private readonly List<MemberCandidate> _members = [];
    private readonly Dictionary<string, int> _indexes =
        new(graph.Options.PropertyNameCaseInsensitive ? StringComparer.OrdinalIgnoreCase : StringComparer.Ordinal);
    private readonly Dictionary<string, MemberCandidate> _ignored = [];

    private readonly (NamingPolicy Naming, IgnoreCondition? Ignore) _ofType =
        (MemberCandidate.PolicyOf(type) ?? graph.Options.PropertyNamingPolicy, MemberCandidate.ConditionOf(type));

    internal MemberCandidate? ExtensionData { get; private set; }

    internal List<MemberCandidate> Collect()
    {
        if (_ofType.Ignore == IgnoreCondition.Always)
            Refuse(type, "JsonIgnore", name.Display, "on a type it needs another condition than Always");
        foreach (INamedTypeSymbol declaring in Hierarchy())
        {
            CheckAttributes(declaring);
            foreach (IPropertySymbol property in declaring.GetMembers().OfType<IPropertySymbol>())
            {
                bool isValue = !property.IsStatic && property.Parameters.IsEmpty;
                if (isValue && !IsOverriddenAndIgnored(property) && IsVisible(property) && IsNameable(property))
                    Add(new MemberCandidate(property, graph, _ofType));
            }

            foreach (IFieldSymbol field in declaring.GetMembers().OfType<IFieldSymbol>())
            {
                bool isPublic = field.DeclaredAccessibility == Accessibility.Public && graph.Options.IncludeFields;
                bool isMember = declaring.IsTupleType
                    ? isPublic && IsFieldOfTuple(field)
                    : !field.IsStatic && !field.IsConst && !field.IsImplicitlyDeclared && (isPublic || field.Has("JsonInclude"));
                if (field is { AssociatedSymbol: IPropertySymbol property } && field.Has("JsonInclude"))
                    Refuse(property, "JsonInclude", $"{name.Display}.{property.Name}", "the field behind a property has no name in code");
                if (isMember)
                    Add(new MemberCandidate(field, graph, _ofType));
            }
        }

        foreach (MemberCandidate member in _members.Where(member => member.IsExtensionData))
        {
            if (ExtensionData is not null)
                graph.Reports.Add(
                    Descriptors.AttributeNotUsable, PlaceOf(member), "JsonExtensionData", member.Symbol.Name,
                    "the type has another member with it");
            ExtensionData ??= member;
        }

        return [.. _members.Where(member => !member.IsExtensionData).OrderBy(member => member.Order)];
    }

    /// <summary>Checks also members that are none in JSON: an attribute that is not known may make them one.</summary>
    private void CheckAttributes(INamedTypeSymbol declaring)
    {
        if (!ReferenceEquals(declaring, type) && !graph.Plain.Contains(declaring)
            && KnownAttributes.Check(graph.Reports, declaring, TypeNames.Display(declaring), Reports.PlaceOf(declaring) ?? place))
            graph.Plain.Add(declaring);
        foreach (ISymbol member in declaring.GetMembers())
        {
            bool isAccessor = member is IMethodSymbol { AssociatedSymbol: not null };
            if (isAccessor || member.GetAttributes().IsEmpty || MemberCandidate.ConditionOf(member) == IgnoreCondition.Always)
                continue;
            string display = $"{name.Display}.{member.Name}";
            KnownAttributes.Check(graph.Reports, member, display, Reports.PlaceOf(member) ?? place);
            if (member.Find("JsonPropertyName") is { } naming && naming.Argument(0) is null)
                Refuse(member, "JsonPropertyName", display, "the name is null");
        }
    }

    private void Refuse(ISymbol symbol, string attribute, string display, string reason) =>
        graph.Reports.Add(Descriptors.AttributeNotUsable, Reports.PlaceOf(symbol) ?? place, attribute, display, reason);

    private IEnumerable<INamedTypeSymbol> Hierarchy()
    {
        for (INamedTypeSymbol? current = type;
            current is not null && current.SpecialType is not (SpecialType.System_Object or SpecialType.System_ValueType);
            current = current.BaseType)
            yield return current;
        if (type.TypeKind != TypeKind.Interface)
            yield break;
        foreach (INamedTypeSymbol inherited in InterfaceOrder.Of(type).Skip(1))
            yield return inherited;
    }

    /// <summary>
    /// The fields that a tuple has at run time, not the names that code has for them; the eighth element and those behind it are in Rest.
    /// </summary>
    private static bool IsFieldOfTuple(IFieldSymbol field) =>
        field is { IsStatic: false, Name: "Item1" or "Item2" or "Item3" or "Item4" or "Item5" or "Item6" or "Item7" or "Rest" };

    private static bool IsVisible(IPropertySymbol property) =>
        property.GetMethod?.DeclaredAccessibility == Accessibility.Public
        || property.SetMethod?.DeclaredAccessibility == Accessibility.Public
        || property.Has("JsonInclude");

    /// <summary>Code has no name for a property that implements an interface explicitly, which is reported.</summary>
    private bool IsNameable(IPropertySymbol property)
    {
        if (property.ExplicitInterfaceImplementations.IsEmpty)
            return true;
        graph.Reports.Add(
            Descriptors.AttributeNotUsable, Reports.PlaceOf(property) ?? place, "JsonInclude", $"{name.Display}.{property.Name}",
            "it implements an interface explicitly");
        return false;
    }

    /// <summary>
    /// A derived type that ignores a virtual property ignores the one of its base too, also where it hides it and does not override it.
    /// </summary>
    private bool IsOverriddenAndIgnored(IPropertySymbol property) =>
        _ignored.TryGetValue(property.Name, out MemberCandidate? ignored)
        && ignored.Symbol is IPropertySymbol hiding
        && SymbolEqualityComparer.Default.Equals(ignored.Type, property.Type)
        && IsVirtual(property)
        && IsVirtual(hiding);

    /// <summary>Whether a property is virtual to reflection: what implements an interface is.</summary>
    private static bool IsVirtual(IPropertySymbol property) =>
        property.IsVirtual || property.IsAbstract || property.IsOverride
        || property.ContainingType.AllInterfaces.SelectMany(contract => contract.GetMembers(property.Name))
            .Any(member => SymbolEqualityComparer.Default.Equals(
                property.ContainingType.FindImplementationForInterfaceMember(member), property));

    private void Add(MemberCandidate member)
    {
        // The rule holds even if another member hides it.
        if (member is { Ignore: IgnoreCondition.WhenWritingNull, CanBeNull: false })
        {
            string display = $"{name.Display}.{member.Symbol.Name}";
            graph.Reports.Add(Descriptors.AttributeNotUsable, PlaceOf(member), "JsonIgnore", display,
                "WhenWritingNull needs a type that can be null");
        }

        if (!_indexes.TryGetValue(member.JsonName, out int index))
        {
            _indexes.Add(member.JsonName, _members.Count);
            _members.Add(member);
        }
        else if (_members[index].IsIgnored)
        {
            _members[index] = member;
        }
        else if (!IsReplaced(member, _members[index]))
        {
            graph.Reports.Add(Descriptors.NameCollision, PlaceOf(member), name.Display, member.JsonName);
        }

        if (member.IsIgnored)
            _ignored[member.Symbol.Name] = member;
    }

    private bool IsReplaced(MemberCandidate member, MemberCandidate taken) =>
        member.IsIgnored
        || member.IsHiddenBy(taken)
        || (_ignored.TryGetValue(member.Symbol.Name, out MemberCandidate? ignored) && member.IsHiddenBy(ignored));

    private Location? PlaceOf(MemberCandidate member) => Reports.PlaceOf(member.Symbol) ?? place;
}
