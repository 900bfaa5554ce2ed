namespace JsonAot.Lab.Terminal;

/// <param name="IsFigure">Figures stand at the right edge of their column, words at the left.</param>
internal sealed record Head(string Text, bool IsFigure = true)
{
    public static implicit operator Head(string text) => new(text);
}
