using System.Globalization;
using System.Text;
using System.Text.RegularExpressions;
using SpanCodecs.Generator.Emit;
using SpanCodecs.Support;
using Xunit;

namespace SpanCodecs.Tests.Runtime;

/// <summary>The generator's table of names, and the search in it with vectors and without, against the plain one.</summary>
public sealed partial class NameTableTests
{
    private const int Width = 32;

    [Fact]
    public void A_name_is_found_where_it_stands_behind_its_separator()
    {
        foreach (Random random in Seeded.Rounds(30_000, seed: 33))
        {
            string[] names = Names(random);
            var table = new NameTable(names);
            ulong[] numbers = ToNumbers(table);
            for (int i = 0; i < 20; i++)
            {
                (byte[] json, int position) = Document(random, names);
                int separator = random.Next(4) switch { 0 => -1, 1 => '{' | ('"' << 8), _ => ',' | ('"' << 8) };
                int expected = Plain(json, position, separator, names, table);
                int actual = JsonRead.FindMember(json, position, separator, numbers);
                Assert.True(
                    expected == actual,
                    $"{Encoding.UTF8.GetString(json)} at {position} in {string.Join('|', names)}: {expected}, {actual}");
                Span<byte> text = new byte[Width + 1];
                if (position + 2 < json.Length)
                    json.AsSpan(position + 2, Math.Min(Width + 1, json.Length - position - 2)).CopyTo(text);
                Assert.Equal(JsonRead.FindName(ref text[0], numbers), JsonRead.FindByBytes(text, numbers));
            }
        }
    }

    /// <summary>A factor is sought until it tells all apart: of eight names one in a few does.</summary>
    [Fact]
    public void Few_names_have_a_place_each()
    {
        int together = 0;
        foreach (Random random in Seeded.Rounds(2_000, seed: 35))
        {
            string[] names = [.. Enumerable.Range(0, random.Next(2, 9))
                .Select(_ => new string([.. random.GetItems<char>("abcdefghijklmnop", 2)])).Distinct()];
            ulong[] numbers = ToNumbers(new NameTable(names));
            int places = (1 << (32 - (int)(numbers[0] >> 32)));
            int start = (int)(numbers[1] >> 32) / 2;
            if (Enumerable.Range(start, places).Count(place => (ushort)(numbers[place / 4] >> (16 * (place % 4))) != 0xFFFF) < names.Length)
                together++;
        }

        Assert.InRange(together, 0, 10);
    }

    [Theory]
    [InlineData("thirty_bytes_and_not_one_more_", true)]
    [InlineData("thirty_bytes_and_not_one_more_1", false)]
    [InlineData("thirty_bytes_and_not_one_mor\u00E9_", false)]
    public void A_longer_name_is_not_whole(string name, bool isWhole) => Assert.Equal(isWhole, NameTable.IsWhole(name));

    internal static ulong[] ToNumbers(NameTable table) =>
        [.. Hexadecimal().Matches(string.Join('\n', table.Lines().Select(line => line.Split("//")[0])))
            .Select(number => ulong.Parse(number.Value.AsSpan(2), NumberStyles.HexNumber, CultureInfo.InvariantCulture))];

    private static int Plain(byte[] json, int position, int separator, string[] names, NameTable table)
    {
        int none = separator < 0 ? -1 : JsonRead.Elsewhere;
        if (position + 1 >= json.Length || json[position + 1] != '"' || (separator >= 0 && json[position] != (byte)separator))
            return none;
        for (int i = 0; i < names.Length; i++)
        {
            byte[] name = Encoding.UTF8.GetBytes(names[i] + "\":");
            ReadOnlySpan<byte> rest = json.AsSpan(position + 2);
            if (name.Length > Width && rest.StartsWith(name.AsSpan(0, Width)))
                return table.Numbers[i];
            if (name.Length <= Width && rest.StartsWith(name))
            {
                bool isBlank = name.Length < Width && rest.Length > name.Length && rest[name.Length] == ' ';
                return table.Numbers[i] + (isBlank ? JsonRead.BeforeBlank : 0);
            }
        }

        return -1;
    }

    private static string[] Names(Random random)
    {
        string alphabet = random.Next(3) switch { 0 => "ab", 1 => "abcdefghijklmnopqrstuvwxyz", _ => "a\u00E9 _\\" };
        string start = new('s', random.Next(3) == 0 ? random.Next(36) : 0);
        int longest = random.Next(1, 12);
        return [.. Enumerable.Range(0, random.Next(1, 40))
            .Select(_ => start + new string([.. random.GetItems<char>(alphabet, random.Next(0, longest))])).Distinct()];
    }

    private static (byte[] Json, int Position) Document(Random random, string[] names)
    {
        string name = names[random.Next(names.Length)];
        name = random.Next(6) switch
        {
            0 when name.Length > 0 => name[..^1],
            1 => name + "a",
            2 when name.Length > 0 => name[..^1] + "z",
            _ => name,
        };
        string before = new(' ', random.Next(3));
        string begin = random.Next(8) switch { 0 => "{\"", 1 => ", \"", 2 => " \"", 3 => ",", _ => ",\"" };
        string behind = random.Next(8) switch { 0 => "\"", 1 => "", 2 => "\" :", 3 => "\": ", _ => "\":" };
        string rest = "1,\"" + new string('x', random.Next(2) * random.Next(60));
        byte[] json = Encoding.UTF8.GetBytes(before + begin + name + behind + (random.Next(4) == 0 ? "" : rest));
        return (json, random.Next(20) == 0 ? random.Next(json.Length + 3) : before.Length);
    }

    [GeneratedRegex("0x[0-9A-F]{16}")]
    private static partial Regex Hexadecimal();
}
