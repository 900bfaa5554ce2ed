using System.Globalization;
using System.Text;
using SpanCodecs.Generator.Model;

namespace SpanCodecs.Generator.Naming;

/// <summary>The names that System.Text.Json's JsonNamingPolicy gives; a generator cannot call it, so it is said again here.</summary>
internal static class NamingPolicies
{
    internal static string Apply(NamingPolicy policy, string name) => policy switch
    {
        NamingPolicy.CamelCase => Camel(name),
        NamingPolicy.SnakeCaseLower => Words(name, "_", Casing.Lower),
        NamingPolicy.SnakeCaseUpper => Words(name, "_", Casing.Upper),
        NamingPolicy.KebabCaseLower => Words(name, "-", Casing.Lower),
        NamingPolicy.KebabCaseUpper => Words(name, "-", Casing.Upper),
        NamingPolicy.PascalCase => Words(name, "", Casing.FirstUpper),
        _ => name,
    };

    /// <summary>Lowers the first run of capitals, but for the one that begins the next word: XMLReader is xmlReader.</summary>
    private static string Camel(string name)
    {
        char[] letters = name.ToCharArray();
        for (int i = 0; i < letters.Length; i++)
        {
            if (i < 2 && !char.IsUpper(letters[i]))
                break;
            bool isLast = i + 1 == letters.Length;
            if (i > 0 && !isLast && !char.IsUpper(letters[i + 1]))
            {
                if (letters[i + 1] == ' ')
                    letters[i] = char.ToLowerInvariant(letters[i]);
                break;
            }

            letters[i] = char.ToLowerInvariant(letters[i]);
        }

        return new string(letters);
    }

    private enum Previous
    {
        Boundary,
        Upper,
        LowerOrDigit,
        Space,
    }

    private enum Casing
    {
        Lower,
        Upper,
        FirstUpper,
    }

    private static string Words(string name, string separator, Casing casing)
    {
        var result = new StringBuilder(name.Length + 8);
        var previous = Previous.Boundary;
        for (int i = 0; i < name.Length; i++)
        {
            char letter = name[i];
            switch (CharUnicodeInfo.GetUnicodeCategory(letter))
            {
                case UnicodeCategory.UppercaseLetter:
                    bool isSecond = previous is Previous.LowerOrDigit or Previous.Space
                        || (previous == Previous.Upper && i + 1 < name.Length && char.IsLower(name[i + 1]));
                    if (isSecond)
                        result.Append(separator);
                    bool keeps = casing == Casing.Upper || (casing == Casing.FirstUpper && (isSecond || previous == Previous.Boundary));
                    result.Append(keeps ? letter : char.ToLowerInvariant(letter));
                    previous = Previous.Upper;
                    break;
                case UnicodeCategory.LowercaseLetter:
                case UnicodeCategory.DecimalDigitNumber:
                    if (previous == Previous.Space)
                        result.Append(separator);
                    bool isFirst = previous is Previous.Boundary or Previous.Space;
                    bool rises = casing == Casing.Upper || (casing == Casing.FirstUpper && isFirst);
                    result.Append(rises ? char.ToUpperInvariant(letter) : letter);
                    previous = Previous.LowerOrDigit;
                    break;
                case UnicodeCategory.SpaceSeparator:
                    previous = previous == Previous.Boundary ? Previous.Boundary : Previous.Space;
                    break;
                default:
                    result.Append(letter);
                    previous = Previous.Boundary;
                    break;
            }
        }

        return result.ToString();
    }
}
