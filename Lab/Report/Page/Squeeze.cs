using System.Text;
using JsonAot.Lab.Measures;

namespace JsonAot.Lab.Report.Page;

/// <summary>
/// Leaves the page without the comments and the blanks that its script and style are written with: a person reads the
/// source, a browser the page. Texts are left as they are. A regular expression must not hold a quotation mark.
/// </summary>
internal sealed class Squeeze
{
    private const char Code = '{';
    private const string AfterNoBreakIsNeeded = "{;,(";

    private readonly string _source;
    private readonly StringBuilder _result = new();

    // What surrounds the present place: code, or the quotation mark of a text. A template holds code again.
    private readonly Stack<(char Kind, int Braces)> _inside = new([(Code, 0)]);

    private Squeeze(string source) => _source = source;

    internal static string Script(IEnumerable<string> files) => new Squeeze(Lines(files, "//")).Run();

    internal static string Style(string file)
    {
        string text = Lines([file], "/*");
        foreach (string mark in (string[])["{", "}", ";", ","])
            text = text.Replace($" {mark}", mark, StringComparison.Ordinal).Replace($"{mark} ", mark, StringComparison.Ordinal).Replace($"{mark}\n", mark, StringComparison.Ordinal);
        return text.Replace(": ", ":", StringComparison.Ordinal).Replace(";}", "}", StringComparison.Ordinal);
    }

    private static string Lines(IEnumerable<string> files, string comment)
    {
        IEnumerable<string> lines = files.SelectMany(file => file.Split('\n', StringSplitOptions.TrimEntries | StringSplitOptions.RemoveEmptyEntries));
        return string.Concat(lines.Where(line => !line.StartsWith(comment, StringComparison.Ordinal)).Select(line => $"{line}\n"));
    }

    private string Run()
    {
        for (int i = 0; i < _source.Length; i++)
        {
            (char kind, int braces) = _inside.Peek();
            char c = _source[i];
            if (kind == Code ? !KeepsCode(c, i, braces) : c == '\\')
            {
                if (kind != Code)
                    _result.Append(c).Append(_source[++i]);
                continue;
            }

            if (kind == Code && c == '}')
                DropNeedlessEnd();
            if (kind == Code && IsKeyword(i, "const"))
            {
                // It has kept the source from mistakes; a browser is told less.
                _result.Append("let");
                i += "const".Length - 1;
                continue;
            }

            _result.Append(c);
            if (kind != Code && c == kind)
                _inside.Pop();
            else if (kind == '`' && c == '$' && _source[i + 1] == '{')
            {
                _result.Append(_source[++i]);
                _inside.Push((Code, 0));
            }
        }

        return _result.ToString();
    }

    private bool KeepsCode(char c, int i, int braces)
    {
        switch (c)
        {
            case '"' or '\'' or '`':
                _inside.Push((c, 0));
                return true;
            case '{' or '}' when c == '}' && braces == 0:
                _inside.Pop();
                return true;
            case '{' or '}':
                _inside.Pop();
                _inside.Push((Code, braces + (c == '{' ? 1 : -1)));
                return true;
            case '\n':
                return !AfterNoBreakIsNeeded.Contains(_result[^1], StringComparison.Ordinal);
            case ' ':
                return IsWord(_source[i - 1]) && IsWord(_source[i + 1]) || _source[i - 1] == _source[i + 1];
            default:
                return true;
        }
    }

    /// <summary>A block's last statement ends with the block.</summary>
    private void DropNeedlessEnd()
    {
        while (_result[^1] is ';' or '\n')
            _result.Length--;
    }

    private bool IsKeyword(int i, string word) =>
        string.CompareOrdinal(_source, i, word, 0, word.Length) == 0 && _source[i + word.Length] == ' ' && (i == 0 || !IsWord(_source[i - 1]));

    private static bool IsWord(char c) => char.IsAsciiLetterOrDigit(c) || c is '_' or '$';
}
