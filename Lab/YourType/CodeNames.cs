using System.Text;
using Microsoft.CodeAnalysis.CSharp;

namespace JsonAot.Lab.YourType;

/// <summary>Makes names that C# accepts, and that people would choose, from those of a document.</summary>
public static class CodeNames
{
    // A member may not be called as what every object has, nor as the enum that the attributes of its class name.
    private static readonly HashSet<string> Taken =
        ["Equals", "GetHashCode", "GetType", "ToString", "MemberwiseClone", "Finalize", "ReferenceEquals", "JsonIgnoreCondition"];

    private static readonly string[] Hissing = ["sses", "xes", "ches", "shes"];

    private static readonly string[] NoPlural = ["ss", "us", "is"];

    private static readonly Dictionary<string, string> Irregular = new(StringComparer.OrdinalIgnoreCase)
    {
        ["people"] = "Person",
        ["children"] = "Child",
        ["series"] = "Series",
        ["movies"] = "Movie",
        ["cookies"] = "Cookie",
        ["indices"] = "Index",
        ["vertices"] = "Vertex",
        ["news"] = "News",
    };

    /// <summary>A text as code has it.</summary>
    public static string Literal(string text) => SymbolDisplay.FormatLiteral(text, quote: true);

    /// <summary>firstName, first_name, first-name: FirstName.</summary>
    public static string Pascal(string name)
    {
        // SHOUTED_NAMES would stay so: only their first letters are kept large.
        if (name.Contains('_', StringComparison.Ordinal) && !name.Any(char.IsLower))
            name = name.ToLowerInvariant();
        var made = new StringBuilder();
        bool begins = true;
        foreach (char letter in name.Normalize(NormalizationForm.FormC))
        {
            if (char.IsLetterOrDigit(letter))
                made.Append(begins ? char.ToUpper(letter) : letter);
            begins = !char.IsLetterOrDigit(letter);
        }

        string pascal = made.ToString();
        return pascal.Length == 0 ? "Value" : char.IsDigit(pascal[0]) ? $"N{pascal}" : pascal;
    }

    /// <param name="around">The name of the type that the member is in, which the member may not have.</param>
    public static string Member(string name, string around, ICollection<string> used)
    {
        string pascal = Pascal(name);
        if (pascal == around || Taken.Contains(pascal))
            pascal += "Value";
        return Unique(pascal, used);
    }

    /// <summary>What an element of a list with that name is called.</summary>
    public static string Singular(string name)
    {
        string pascal = Pascal(name);
        string last = pascal[(pascal.AsSpan(1).LastIndexOfAnyInRange('A', 'Z') + 1)..];
        string front = pascal[..^last.Length];
        if (Irregular.TryGetValue(last, out string? irregular))
            return front + irregular;
        if (last.Length > 4 && last.EndsWith("ies", StringComparison.Ordinal))
            return $"{front}{last[..^3]}y";
        if (Hissing.Any(end => last.EndsWith(end, StringComparison.Ordinal)))
            return $"{front}{last[..^2]}";
        bool isPlural = last.Length > 2 && last.EndsWith('s') && !NoPlural.Any(end => last.EndsWith(end, StringComparison.Ordinal));
        return isPlural ? $"{front}{last[..^1]}" : pascal;
    }

    /// <summary>Orders of Order and of Orders: lists of lists are called as lists are.</summary>
    public static string Plural(string name) => name.EndsWith("ss", StringComparison.Ordinal) ? $"{name}es"
        : name.EndsWith('s') ? name
        : $"{name}s";

    public static string Unique(string name, ICollection<string> used)
    {
        string unique = name;
        for (int number = 2; used.Contains(unique); number++)
            unique = $"{name}{number}";
        used.Add(unique);
        return unique;
    }
}
