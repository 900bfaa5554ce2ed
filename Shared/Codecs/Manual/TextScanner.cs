namespace JsonAot.Codecs;

/// <summary>A cursor over a JSON string.</summary>
public ref struct TextScanner(string text)
{
    public int Position { get; private set; }

    public readonly string Text => text;
}
