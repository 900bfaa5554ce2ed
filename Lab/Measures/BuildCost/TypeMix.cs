using System.Text;

namespace JsonAot.Lab.Measures.BuildCost;

/// <summary>
/// The types of a generated project, the same in every run. Ten of them are a module, as an order has lines and a customer: each
/// may have members of those before it, and the last one reaches all.
/// </summary>
internal static class TypeMix
{
    /// <summary>The types of one module; the number of all types is a multiple of it.</summary>
    internal const int OfModule = 10;

    private const int FewestMembers = 4;
    private const int FurtherMembers = 9;

    private static readonly string[] Words =
    [
        "Id", "Name", "Title", "Amount", "Price", "Count", "CreatedAt", "UpdatedAt", "IsActive", "Code",
        "Address", "City", "Country", "Email", "Phone", "Note", "Total", "Rate", "Version", "Owner",
        "State", "Kind", "Label", "Source", "Target", "Weight", "Length", "Comment", "Region", "Currency",
    ];

    // Roughly how often members of each type are in models that people serialize: texts and integers first.
    private static readonly string[] Scalars =
    [
        "string?", "string?", "string?", "string?", "string?", "string?", "int", "int", "int", "int", "long", "bool", "bool",
        "decimal", "double", "System.DateTime", "System.DateTimeOffset?", "System.Guid", "int?", "Level",
        "string[]?", "List<int>?", "Dictionary<string, string>?",
    ];

    internal static string NameOf(int type) => $"Model{type}";

    /// <summary>The last type of each module.</summary>
    internal static IEnumerable<int> Roots(int types) => Enumerable.Range(1, types / OfModule).Select(module => module * OfModule - 1);

    internal static string SourceOf(int type)
    {
        var random = new MemberNumbers(type);
        var code = new StringBuilder();
        code.Append("using System.Collections.Generic;\n\nnamespace Generated;\n\n");
        code.Append($"public sealed class {NameOf(type)}\n{{\n");
        int count = FewestMembers + random.Next(FurtherMembers);
        string[] names = [.. Enumerable.Range(0, count).Select(member => Words[(type * 7 + member * 11) % Words.Length]).Distinct()];
        foreach (string name in names)
            Append(code, Scalars[random.Next(Scalars.Length)], name);
        int first = type / OfModule * OfModule;
        // The last of a module has them all, the others what is before them now and then.
        foreach (int other in Enumerable.Range(first, type - first).Where(other => type == first + OfModule - 1 || random.Next(3) == 0))
        {
            string model = NameOf(other);
            Append(code, random.Next(3) switch { 0 => $"List<{model}>?", 1 => $"{model}[]?", _ => $"{model}?" }, $"Of{model}");
        }

        return code.Append("}\n").ToString();
    }

    private static void Append(StringBuilder code, string type, string name) => code.Append($"    public {type} {name} {{ get; set; }}\n");
}
