using System.Text;
using System.Text.Json;
using SpanCodecs.Support;
using Xunit;

namespace SpanCodecs.Tests.Runtime;

/// <summary>Values that nobody wants, and structure in general: what is JSON is accepted, and nothing else.</summary>
public sealed class SkippingTests
{
    private const string Document =
        """{"a":[1,-2.5e+7,true,false,null,"x\"\u00e9\uD83D\uDE00/"]"""
        + ""","b":{"c":{},"d":[[],[{"e":"é漢"}]]}"""
        + """, "f" : "long enough to be found by a vector" ,"g":0}""";

    [Fact]
    public void Documents_are_skipped_or_refused_as_System_Text_Json_does()
    {
        foreach (string json in new[]
        {
            "{}",
            " { } ",
            "null",
            "{,}",
            "{,\"a\":1}",
            "{\"a\":1,}",
            "{\"a\":1,,\"b\":2}",
            "{\"a\"}",
            "{\"a\":}",
            "{\"a\":1 \"b\":2}",
            "{a:1}",
            "{'a':1}",
            "{\"a\":1}}",
            "{\"a\":1} {}",
            "{\"a\":1}x",
            "[",
            "]",
            "{",
            "}",
            "\"",
            "{\"a\":[}",
            "{\"a\":[1,]}",
            "{\"a\":[,1]}",
            "{\"a\":[1 2]}",
            "{\"a\":{]}",
            "{\"a\":tru}",
            "{\"a\":nul}",
            "{\"a\":01}",
            "{\"a\":1.}",
            "{\"a\":-}",
            "{\"a\":1e}",
            "{\"a\":+1}",
            "{\"a\":.1}",
            "{\"a\":NaN}",
            "{\"a\":\"\\x\"}",
            "{\"a\":\"\\u12g4\"}",
            "{\"a\":\"\t\"}",
            "{\"\\uD800\":1}",
            "{\"a\\q\":1}",
            "{\"a\":\"\\uD800\"}",
            "{\"a\":// comment\n1}",
            "{/* */}",
            "{\"a\":1}//",
            "\uFEFF{}",
            "{\"a\":1,\"a\":2}",
            "{\"a\":\"\u2028\"}",
            "",
            " ",
            "[]",
            "1",
            "true",
            "{\"a\":\u00A01}",
            "{\"a\":1\f}",
            "{\"a\u0001\":1}",
        })
        {
            AssertSameAcceptance(Encoding.UTF8.GetBytes(json), default, null);
        }
    }

    /// <summary>Every fifth byte in every place, other ones in the next; all of them where the tests are thorough.</summary>
    [Fact]
    public void Every_truncation_and_any_changed_byte_is_decided_alike()
    {
        int step = Thorough.IsAsked ? 1 : 5;

        byte[] json = Encoding.UTF8.GetBytes(Document);
        for (int length = 0; length <= json.Length; length++)
            AssertSameAcceptance(json[..length], default, null);
        for (int i = 0; i < json.Length; i++)
        {
            byte kept = json[i];
            for (int other = i % step; other < 256; other += step)
            {
                json[i] = (byte)other;
                AssertSameAcceptance(json, default, null);
            }

            json[i] = kept;
        }
    }

    [Fact]
    public void Random_changes_are_decided_alike()
    {
        byte[] alphabet = "{}[]\",:\\/ \n0123456789.eE+-truefalsn\u00e9"u8.ToArray();
        foreach (Random random in Seeded.Rounds(15_000, seed: 51))
        {
            var json = new List<byte>(Encoding.UTF8.GetBytes(Document));
            for (int i = random.Next(1, 4); i > 0; i--)
            {
                int at = random.Next(json.Count);
                switch (random.Next(3))
                {
                    case 0:
                        json.RemoveAt(at);
                        break;
                    case 1:
                        json.Insert(at, alphabet[random.Next(alphabet.Length)]);
                        break;
                    default:
                        json[at] = alphabet[random.Next(alphabet.Length)];
                        break;
                }
            }

            AssertSameAcceptance([.. json], default, null);
        }
    }

    [Fact]
    public void Failures_inside_skipped_values_are_reported_in_the_same_words()
    {
        foreach (string json in new[]
        {
            "{\"a\":tru}",
            "{\"a\":[1,{\"b\":x}]}",
            "{\"a\":1,\n \"b.c\":\n[1,2,}",
            "{\"a\":{\"b\":\"\\x\"}}",
            "{\"a\":1} x",
            "{\"a\":1,}",
            "{\"a\":\n\n  01}",
        })
            Outcome.AssertSame(Codecs.Nothing, json);
    }

    [Theory]
    [InlineData(0)]
    [InlineData(3)]
    [InlineData(64)]
    [InlineData(100)]
    public void Depth_is_limited_as_in_System_Text_Json(int maxDepth)
    {
        var options = new JsonSerializerOptions { MaxDepth = maxDepth };
        var rules = new DocumentRules(maxDepth: maxDepth);
        foreach (int depth in new[] { 1, 2, 3, 4, 63, 64, 65, 99, 100, 101 })
        {
            byte[] json = Encoding.UTF8.GetBytes("{\"a\":" + new string('[', depth - 1) + new string(']', depth - 1) + "}");
            if (depth > 1)
                Outcome.AssertSame(Codecs.NothingWith(rules), json, options);
        }
    }

    [Fact]
    public void Trailing_commas_and_comments_are_accepted_where_the_rules_say_so()
    {
        var options = new JsonSerializerOptions { AllowTrailingCommas = true, ReadCommentHandling = JsonCommentHandling.Skip };
        var rules = new DocumentRules(allowTrailingCommas: true, skipComments: true);
        foreach (string json in new[]
        {
            "{\"a\":1,}",
            "{\"a\":[1,],}",
            "{\"a\":[1,,]}",
            "{,}",
            "{\"a\":[,]}",
            "// c\n{}",
            "{}// c",
            "{}/* c */",
            "/**/{/**/\"a\":/**/1/**/,/**/}/**/",
            "{\"a\"/**/:1}",
            "{\"a\" // x\n :1}",
            "{\"a\"/**/ /**/:1}",
            "{\"a\":1 ,/**/ \"b\":2}",
            "{\"a\":[1,2/**/,]}",
            "{\"a\":\"// no comment\"}",
            "{\"a\":\"/* \\\" */\"}",
            "{\"a\":1/2}",
            "{/",
            "{/*",
            "{/* *",
            "{}/",
            "{}//\r{}",
            "{}//\u2028",
            "/* \n */ {\"a\":x}",
            "{\"a\":/* é */ tru}",
            "{\"a\":1 // x\r\n,\"b\":2}",
            "{\"a\":12/**/3}",
            "{/*/}",
        })
        {
            AssertSameAcceptance(Encoding.UTF8.GetBytes(json), rules, options);
        }
    }

    /// <summary>Names and values of every length around that of a vector: as if the name were looked for.</summary>
    [Fact]
    public void A_member_that_nobody_has_ends_where_its_value_ends()
    {
        byte[] others = "\"\\: \u001fx,}é"u8.ToArray();
        foreach (Random random in Seeded.Rounds(3_000_000, seed: 52))
        {
            string name = new('n', random.Next(40));
            string value = random.Next(4) switch { 0 => "1e5", 1 => "[{}]", _ => $"\"{new string('v', random.Next(40))}\"" };
            byte[] json = Encoding.UTF8.GetBytes($"\"{name}\":{value},\"next\":\"{new string('z', random.Next(50))}\"}}");
            if (random.Next(3) > 0)
                json[random.Next(json.Length)] = others[random.Next(others.Length)];
            Assert.Equal(End(json, Looked), End(json, Skipped));
        }

        static int End(byte[] json, Skipping skip)
        {
            try
            {
                return skip(json);
            }
            catch (InvalidDocument failure)
            {
                return -1000 - failure.Position;
            }
        }

        // Skips as generated code does.
        static int Skipped(ReadOnlySpan<byte> json)
        {
            int after = JsonRead.SkipUnknown(json, 0, 1, 64, false);
            if (after >= 0)
                return after;
            JsonRead.Name(json, ~after, out _);
            return -1;
        }

        static int Looked(ReadOnlySpan<byte> json)
        {
            int value = JsonRead.Name(json, 0, out ReadOnlySpan<byte> name);
            bool isPlain = json[1..].StartsWith(name) && json[(1 + name.Length)..].StartsWith("\":"u8);
            return isPlain ? JsonRead.Skip(json, value, 1, 64, false) : -1;
        }
    }

    private delegate int Skipping(ReadOnlySpan<byte> json);

    private static void AssertSameAcceptance(byte[] json, DocumentRules rules, JsonSerializerOptions? options)
    {
        bool expected = Outcome.Of(() => JsonSerializer.Deserialize<Nothing>(json, options)).Text.StartsWith(
            "value", StringComparison.Ordinal);
        bool actual = Outcome.Of(() => Codecs.NothingWith(rules).Deserialize(json)).Text.StartsWith("value", StringComparison.Ordinal);
        if (expected != actual)
            Assert.Fail($"accepted by System.Text.Json: {expected}, by SpanCodec: {actual}: {Encoding.Latin1.GetString(json)}");
    }
}
