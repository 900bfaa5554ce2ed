using Microsoft.CodeAnalysis.Text;

namespace JsonAot.Mutants;

/// <summary>How a change stands in the code beside what was there.</summary>
internal enum Form
{
    /// <summary>One value or the other.</summary>
    Value,

    /// <summary>One statement or the other.</summary>
    Statement,

    /// <summary>A condition that may always hold; what it declares stays assigned where it does not.</summary>
    Always,

    /// <summary>A condition that may never hold; what it declares stays assigned where it does.</summary>
    Never,
}

/// <summary>One small change of one place in a source.</summary>
/// <param name="File">Below the checkout, with slashes.</param>
/// <param name="Span">The expression or statement that is replaced.</param>
/// <param name="Member">The lines of the method or property around it.</param>
/// <param name="Changed">The text there instead, on one line.</param>
internal sealed record Mutation(string File, TextSpan Span, LinePositionSpan Lines, (int First, int Last) Member, Form Form, string Changed)
{
    private const int MostShown = 110;

    /// <summary>The source around it as it is, on one line.</summary>
    internal required string Before { get; init; }

    internal required string After { get; init; }

    /// <summary>Counted as an editor does.</summary>
    internal int Line => Lines.Start.Line + 1;

    /// <param name="edited">The part that a person would change, which is less than what is replaced.</param>
    internal static Mutation Of(
        string file, SourceText text, TextSpan span, (int First, int Last) member, Form form, string changed, TextSpan edited, string edit)
    {
        int start = text.Lines.GetLineFromPosition(span.Start).Start;
        int end = text.Lines.GetLineFromPosition(span.End).End;
        string before = text.ToString(TextSpan.FromBounds(start, end));
        string after = before[..(edited.Start - start)] + edit + before[(edited.End - start)..];
        return new Mutation(file, span, text.Lines.GetLinePositionSpan(span), member, form, changed)
        {
            Before = Shown(before, edited.Start - start),
            After = Shown(after, edited.Start - start),
        };
    }

    /// <summary>On one line, and of a long one the part around the change.</summary>
    private static string Shown(string text, int change)
    {
        int from = OneLine(text[..change]).Length;
        string line = OneLine(text);
        if (line.Length <= MostShown)
            return line;
        int start = Math.Clamp(from - (MostShown / 3), 0, line.Length - MostShown);
        return $"{(start > 0 ? "…" : "")}{line.Substring(start, MostShown).Trim()}{(start + MostShown < line.Length ? "…" : "")}";
    }

    internal static string OneLine(string text) => string.Join(' ', text.Split((char[]?)null, StringSplitOptions.RemoveEmptyEntries));
}
