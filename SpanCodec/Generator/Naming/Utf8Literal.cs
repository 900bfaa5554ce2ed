using System.Globalization;
using System.Text;

namespace SpanCodecs.Generator.Naming;

/// <summary>JSON text as System.Text.Json's encoders escape it, and C# literals of it.</summary>
internal static class Utf8Literal
{
    /// <summary>"…"u8 of the text given.</summary>
    internal static string Of(string text) => Quoted(text) + "u8";

    internal static int Length(string text) => Encoding.UTF8.GetByteCount(text);

    /// <summary>A C# string literal.</summary>
    internal static string Quoted(string text)
    {
        if (IsPlain(text))
            return "\"" + text + "\"";
        var literal = new StringBuilder("\"", text.Length + 8);
        for (int i = 0; i < text.Length; i++)
        {
            char letter = text[i];
            if (letter is '"' or '\\')
                literal.Append('\\').Append(letter);
            else if (letter is >= ' ' and < (char)0x7F
                || char.IsLetterOrDigit(letter) || char.IsSurrogatePair(text, i) || i > 0 && char.IsSurrogatePair(text, i - 1))
                literal.Append(letter);
            else
                literal.Append("\\u").Append(((int)letter).ToString("X4", CultureInfo.InvariantCulture));
        }

        return literal.Append('"').ToString();
    }

    /// <summary>The text between quotes, as JavaScriptEncoder.Default or UnsafeRelaxedJsonEscaping writes it.</summary>
    internal static string Json(string text, bool relaxed)
    {
        if (IsPlain(text))
            return "\"" + text + "\"";
        var json = new StringBuilder("\"");
        for (int i = 0; i < text.Length; i++)
        {
            char letter = text[i];
            string? named = letter switch
            {
                '\\' => "\\\\",
                '"' when relaxed => "\\\"",
                '\b' => "\\b",
                '\t' => "\\t",
                '\n' => "\\n",
                '\f' => "\\f",
                '\r' => "\\r",
                _ => null,
            };
            if (named is not null)
                json.Append(named);
            else if (IsAllowed(letter, relaxed))
                json.Append(letter);
            else
                json.Append("\\u").Append(((int)letter).ToString("X4", CultureInfo.InvariantCulture));
        }

        return json.Append('"').ToString();
    }

    /// <summary>Whether it is as names of members are nearly always, so that no encoder escapes it.</summary>
    internal static bool IsPlain(string text)
    {
        foreach (char letter in text)
        {
            if (letter is not (>= 'a' and <= 'z' or >= 'A' and <= 'Z' or >= '0' and <= '9' or '_'))
                return false;
        }

        return true;
    }

    /// <summary>Whether no half of a surrogate pair is in it: UTF-8 has no bytes for one.</summary>
    internal static bool IsWellFormed(string text)
    {
        for (int i = 0; i < text.Length; i++)
        {
            if (char.IsSurrogate(text[i]) && !char.IsSurrogatePair(text, i++))
                return false;
        }

        return true;
    }

    private static bool IsAllowed(char letter, bool relaxed)
    {
        if (letter < 0x80)
            return letter is >= ' ' and < (char)0x7F && (relaxed || letter is not ('"' or '&' or '\'' or '+' or '<' or '>' or '`'));
        // The encoder escapes the mark of byte order, and no other character that only formats.
        return relaxed && letter != '\uFEFF' && char.GetUnicodeCategory(letter) is not (UnicodeCategory.Control
            or UnicodeCategory.Surrogate or UnicodeCategory.PrivateUse or UnicodeCategory.OtherNotAssigned
            or UnicodeCategory.LineSeparator or UnicodeCategory.ParagraphSeparator or UnicodeCategory.SpaceSeparator);
    }
}
