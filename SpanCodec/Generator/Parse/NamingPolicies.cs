using System.Globalization;
using System.Text;
using SpanCodecs.Generator.Model;

namespace SpanCodecs.Generator.Parse;

/// <summary>The names that System.Text.Json's JsonNamingPolicy gives; a generator cannot call it, so it is said again here.</summary>
internal static class NamingPolicies
{
    internal static string Apply(NamingPolicy policy, string name) => policy switch
    {
        NamingPolicy.CamelCase => Camel(name),
        NamingPolicy.SnakeCaseLower => Separated(name, '_', upper: false),
        NamingPolicy.SnakeCaseUpper => Separated(name, '_', upper: true),
        NamingPolicy.KebabCaseLower => Separated(name, '-', upper: false),
        NamingPolicy.KebabCaseUpper => Separated(name, '-', upper: true),
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

    private static string Separated(string name, char separator, bool upper)
    {
        var result = new StringBuilder(name.Length + 8);
        var previous = Previous.Boundary;
        for (int i = 0; i < name.Length; i++)
        {
            char letter = name[i];
            switch (CharUnicodeInfo.GetUnicodeCategory(letter))
            {
                case UnicodeCategory.UppercaseLetter:
                    bool beginsWord = previous is Previous.LowerOrDigit or Previous.Space
                        || (previous == Previous.Upper && i + 1 < name.Length && char.IsLower(name[i + 1]));
                    if (beginsWord)
                        result.Append(separator);
                    result.Append(upper ? letter : char.ToLowerInvariant(letter));
                    previous = Previous.Upper;
                    break;
                case UnicodeCategory.LowercaseLetter:
                case UnicodeCategory.DecimalDigitNumber:
                    if (previous == Previous.Space)
                        result.Append(separator);
                    result.Append(upper ? char.ToUpperInvariant(letter) : letter);
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
