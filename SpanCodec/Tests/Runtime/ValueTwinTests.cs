using System.Buffers.Text;
using System.Globalization;
using System.Text;
using SpanCodecs.Support;
using Xunit;

namespace SpanCodecs.Tests.Runtime;

/// <summary>Values that are read without the framework, many of each against it.</summary>
public sealed class ValueTwinTests
{
    private const int Many = 3_000_000;

    [Fact]
    public void Times_of_day_and_spans_are_what_the_framework_reads()
    {
        Span<byte> text = stackalloc byte[32];
        foreach (Random random in Seeded.Rounds(Many, seed: 51))
        {
            var span = new TimeSpan(unchecked((long)random.Bits()) >> random.Next(64));
            if (random.Next(2) == 0)
                span = new TimeSpan(span.Ticks - (span.Ticks % TimeSpan.TicksPerSecond));
            Assert.True(span.TryFormat(text, out int length, "c", CultureInfo.InvariantCulture));
            bool isChanged = random.Next(2) == 0;
            if (isChanged)
                length = Change(text, length, random);
            if (SpanText.TryRead(text[..length], out TimeSpan read))
            {
                Assert.True(Utf8Parser.TryParse(text[..length], out TimeSpan expected, out int consumed, 'c') && consumed == length);
                Assert.Equal(expected, read);
            }
            else
            {
                Assert.True(isChanged || Math.Abs(span.Days) > 9_999_999);
            }
        }
    }

    [Fact]
    public void Integers_are_read_to_the_last_that_fits()
    {
        var text = new byte[32];
        foreach (Random random in Seeded.Rounds(Many, seed: 52))
        {
            ulong number = random.AnySize();
            if (random.Next(4) == 0)
                number = (ulong.MaxValue >> (8 * random.Next(8)) >> random.Next(2)) + (ulong)random.Next(-3, 3);
            number.TryFormat(text, out int length, default, CultureInfo.InvariantCulture);
            text[length] = (byte)",]} .e5"[random.Next(random.Next(8) == 0 ? 7 : 4)];
            AssertReads<byte>(text, length, number, byte.MaxValue, JsonByte.Read);
            AssertReads<int>(text, length, number, int.MaxValue, JsonInt32.Read);
            AssertReads<uint>(text, length, number, uint.MaxValue, JsonUInt32.Read);
            AssertReads<long>(text, length, number, long.MaxValue, JsonInt64.Read);
            AssertReads<ulong>(text, length, number, ulong.MaxValue, JsonUInt64.Read);
        }
    }

    [Fact]
    public void Negative_integers_are_read_to_the_last_that_fits()
    {
        var text = new byte[32];
        text[0] = (byte)'-';
        foreach (Random random in Seeded.Rounds(Many, seed: 53))
        {
            ulong size = random.Next(4) == 0 ? (ulong)long.MaxValue + (ulong)random.Next(2) : random.AnySize() >> 1;
            size.TryFormat(text.AsSpan(1), out int length, default, CultureInfo.InvariantCulture);
            text[length + 1] = (byte)",]} "[random.Next(4)];
            Assert.Equal(length + 1, JsonInt64.Read(text, 0, out long read));
            Assert.Equal(unchecked((long)(0 - size)), read);
        }
    }

    /// <summary>In UTF-8, as an escape sequence, and with a byte that is another: what is no character is refused.</summary>
    [Fact]
    public void Every_char_is_read_as_System_Text_Json_reads_it()
    {
        var random = new Random(54);
        for (int unit = 0; unit <= char.MaxValue; unit++)
        {
            char character = (char)unit;
            byte[] escape = Encoding.ASCII.GetBytes(unit % 2 == 0 ? $"\"\\u{unit:x4}\"" : $"\"\\u{unit:X4}\"");
            byte[] plain = [(byte)'"', .. Encoding.UTF8.GetBytes(character.ToString()), (byte)'"'];
            AssertSameChar(escape, !char.IsSurrogate(character), character);
            AssertSameChar(plain, unit >= 0x20 && character is not ('"' or '\\'), char.IsSurrogate(character) ? '\uFFFD' : character);
            byte[] changed = random.Next(2) == 0 ? escape : plain;
            changed[random.Next(changed.Length)] = (byte)random.Next(256);
            if (unit % 16 == 0)
                Outcome.AssertSame(Codecs.Char, changed);
        }
    }

    private static void AssertSameChar(byte[] json, bool isChar, char expected)
    {
        if (isChar)
        {
            Assert.Equal(json.Length, JsonChar.Read(json, 0, out char read));
            Assert.Equal(expected, read);
        }
        else
        {
            Outcome.AssertSame(Codecs.Char, json);
        }
    }

    private delegate int Routine<T>(ReadOnlySpan<byte> json, int position, out T value);

    private static void AssertReads<T>(byte[] text, int length, ulong number, ulong largest, Routine<T> routine)
        where T : IConvertible
    {
        // A refusal costs an exception: a share of them is enough.
        if (number > largest && number % 16 != 0)
            return;
        bool isExpected = number <= largest && text[length] is not ((byte)'.' or (byte)'e' or (byte)'5');
        if (text[length] == (byte)'5')
            return;
        try
        {
            int end = routine(text.AsSpan(0, length + 1), 0, out T value);
            bool isRight = isExpected && end == length && value.ToUInt64(CultureInfo.InvariantCulture) == number;
            Assert.True(isRight, Encoding.ASCII.GetString(text));
        }
        catch (InvalidDocument)
        {
            Assert.False(isExpected, Encoding.ASCII.GetString(text));
        }
    }

    private static int Change(Span<byte> text, int length, Random random)
    {
        int at = random.Next(length);
        switch (random.Next(4))
        {
            case 0:
                return at;
            case 1:
                text[(at + 1)..length].CopyTo(text[at..]);
                return length - 1;
            case 2:
                text[at] = (byte)"0123456789:.-x/"[random.Next(15)];
                return length;
            default:
                text[at..length].CopyTo(text[(at + 1)..]);
                text[at] = (byte)"0123456789:.- "[random.Next(14)];
                return length + 1;
        }
    }
}
