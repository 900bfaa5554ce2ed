using System.Text;

namespace SpanCodecs.Tests.Checks;

/// <summary>
/// JSON at random, as nobody writes it: blanks of every kind, all escapes, texts and numbers of every length, and what a reader may allow.
/// </summary>
internal sealed class LooseDocuments(DeterministicRandom random)
{
    private readonly List<byte> _json = [];

    /// <summary>Whether there may be comments, and commas behind the last value.</summary>
    internal bool IsLenient { get; set; }

    /// <summary>Whether there may be halves of surrogate pairs, and what is not UTF-8.</summary>
    internal bool HasNoTexts { get; set; }

    /// <summary>Of how many steps blanks are left out.</summary>
    internal int Density { get; set; } = 1;

    internal byte[] Value(int depth)
    {
        _json.Clear();
        AddValue(depth);
        return [.. _json];
    }

    private void AddValue(int depth)
    {
        switch (random.Next(depth > 0 ? 10 : 5))
        {
            case 0:
                Add(random.Next(3) switch { 0 => "true", 1 => "false", _ => "null" });
                break;
            case 1:
                Add(Number());
                break;
            case < 5:
                AddText();
                break;
            case < 8:
                AddItems('[', ']', () => AddValue(depth - 1));
                break;
            default:
                AddItems('{', '}', () =>
                {
                    AddText();
                    AddBlanks(isBeforeColon: true);
                    Add(":");
                    AddBlanks();
                    AddValue(depth - 1);
                });
                break;
        }
    }

    private void AddItems(char begin, char end, Action add)
    {
        _json.Add((byte)begin);
        AddBlanks();
        int count = random.Next(12) == 0 ? random.Next(40) : random.Next(4);
        for (int i = 0; i < count; i++)
        {
            if (i > 0)
            {
                Add(",");
                AddBlanks();
            }

            add();
            AddBlanks();
        }

        if (IsLenient && count > 0 && random.Next(4) == 0)
        {
            Add(",");
            AddBlanks();
        }

        _json.Add((byte)end);
    }

    // System.Text.Json allows no comment before a colon.
    private void AddBlanks(bool isBeforeColon = false)
    {
        if (random.Next(Density) != 0)
            return;
        for (int i = random.Next(8) == 0 ? random.Next(90) : random.Next(3); i > 0; i--)
            _json.Add((byte)" \n\r\t"[random.Next(4)]);
        if (IsLenient && !isBeforeColon && random.Next(6) == 0)
            Add(random.Next(3) switch { 0 => "/* ,]\"} */", 1 => "// {\"\n", _ => "/**/" });
    }

    private string Number() => random.Next(6) switch
    {
        0 => "-0",
        1 => $"{random.Next(9)}.{random.Next(1000)}e+{random.Next(400)}",
        2 => $"-{random.Next()}{random.Next()}{random.Next()}E-{random.Next(9)}",
        3 => $"{random.Next()}.{random.Next()}",
        _ => $"{random.Next(100_000)}",
    };

    private void AddText()
    {
        _json.Add((byte)'"');
        int length = random.Next(20) switch { 0 => random.Next(1500), < 4 => random.Next(120), _ => random.Next(12) };
        // Some texts have one sign of another kind, and some are full of them.
        int plain = random.Next(3) switch { 0 => 2, 1 => 30, _ => 1_000_000 };
        for (int i = 0; i < length; i++)
        {
            if (random.Next(plain) > 0)
                _json.Add((byte)('a' + random.Next(26)));
            else
                AddSign();
        }

        _json.Add((byte)'"');
    }

    private void AddSign()
    {
        switch (random.Next(HasNoTexts ? 12 : 10))
        {
            case 0:
                Add("\\" + OneOf("\"\\/bfnrt"));
                break;
            case 1:
                Add($"\\u{random.Next(0x80):x4}");
                break;
            case 2:
                int unit = random.Next(0x10000);
                Add(char.IsSurrogate((char)unit) ? "\\ud83D\\uDE80" : $"\\u{unit:X4}");
                break;
            case 3:
                Add(char.ConvertFromUtf32(0x10000 + random.Next(0x100000)));
                break;
            case 4:
                Add(OneOf("éßñЖ日本語\u2028\u00a0\ufeff\ue000\u007f"));
                break;
            case < 10:
                Add(OneOf("<>&'+`/ ~,:[]{}#"));
                break;
            case 10:
                Add(random.Next(3) switch { 0 => "\\ud83d", 1 => "\\ude80", _ => "\\ude80\\ud83d" });
                break;
            default:
                _json.AddRange(random.Next(4) switch
                {
                    0 => [0xC3],
                    1 => [0xED, 0xA0, 0x80],
                    2 => [0xF5, 0x80],
                    _ => [0x80],
                });
                break;
        }
    }

    private string OneOf(string signs) => signs[random.Next(signs.Length)].ToString();

    private void Add(string text) => _json.AddRange(Encoding.UTF8.GetBytes(text));
}
