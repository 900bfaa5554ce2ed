using JsonAot.Lab.YourType.Finding;
using Microsoft.CodeAnalysis;

namespace JsonAot.Lab.YourType.Moving;

/// <summary>Rules for all members of a type: its attributes say them.</summary>
internal sealed record TypeRules
{
    // As Newtonsoft.Json numbers them.
    private const int OptIn = 1;
    private const int Fields = 2;

    /// <summary>Only members with an attribute are in documents.</summary>
    internal required bool IsOptIn { get; init; }

    /// <summary>Whether [DataMember] counts.</summary>
    internal required bool IsContract { get; init; }

    /// <summary>How names are made; null where the settings say it.</summary>
    internal NamePolicy? Naming { get; init; }

    internal object? NullHandling { get; init; }

    internal object? Required { get; init; }

    /// <summary>Members without an order are at -1 where others have one.</summary>
    internal bool HasUnordered { get; init; }

    internal static TypeRules Of(INamedTypeSymbol type, Action<string> refuse)
    {
        AttributeData? stated = type.OldOfType("JsonObject");
        bool isContract = type.OldOfType("DataContract") is not null;
        object? serialization = stated.Stated("MemberSerialization") ?? (stated.First() as int?);
        if (serialization is Fields)
            refuse($"{type.Name} has MemberSerialization.Fields, which System.Text.Json has no word for: give the fields that count "
                + "[JsonProperty], and the type MemberSerialization.OptIn.");
        if (Equals(stated.Stated("IsReference"), true) || Equals(type.OldOfType("DataContract").Stated("IsReference"), true))
            refuse($"{type.Name} keeps references (IsReference), which System.Text.Json can do for a whole document alone "
                + "(ReferenceHandler.Preserve): write it without $id, or stay with Newtonsoft.Json for it.");
        if (stated is not null && type.AllInterfaces.Any(one => one.SpecialType == SpecialType.System_Collections_IEnumerable))
            refuse($"{type.Name} is a list that [JsonObject] makes an object, which System.Text.Json cannot: keep the list in a member.");
        bool?[] ordered = [.. type.GetMembers().Where(IsMarked).Select(member => OrderOf(member) is not null)];
        return new TypeRules
        {
            IsOptIn = serialization is OptIn || serialization is null && isContract,
            IsContract = isContract,
            Naming = StrategyOf(stated.Stated("NamingStrategyType") as INamedTypeSymbol, type.Name, refuse),
            NullHandling = stated.Stated("ItemNullValueHandling"),
            Required = stated.Stated("ItemRequired"),
            HasUnordered = ordered.Contains(false) || serialization is not OptIn && !isContract,
        };
    }

    private static bool IsMarked(ISymbol member) => (member.Old("JsonProperty") ?? member.Old("DataMember")) is not null;

    internal static int? OrderOf(ISymbol member) =>
        (member.Old("JsonProperty").Stated("Order") ?? member.Old("DataMember").Stated("Order")) as int?;

    internal static NamePolicy? StrategyOf(INamedTypeSymbol? strategy, string place, Action<string> refuse)
    {
        string? code = strategy?.Name switch
        {
            null or "DefaultNamingStrategy" => null,
            "CamelCaseNamingStrategy" => "CamelCase",
            "SnakeCaseNamingStrategy" => "SnakeCaseLower",
            "KebabCaseNamingStrategy" => "KebabCaseLower",
            _ => "",
        };
        if (code is not "")
            return strategy is null ? null : NamePolicy.All.First(policy => policy.Code == code);
        refuse($"{place} has names of {strategy!.Name}, whose code is not copied: give the members [JsonProperty] with their names.");
        return null;
    }
}
