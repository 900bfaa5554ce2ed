using System.Text;
using JsonAot.Try;
using JsonAot.Try.Samples;
using Xunit;

namespace JsonAot.Tests.Trying;

/// <summary>What is refused of a sample before anything is made of it: an exception that nobody expects would come later otherwise.</summary>
public class SampleDocumentTests
{
    public static TheoryData<byte[], string> Broken => new()
    {
        { [.. "{\"a\":\n \""u8, 0xFF, .. "\"}"u8], "line 2, column 2: it is not UTF-8" },
        { [.. "{\n\""u8, 0xC3, .. "\":1}"u8], "line 2, column 1: it is not UTF-8" },
        { """{"a":["\ud800"]}"""u8.ToArray(), "line 1, column 7: it has half of a character" },
        { """{"a":"\udc00\ud800"}"""u8.ToArray(), "line 1, column 6: it has half of a character" },
        { """{"\ud800":1}"""u8.ToArray(), "line 1, column 2: it has half of a character" },
    };

    [Theory]
    [MemberData(nameof(Broken))]
    public void A_text_that_is_none_is_named_by_its_place(byte[] document, string expected) =>
        Assert.Contains(expected, Assert.Throws<UnusableException>(() => SampleDocument.Parse("s.json", document)).Message, StringComparison.Ordinal);

    [Fact]
    public void What_is_nested_too_deep_is_JSON_all_the_same()
    {
        byte[] document = Encoding.UTF8.GetBytes(new string('[', 65) + new string(']', 65));

        string message = Assert.Throws<UnusableException>(() => SampleDocument.Parse("s.json", document)).Message;

        Assert.DoesNotContain("not JSON", message, StringComparison.Ordinal);
        Assert.Contains("deeper than 64", message, StringComparison.Ordinal);
        Assert.NotNull(SampleDocument.Parse("s.json", document[1..^1]));
    }

    [Fact]
    public void Whole_characters_are_read_however_they_are_written() =>
        Assert.Equal("ä😀😀", SampleDocument.Parse("s.json", """{"😀":"ä😀\ud83d\ude00"}"""u8.ToArray()).Root.GetProperty("😀").GetString());
}
