using System.Globalization;
using System.Net;

namespace JsonAot.Lab.Report.Badges;

/// <summary>A label and a value on a small picture, for a README. It names no font that has to be loaded, and loads nothing.</summary>
/// <param name="Colour">Behind the value; dark enough for white letters.</param>
internal sealed record Badge(string Name, string Label, string Value, string Colour)
{
    internal const string Good = "#2e7d32";
    internal const string Fair = "#8a6100";
    internal const string Plain = "#1a5a9a";
    internal const string Unknown = "#5f6871";

    // Of an average letter at 11 pixels; textLength makes it exact whatever font there is.
    private const double Letter = 6.4;
    private const int Margin = 8;

    internal string ToSvg()
    {
        int left = WidthOf(Label);
        int right = WidthOf(Value);
        string title = WebUtility.HtmlEncode($"{Label}: {Value}");
        return string.Create(CultureInfo.InvariantCulture, $"""
            <svg xmlns="http://www.w3.org/2000/svg" width="{left + right}" height="20" role="img" aria-label="{title}">
            <title>{title}</title>
            <rect width="{left}" height="20" fill="#3c4249"/><rect x="{left}" width="{right}" height="20" fill="{Colour}"/>
            <g fill="#fff" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11">
            {TextAt(Margin, Label)}
            {TextAt(left + Margin, Value)}
            </g>
            </svg>

            """);
    }

    private static int WidthOf(string text) => (int)(text.Length * Letter) + 2 * Margin;

    private static string TextAt(int x, string text) =>
        string.Create(CultureInfo.InvariantCulture, $"<text x=\"{x}\" y=\"14\" textLength=\"{WidthOf(text) - 2 * Margin}\">{WebUtility.HtmlEncode(text)}</text>");
}
