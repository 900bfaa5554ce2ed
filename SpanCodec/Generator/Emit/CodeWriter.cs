using System.Runtime.CompilerServices;
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

    /// <summary>The same without a text of its own in between.</summary>
    internal void Line([InterpolatedStringHandlerArgument("")] LineHandler line)
    {
        _ = line;
        _text.Append('\n');
    }

    internal void Open([InterpolatedStringHandlerArgument("")] LineHandler line)
    {
        Line(line);
        Open();
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

    /// <summary>Writes the parts of an interpolated string where they belong.</summary>
    [InterpolatedStringHandler]
    internal readonly struct LineHandler
    {
        private readonly StringBuilder _text;

        public LineHandler(int literalLength, int formattedCount, CodeWriter code)
        {
            _ = (literalLength, formattedCount);
            _text = code._text;
            _text.Append(' ', code._depth * 4);
        }

        public void AppendLiteral(string text) => _text.Append(text);

        public void AppendFormatted(string? text) => _text.Append(text);

        public void AppendFormatted(int number) => _text.Append(number);

        public void AppendFormatted(char letter) => _text.Append(letter);
    }

    public override string ToString() => _text.ToString();
}
