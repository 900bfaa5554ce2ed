using System.Globalization;
using System.Text;

namespace SpanCodecs.Tests.Checks;

/// <summary>
/// Documents from the grammar of JSON, whose names are those of a type where that is asked for: with blanks anywhere, escapes anywhere,
/// any order, duplicates, and now and then a value of another kind or a mistake.
/// </summary>
internal sealed class Grammar(DeterministicRandom random, string[] names)
{
    private const int MostDepth = 5;

    private static readonly string[] Signs = ["", "+", "-"];

    private readonly StringBuilder _text = new();

    internal byte[] Document()
    {
        _text.Clear();
        Value(0);
        return Encoding.UTF8.GetBytes(_text.ToString());
    }

    private void Value(int depth)
    {
        Blanks();
        switch (random.Next(depth >= MostDepth ? 6 : 10))
        {
            case 0: _text.Append("null"); break;
            case 1: _text.Append(random.Next(2) == 0 ? "true" : "false"); break;
            case 2: _text.Append(random.Next(1_000) - 500); break;
            case 3: Number(); break;
            case 4 or 5: Text(); break;
            case 6: Array(depth); break;
            default: Object(depth); break;
        }

        Blanks();
        if (random.Next(400) == 0)
            _text.Append("}],:\"x1-"[random.Next(8)]);
    }

    private void Object(int depth)
    {
        _text.Append('{');
        int count = random.Next(6);
        for (int i = 0; i < count; i++)
        {
            if (i > 0)
                _text.Append(',');
            Blanks();
            Name();
            Blanks();
            _text.Append(':');
            Value(depth + 1);
        }

        if (count == 0)
            Blanks();
        _text.Append('}');
    }

    private void Array(int depth)
    {
        _text.Append('[');
        int count = random.Next(12);
        bool isUniform = random.Next(2) == 0;
        for (int i = 0; i < count; i++)
        {
            if (i > 0)
                _text.Append(',');
            if (isUniform)
                _text.Append(random.Next(100));
            else
                Value(depth + 1);
        }

        _text.Append(']');
    }

    private void Name()
    {
        if (names.Length == 0 || random.Next(6) == 0)
        {
            Text();
            return;
        }

        string name = names[random.Next(names.Length)];
        _text.Append('"');
        foreach (char character in name)
        {
            if (random.Next(40) == 0)
                _text.Append(CultureInfo.InvariantCulture, $"\\u{(int)character:x4}");
            else if (character is '"' or '\\')
                _text.Append('\\').Append(character);
            else if (character < ' ')
                _text.Append(CultureInfo.InvariantCulture, $"\\u{(int)character:X4}");
            else
                _text.Append(character);
        }

        _text.Append('"');
    }

    private void Text()
    {
        _text.Append('"');
        for (int count = random.Next(24); count > 0; count--)
        {
            switch (random.Next(20))
            {
                case 0: _text.Append('\\').Append("\"\\/bfnrt"[random.Next(8)]); break;
                case 1: _text.Append(CultureInfo.InvariantCulture, $"\\u{random.Next(0xD800):x4}"); break;
                case 2: _text.Append("\\ud83d\\ude80"); break;
                case 3: _text.Append(new Rune(random.Next(0xD800 - 0x80) + 0x80)); break;
                case 4: _text.Append(new Rune(random.Next(0x100000) + 0x10000)); break;
                default: _text.Append("abcdefghijklmnopqrstuvwxyz ABC0123<>&'+`"[random.Next(40)]); break;
            }
        }

        _text.Append('"');
    }

    private void Number()
    {
        if (random.Next(2) == 0)
            _text.Append('-');
        _text.Append(random.Next(3) == 0 ? "0" : NumberTexts.Digits(random, 1 + random.Next(22)));
        if (random.Next(2) == 0)
            _text.Append('.').Append(NumberTexts.Digits(random, 1 + random.Next(20)));
        if (random.Next(3) == 0)
            _text.Append("eE"[random.Next(2)]).Append(Signs[random.Next(3)]).Append(random.Next(340));
    }

    private void Blanks()
    {
        for (int count = random.Next(8) - 5; count > 0; count--)
            _text.Append(" \t\n\r"[random.Next(4)]);
    }
}
