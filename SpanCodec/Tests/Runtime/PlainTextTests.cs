using SpanCodecs.Support;
using Xunit;

namespace SpanCodecs.Tests.Runtime;

/// <summary>Runs of plain characters, of every length that is copied in another way, beside a loop over their characters.</summary>
public sealed class PlainTextTests
{
    private const int Longest = 200;
    private const byte Untouched = 0xEE;

    private static readonly char[] s_specials =
        ['"', '\\', '<', '`', '\'', '\u007F', '\0', '\u0080', '\u00FF', '\u0122', '\u8041', '\uFFFF'];

    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public void A_text_is_copied_up_to_its_first_character_that_is_not_plain(bool isRelaxed)
    {
        foreach (Random random in Seeded.Rounds(100_000, seed: 91))
        {
            string text = Text(random);
            int plain = 0;
            while (plain < text.Length && !AsciiEscapeLetters.IsSpecial(text[plain], isRelaxed))
                plain++;
            byte[] room = new byte[text.Length + 1];
            room[^1] = Untouched;
            Assert.Equal(plain, PlainCharacterCopy.Copy(text, ref room[0], isRelaxed));
            Assert.Equal(text[..plain].Select(one => (byte)one), room[..plain]);
            Assert.Equal(Untouched, room[^1]);
        }
    }

    [Fact]
    public void A_run_ends_at_its_first_byte_that_is_not_plain()
    {
        foreach (Random random in Seeded.Rounds(100_000, seed: 92))
        {
            byte[] json = [.. Text(random).Select(one => (byte)one)];
            int start = random.Next(json.Length + 1);
            int plain = start;
            int ascii = start;
            while (plain < json.Length && json[plain] is >= 0x20 and not (byte)'"' and not (byte)'\\')
                plain++;
            while (ascii < plain && json[ascii] < 0x80)
                ascii++;
            Assert.Equal(plain, PlainRunSearch.EndOfPlain(json, start));
            Assert.Equal(ascii, PlainRunSearch.EndOfPlainAscii(json, start));
        }
    }

    [Fact]
    public void ASCII_of_every_length_becomes_a_text()
    {
        foreach (Random random in Seeded.Rounds(100_000, seed: 93))
        {
            byte[] bytes = new byte[random.Next(Longest)];
            for (int i = 0; i < bytes.Length; i++)
                bytes[i] = (byte)random.Next(0x80);
            char[] room = new char[bytes.Length + 1];
            room[^1] = (char)Untouched;
            if (bytes.Length > 0)
                AsciiDecoding.Widen(ref bytes[0], ref room[0], (nuint)bytes.Length);
            Assert.Equal(bytes.Select(one => (char)one), room[..^1]);
            Assert.Equal((char)Untouched, room[^1]);
        }
    }

    /// <summary>Of any length, with none, one or two characters that are not plain.</summary>
    private static string Text(Random random)
    {
        char[] text = new char[random.Next(3) == 0 ? random.Next(20) : random.Next(Longest)];
        for (int i = 0; i < text.Length; i++)
            text[i] = "plain ASCII, 0123456789"[random.Next(23)];
        for (int i = random.Next(3); i > 0 && text.Length > 0; i--)
            text[random.Next(text.Length)] = s_specials[random.Next(s_specials.Length)];
        return new string(text);
    }
}
