using System.Buffers.Binary;
using System.Text;
using SpanCodecs.Generator.Emit;
using SpanCodecs.Support;
using Xunit;

namespace SpanCodecs.Tests.Runtime;

/// <summary>The ways of generated code to a member's name, each against the plain one.</summary>
public sealed class NameTests
{
    private const string Alphabet = ",\"\n {}:ab";

    [Fact]
    public void A_text_is_there_when_its_first_and_last_bytes_are()
    {
        var json = new byte[40];
        foreach (Random random in Seeded.Rounds(3_000_000, seed: 31))
        {
            Fill(json, random);
            int length = random.Next(4, 17);
            int position = random.Next(-2, json.Length + 2);
            byte[] text = new byte[length];
            Fill(text, random);
            if (random.Next(4) > 0 && position >= 0 && position + length <= json.Length)
                json.AsSpan(position, length).CopyTo(text);
            if (random.Next(3) == 0)
                text[random.Next(length)] ^= (byte)(1 << random.Next(8));
            bool isThere = position >= 0 && position + length <= json.Length && json.AsSpan(position, length).SequenceEqual(text);
            ReadOnlySpan<byte> end = text;
            if (length <= 8)
            {
                uint first = BinaryPrimitives.ReadUInt32LittleEndian(text);
                Assert.Equal(isThere, JsonRead.Is(json, position, first, BinaryPrimitives.ReadUInt32LittleEndian(end[^4..]), length));
            }

            if (length >= 8)
            {
                ulong first = BinaryPrimitives.ReadUInt64LittleEndian(text);
                Assert.Equal(isThere, JsonRead.Is(json, position, first, BinaryPrimitives.ReadUInt64LittleEndian(end[^8..]), length));
            }
        }
    }

    /// <summary>Also where fewer than eight bytes are left, or none.</summary>
    [Fact]
    public void A_short_name_is_there_when_the_word_begins_with_it()
    {
        var json = new byte[20];
        foreach (Random random in Seeded.Rounds(3_000_000, seed: 35))
        {
            Fill(json, random);
            int position = random.Next(-2, json.Length + 2);
            byte[] text = new byte[random.Next(2, 9)];
            Fill(text, random);
            if (random.Next(4) > 0 && position >= 0 && position < json.Length)
                json.AsSpan(position, Math.Min(text.Length, json.Length - position)).CopyTo(text);
            if (random.Next(3) == 0)
                text[random.Next(text.Length)] ^= (byte)(1 << random.Next(8));
            // No name has it.
            if (text.Contains((byte)0))
                continue;
            bool isThere = position >= 0 && position + text.Length <= json.Length && json.AsSpan(position, text.Length).SequenceEqual(text);
            ulong expected = 0;
            for (int i = 0; i < text.Length; i++)
                expected |= (ulong)text[i] << (8 * i);
            int shift = 8 * (8 - text.Length);
            Assert.Equal(isThere, JsonRead.NameWord(json, position) << shift == expected << shift);
            bool isBehind = position >= 0 && position + 2 <= json.Length && json[position] == text[0] && json[position + 1] == '"';
            Assert.Equal(isBehind, JsonRead.IsNameBehind(json, position, text[0]));
        }
    }

    [Fact]
    public void The_next_name_is_where_the_plain_way_finds_it()
    {
        var json = new byte[24];
        foreach (Random random in Seeded.Rounds(3_000_000, seed: 32))
        {
            Fill(json, random);
            int position = random.Next(0, 12);
            int blanks = random.Next(-1, 10);
            Lay(json, position, random, blanks);
            bool allowTrailingComma = random.Next(2) == 0;
            Compare(
                () => Plain(json, position, allowTrailingComma),
                () =>
                {
                    int foreseen = random.Next(8) == 0 ? int.MinValue : blanks;
                    return JsonRead.NextName(json, position, allowTrailingComma, ref foreseen);
                },
                json);
            byte[] line = Encoding.ASCII.GetBytes(",\n" + new string(' ', Math.Max(blanks, 0)));
            bool isLine = blanks >= 0 && json.AsSpan(position).StartsWith(line) && position + line.Length < json.Length;
            Assert.Equal(isLine, JsonRead.IsLineBehindComma(json, position, blanks));
        }
    }

    /// <summary>
    /// Letters beyond ASCII are among them that are the upper ones of ASCII letters, and lengths of one and of two bytes.
    /// </summary>
    [Fact]
    public void A_name_is_found_as_it_is_before_one_that_differs_in_case()
    {
        foreach (Random random in Seeded.Rounds(200_000, seed: 34))
        {
            string[] names = [.. Enumerable.Range(0, random.Next(1, 9)).Select(_ => Word(random)).Distinct()];
            string sought = random.Next(3) == 0 ? Word(random) : Recased(names[random.Next(names.Length)], random);
            byte[] name = Encoding.UTF8.GetBytes(sought);
            if (random.Next(20) == 0)
                name = [.. name, 0xC3];
            bool isText = name.Length == Encoding.UTF8.GetByteCount(sought);
            bool ignoresCase = random.Next(3) > 0;
            int expected = isText ? Array.IndexOf(names, sought) : -1;
            if (expected < 0 && ignoresCase && isText)
                expected = Array.FindIndex(names, other => other.Equals(sought, StringComparison.OrdinalIgnoreCase));
            (string text, bool areAlike) = NameLookup.Join(names);
            Assert.Equal(expected, JsonRead.Lookup(name, Encoding.UTF8.GetBytes(text), ignoresCase, areAlike));
        }
    }

    private static string Word(Random random)
    {
        int length = random.Next(12) == 0 ? random.Next(700) : random.Next(4);
        return string.Concat(Enumerable.Range(0, length).Select(_ => "aAsSkK[{\u017F\u212A\u00E9\u00C9"[random.Next(12)]));
    }

    private static string Recased(string name, Random random) => random.Next(4) switch
    {
        0 => name,
        1 => name.ToUpperInvariant(),
        2 => name.ToLowerInvariant(),
        _ => string.Concat(name.Select(letter => random.Next(2) == 0 ? char.ToUpperInvariant(letter) : char.ToLowerInvariant(letter))),
    };

    private static int Plain(byte[] json, int position, bool allowTrailingComma)
    {
        position = JsonRead.NextMember(json, position, allowTrailingComma, out bool isEnd);
        return isEnd ? ~position : position;
    }

    private static void Compare(Func<int> plain, Func<int> tested, byte[] json)
    {
        int? expected = ResultOf(plain, out int expectedPlace);
        int? actual = ResultOf(tested, out int actualPlace);
        Assert.True(expected == actual && expectedPlace == actualPlace, Encoding.ASCII.GetString(json));
    }

    private static int? ResultOf(Func<int> routine, out int place)
    {
        place = -1;
        try
        {
            return routine();
        }
        catch (InvalidDocument failure)
        {
            place = failure.Position;
            return null;
        }
    }

    private static void Fill(byte[] bytes, Random random)
    {
        for (int i = 0; i < bytes.Length; i++)
            bytes[i] = (byte)Alphabet[random.Next(Alphabet.Length)];
    }

    /// <summary>Mostly what stands between two members.</summary>
    private static void Lay(byte[] json, int position, Random random, int blanks)
    {
        string between = random.Next(40) switch
        {
            < 8 => ",\"",
            < 15 => ", \"",
            < 25 => ",\n" + new string(' ', Math.Max(0, blanks)) + "\"",
            < 32 => ",\n" + new string(' ', random.Next(9)) + "\"",
            < 37 => "\n" + new string(' ', random.Next(9)) + "}",
            37 => ", }",
            _ => "",
        };
        for (int i = 0; i < between.Length && position + i < json.Length; i++)
            json[position + i] = (byte)between[i];
    }
}
