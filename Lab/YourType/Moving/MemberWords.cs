using JsonAot.Lab.YourType.Finding;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace JsonAot.Lab.YourType.Moving;

/// <summary>The attributes of System.Text.Json that mean for a member what the old ones mean.</summary>
/// <param name="converters">Knows which converters of somebody's the copy has.</param>
/// <param name="refuse">Takes a sentence about what has no translation.</param>
/// <param name="remark">Takes a member, and what is not the same of it in every case: the rest of the sentence.</param>
internal sealed class MemberWords(OldSettings settings, ConverterCode converters, Action<string> refuse, Action<string, string> remark)
{
    // As Newtonsoft.Json numbers them.
    private const int IgnoreNulls = 1;
    private const int IgnoreDefaults = 1;
    private const int Populate = 2;
    private const int Reuse = 1;
    private const int AllowNull = 1;
    private const int Always = 2;
    private const int DisallowNull = 3;

    private static readonly HashSet<string> Filled =
    [
        "List", "IList", "ICollection", "HashSet", "ISet", "Dictionary", "IDictionary", "Collection", "ObservableCollection",
        "SortedDictionary",
    ];

    /// <returns>Without brackets; null where the member needs none.</returns>
    internal string[] Of(ISymbol member, TypeRules rules)
    {
        AttributeData? property = member.Old("JsonProperty");
        AttributeData? contract = rules.IsContract ? member.Old("DataMember") : null;
        bool isRequired = member.Old("JsonRequired") is not null;
        bool isMarked = property is not null || contract is not null || isRequired;
        bool isPublic = member.DeclaredAccessibility == Accessibility.Public;
        if (member.Old("JsonExtensionData") is not null)
            return member is IFieldSymbol || !isPublic ? ["JsonExtensionData", "JsonInclude"] : ["JsonExtensionData"];
        bool isLeftOut = member.Old("JsonIgnore") is not null || (rules.IsOptIn ? !isMarked : member.Old("IgnoreDataMember") is not null)
            || member.GetAttributes().Any(one => one.AttributeClass?.Name == "NonSerializedAttribute");
        if (isLeftOut || !isPublic && !isMarked)
            return isLeftOut && isPublic && !Has(member, "JsonIgnore") ? ["JsonIgnore"] : [];
        ITypeSymbol type = member is IPropertySymbol { Type: var declared } ? declared : ((IFieldSymbol)member).Type;
        string place = $"{member.ContainingType.Name}.{member.Name}";
        Check(property, place);
        IEnumerable<string> words =
        [
            .. Name(member, property, contract, rules, place),
            .. Order(member, rules),
            .. Required(member, isRequired ? Always : StatedRequired(property, contract, rules), place),
            .. Condition(member, type, property, contract, rules, place),
            .. Converter(member, type, place),
            .. Creation(member, type, property, isMarked),
            .. IsReached(member, isMarked) ? Array.Empty<string>() : ["JsonInclude"],
        ];
        return [.. words.Distinct()];
    }

    private IEnumerable<string> Name(ISymbol member, AttributeData? property, AttributeData? contract, TypeRules rules, string place)
    {
        string? given = (property.Stated("PropertyName") ?? property.First() ?? contract.Stated("Name")) as string;
        NamePolicy? policy = TypeRules.StrategyOf(property.Stated("NamingStrategyType") as INamedTypeSymbol, place, refuse) ?? rules.Naming;
        string? name = given is null ? policy?.Convert(member.Name) : settings.OverridesNames ? NamePolicy.CamelCase.Convert(given) : given;
        return name is null || Has(member, "JsonPropertyName") ? [] : [$"JsonPropertyName({CodeNames.Literal(name)})"];
    }

    /// <summary>A member without an order is at -1 for the one library, and at 0 for the other.</summary>
    private static string[] Order(ISymbol member, TypeRules rules) =>
        TypeRules.OrderOf(member) is { } order && !Has(member, "JsonPropertyOrder")
            ? [$"JsonPropertyOrder({(rules.HasUnordered ? order + 1 : order)})"]
            : [];

    private static object? StatedRequired(AttributeData? property, AttributeData? contract, TypeRules rules) =>
        property.Stated("Required") ?? (contract.Stated("IsRequired") is true ? AllowNull : rules.Required);

    private string[] Required(ISymbol member, object? required, string place)
    {
        if (required is not (AllowNull or Always or DisallowNull) || Has(member, "JsonRequired"))
            return [];
        ITypeSymbol type = member is IPropertySymbol { Type: var declared } ? declared : ((IFieldSymbol)member).Type;
        if (required is not AllowNull && MayBeNull(type))
        {
            remark(place, "is never null for Newtonsoft.Json; System.Text.Json reads and writes a null there. "
                + "RespectNullableAnnotations = true says no to it, where the member's type has no question mark.");
        }

        if (required is DisallowNull)
            return [];
        if (member is IPropertySymbol { SetMethod: null })
        {
            remark(place, "is required and has no setter: System.Text.Json requires only what it sets.");
            return [];
        }

        return ["JsonRequired"];
    }

    private string[] Condition(
        ISymbol member, ITypeSymbol type, AttributeData? property, AttributeData? contract, TypeRules rules, string place)
    {
        if (Has(member, "JsonIgnore"))
            return [];
        object? ofContract = contract.Stated("EmitDefaultValue") is false ? IgnoreDefaults : null;
        object? defaults = property.Stated("DefaultValueHandling") ?? ofContract;
        if (defaults is int handling && (handling & Populate) != 0 && !IsInitialized(member))
            remark(place, "gets its default value where a document does not have it (Populate): give the member an initializer.");
        if (defaults is int flags && (flags & IgnoreDefaults) != 0)
        {
            if (member.GetAttributes().Any(one => one.AttributeClass?.Name == "DefaultValueAttribute"))
            {
                remark(place, "is left out where it has the value of [DefaultValue], which System.Text.Json does not read: it leaves out "
                    + "default(T) alone, and so the copy writes the member always. A nullable member can be left out as null, and the "
                    + "ShouldSerialize of its contract can leave out any value.");
                return [];
            }

            return ["JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingDefault)"];
        }

        object? nulls = property.Stated("NullValueHandling") ?? rules.NullHandling;
        return nulls is IgnoreNulls && MayBeNull(type) ? ["JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)"]
            : nulls is not null && settings.OmitsNulls && MayBeNull(type) ? ["JsonIgnore(Condition = JsonIgnoreCondition.Never)"]
            : [];
    }

    /// <summary>Its value is there where a document says nothing; the documents that are tried show whether it is the same.</summary>
    private static bool IsInitialized(ISymbol member) => member.DeclaringSyntaxReferences.Select(one => one.GetSyntax())
        .Any(one => one is PropertyDeclarationSyntax { Initializer: not null } or VariableDeclaratorSyntax { Initializer: not null });

    private string[] Converter(ISymbol member, ITypeSymbol type, string place) =>
        member.Old("JsonConverter") is { } converter ? ConverterFor(converter, type, place) : [];

    /// <summary>The same attribute for a member or a type.</summary>
    internal string[] ConverterFor(AttributeData converter, ITypeSymbol type, string place)
    {
        ITypeSymbol inner = type.WithoutNullable();
        bool isBare = converter.ConstructorArguments.Length == 1;
        switch ((converter.First() as INamedTypeSymbol)?.Name, isBare)
        {
            case ("StringEnumConverter", true) when inner.TypeKind == TypeKind.Enum:
                return [$"JsonConverter(typeof(JsonStringEnumConverter<{Shape.CodeOf(inner)}>))"];
            case ("VersionConverter", true):
            // It is what Newtonsoft.Json does with a date anyway.
            case ("IsoDateTimeConverter", true) when inner.Name is "DateTime" or "DateTimeOffset":
                return [];
            case (_, true) when converter.First() is INamedTypeSymbol own && converters.Of(own) is not null:
                return [$"JsonConverter(typeof({Shape.CodeOf(own)}))"];
            case ("StringEnumConverter", _):
                refuse($"{place} has a StringEnumConverter {(isBare ? "and is no enum" : "with arguments")}, which has no attribute in "
                    + $"System.Text.Json: give the enum's values [EnumMember(Value = ...)], and the enum a plain StringEnumConverter.");
                return [];
            case var (name, _):
                refuse($"{place} has the converter {name}, whose code is for Newtonsoft.Json alone: write it as a JsonConverter<T> of "
                    + "System.Text.Json, and name that with [System.Text.Json.Serialization.JsonConverter]; or leave the attribute out "
                    + $"to try the rest.{ConverterCode.Skeleton(name ?? "", inner)}");
                return [];
        }
    }

    private void Check(AttributeData? property, string place)
    {
        foreach (string name in (string[])["TypeNameHandling", "ItemTypeNameHandling"])
        {
            if (property.Stated(name) is int and not 0)
                refuse(OldSettings.NoTypeNames($"{place} has {name}"));
        }

        foreach (string name in (string[])["IsReference", "ItemIsReference", "ReferenceLoopHandling", "ItemReferenceLoopHandling"])
        {
            if (property.Stated(name) is true or int and not 0)
                refuse($"{place} has {name}, which System.Text.Json can say of a whole document alone (ReferenceHandler): leave it out, or "
                    + "stay with Newtonsoft.Json for the type.");
        }

        if (property.Stated("ItemConverterType") is INamedTypeSymbol converter)
            refuse($"{place} has ItemConverterType = {converter.Name}, which System.Text.Json has no word for: give the type of the "
                + "elements the converter.");
    }

    /// <summary>Newtonsoft.Json fills a list that has no setter for it.</summary>
    private static string[] Creation(ISymbol member, ITypeSymbol type, AttributeData? property, bool isMarked)
    {
        if (Has(member, "JsonObjectCreationHandling"))
            return [];
        bool isFilled = member is IPropertySymbol { ContainingType.IsRecord: false } own && IsAutomatic(own)
            && (own.SetMethod is null || !isMarked && !IsPublic(own.SetMethod))
            && type is INamedTypeSymbol { IsGenericType: true } list && Filled.Contains(list.Name) && !IsByConstructor(own);
        // System.Text.Json fills no list of what its constructor makes of the document: there it is set.
        if (isFilled && IsMadeByConstructor(member.ContainingType))
            return ["JsonInclude"];
        return isFilled || property.Stated("ObjectCreationHandling") is Reuse
            ? ["JsonObjectCreationHandling(JsonObjectCreationHandling.Populate)"]
            : [];
    }

    private static bool IsMadeByConstructor(INamedTypeSymbol type)
    {
        IMethodSymbol[] all = [.. type.InstanceConstructors];
        IMethodSymbol? chosen = Array.Find(all, one => one.Old("JsonConstructor") is not null);
        return chosen is not null ? chosen.Parameters.Length > 0 : !Array.Exists(all, one => IsPublic(one) && one.Parameters.Length == 0);
    }

    private static bool IsByConstructor(IPropertySymbol property) => property.ContainingType.InstanceConstructors
        .Any(one => one.Parameters.Any(parameter => parameter.Name.Equals(property.Name, StringComparison.OrdinalIgnoreCase)));

    private static bool IsAutomatic(IPropertySymbol property) => property.ContainingType.GetMembers().OfType<IFieldSymbol>()
        .Any(field => SymbolEqualityComparer.Default.Equals(field.AssociatedSymbol, property));

    /// <summary>Whether System.Text.Json reads and writes the member without being asked to.</summary>
    private static bool IsReached(ISymbol member, bool isMarked) => Has(member, "JsonInclude")
        || member is IPropertySymbol property && member.DeclaredAccessibility == Accessibility.Public
            && (!isMarked || IsPublic(property.GetMethod) && IsPublic(property.SetMethod));

    private static bool IsPublic(IMethodSymbol? accessor) => accessor is null or { DeclaredAccessibility: Accessibility.Public };

    private static bool MayBeNull(ITypeSymbol type) =>
        !type.IsValueType || type.OriginalDefinition.SpecialType == SpecialType.System_Nullable_T;

    private static bool Has(ISymbol member, string attribute) => ShapeReader.AttributeOf(member, attribute) is not null;
}
