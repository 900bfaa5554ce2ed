using System.Text;
using JsonAot.Lab.YourType;
using JsonAot.Tests.Lab;

namespace JsonAot.Tests.YourType;

/// <summary>
/// Samples that are refused before anything is made of them: an exception that nobody expects would come later otherwise.
/// </summary>
public class SampleDocumentTests
{
    public static TheoryData<byte[], string> Broken => new()
    {
        { [.. "{\"a\":\n \""u8, 0xFF, .. "\"}"u8], "line 2, column 2: it is not UTF-8" },
        { [.. "{\n\""u8, 0xC3, .. "\":1}"u8], "line 2, column 1: it is not UTF-8" },
        { """{"a":["\ud800"]}"""u8.ToArray(), "(column 7: it has half of a character" },
        { """{"a":"\udc00\ud800"}"""u8.ToArray(), "(column 6: it has half of a character" },
        { """{"\ud800":1}"""u8.ToArray(), "(column 2: it has half of a character" },
    };

    [Theory]
    [MemberData(nameof(Broken))]
    public void A_text_that_is_none_is_named_by_its_place(byte[] document, string expected) =>
        Assert.Contains(
            expected, Assert.Throws<UnusableException>(() => SampleDocument.Parse("s.json", document)).Message, StringComparison.Ordinal);

    [Fact]
    public void What_is_nested_too_deep_is_JSON_all_the_same()
    {
        byte[] document = Encoding.UTF8.GetBytes(new string('[', 64) + new string(']', 64));

        string message = Assert.Throws<UnusableException>(() => SampleDocument.Parse("s.json", document)).Message;

        Assert.Equal(
            message.Replace("s.json", "s.jsonc", StringComparison.Ordinal),
            Assert.Throws<UnusableException>(() => SampleDocument.Parse("s.jsonc", document)).Message);
        Assert.DoesNotContain("not JSON", message, StringComparison.Ordinal);
        Assert.Contains("deeper than 63", message, StringComparison.Ordinal);
        Assert.NotNull(SampleDocument.Parse("s.json", document[1..^1]));
    }

    [Fact]
    public void Whole_characters_are_read_however_they_are_written() =>
        Assert.Equal(
            "ä😀😀", SampleDocument.Parse("s.json", """{"😀":"ä😀\ud83d\ude00"}"""u8.ToArray()).Root.GetProperty("😀").GetString());

    [Fact]
    public void A_file_of_lines_has_a_sample_in_each()
    {
        using var folder = new TemporaryFolder();
        File.WriteAllText(folder["events.ndjson"], "{\"a\":1}\r\n\n{\"a\":null,\"b\":\"x\"}\n");

        IReadOnlyList<SampleDocument> lines = SampleDocument.LoadAll(folder["events.ndjson"]);

        Assert.Equal(["events.ndjson, line 1", "events.ndjson, line 3"], lines.Select(line => line.FileName));
        Assert.Equal("events", Path.GetFileNameWithoutExtension(lines[0].FileName));
        File.AppendAllText(folder["events.ndjson"], "{\"a\"");
        string fault = Assert.Throws<UnusableException>(() => SampleDocument.LoadAll(folder["events.ndjson"])).Message;
        Assert.StartsWith($"{folder["events.ndjson"]}, line 4 is not JSON: column 5: ", fault, StringComparison.Ordinal);
        File.WriteAllBytes(folder["events.ndjson"], [.. "{}\n{\"a\":\""u8, 0xFF, .. "\"}"u8]);
        fault = Assert.Throws<UnusableException>(() => SampleDocument.LoadAll(folder["events.ndjson"])).Message;
        Assert.Contains("line 2 has a text that cannot be read (column 6: it is not UTF-8)", fault, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("{\"a\":1,\"b\":[1,2", "s.json is not JSON: column 16: ")]
    [InlineData("{\"a\":\"abc\n", "s.json is not JSON: line 1, column ")]
    [InlineData("{\"a\":1}\n\n{\"a\":2}\n", "s.json is not JSON: line 3, column 1: ")]
    [InlineData("{\"a\":1}\n{\"a\"", "s.json is not JSON: line 2, column 1")]
    public void What_is_no_document_is_told_where_and_what_to_do(string document, string expected)
    {
        string message = Assert.Throws<UnusableException>(() => SampleDocument.Parse("s.json", Encoding.UTF8.GetBytes(document))).Message;

        Assert.StartsWith(expected, message, StringComparison.Ordinal);
        Assert.EndsWith("a file *.ndjson has a document in each line.", message, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("utf-16")]
    [InlineData("utf-16BE")]
    [InlineData("utf-32")]
    [InlineData("utf-32BE")]
    public void Another_encoding_is_refused_with_a_mark_and_without(string encoding)
    {
        byte[] plain = Encoding.GetEncoding(encoding).GetBytes("{\"a\": 1}");
        foreach (byte[] document in (byte[][])[plain, [.. Encoding.GetEncoding(encoding).GetPreamble(), .. plain]])
        {
            string message = Assert.Throws<UnusableException>(() => SampleDocument.Parse("s.json", document)).Message;
            Assert.StartsWith("s.json is not UTF-8", message, StringComparison.Ordinal);
        }
    }

    [Fact]
    public void Comments_are_left_out_where_somebody_wishes_that()
    {
        byte[] document = Encoding.UTF8.GetBytes("/* ä */ {\"a\": 1.50, // one\n \"b\": [\"/*\",],}");

        Assert.Contains(
            "*.jsonc", Assert.Throws<UnusableException>(() => SampleDocument.Parse("s.json", document)).Message, StringComparison.Ordinal);
        Assert.Equal("""{"a":1.50,"b":["/*"]}""", Encoding.UTF8.GetString(SampleDocument.Parse("s.jsonc", document).Utf8.Span));
        byte[] twice = "{\"a\":1,\"a\":2,}"u8.ToArray();
        Assert.Contains(
            "twice", Assert.Throws<UnusableException>(() => SampleDocument.Parse("s.jsonc", twice)).Message, StringComparison.Ordinal);
    }
}
