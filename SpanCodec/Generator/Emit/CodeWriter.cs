using System.Runtime.CompilerServices;
using System.Text;

namespace SpanCodecs.Generator.Emit;

/// <summary>
/// Text of code, written by templates: interpolated raw strings that show what is emitted. A block inside of another begins where its
/// hole stands, and a line that begins with <see cref="When"/> is there only if the condition holds.
/// </summary>
internal sealed class CodeWriter
{
    // Kept by the thread: a context of a thousand types has two thousand files.
    [ThreadStatic]
    private static StringBuilder? s_kept;

    private const int Usual = 32 * 1024;
    private readonly StringBuilder _text = s_kept ?? new(Usual);
    private int _indentation;

    internal CodeWriter() => s_kept = null;

    /// <summary>Writes the template's lines at the indentation of the hole that this call fills.</summary>
    internal void Block([InterpolatedStringHandlerArgument("")] Template template) => template.End();

    /// <summary>Writes a text without holes, or one that was made elsewhere.</summary>
    internal void Block(string text)
    {
        var template = new Template(text.Length, 0, this);
        template.AppendLiteral(text);
        template.End();
    }

    /// <summary>Fills a hole at the beginning of a line: without the condition the line vanishes.</summary>
    internal static Condition When(bool holds) => new(holds);

    /// <summary>Fills a hole with lines: each has a comma, and the last one the end.</summary>
    internal static IEnumerable<string> Listed(IReadOnlyList<string> values, string end) =>
        values.Select((value, i) => value + (i + 1 < values.Count ? "," : end));

    /// <summary>The text; nothing can be written any more.</summary>
    internal string End()
    {
        string text = _text.ToString();
        if (_text.Capacity <= Usual)
            s_kept = _text.Clear();
        return text;
    }

    /// <summary>The answer of <see cref="When"/> for a line.</summary>
    internal readonly struct Condition(bool holds)
    {
        internal bool Holds { get; } = holds;
    }

    /// <summary>Writes the parts of an interpolated string where they belong.</summary>
    [InterpolatedStringHandler]
    internal struct Template
    {
        private readonly CodeWriter _code;
        private readonly StringBuilder _text;
        private int _lineStart;
        private Line _line;

        public Template(int literalLength, int formattedCount, CodeWriter code)
        {
            _ = (literalLength, formattedCount);
            (_code, _text) = (code, code._text);
            _lineStart = _text.Length;
        }

        private enum Line
        {
            Written,
            LeftOut,
            /// <summary>The place of a block, which has ended its last line itself.</summary>
            Replaced,
        }

        public void AppendLiteral(string text)
        {
            int start = 0;
            for (int end; (end = text.IndexOf('\n', start)) >= 0; start = end + 1)
            {
                Append(text, start, end > start && text[end - 1] == '\r' ? end - 1 : end);
                End();
            }

            Append(text, start, text.Length);
        }

        public void AppendFormatted(string? text)
        {
            if (text is not null)
                Append(text, 0, text.Length);
        }

        public void AppendFormatted(int number) => AppendFormatted(number.ToString());

        public void AppendFormatted(char letter) => AppendFormatted(letter.ToString());

        public void AppendFormatted(Condition condition)
        {
            if (condition.Holds || _line != Line.Written)
                return;
            _text.Length = _lineStart;
            _line = Line.LeftOut;
        }

        /// <summary>Calls what writes a block, or nothing, in the place of the hole's line.</summary>
        public void AppendFormatted(Action block)
        {
            if (_line == Line.LeftOut)
                return;
            int before = _code._indentation;
            _code._indentation = Replace();
            block();
            _code._indentation = before;
        }

        /// <summary>Lines in the place of the hole's.</summary>
        public void AppendFormatted(IEnumerable<string> lines)
        {
            if (_line == Line.LeftOut)
                return;
            int indentation = Replace();
            foreach (string line in lines)
                _text.Append(' ', indentation).Append(line).Append('\n');
        }

        // Always this one: generated files must not differ between the systems they are generated on.
        internal void End()
        {
            if (_line == Line.Written)
                _text.Append('\n');
            _lineStart = _text.Length;
            _line = Line.Written;
        }

        private void Append(string text, int start, int end)
        {
            if (start == end || _line == Line.LeftOut)
                return;
            if (_line == Line.Replaced)
                throw new InvalidOperationException($"'{text.Substring(start, end - start)}' stands behind a block.");
            if (_text.Length == _lineStart)
                _text.Append(' ', _code._indentation);
            _text.Append(text, start, end - start);
        }

        /// <summary>Takes the hole's line away, and returns how far it is indented.</summary>
        private int Replace()
        {
            for (int i = _lineStart; i < _text.Length; i++)
            {
                if (_text[i] != ' ')
                    throw new InvalidOperationException($"'{_text.ToString(i, _text.Length - i)}' stands before a block.");
            }

            int indentation = _text.Length == _lineStart ? _code._indentation : _text.Length - _lineStart;
            _text.Length = _lineStart;
            _line = Line.Replaced;
            return indentation;
        }
    }
}
