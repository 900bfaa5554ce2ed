using System.Text;
using System.Text.Json;

namespace JsonAot.Tests.Malformed;

/// <summary>The other side of strictness: every form that JSON allows for the same value is read as that value.</summary>
public class WellFormedTests
{
    private const string UnknownMember =
        """ "no such member" : [ {"a":"\u00e9\ud83d\ude00\n/","b":[1,-2.5e+3,0,-0,1E400,true,false,null,{},[]]}, "é😀", {"a":{"a":1}} ] """;

    public static TheoryData<string, string> EveryOwnCodec() => OwnCodec.WithEveryPayload();

    [Theory]
    [MemberData(nameof(EveryOwnCodec))]
    public Task White_space_anywhere_changes_nothing(string contender, string payload) =>
        Check(contender, payload, utf8 => [.. " \r\n\t"u8, .. Indented(utf8), .. "\n "u8]);

    [Theory]
    [MemberData(nameof(EveryOwnCodec))]
    public Task Unknown_members_are_passed_over(string contender, string payload) =>
        Check(contender, payload, utf8 => Documents.WithMember(utf8, UnknownMember));

    [Theory]
    [MemberData(nameof(EveryOwnCodec))]
    public Task Unknown_members_may_nest_as_deep_as_the_limit_allows(string contender, string payload) =>
        Check(contender, payload, utf8 => Documents.WithMember(utf8, $"\"deep\":{new string('[', 60)}{new string(']', 60)}"));

    [Theory]
    [MemberData(nameof(EveryOwnCodec))]
    public Task Names_and_strings_may_be_escaped_to_the_last_letter(string contender, string payload) => Check(contender, payload, Escaped);

    private static Task Check(string contender, string payload, Func<byte[], byte[]> rewrite) =>
        OwnCodec.Check(contender, payload, codec => codec.MustReadTheSample(rewrite(codec.Document)));

    private static byte[] Indented(byte[] utf8)
    {
        using JsonDocument document = JsonDocument.Parse(utf8);
        return JsonSerializer.SerializeToUtf8Bytes(document.RootElement, new JsonSerializerOptions { WriteIndented = true });
    }

    private static byte[] Escaped(byte[] utf8)
    {
        var escaped = new StringBuilder();
        var reader = new Utf8JsonReader(utf8);
        int copied = 0;
        while (reader.Read())
        {
            if (reader.TokenType is not (JsonTokenType.String or JsonTokenType.PropertyName))
                continue;
            int start = (int)reader.TokenStartIndex + 1;
            escaped.Append(Encoding.UTF8.GetString(utf8, copied, start - copied));
            foreach (char unit in reader.GetString()!)
                escaped.Append($"\\u{(int)unit:X4}");
            copied = start + reader.ValueSpan.Length;
        }

        return Encoding.UTF8.GetBytes(escaped.Append(Encoding.UTF8.GetString(utf8, copied, utf8.Length - copied)).ToString());
    }
}
