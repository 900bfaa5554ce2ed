using Microsoft.CodeAnalysis;
using SpanCodecs.Generator.Diagnostics;
using SpanCodecs.Generator.Model;
using SpanCodecs.Generator.Naming;

namespace SpanCodecs.Generator.Parse;

/// <summary>One member's attributes, in System.Text.Json's meaning of them.</summary>
internal sealed class MemberParser(
    TypeGraph graph, INamedTypeSymbol type, TypeName name, ConstructorParser constructor, ConstructionModel construction, Location? place,
    Change change)
{
    private readonly NumberHandling? _handlingOfType = HandlingOf(type);
    private readonly int? _creationOfType = type.Find("JsonObjectCreationHandling")?.Number(0);
    private readonly bool _isRead = construction.Kind != ConstructionKind.None;
    private readonly bool _isMadeLast = constructor.Chosen is { Parameters.Length: > 0 };

    internal MemberModel Parse(MemberCandidate member)
    {
        Location? memberPlace = Reports.PlaceOf(member.Symbol) ?? place;
        int own = constructor.ParameterOf(member);
        int parameter = construction.Kind == ConstructionKind.Given ? -1 : own;
        bool isIgnored = member.IsIgnored || IsNotUsable(member, memberPlace);
        bool isRequired = IsRequired(member, isIgnored, memberPlace);
        if (!isIgnored && !Utf8Literal.IsWellFormed(member.JsonName))
            Refuse(memberPlace, "JsonPropertyName", member, "the name has half of a surrogate pair, which UTF-8 cannot hold");
        AccessModel? reading = isIgnored || !_isRead || parameter >= 0 || member.Setter is null
            || member.Ignore == IgnoreCondition.WhenReading
            ? null : AccessParser.Parse(graph, type, member.Setter);
        AccessModel? writing = isIgnored || member.Getter is null || member.IsLeftOutOfWriting
            || member.Ignore == IgnoreCondition.WhenWriting
            ? null : AccessParser.Parse(graph, type, member.Getter);
        AccessModel? asked = !isIgnored && member is { Ignore: IgnoreCondition.WhenWriting, Getter: IMethodSymbol getter }
            ? AccessParser.Parse(graph, type, getter) : null;
        TypeUse? use = isIgnored ? null : Use(member, memberPlace);
        PopulationModel? population = use is not { } filled ? null
            : change == Change.Merge ? MergeParser.OfMember(graph, type, member, filled)
            : Population(member, filled, _isRead && parameter < 0, memberPlace);
        bool isUsed = !isIgnored && (reading is not null || writing is not null || parameter >= 0 || population is not null);
        return new MemberModel(
            TypeNames.Escaped(member.Symbol.Name),
            member.JsonName,
            isUsed ? graph.KeyOf(use!.Value) : "",
            reading,
            writing,
            isUsed ? WhenWriting(member) : IgnoreCondition.Never,
            isIgnored ? -1 : parameter,
            isRequired,
            population,
            isUsed ? NullRuleParser.Of(member, parameter < 0 ? null : constructor.Chosen!.Parameters[parameter]) : NullRules.None,
            // An object that is filled was made before: System.Text.Json wants the members of its parameters all the same.
            change == Change.None && !isIgnored && own >= 0 && !constructor.Chosen!.Parameters[own].HasExplicitDefaultValue)
        {
            Asked = asked,
            DeclaredIn = graph.Options.RefusesDuplicates ? TypeNames.Code(member.Symbol.ContainingType) : "",
        };
    }

    /// <summary>
    /// Extension data is always filled in place where it can be; what the attributes say of it has to be right all the same.
    /// </summary>
    internal void CheckFilling(MemberCandidate extensionData)
    {
        Location? memberPlace = Reports.PlaceOf(extensionData.Symbol) ?? place;
        _ = Population(extensionData, new TypeUse(extensionData.Type, null, null, memberPlace), isSet: false, memberPlace);
    }

    private TypeUse Use(MemberCandidate member, Location? memberPlace)
    {
        NumberHandling? own = HandlingOf(member.Symbol);
        if (own is not null and not NumberHandling.Strict)
            CheckHandling(member, memberPlace);
        var use = new TypeUse(member.Type, own ?? _handlingOfType, null, memberPlace, IsInterned: IsInterned(member));
        if (ConverterAttributes.Find(member.Symbol) is not { } attribute)
            return use;
        if (ConverterAttributes.HasSeveral(member.Symbol))
            Refuse(memberPlace, "JsonConverter", member, "there are several attributes that name a converter");
        if (ConverterAttributes.Apply(graph, use, attribute) is { } converted)
            return converted;
        Refuse(memberPlace, "JsonConverter", member, ConverterAttributes.Refusal(attribute));
        return use;
    }

    /// <summary>A collection that a converter reads is one value, of which System.Text.Json does not know that it holds numbers.</summary>
    private void CheckHandling(MemberCandidate member, Location? memberPlace)
    {
        if (!TypeUse.TakesHandling(graph.Primitives, member.Type))
            Refuse(memberPlace, "JsonNumberHandling", member, "its type is neither a number nor a collection of numbers");
        else if (!TypeUse.IsNumberOrObject(graph.Primitives, member.Type) && HasConverter(member, member.Type))
            Refuse(memberPlace, "JsonNumberHandling", member, "it has a converter, and its type is no number");
    }

    private bool IsInterned(MemberCandidate member)
    {
        const string Name = "SpanCodecIntern";
        if (member.Symbol.FindOwn(Name) is not { } attribute)
            return false;
        // The converter of an Optional is for System.Text.Json.
        ITypeSymbol held = OptionalParser.HeldBy(graph, member.Type) ?? member.Type;
        string? refusal = HasConverter(member, held) ? "it has a converter, which makes its strings"
            : TypeUse.TakesInterning(held) ? null
            : "its type is neither a string, nor a collection of strings, nor a dictionary with strings as values";
        if (refusal is not null)
            Refuse(attribute.Place() ?? Reports.PlaceOf(member.Symbol), Name, member, refusal);
        return refusal is null;
    }

    private bool HasConverter(MemberCandidate member, ITypeSymbol held) =>
        ConverterAttributes.Find(member.Symbol) is not null || ConverterParser.Applies(graph, new TypeUse(held, null, null, null));

    private IgnoreCondition WhenWriting(MemberCandidate member) => member.Ignore switch
    {
        // What is absent is never written, and what is present always: null and 0 too.
        _ when OptionalParser.Is(graph, member.Type) => IgnoreCondition.WhenWritingDefault,
        IgnoreCondition.WhenWritingNull or IgnoreCondition.WhenWritingDefault => member.Ignore.Value,
        not null => IgnoreCondition.Never,
        null when graph.Options.DefaultIgnoreCondition == IgnoreCondition.WhenWritingNull && !member.CanBeNull => IgnoreCondition.Never,
        null => graph.Options.DefaultIgnoreCondition,
    };

    private bool IsRequired(MemberCandidate member, bool isIgnored, Location? memberPlace)
    {
        bool byAttribute = member.Symbol.Has("JsonRequired");
        bool byKeyword = member.HasRequiredKeyword && !constructor.SetsRequiredMembers;
        if (!byAttribute && !byKeyword)
            return false;
        if (isIgnored)
            Refuse(memberPlace, byAttribute ? "JsonRequired" : "JsonIgnore", member, "a member cannot be both required and ignored");
        else if ((member.Setter is null || member.Ignore == IgnoreCondition.WhenReading)
            && !IsTakenByRequired(constructor.ParameterOf(member)))
            Refuse(memberPlace, "JsonRequired", member, (member.Setter is null ? "it has no setter" : "it is ignored when reading")
                + Parameter(member));
        return _isRead && change != Change.Update;
    }

    /// <summary>
    /// Whether System.Text.Json wants the parameter, which then stands for a setter. What a project's switches say is not known yet.
    /// </summary>
    private bool IsTakenByRequired(int parameter) =>
        parameter >= 0 && graph.Options.RequiresParameters && !constructor.Chosen!.Parameters[parameter].HasExplicitDefaultValue;

    private string Parameter(MemberCandidate member) => constructor.ParameterOf(member) < 0 ? ""
        : graph.Options.RequiresParameters ? ", and the parameter that takes it has a default"
        : ", and the options do not say RespectRequiredConstructorParameters, by which the parameter would do";

    private PopulationModel? Population(MemberCandidate member, TypeUse use, bool isSet, Location? memberPlace)
    {
        int? own = member.Symbol.Find("JsonObjectCreationHandling")?.Number(0);
        if ((own ?? _creationOfType ?? (graph.Options.PopulateObjects && !_isMadeLast ? 1 : 0)) != 1)
            return null;
        Filling filling = Fillings.KindOf(graph, use);
        string? refusal = member.Getter is null ? "it has no getter"
            : filling == Filling.None ? "only objects, and collections to which elements can be added, are filled in place"
            : member.Type.IsValueType && (member.Setter is null || member.Ignore == IgnoreCondition.WhenReading)
                ? "what it holds is a copy, and it has no setter"
            : member.IsIgnoredAsReadOnly ? "it is read-only, and the options ignore such members"
            : null;
        // A handling of the type or the options alone does not hold where a discriminator may follow.
        if (refusal is null && own is null && PolymorphismParser.HasDiscriminators(type))
            return null;
        bool isMadeLast = refusal is null && _isMadeLast && construction.Kind != ConstructionKind.Given;
        if (isMadeLast)
            refusal = "the type is made by a constructor with parameters";
        if (refusal is null && filling == Filling.DerivedTypes)
        {
            Refuse(
                memberPlace, "JsonObjectCreationHandling", member,
                "the object that it holds has derived types, and is not filled: mark the member with Replace");
            return null;
        }

        // A handling of the type or the options alone holds for the members that it can hold for.
        if (refusal is not null && (own == 1 || (_creationOfType == 1 && isMadeLast)))
            Refuse(memberPlace, "JsonObjectCreationHandling", member, refusal);
        return refusal is not null || !isSet ? null
            : new(graph.KeyOf(filling == Filling.Object ? Fillings.UseOf(use) : use), AccessParser.Parse(graph, type, member.Getter!));
    }

    private bool IsNotUsable(MemberCandidate member, Location? memberPlace)
    {
        if (member.Symbol is IPropertySymbol { ReturnsByRef: true } or IPropertySymbol { ReturnsByRefReadonly: true })
        {
            graph.Reports.Add(Descriptors.TypeNotSupported, memberPlace, $"{name.Display}.{member.Symbol.Name}", "it returns a reference");
            return true;
        }

        return (member.Getter ?? member.Setter) is not null
            && !TypeClassifier.IsUsable(graph, new TypeUse(member.Type, null, null, memberPlace));
    }

    private void Refuse(Location? memberPlace, string attribute, MemberCandidate member, string reason) =>
        graph.Reports.Add(Descriptors.AttributeNotUsable, memberPlace, attribute, $"{name.Display}.{member.Symbol.Name}", reason);

    internal static NumberHandling? HandlingOf(ISymbol symbol) =>
        symbol.Find("JsonNumberHandling")?.Number(0) is int handling ? (NumberHandling)handling : null;
}
