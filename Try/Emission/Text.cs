using Microsoft.CodeAnalysis.CSharp;

namespace JsonAot.Try.Emission;

internal static class Text
{
    internal static string Literal(string text) => SymbolDisplay.FormatLiteral(text, quote: true);

    internal static string Xml(string text) => System.Security.SecurityElement.Escape(text)!;
}
