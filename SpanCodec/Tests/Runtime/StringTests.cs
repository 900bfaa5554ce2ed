using System.Text;
using System.Text.Encodings.Web;
using System.Text.Json;
using SpanCodecs.Support;
using Xunit;

namespace SpanCodecs.Tests.Runtime;

public sealed class StringTests
{
    private static readonly JsonSerializerOptions s_relaxed = new() { Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping };
    private static readonly SpanCodec<string> s_relaxedCodec = Codecs.StringWith(new DocumentRules(relaxedEscaping: true));

    /// <summary>
    /// All where the tests are thorough; otherwise all where lengths change and around
    /// surrogates, and every fifth of the rest. The differential checks have another fifth.
    /// </summary>
    [Fact]
    public void Code_units_are_written_and_read_back_as_System_Text_Json_does()
    {
        for (int unit = 0; unit <= char.MaxValue; unit++)
        {
            if (!Thorough.IsAsked && unit % 5 != 2 && unit is not (< 0x900 or > 0xD7E0 and < 0xE020 or > 0xFF00))
                continue;
            string text = $"a{(char)unit}bcdefghijklmnopqrstu";
            Outcome.AssertSameText(Codecs.String, text);
            Outcome.AssertSameText(s_relaxedCodec, text, s_relaxed);
            Outcome.AssertSameText(Codecs.Char, (char)unit);
            Outcome.AssertSame(Codecs.String, $"\"x\\u{unit:x4}\"");
            Outcome.AssertSame(Codecs.Char, $"\"\\u{unit:X4}\"");
            if (!char.IsSurrogate((char)unit))
                Outcome.AssertSame(Codecs.String, $"\"{(char)unit}\"");
        }
    }

    [Fact]
    public void Supplementary_characters_are_written_and_read_back()
    {
        foreach (Random random in Seeded.Rounds(10_000, seed: 21))
        {
            string text = char.ConvertFromUtf32(random.Next(0x10000, 0x110000));
            Outcome.AssertSameText(Codecs.String, text);
            Outcome.AssertSameText(s_relaxedCodec, text, s_relaxed);
            Outcome.AssertSame(Codecs.String, $"\"{text}\"");
            Outcome.AssertSame(Codecs.String, $"\"\\u{(int)text[0]:x4}\\u{(int)text[1]:X4}\"");
        }
    }

    /// <summary>Words of several alphabets in any order: their characters have one to four bytes, and some are escaped.</summary>
    [Fact]
    public void Texts_of_several_alphabets_are_written_and_read_back()
    {
        string[] words =
        [
            "漢字かな",
            "한국어",
            "пример",
            "ελληνικά",
            "e",
            "été",
            "😀",
            "\uD83D",
            "\u3000",
            "\u200B",
            " ",
            "plain ASCII text",
            "\n",
            "\"",
            "<",
            "\u007F",
            "\uE000",
            "ﬀ",
            "क्षि",
            "ไทย",
            "\u07FF",
            "\u0800",
            "\uFFFF",
        ];
        foreach (Random random in Seeded.Rounds(20_000, seed: 34))
        {
            string text = string.Concat(
                Enumerable.Range(0, random.Next(1, 40)).Select(_ => words[random.Next(random.Next(1, words.Length + 1))]));
            Outcome.AssertSameText(Codecs.String, text);
            Outcome.AssertSameText(s_relaxedCodec, text, s_relaxed);
        }
    }

    /// <summary>
    /// Characters of every length among escape sequences and ASCII, some of them cut or not UTF-8: each way of decoding meets the borders
    /// of the others.
    /// </summary>
    [Fact]
    public void Pieces_of_every_kind_are_read_in_any_order()
    {
        string[] valid = ["é", "日", "😀", "\\n", "\\u00e9", "\\\"", "a", "abcdef", "a plain text", "\u0800", "\uFFFF", "\U0010FFFF"];
        byte[][] pieces =
        [
            .. valid.Select(Encoding.UTF8.GetBytes),
            [0xC3], [0xE6, 0x97], [0xF0, 0x9F, 0x98], [0xC0, 0x80], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80],
            [0xF4, 0x90, 0x80, 0x80], [0xF0, 0x80, 0x80, 0x80], [0x80], [0xFF], [0x1F], "\\x"u8.ToArray(),
        ];
        foreach (Random random in Seeded.Rounds(60_000, seed: 41))
        {
            // Mostly valid ones: few texts would be read to their end.
            int kinds = random.Next(4) == 0 ? pieces.Length : valid.Length;
            int most = random.Next(4) == 0 ? 200 : 50;
            byte[] content = [.. Enumerable.Range(0, random.Next(1, most)).SelectMany(_ => pieces[random.Next(random.Next(1, kinds + 1))])];
            Outcome.AssertSame(Codecs.String, [(byte)'"', .. content, (byte)'"']);
        }
    }

    [Fact]
    public void Half_a_surrogate_pair_is_treated_as_System_Text_Json_treats_it()
    {
        foreach (string text in new[]
        {
            "\uD800",
            "\uDC00",
            "\uDC00\uD800",
            "a\uD83D",
            "\uD83Db",
            "\uD83D\uD83D\uDE00",
            new string('x', 255) + "\uD83D\uDE00",
            new string('é', 255) + "\uD83D\uDE00\uD83D",
        })
        {
            Outcome.AssertSameText(Codecs.String, text);
            Outcome.AssertSameText(s_relaxedCodec, text, s_relaxed);
        }

        foreach (string json in new[]
        {
            "\\uD800", "\\uDC00", "\\uD800\\uD800", "\\uD83D\\n", "\\uD83Dx", "\\uD83D\\u0041", "\\uDE00\\uD83D", "\\uD83D\\uDE00",
        })
            Outcome.AssertSame(Codecs.String, $"\"{json}\"");
    }

    [Fact]
    public void A_key_with_escape_sequences_allocates_its_string_and_no_more()
    {
        byte[] json = "\"cr\\u00E8me br\\u00FBl\\u00E9e\":1"u8.ToArray();
        Assert.Equal(json.Length - 1, JsonRead.NameString(json, 0, out string name));
        Assert.Equal("crème brûlée", name);
        long before = GC.GetAllocatedBytesForCurrentThread();
        _ = JsonRead.NameString(json, 0, out _);
        long read = GC.GetAllocatedBytesForCurrentThread() - before;
        _ = new string('x', name.Length);
        Assert.Equal(GC.GetAllocatedBytesForCurrentThread() - before - read, read);
    }

    [Fact]
    public void Control_characters_and_unknown_escapes_are_refused_where_System_Text_Json_refuses_them()
    {
        for (int value = 0; value < 256; value++)
        {
            Outcome.AssertSame(Codecs.String, [(byte)'"', (byte)'a', (byte)value, (byte)'b', (byte)'"']);
            Outcome.AssertSame(Codecs.String, [(byte)'"', (byte)'\\', (byte)value, (byte)'b', (byte)'"']);
            Outcome.AssertSame(
                Codecs.String, [(byte)'"', .. "0123456789abcdefghijk"u8, (byte)value, .. "0123456789abcdefghijk"u8, (byte)'"']);
            Outcome.AssertSame(Codecs.String, [.. "\"\\u00"u8, (byte)value, .. "0\""u8]);
        }
    }

    [Fact]
    public void What_is_no_UTF8_is_refused()
    {
        byte[][] pieces =
        [
            [0x80], [0xC0, 0x80], [0xC2], [0xC3, 0xA9], [0xE0, 0x80, 0x80], [0xE2, 0x82],
            [0xED, 0xA0, 0x80], [0xEF, 0xBF, 0xBF], [0xF0, 0x80, 0x80, 0x80],
            [0xF0, 0x9F, 0x98, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF5], [0xFF], [0xC3, (byte)'\\', (byte)'n'],
        ];
        foreach (byte[] piece in pieces)
        {
            Outcome.AssertSame(Codecs.String, [(byte)'"', .. piece, (byte)'"']);
            Outcome.AssertSame(Codecs.String, [(byte)'"', .. "plain text before, and"u8, .. piece, .. " behind"u8, (byte)'"']);
        }
    }

    [Fact]
    public void Every_truncation_is_refused()
    {
        byte[] whole = Encoding.UTF8.GetBytes("\"plain, \\\"escaped\\\", \\u00e9 \\uD83D\\uDE00, é漢😀, and a rest that is long\"");
        for (int length = 0; length <= whole.Length; length++)
            Outcome.AssertSame(Codecs.String, whole[..length]);
    }

    [Fact]
    public void Long_strings_of_any_characters_round_trip()
    {
        foreach (Random random in Seeded.Rounds(300, seed: 22))
        {
            var text = new StringBuilder();
            for (int i = random.Next(3000); i > 0; i--)
                text.Append(random.Next(20) == 0 ? (char)random.Next(0xD800) : (char)random.Next(0x20, 0x7F));
            Outcome.AssertSameText(Codecs.String, text.ToString());
            Outcome.AssertSameText(s_relaxedCodec, text.ToString(), s_relaxed);
            Assert.Equal(text.ToString(), Codecs.String.Deserialize(Codecs.String.SerializeToUtf8Bytes(text.ToString())));
        }
    }
}
