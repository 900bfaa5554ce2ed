using System.Globalization;
using System.Security;
using System.Text;
using JsonAot.ResultFiles;

namespace JsonAot.Hosting.Export;

/// <param name="Panel">Rows of one panel share a scale: one panel per category.</param>
/// <param name="Note">Printed in place of a bar when there is no figure.</param>
internal sealed record PlotRow(string Panel, string Label, string Mode, double? MedianNs, double LowNs, double HighNs, string Note);

/// <summary>A plot that needs no library to draw and none to show: horizontal bars of medians with their spread.</summary>
internal static class SvgPlot
{
    private const int Width = 900;
    private const int Left = 250;
    private const int BarWidth = 500;
    private const int RowHeight = 22;
    private const int PanelGap = 34;

    // Readable on white and on dark, and told apart without colour vision by the mode's name beside each bar.
    private static readonly string[] Colours = ["#3b6fb6", "#7aa6d8", "#d9822b", "#eeb26b"];

    internal static string Render(string title, IReadOnlyList<PlotRow> rows)
    {
        string[] modes = [.. rows.Select(row => row.Mode).Distinct()];
        IGrouping<string, PlotRow>[] panels = [.. rows.GroupBy(row => row.Panel)];
        int height = 60 + panels.Length * PanelGap + rows.Count * RowHeight + 20;
        var svg = new StringBuilder();
        svg.Append(CultureInfo.InvariantCulture, $"""
            <svg xmlns="http://www.w3.org/2000/svg" width="{Width}" height="{height}" viewBox="0 0 {Width} {height}" role="img" aria-label="{Text(title)}">
            <style>text{"{"}font:13px system-ui,sans-serif;fill:#222{"}"} .title{"{"}font-size:17px;font-weight:600{"}"} .panel{"{"}font-weight:600{"}"} .quiet{"{"}fill:#666{"}"} .spread{"{"}stroke:#222;stroke-width:1.5{"}"}</style>
            <rect width="100%" height="100%" fill="#fff"/>
            <text class="title" x="16" y="30">{Text(title)}</text>
            <text class="quiet" x="{Width - 16}" y="30" text-anchor="end">median time per operation, with the middle 95 % of iterations; shorter is better</text>

            """);
        int y = 60;
        foreach (IGrouping<string, PlotRow> panel in panels)
            y = AppendPanel(svg, panel, modes, y);
        return svg.Append("</svg>\n").ToString();
    }

    private static int AppendPanel(StringBuilder svg, IGrouping<string, PlotRow> panel, string[] modes, int y)
    {
        double longest = panel.Max(row => row.MedianNs is null ? 0 : Math.Max(row.MedianNs.Value, row.HighNs));
        svg.Append(CultureInfo.InvariantCulture, $"<text class=\"panel\" x=\"16\" y=\"{y + 14}\">{Text(panel.Key)}</text>\n");
        y += PanelGap - 10;
        foreach (PlotRow row in panel)
        {
            svg.Append(CultureInfo.InvariantCulture, $"<text x=\"{Left - 62}\" y=\"{y + 15}\" text-anchor=\"end\">{Text(row.Label)}</text>");
            svg.Append(CultureInfo.InvariantCulture, $"<text class=\"quiet\" x=\"{Left - 56}\" y=\"{y + 15}\">{Text(row.Mode)}</text>");
            if (row.MedianNs is { } median && longest > 0)
                AppendBar(svg, row, median, BarWidth / longest, Colours[Array.IndexOf(modes, row.Mode) % Colours.Length], y);
            else
                svg.Append(CultureInfo.InvariantCulture, $"<text class=\"quiet\" x=\"{Left}\" y=\"{y + 15}\">n/a: {Text(Shorten(row.Note))}</text>\n");
            y += RowHeight;
        }

        return y + 10;
    }

    private static void AppendBar(StringBuilder svg, PlotRow row, double median, double scale, string colour, int y)
    {
        double end = Left + median * scale;
        svg.Append(CultureInfo.InvariantCulture, $"<rect x=\"{Left}\" y=\"{y + 3}\" width=\"{median * scale:0.##}\" height=\"16\" fill=\"{colour}\"/>");
        svg.Append(CultureInfo.InvariantCulture, $"<path class=\"spread\" d=\"M{Left + row.LowNs * scale:0.##} {y + 11}H{Left + row.HighNs * scale:0.##}\"/>");
        svg.Append(CultureInfo.InvariantCulture, $"<text x=\"{Math.Max(end, Left + row.HighNs * scale) + 8:0.##}\" y=\"{y + 15}\">{Text(Duration.Format(median))}</text>\n");
    }

    private static string Shorten(string note) => note.Length <= 80 ? note : string.Concat(note.AsSpan(0, 77), "...");

    private static string Text(string text) => SecurityElement.Escape(text);
}
