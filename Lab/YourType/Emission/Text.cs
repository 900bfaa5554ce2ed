using Microsoft.CodeAnalysis.CSharp;

namespace JsonAot.Lab.YourType.Emission;

/// <summary>Text as code or a project has it.</summary>
public static class Text
{
    // Each means more than itself to MSBuild: a list, a pattern, a property, a letter by its number.
    private const string Special = "%;$@()'?*";

    internal static string Literal(string text) => SymbolDisplay.FormatLiteral(text, quote: true);

    /// <summary>As an attribute of an item in a project has it.</summary>
    public static string Item(string text) =>
        System.Security.SecurityElement.Escape(string.Concat(text.Select(
            letter => Special.Contains(letter, StringComparison.Ordinal) ? Uri.HexEscape(letter) : $"{letter}")))!;
}
