using System.Text;

namespace JsonAot.Lab.Measures.BuildCost;

/// <summary>
/// The types of a large context, as a generator of clients makes them from the description of a service; the same in every run. Ten of
/// them are a resource: an enum, objects inside of each other, one with derived types, and a root that reaches all and itself.
/// </summary>
internal static class SdkTypes
{
    /// <summary>The types of one resource; the number of all types is a multiple of it.</summary>
    internal const int OfResource = 10;

    private const int EnumPlace = 0;
    private const int FirstObject = 1;
    private const int BasePlace = 5;
    private const int RootPlace = 9;

    private const int FewestMembers = 3;
    private const int FurtherMembers = 8;

    private static readonly string[] Words =
    [
        "Id", "Name", "DisplayName", "AmountDue", "UnitPrice", "ItemCount", "CreatedAt", "UpdatedAt", "IsActive", "CountryCode",
        "AddressLine", "City", "PostalCode", "Email", "PhoneNumber", "Note", "TotalAmount", "TaxRate", "Version", "Owner",
        "State", "Description", "Label", "SourceId", "TargetId", "Weight", "Length", "Comment", "Region", "Currency",
    ];

    // Descriptions of services have mostly texts, and most members need not be there.
    private static readonly string[] Scalars =
    [
        "string?", "string?", "string?", "string?", "string?", "string?", "string?", "int?", "int?", "int", "long?", "bool?", "bool",
        "decimal?", "double?", "System.DateTimeOffset?", "System.DateTimeOffset", "System.Guid", "System.Uri?",
        "List<string>?", "string[]?", "List<int>?", "Dictionary<string, string>?",
    ];

    internal static string NameOf(int type) => $"Model{type}";

    /// <summary>The last type of each resource, which the program writes and reads.</summary>
    internal static IEnumerable<int> Roots(int types) =>
        Enumerable.Range(0, types / OfResource).Select(resource => resource * OfResource + RootPlace);

    /// <summary>What a context names: such a generator names every class.</summary>
    internal static IEnumerable<int> Named(int types) => Enumerable.Range(0, types).Where(type => type % OfResource != EnumPlace);

    internal static string SourceOf(int type)
    {
        var code = new StringBuilder("using System.Collections.Generic;\nusing System.Text.Json.Serialization;\n\n");
        code.Append("namespace Generated;\n\n");
        int first = type / OfResource * OfResource, place = type % OfResource;
        if (place == EnumPlace)
            return code.Append(EnumOf(type)).ToString();
        if (place == BasePlace)
        {
            code.Append("[JsonPolymorphic(TypeDiscriminatorPropertyName = \"kind\")]\n");
            for (int derived = BasePlace + 1; derived < RootPlace; derived++)
                code.Append($"[JsonDerivedType(typeof({NameOf(first + derived)}), \"{derived}\")]\n");
        }

        string isWhat = place switch
        {
            BasePlace => $"abstract class {NameOf(type)}",
            > BasePlace and < RootPlace => $"sealed class {NameOf(type)} : {NameOf(first + BasePlace)}",
            _ => $"sealed class {NameOf(type)}",
        };
        code.Append($"public {isWhat}\n{{\n");
        AppendMembers(code, type, first, place);
        return code.Append("}\n").ToString();
    }

    private static string EnumOf(int type)
    {
        int count = 3 + new MemberNumbers(type).Next(6);
        IEnumerable<string> fields = Enumerable.Range(0, count).Select(field => Words[(type + field * 7) % Words.Length]);
        return $"[JsonConverter(typeof(JsonStringEnumConverter<{NameOf(type)}>))]\n"
            + $"public enum {NameOf(type)} {{ {string.Join(", ", fields)} }}\n";
    }

    private static void AppendMembers(StringBuilder code, int type, int first, int place)
    {
        var random = new MemberNumbers(type);
        int count = FewestMembers + random.Next(FurtherMembers);
        // A derived type has other names than its base.
        string suffix = place is > BasePlace and < RootPlace ? "Of" + NameOf(type) : "";
        for (int member = 0; member < count; member++)
            Append(code, random, Scalars[random.Next(Scalars.Length)], Words[(type * 7 + member * 11) % Words.Length] + suffix);
        Append(code, random, $"{NameOf(first)}?", "Status" + suffix);
        IEnumerable<int> held = place switch
        {
            RootPlace => Enumerable.Range(first + FirstObject, BasePlace),
            BasePlace => [],
            _ => Enumerable.Range(first + FirstObject, Math.Min(place, BasePlace) - FirstObject).Where(_ => random.Next(3) == 0),
        };
        foreach (int other in held)
            Append(code, random, Holding(NameOf(other), random.Next(4)), $"Of{NameOf(other)}{suffix}");
        if (place != RootPlace)
            return;
        Append(code, random, Holding(NameOf(type), 1), "Children");
        // What several resources share is far away: an address, an owner.
        Append(code, random, Holding(NameOf(first / OfResource / 2 * OfResource + FirstObject), 0), "Shared");
    }

    private static string Holding(string type, int way) => way switch
    {
        0 => $"{type}?",
        1 => $"List<{type}>?",
        2 => $"Dictionary<string, {type}>?",
        _ => $"{type}[]?",
    };

    private static void Append(StringBuilder code, MemberNumbers random, string type, string name)
    {
        if (type.EndsWith('?') && random.Next(2) == 0)
            code.Append("    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]\n");
        code.Append($"    [JsonPropertyName(\"{Snake(name)}\")]\n    public {type} {name} {{ get; set; }}\n");
    }

    private static string Snake(string name)
    {
        var snake = new StringBuilder();
        foreach (char letter in name)
            snake.Append(char.IsUpper(letter) && snake.Length > 0 ? "_" : "").Append(char.ToLowerInvariant(letter));
        return snake.ToString();
    }
}
