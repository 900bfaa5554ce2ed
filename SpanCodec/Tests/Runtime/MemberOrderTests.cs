using System.Text;
using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.Unicode;
using Xunit;

namespace SpanCodecs.Tests.Runtime;

/// <summary>Members in any order, twice, unknown, escaped and in another case: what System.Text.Json makes of them.</summary>
public sealed class MemberOrderTests
{
    private static readonly string[] Values =
    [
        "1", "0", "-5", "true", "false", "null", "\"text\"", "\"\\u0041\\\"\"", "2.5", "[1,2]", "{}", "{\"a\":1}",
        "{\"Word\":\"x\",\"a\":2}", "[]",
    ];

    private static readonly JsonSerializerOptions Plain = new();

    private static readonly JsonSerializerOptions AnyCase = new() { PropertyNameCaseInsensitive = true };

    private static readonly JsonSerializerOptions Strict = new()
    {
        AllowDuplicateProperties = false,
        UnmappedMemberHandling = JsonUnmappedMemberHandling.Disallow,
    };

    private static readonly JavaScriptEncoder Encoder = JavaScriptEncoder.Create(UnicodeRanges.All);

    [Fact]
    public void Many_names_come_in_any_order()
    {
        Try(OrderCodecs.ManyNames, Plain, seed: 41);
        Try(AnyCaseOrderCodecs.ManyNames, AnyCase, seed: 42);
        Try(StrictOrderCodecs.ManyNames, Strict, seed: 43);
    }

    [Fact]
    public void Required_names_come_in_any_order()
    {
        Try(OrderCodecs.RequiredNames, Plain, seed: 44, isPlaceTold: false);
        Try(AnyCaseOrderCodecs.RequiredNames, AnyCase, seed: 45, isPlaceTold: false);
        Try(StrictOrderCodecs.RequiredNames, Strict, seed: 46, isPlaceTold: false);
    }

    [Fact]
    public void Few_names_come_in_any_order()
    {
        Try(OrderCodecs.FewNames, Plain, seed: 47);
        Try(AnyCaseOrderCodecs.FewNames, AnyCase, seed: 48);
        Try(StrictOrderCodecs.FewNames, Strict, seed: 49);
    }

    /// <param name="codec">The codec.</param>
    /// <param name="options">The same for System.Text.Json.</param>
    /// <param name="seed">Of the documents.</param>
    /// <param name="isPlaceTold">Whether both tell the same place of a mistake: not with members beside the parameters of a
    /// constructor.</param>
    private static void Try<T>(SpanCodec<T> codec, JsonSerializerOptions options, int seed, bool isPlaceTold = true)
    {
        options.MakeReadOnly(populateMissingResolver: true);
        string[] names = [.. options.GetTypeInfo(typeof(T)).Properties.Select(property => property.Name)];
        // A kind of value for each name that is mostly right, so that most documents are read.
        Dictionary<string, string> right =
            names.ToDictionary(name => name, name => Values.First(value => IsRight<T>(options, name, value)));
        int read = 0;
        int tried = 0;
        foreach (Random random in Seeded.Rounds(15_000, seed))
        {
            byte[] json = Encoding.UTF8.GetBytes(Document(random, names, right));
            (string expected, bool isRead) = ResultOf(() => JsonSerializer.Deserialize<T>(json, options));
            (string actual, bool isReadToo) = ResultOf(() => codec.Deserialize(json));
            bool areAlike = isRead == isReadToo && (expected == actual || !(isRead || isPlaceTold));
            Assert.True(areAlike, $"{Encoding.UTF8.GetString(json)}\nexpected: {expected}\nactual: {actual}");
            read += isRead ? 1 : 0;
            tried++;
        }

        // Both must be met often, or the comparison says little.
        Assert.InRange(read, tried / 20, tried);
    }

    private static bool IsRight<T>(JsonSerializerOptions options, string name, string value)
    {
        Type type = options.GetTypeInfo(typeof(T)).Properties.First(property => property.Name == name).PropertyType;
        return value != "null" && ResultOf(() => JsonSerializer.Deserialize(value, type, options)).IsRead;
    }

    private static string Document(Random random, string[] names, Dictionary<string, string> right)
    {
        string[] order = [.. names];
        random.Shuffle(order);
        if (random.Next(4) == 0)
            order = [.. names];
        var members = new List<string>();
        string colon = random.Next(3) == 0 ? ": " : ":";
        int rarity = random.Next(3) == 0 ? 1_000 : 12;
        foreach (string name in order)
        {
            if (random.Next(rarity) == 0)
                members.Add($"\"{Unknown(random, names)}\"{colon}{Values[random.Next(Values.Length)]}");
            if (random.Next(rarity) == 0)
                continue;
            string value = random.Next(rarity * 3) == 0 ? Values[random.Next(Values.Length)] : right[name];
            members.Add($"\"{Written(random, name, rarity)}\"{colon}{value}");
            if (random.Next(rarity) == 0)
            {
                string other = Written(random, order[random.Next(order.Length)], rarity);
                members.Insert(random.Next(members.Count), $"\"{other}\"{colon}{value}");
            }
        }

        return random.Next(4) switch
        {
            0 => "{" + string.Join(", ", members) + "}",
            1 => "{\n  " + string.Join(",\n  ", members) + "\n}",
            _ => "{" + string.Join(',', members) + "}" + new string(' ', random.Next(2) * random.Next(60)),
        };
    }

    /// <summary>A name that is nearly one of those known, or none at all.</summary>
    private static string Unknown(Random random, string[] names)
    {
        string name = names[random.Next(names.Length)];
        string text = random.Next(5) switch
        {
            0 => name + "_",
            1 when name.Length > 0 => name[..^1],
            2 when name.Length > 0 => name[..^1] + (char)(name[^1] ^ 1),
            3 => new string('x', random.Next(50)),
            _ => "unknown",
        };
        return Encoder.Encode(text);
    }

    private static string Written(Random random, string name, int rarity)
    {
        if (random.Next(rarity) == 0)
            name = random.Next(2) == 0 ? name.ToUpperInvariant() : name.ToLowerInvariant();
        if (random.Next(rarity) > 0)
            return random.Next(2) == 0 ? Encoder.Encode(name) : name.Replace("\"", "\\\"", StringComparison.Ordinal);
        var text = new StringBuilder();
        foreach (char letter in name)
            text.Append(letter == '"' || random.Next(4) == 0 ? $"\\u{(int)letter:x4}" : letter);
        return text.ToString();
    }

    private static (string Result, bool IsRead) ResultOf(Func<object?> read)
    {
        try
        {
            return (JsonSerializer.Serialize(read()), true);
        }
        catch (JsonException refused)
        {
            return ($"{refused.Path} {refused.LineNumber} {refused.BytePositionInLine}", false);
        }
    }
}
