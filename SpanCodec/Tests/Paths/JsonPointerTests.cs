using Xunit;

namespace SpanCodecs.Tests.Paths;

/// <summary>The text of a pointer, and what it means: RFC 6901.</summary>
public class JsonPointerTests
{
    // The document and the pointers of section 5.
    private const string Document =
        """{"foo":["bar","baz"],"":0,"a/b":1,"c%d":2,"e^f":3,"g|h":4,"i\\j":5,"k\"l":6," ":7,"m~n":8,"~1":9,"é":10,"01":11,"-":12}""";

    [Theory]
    [InlineData("", Document)]
    [InlineData("/foo", """["bar","baz"]""")]
    [InlineData("/foo/0", "\"bar\"")]
    [InlineData("/foo/1", "\"baz\"")]
    [InlineData("/", "0")]
    [InlineData("/a~1b", "1")]
    [InlineData("/c%d", "2")]
    [InlineData("/e^f", "3")]
    [InlineData("/g|h", "4")]
    [InlineData("/i\\j", "5")]
    [InlineData("/k\"l", "6")]
    [InlineData("/ ", "7")]
    [InlineData("/m~0n", "8")]
    [InlineData("/~01", "9")]
    [InlineData("/é", "10")]
    [InlineData("/01", "11")]
    [InlineData("/-", "12")]
    public void It_names_a_place(string pointer, string value)
    {
        Assert.Equal(value, PathTestCodecs.JsonElement.DeserializeAt(Document, pointer).GetRawText());
        Assert.Equal(pointer, JsonPointer.Parse(pointer).ToString());
        Assert.True(JsonPointer.TryParse(pointer, out JsonPointer? parsed));
        Assert.Equal(value, PathTestCodecs.JsonElement.DeserializeAt(Document, parsed).GetRawText());
    }

    [Theory]
    [InlineData("foo", "'foo' is no JSON Pointer: it begins with 'f'. It begins with '/', or is empty for the whole document.")]
    [InlineData("#/foo", "'#/foo' is no JSON Pointer: it begins with '#', as in an address.")]
    [InlineData("/a~", "the '~' at position 2 is followed by neither '0' (which makes it a tilde) nor '1' (a slash).")]
    [InlineData("/a/~2", "the '~' at position 3 is followed by neither")]
    public void What_is_none_is_said_why(string pointer, string message)
    {
        var failure = Assert.Throws<ArgumentException>(() => JsonPointer.Parse(pointer));
        Assert.Contains(message, failure.Message, StringComparison.Ordinal);
        Assert.Throws<ArgumentException>(() => PathTestCodecs.Int32.DeserializeAt("1", pointer));
        Assert.False(JsonPointer.TryParse(pointer, out _));
    }

    [Fact]
    public void Half_a_surrogate_pair_is_in_no_name()
    {
        Assert.Contains("half a surrogate pair at position 2", Refusal("/a\uD83D"), StringComparison.Ordinal);
        Assert.Contains("half a surrogate pair at position 1", Refusal("/\uDE80\uD83D"), StringComparison.Ordinal);
        Assert.Equal(5, PathTestCodecs.Int32.DeserializeAt("{\"\uD83D\uDE80\":5}", "/\uD83D\uDE80"));

        static string Refusal(string pointer) => Assert.Throws<ArgumentException>(() => JsonPointer.Parse(pointer)).Message;
    }

    [Fact]
    public void Null_is_no_pointer()
    {
        Assert.False(JsonPointer.TryParse(null, out _));
        Assert.Throws<ArgumentNullException>(() => JsonPointer.Parse(null!));
        Assert.Throws<ArgumentNullException>(() => PathTestCodecs.Int32.DeserializeAt("1"u8, (JsonPointer)null!));
        Assert.Equal("", JsonPointer.Root.ToString());
    }

    [Theory]
    [InlineData("/0", true)]
    [InlineData("/1", true)]
    [InlineData("/2", false)]
    [InlineData("/00", false)]
    [InlineData("/01", false)]
    [InlineData("/-", false)]
    [InlineData("/-1", false)]
    [InlineData("/+1", false)]
    [InlineData("/ 1", false)]
    [InlineData("/1.0", false)]
    [InlineData("/1e0", false)]
    [InlineData("/", false)]
    [InlineData("/a", false)]
    [InlineData("/١", false)]
    [InlineData("/9223372036854775808", false)]
    [InlineData("/18446744073709551616", false)]
    public void An_index_is_digits_without_a_leading_zero(string pointer, bool isThere) =>
        Assert.Equal(isThere, PathTestCodecs.Int32.TryDeserializeAt("[7,8]"u8, pointer, out _));
}
