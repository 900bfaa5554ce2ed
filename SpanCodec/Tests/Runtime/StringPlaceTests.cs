using System.Text;
using System.Text.Encodings.Web;
using System.Text.Json;
using SpanCodecs.Support;
using Xunit;

namespace SpanCodecs.Tests.Runtime;

/// <summary>
/// Strings in which a character, an escape sequence or a bad byte stands at each place: vectors begin and end somewhere.
/// </summary>
public sealed class StringPlaceTests
{
    private static readonly JsonSerializerOptions s_relaxed = new() { Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping };
    private static readonly SpanCodec<string> s_relaxedCodec = Codecs.StringWith(new DocumentRules(relaxedEscaping: true));

    /// <summary>
    /// Bytes are looked at by 64: each kind of character, or of what is none, stands at each place among them and over their end.
    /// </summary>
    [Theory]
    [InlineData("é")]
    [InlineData("日")]
    [InlineData("éa")]
    [InlineData("日é")]
    [InlineData("text ")]
    [InlineData("a\\n")]
    [InlineData("a longer text é")]
    public void Each_piece_is_read_at_each_place_of_a_long_text(string part)
    {
        byte[][] pieces =
        [
            "a"u8.ToArray(),
            "é"u8.ToArray(),
            "日"u8.ToArray(),
            "😀"u8.ToArray(),
            "😀😀"u8.ToArray(),
            "\\n"u8.ToArray(),
            "\\\\"u8.ToArray(),
            "\\\""u8.ToArray(),
            "\\u00e9"u8.ToArray(),
            "\\ud83d\\ude00"u8.ToArray(),
            "\\ud83d"u8.ToArray(),
            "\\u12g4"u8.ToArray(),
            "\\x"u8.ToArray(),
            "éé"u8.ToArray(),
            "ééé"u8.ToArray(),
            "é日é"u8.ToArray(),
            "\""u8.ToArray(),
            "\n"u8.ToArray(),
            "\u0800"u8.ToArray(),
            "\uFFFF"u8.ToArray(),
            [0x80],
            [0xC3],
            [0xC0, 0x80],
            [0xE6, 0x97],
            [0xE0, 0x80, 0x80],
            [0xED, 0xA0, 0x80],
            [0xEF, 0xBF, 0xBF, 0x80],
            [0xC3, 0xA9, 0xA9],
            [0xF0, 0x9F, 0x98],
            [0xF4, 0x90, 0x80, 0x80],
            [0xFF],
        ];
        byte[] parts = Encoding.UTF8.GetBytes(string.Concat(Enumerable.Repeat(part, 70)));
        foreach (byte[] piece in pieces)
        {
            for (int before = 0; before < 140; before++)
            {
                // Cut anywhere, and made whole by ASCII in front.
                int start = before;
                while (start > 0 && (parts[parts.Length - start] & 0xC0) == 0x80)
                    start--;
                Outcome.AssertSame(
                    Codecs.String,
                    [
                        (byte)'"',
                        .. new string('x', before - start).Select(c => (byte)c),
                        .. parts[^start..],
                        .. piece,
                        .. parts,
                        (byte)'"',
                    ]);
            }
        }
    }

    /// <summary>A character that ends a run, in every place of strings of every length that the vectors treat differently.</summary>
    [Fact]
    public void Every_length_and_place_is_read_and_written()
    {
        foreach (char special in new[] { 'x', '"', '\\', '\n', '\u007F', '\u0000', 'é', '漢', '<', '`' })
        {
            for (int length = 0; length <= 70; length++)
            {
                for (int place = 0; place <= length; place++)
                {
                    string text = new string('a', place) + special + new string('b', length - place);
                    Outcome.AssertSameText(Codecs.String, text);
                    Outcome.AssertSameText(s_relaxedCodec, text, s_relaxed);
                    Assert.Equal(text, Codecs.String.Deserialize(JsonSerializer.SerializeToUtf8Bytes(text)));
                    Assert.Equal(text, Codecs.String.Deserialize(JsonSerializer.SerializeToUtf8Bytes(text, s_relaxed)));
                }
            }
        }
    }

    /// <summary>
    /// Text between two escape sequences, and behind the last, is copied by another routine than text before them.
    /// </summary>
    [Theory]
    [InlineData('é', '"')]
    [InlineData('\\', '漢')]
    [InlineData('\uD83C', '\uDF27')]
    public void Every_run_between_two_escape_sequences_is_written(char one, char other)
    {
        for (int length = 0; length <= 36; length++)
        {
            for (int first = 0; first <= length; first++)
            {
                for (int second = first; second <= length; second++)
                    Outcome.AssertSameText(
                        Codecs.String, $"{Letters(first)}{one}{Letters(second - first)}{other}{Letters(length - second)}");
            }
        }

        static string Letters(int count) => "abcdefghijklmnopqrstuvwxyz0123456789"[..count];
    }

    /// <summary>Characters are looked at by 32: what is not plain stands at each place among them and over their end.</summary>
    [Fact]
    public void Each_character_is_written_at_each_place_of_a_long_text()
    {
        string[] kinds =
        [
            "é", "日", "😀", "\uD83D", "\uDE00", "\n", "\"", "<", "\\", "\0", "\u007F", "\u2028", "\uE000", "éé", "ééé", "é日é", "😀😀",
            "😀é", "\uD83D\uD83D\uDE00",
        ];
        foreach (string kind in kinds)
        {
            foreach (string other in kinds)
            {
                for (int before = 0; before < 70; before++)
                {
                    string text = $"{new string('x', before)}{kind}{new string('y', before * 7 % 41)}{other}{new string('z', 70)}";
                    Outcome.AssertSameText(Codecs.String, text);
                    Outcome.AssertSameText(s_relaxedCodec, text, s_relaxed);
                }
            }
        }
    }

    /// <summary>Characters of every kind beside those of every other, behind one that is escaped: several are looked at together.</summary>
    [Fact]
    public void Every_five_kinds_of_characters_are_written()
    {
        char[] kinds = ['a', 'é', '日', '\n', '\\', '"', '\uD83D', '\uDE00', '\0'];
        char[] five = new char[5];
        for (int number = 0; number < 9 * 9 * 9 * 9 * 9; number++)
        {
            for ((int i, int rest) = (0, number); i < five.Length; (i, rest) = (i + 1, rest / kinds.Length))
                five[i] = kinds[rest % kinds.Length];
            string text = (number % 3) switch
            {
                0 => $"éé{new string(five)}",
                1 => $"plaiéé{new string(five)}",
                _ => $"é日{new string(five)}and more",
            };
            Outcome.AssertSameText(Codecs.String, text);
            Outcome.AssertSameText(s_relaxedCodec, text, s_relaxed);
        }
    }
}
