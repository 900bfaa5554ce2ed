using System.Text;
using SpanCodecs.Support;
using Xunit;

namespace SpanCodecs.Tests.Runtime;

/// <summary>Guids, base64, truth values, addresses and versions.</summary>
public sealed class TextTests
{
    [Fact]
    public void Guids_are_written_and_read_back()
    {
        foreach (Random random in Seeded.Rounds(5_000, seed: 41))
        {
            var bytes = new byte[16];
            random.NextBytes(bytes);
            var guid = new Guid(bytes);
            Outcome.AssertSameText(Codecs.Guid, guid);
            Assert.Equal(guid, Codecs.Guid.Deserialize($"\"{guid}\""));
            Assert.Equal(guid, Codecs.Guid.Deserialize($" \"{guid.ToString().ToUpperInvariant()}\" "));
        }
    }

    /// <summary>The routine of native code, which the JIT's runs above do not reach.</summary>
    [Fact]
    public void Guids_are_written_with_vectors()
    {
        Assert.SkipUnless(VectorLookup.AreSupported, "There are no such vectors here.");
        foreach (Random random in Seeded.Rounds(1_000, seed: 43))
        {
            var bytes = new byte[16];
            random.NextBytes(bytes);
            var text = new byte[36];
            JsonGuid.WriteWithVectors(ref text[0], new Guid(bytes));
            Assert.Equal(new Guid(bytes).ToString(), Encoding.ASCII.GetString(text));
        }
    }

    [Fact]
    public void Every_changed_character_of_a_Guid_is_read_or_refused()
    {
        byte[] json = "\"01234567-89ab-cdef-0123-456789ABCDEF\" , and a rest that is long enough"u8.ToArray();
        const int Length = 38;
        for (int i = 1; i < Length; i++)
        {
            byte kept = json[i];
            for (int other = 0; other < 256; other++)
            {
                json[i] = (byte)other;
                Outcome.AssertSame(Codecs.Guid, json[..Length]);
            }

            json[i] = kept;
        }

        foreach (string text in new[]
        {
            "0123456789abcdef0123456789abcdef",
            "{01234567-89ab-cdef-0123-456789abcdef}",
            "",
            "01234567-89ab-cdef-0123-456789abcde",
            "\\u00301234567-89ab-cdef-0123-456789abcdef",
        })
            Outcome.AssertSame(Codecs.Guid, $"\"{text}\"");
        Outcome.AssertSame(Codecs.Guid, "null");
    }

    [Fact]
    public void Bytes_are_base64()
    {
        foreach (Random random in Seeded.Rounds(500, seed: 42))
        {
            var bytes = new byte[random.Next(random.Next(1000))];
            random.NextBytes(bytes);
            Outcome.AssertSameText(Codecs.ByteArray, bytes);
            Outcome.AssertSame(Codecs.ByteArray, Codecs.ByteArray.SerializeToUtf8Bytes(bytes));
        }

        foreach (string text in new[]
        {
            "",
            "A",
            "AA",
            "AAA",
            "AAAA",
            "AA==",
            "AB==",
            "AAA=",
            "AAB=",
            "AA=",
            "====",
            "A===",
            "AA==AA==",
            "QUJD REVG",
            " QUJD",
            "QUJD\\n",
            "QU\\tJD",
            "QUJD\\u0041AAA",
            "A\\/+A",
            "A-_A",
            "QUJD=",
            "Q U J D",
            "\\u003d",
        })
            Outcome.AssertSame(Codecs.ByteArray, $"\"{text}\"");
        var none = new ValueCodec<byte[]>(
            JsonByteArray.Read!, (ref JsonOutput output, int at, byte[] value) => JsonByteArray.Write(ref output, at, null));
        Assert.Equal("null", none.SerializeToString([]));
        Outcome.AssertSame(Codecs.ByteArray, "null");
        Outcome.AssertSame(Codecs.ByteArray, "[1]");
    }

    [Fact]
    public void Truth_values_characters_addresses_and_versions_are_read_or_refused()
    {
        foreach (string json in new[]
        {
            "true",
            "false",
            " true ",
            "tru",
            "truee",
            "True",
            "fals",
            "falsey",
            "t",
            "nul",
            "null",
            "1",
            "\"true\"",
            "true,",
            "truefalse",
        })
            Outcome.AssertSame(Codecs.Boolean, json);
        foreach (string json in new[]
        {
            "\"\"",
            "\"a\"",
            "\"ab\"",
            "\"é\"",
            "\"漢\"",
            "\"😀\"",
            "\"\\n\"",
            "\"\\u00e9\"",
            "\"\\uD83D\\uDE00\"",
            "null",
            "1",
            "\"\\u00e9x\"",
        })
            Outcome.AssertSame(Codecs.Char, json);
        foreach (string json in new[]
        {
            "\"https://example.org/a?b=c#d\"",
            "\"a b\"",
            "\"\"",
            "\"//\"",
            "\"http://\"",
            "\"http://[\"",
            "\"\\u0061\"",
            "null",
            "1",
            "\"é\"",
        })
            Outcome.AssertSame(Codecs.Uri, json);
        foreach (string json in new[]
        {
            "\"1.2\"",
            "\"1.2.3.4\"",
            "\"1.2.3.4.5\"",
            "\"1\"",
            "\" 1.2\"",
            "\"1.2 \"",
            "\"1. 2\"",
            "\"-1.2\"",
            "\"1.2147483648\"",
            "\"\\u0031.2\"",
            "null",
            "1.2",
            "\"\"",
            "\"é.2\"",
        })
            Outcome.AssertSame(Codecs.Version, json);
        Outcome.AssertSameText(Codecs.Uri, new Uri("https://example.org/é?<b>&c"));
        Outcome.AssertSameText(Codecs.Version, new Version(1, 2, 3, 4));
        Outcome.AssertSameText(Codecs.Boolean, true);
        Outcome.AssertSameText(Codecs.Boolean, false);
    }

    [Fact]
    public void Every_truncation_of_every_text_is_refused_alike()
    {
        foreach (string json in new[]
        {
            "\"01234567-89ab-cdef-0123-456789abcdef\"",
            "\"2020-01-01T10:20:30.1234567+05:30\"",
            "\"1.02:03:04.5\"",
            "\"QUJDREVG\"",
            "true",
            "-12.5e+7",
        })
        {
            for (int length = 0; length <= json.Length; length++)
            {
                byte[] part = Encoding.UTF8.GetBytes(json[..length]);
                Outcome.AssertSame(Codecs.Guid, part);
                Outcome.AssertSame(Codecs.DateTimeOffset, part);
                Outcome.AssertSame(Codecs.TimeSpan, part);
                Outcome.AssertSame(Codecs.ByteArray, part);
                Outcome.AssertSame(Codecs.Boolean, part);
                Outcome.AssertSame(Codecs.Double, part);
            }
        }
    }
}
