using System.Text;

namespace SpanCodecs.Generator.Emit;

/// <summary>Lines of code at an indentation.</summary>
internal sealed class CodeWriter
{
    private readonly StringBuilder _text = new();
    private int _depth;

    internal void Line(string line = "")
    {
        if (line.Length > 0)
            _text.Append(' ', _depth * 4).Append(line);
        // Always this one: generated files must not differ between the systems they are generated on.
        _text.Append('\n');
    }

    internal void Open(string line = "")
    {
        if (line.Length > 0)
            Line(line);
        Line("{");
        _depth++;
    }

    internal void Close(string end = "}")
    {
        _depth--;
        Line(end);
    }

    /// <summary>One statement under a condition or a loop.</summary>
    internal void Under(string condition, string statement) => Under(condition, () => Line(statement));

    /// <summary>Several, without braces.</summary>
    internal void Under(string condition, Action statements)
    {
        Line(condition);
        _depth++;
        statements();
        _depth--;
    }

    /// <summary>A label, or another line that stands out to the left.</summary>
    internal void Label(string name)
    {
        _depth--;
        Line(name + ":");
        _depth++;
    }

    public override string ToString() => _text.ToString();
}
