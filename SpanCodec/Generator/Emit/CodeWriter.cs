using System.Runtime.CompilerServices;
using System.Text;

namespace SpanCodecs.Generator.Emit;

/// <summary>Lines of code at an indentation.</summary>
internal sealed class CodeWriter
{
    // Kept by the thread: a context of a thousand types has two thousand files.
    [ThreadStatic]
    private static StringBuilder? s_kept;

    private const int Usual = 32 * 1024;
    private readonly StringBuilder _text = s_kept ?? new(Usual);
    private int _depth;

    internal CodeWriter() => s_kept = null;

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

    /// <summary>The same without an indentation, which all lines of a file would have.</summary>
    internal void OpenFlat(string line)
    {
        Line(line);
        Line("{");
    }

    internal void CloseFlat() => Line("}");

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

    /// <summary>The text; nothing can be written any more.</summary>
    internal string End()
    {
        string text = _text.ToString();
        if (_text.Capacity <= Usual)
            s_kept = _text.Clear();
        return text;
    }
}
