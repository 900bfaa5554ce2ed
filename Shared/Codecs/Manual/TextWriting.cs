using System.Globalization;
using System.Numerics;
using System.Text;

namespace JsonAot.Codecs;

/// <summary>The steps that every hand-written string writer repeats.</summary>
public static class TextWriting
{
    /// <summary>Appends a number in the shortest form that reads back equal, whatever the culture.</summary>
    public static StringBuilder AppendNumber<T>(this StringBuilder output, T value)
        where T : struct, INumberBase<T>
    {
        if (!T.IsFinite(value))
            throw new ArgumentException($"JSON has no form for the number {value}.", nameof(value));
        return output.Append(CultureInfo.InvariantCulture, $"{value}");
    }

    /// <summary>How a character is written if it may not stand in a string as it is.</summary>
    internal static string? EscapeOf(char character) => character switch
    {
        '"' => "\\\"",
        '\\' => "\\\\",
        '\n' => "\\n",
        '\r' => "\\r",
        '\t' => "\\t",
        < ' ' => $"\\u{(int)character:x4}",
        _ => null,
    };

    /// <summary>Half of a surrogate pair has no UTF-8 form; writing a substitute would change the value without a word.</summary>
    internal static void RefuseHalfPairs(string value)
    {
        for (int i = 0; i < value.Length; i++)
        {
            if (!char.IsSurrogate(value[i]))
                continue;
            if (i + 1 == value.Length || !char.IsSurrogatePair(value[i], value[i + 1]))
                throw new ArgumentException($"Character {i} is half of a surrogate pair, which JSON cannot carry.", nameof(value));
            i++;
        }
    }
}
