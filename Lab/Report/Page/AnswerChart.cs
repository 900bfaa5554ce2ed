using System.Text;
using JsonAot.Lab.Measures;
using JsonAot.Lab.Report.Model.Answer;

namespace JsonAot.Lab.Report.Page;

/// <summary>The first picture of README and page: a bar for each library, a dot and a word for what it does natively.</summary>
internal sealed class AnswerChart(IReadOnlyList<LibraryBar> bars, bool isNarrow)
{
    private const string Title = "Times as fast as System.Text.Json source generation";
    private static readonly string[] Key =
        ["upper bar: documents read, lower bar: written, under the JIT;", "dot: NativeAOT; in brackets: single tests"];
    private const string CorrectedKey = $"{Corrected.Dagger} some figures are of an adapter that has been corrected since";

    // The middle of the first row.
    private int Top => isNarrow ? 78 : 62;

    // A letter's width at most.
    private const double Letter = 7.2;

    private readonly StringBuilder _body = new();

    private double Most => bars.SelectMany(bar => bar.Parts).Max(part => Math.Max(SpeedOf(part.Jit), SpeedOf(part.Native)));
    private int Width => isNarrow ? 350 : 840;
    private int RowHeight => isNarrow ? 40 : 25;

    // Names stand above the bars where there is no room beside them.
    private int Left => isNarrow ? 0 : 200;
    private int Right => isNarrow ? 150 : 560;

    internal static string OfPage(IReadOnlyList<LibraryBar> bars)
    {
        if (bars.Count == 0)
            return "";
        IEnumerable<string> told =
            bars.Select(bar => $"{bar.Shown} {(bar.Jit is null ? "not ranked" : Said(bar))}, natively {bar.Verdict}");
        string label = HtmlTable.Text($"{Title}: {string.Join("; ", told)}");
        string both = new AnswerChart(bars, isNarrow: false).Svg("class=\"chart wide\"", "", "")
            + new AnswerChart(bars, isNarrow: true).Svg("class=\"chart narrow\"", "", "");
        return $"<div role=\"img\" aria-label=\"{label}\">\n{both}</div>";
    }

    /// <param name="conditions">Where and when: a picture is looked at without its page.</param>
    internal static string Picture(IReadOnlyList<LibraryBar> bars, string conditions) => new AnswerChart(bars, isNarrow: false).Svg(
        "xmlns=\"http://www.w3.org/2000/svg\" class=\"chart\" "
            + "style=\"color-scheme: light dark; background: light-dark(#fff, #1b1f24)\"",
        $"<style>\n{PageAssets.ChartStyle}</style>\n", conditions);

    private string Svg(string attributes, string style, string conditions)
    {
        Add(0, 16, isNarrow ? Title.Replace("System.Text.Json", "STJ", StringComparison.Ordinal) : Title, "title");
        // A phone has no room for all of it in a line.
        foreach ((int place, string text) in (isNarrow ? Key : [string.Join(' ', Key)]).Index())
            Add(0, 34 + 16 * place, text, "pale");
        if (!isNarrow)
            Add(Width, 34, "natively, plain publish", "pale end");
        foreach ((int row, LibraryBar bar) in bars.Index())
            Add(bar, Top + RowHeight * row);
        int bottom = Top + RowHeight * bars.Count;
        string[] below = [.. new[] { conditions, bars.Any(bar => bar.IsCorrected) ? CorrectedKey : "" }.Where(text => text.Length > 0)];
        foreach ((int place, string text) in below.Index())
            Add(0, bottom + 14 + 18 * place, text, "pale");
        int height = bottom + 18 * below.Length + (below.Length > 0 ? 6 : 4);
        return $"<svg {attributes} viewBox=\"-6 0 {Width + 12} {height}\">\n{style}{_body}</svg>\n";
    }

    private void Add(LibraryBar bar, int y)
    {
        int middle = isNarrow ? y + 16 : y;
        int line = y + (isNarrow ? 3 : 5);
        Add(0, line, bar.Shown, ShownName.IsOurs(bar.Name) ? "title" : "", bar.Version);
        string kind = bar.Verdict.Word switch
        {
            NativeWord.Works => "end good",
            NativeWord.SilentlyWrong => "end bad silent",
            _ => "end bad",
        };
        Add(Width, line, (isNarrow ? bar.Verdict with { More = "" } : bar.Verdict).ToString(), kind);
        if (bar.Jit is not { } speed)
        {
            Add(Left, middle + 5, "whole in half of the tests or fewer: not ranked", "pale");
            return;
        }

        string owner = ShownName.IsOurs(bar.Name) ? "ours" : "others";
        // The two bars of a row are as high together as the one of a row that has one.
        int height = bar.Parts.Count == 1 ? 14 : 7;
        _body.Append($"<path d=\"M{X(1)},{middle - 12}v24\"/>");
        foreach ((int place, BarPart part) in bar.Parts.Index())
        {
            int top = middle - 7 + place * (height + 1);
            _body.Append($"<rect class=\"{owner}\" x=\"{Left}\" y=\"{top}\" ")
                .Append($"width=\"{X(SpeedOf(part.Jit)) - Left:0.#}\" height=\"{height}\"/>");
            if (part.Native is { } native)
                _body.Append($"<circle cx=\"{X(SpeedOf(native))}\" cy=\"{top + height / 2.0}\" r=\"4\"/>");
        }

        double after = bar.Parts.Max(part => X(Math.Max(Math.Max(1, SpeedOf(part.Jit)), SpeedOf(part.Native)))) + 10;
        string times = TimesOf(bar);
        Add(after, middle + 5, times, "title");
        // The baseline has no range.
        Speed told = bar.Parts is [var only] ? only.Jit : speed;
        if (!IsOne(told))
            Add(after + Letter * (times.Length + 1), middle + 5, $"({told.Range}){told.Share}", "pale");
    }

    // Nobody who hears it sees which bar is the upper one.
    private static string Said(LibraryBar bar) => string.Join(", ", bar.Parts.Select(part => $"{part.Word} {part.Jit.Times}".TrimStart()));

    private static bool IsOne(Speed speed) => speed.Ratios.All(ratio => ratio == 1);

    // One bar alone is of one direction, and says which.
    private static string TimesOf(LibraryBar bar) => bar.Jit is { } speed && IsOne(speed) ? "1x"
        : bar.Parts is [var only] ? $"{only.Jit.Times} {only.Word}".TrimEnd()
        : string.Join(" / ", bar.Parts.Select(part => part.Jit.Times));

    /// <param name="more">What stands behind it, and may be overlooked.</param>
    private void Add(double x, double y, string text, string kind, string? more = null) => _body
        .Append($"<text x=\"{x:0}\" y=\"{y}\"{(kind.Length == 0 ? "" : $" class=\"{kind}\"")}>{HtmlTable.Text(text)}")
        .Append(more is null ? "" : $"<tspan class=\"pale\"> {HtmlTable.Text(more)}</tspan>").Append("</text>\n");

    private double X(double speed) => Math.Round(Left + (Right - Left) * speed / Most, 1);

    private static double SpeedOf(Speed? speed) => speed?.Mean.Ratio ?? 0;
}
