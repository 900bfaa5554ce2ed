using System.Text;
using System.Text.Json;
using SpanCodecs.Support;
using Xunit;

namespace SpanCodecs.Tests.Runtime;

/// <summary>
/// Strings of members that are marked: one object where the text came twice before, and always the right one. All codecs of a process
/// share their places, so that nothing else may be read meanwhile.
/// </summary>
[Collection("Alone")]
public sealed class RepeatedTextsTests
{
    /// <summary>
    /// The first is kept by nobody, and the second by the table. Tests before this one have read many texts, and so these are of no other.
    /// </summary>
    [Theory]
    [InlineData("a plain text of some words")]
    [InlineData("\uA66E")]
    [InlineData("日本語 and é")]
    [InlineData("an escape \\\"inside\\\" and \\u0041\\ud83d\\ude80")]
    public void A_text_that_came_twice_is_one_object(string text)
    {
        string[] read = [.. Enumerable.Range(0, 4).Select(_ => Read($"\"{text}\"")!)];
        Assert.All(read, value => Assert.Equal(JsonSerializer.Deserialize<string>($"\"{text}\""), value));
        Assert.NotSame(read[0], read[1]);
        Assert.Same(read[1], read[2]);
        Assert.Same(read[1], read[3]);
        // Blanks before it are no part of it.
        Assert.Same(read[1], Read($" \n\"{text}\""));
    }

    [Theory]
    [InlineData(128, true)]
    [InlineData(129, false)]
    public void A_long_text_is_not_kept(int length, bool isKept)
    {
        string[] read = [.. Enumerable.Range(0, 3).Select(_ => Read($"\"{new string('l', length)}\"")!)];
        Assert.Equal(isKept, ReferenceEquals(read[1], read[2]));
        Assert.Equal(new string('l', length), read[2]);
    }

    [Fact]
    public void Nothing_is_kept_of_texts_that_come_once()
    {
        // Warm.
        for (int i = 0; i < 3; i++)
            Read("\"once\"");
        byte[][] texts = [.. Enumerable.Range(0, 1000).Select(number => Encoding.UTF8.GetBytes($"\"text {number} that comes once\""))];
        long before = GC.GetAllocatedBytesForCurrentThread();
        foreach (byte[] text in texts)
            JsonRead.String(text, 0, out _);
        long usual = GC.GetAllocatedBytesForCurrentThread() - before;
        before = GC.GetAllocatedBytesForCurrentThread();
        foreach (byte[] text in texts)
            JsonRead.RepeatedString(text, 0, out _);
        // Nearly never are two of them taken for one that comes again.
        Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, usual, usual + 1000);
    }

    /// <summary>As many texts as would fill the table many times, short and long, in any order, from several threads at once.</summary>
    [Fact]
    public void Whatever_is_kept_every_string_is_the_right_one()
    {
        string[] texts =
        [
            .. Enumerable.Range(0, 3000).Select(number => new string((char)('a' + number % 26), number % 40) + number),
            .. Enumerable.Range(0, 300).Select(number => $"https://example.org/pictures/{number:0000000}/small.png"),
        ];
        byte[][] documents = [.. texts.Select(text => Encoding.UTF8.GetBytes($"\"{text}\""))];
        Parallel.For(0, 4, worker =>
        {
            var random = new Random(worker);
            for (int i = 0; i < 100_000; i++)
            {
                // Few of them often, and all sometimes.
                int chosen = random.Next(random.Next(documents.Length) + 1);
                Assert.Equal(documents[chosen].Length, JsonRead.RepeatedString(documents[chosen], 0, out string? value));
                Assert.Equal(texts[chosen], value);
            }
        });
    }

    /// <summary>Also behind a text that is kept and begins alike.</summary>
    [Theory]
    [InlineData("\"half")]
    [InlineData("\"half\\")]
    [InlineData("\"half\\\"")]
    [InlineData("\"half\\x\"")]
    [InlineData("\"half\n\"")]
    [InlineData("\"half\\ud800\"")]
    [InlineData("half")]
    [InlineData("1")]
    [InlineData("")]
    public void What_is_no_text_is_refused_as_ever(string json)
    {
        for (int i = 0; i < 3; i++)
            Assert.Equal("half", Read("\"half\""));
        byte[] document = Encoding.UTF8.GetBytes(json);
        Exception expected = Assert.ThrowsAny<Exception>(() => JsonRead.String(document, 0, out _));
        for (int i = 0; i < 3; i++)
            Assert.Equal(expected.Message, Assert.Throws(expected.GetType(), () => JsonRead.RepeatedString(document, 0, out _)).Message);
    }

    /// <summary>Set, taken by a constructor, optional, and in collections; and not what has no attribute.</summary>
    [Fact]
    public void All_members_with_the_attribute_share_their_strings()
    {
        const string Json =
            """{"Kind":"few","Usual":"few","Set":"few","List":["few"],"Map":{"a":"few"},"Left":"few"}""";
        byte[] document = Encoding.UTF8.GetBytes(Json);
        Marked[] read = [.. Enumerable.Range(0, 2).Select(_ => MarkedCodecs.Marked.Deserialize(document)!)];
        Assert.All(
            read.SelectMany(one => new[] { one.Set, one.List![0], one.Map!["a"], one.Left.Value }).Append(read[1].Kind),
            text => Assert.Same(read[1].Kind, text));
        Assert.NotSame(read[0].Usual, read[1].Usual);
        Assert.Equal("few", read[1].Usual);
    }

    internal sealed record Marked([property: SpanCodecIntern] string? Kind, string? Usual)
    {
        [SpanCodecIntern]
        public string? Set { get; set; }

        [SpanCodecIntern]
        public List<string>? List { get; set; }

        [SpanCodecIntern]
        public Dictionary<string, string>? Map { get; set; }

        [SpanCodecIntern]
        public Optional<string> Left { get; set; }
    }

    [Fact]
    public void Null_is_null() => Assert.Null(Read(" null"));

    /// <summary>Each byte is in the hash, wherever it stands.</summary>
    [Fact]
    public void Texts_that_differ_in_one_byte_have_different_hashes()
    {
        for (int length = 1; length <= RepeatedTexts.Longest; length++)
        {
            byte[] text = [.. Enumerable.Repeat((byte)'a', length)];
            var hashes = new HashSet<ulong> { RepeatedTexts.Hash(text) };
            for (int i = 0; i < length; i++)
            {
                text[i] = (byte)'b';
                Assert.True(hashes.Add(RepeatedTexts.Hash(text)), $"byte {i} of {length}");
                text[i] = (byte)'a';
            }
        }
    }

    private static string? Read(string json)
    {
        byte[] document = Encoding.UTF8.GetBytes(json);
        Assert.Equal(document.Length, JsonRead.RepeatedString(document, 0, out string? value));
        return value;
    }
}

[SpanCodec(typeof(RepeatedTextsTests.Marked))]
internal static partial class MarkedCodecs;
