using System.Text;
using System.Text.Json;
using SpanCodecs.Tests.Checks;
using Xunit;

namespace SpanCodecs.Tests;

/// <summary>A document that fails becomes as small as it fails.</summary>
public class DocumentShrinkerTests
{
    [Theory]
    [InlineData("""{"a":[1,2,{"b":true,"c":"x"}],"d":null}""", """{"":[{"":true}]}""")]
    [InlineData("""{"d":null, "a": [ true ] }""", """{"":[true]}""")]
    [InlineData("""[[],[1,2,3,true,{}],{"long":"text that is of no use"}]""", "[[true]]")]
    public void What_fails_stays_in_its_place(string document, string smallest) =>
        Assert.Equal(smallest, Shrunk(document, text => IsJson(text) && text.Contains("true", StringComparison.Ordinal)));

    [Fact]
    public void What_is_no_JSON_goes_by_bytes() =>
        Assert.Equal("{]", Shrunk("""{"a":1,"b":[2,3]]x{"c":4}}""", text => text.Contains('{') && text.Contains(']') && !IsJson(text)));

    private static string Shrunk(string document, Func<string, bool> fails) =>
        Encoding.UTF8.GetString(DocumentShrinker.Shrink(Encoding.UTF8.GetBytes(document), bytes => fails(Encoding.UTF8.GetString(bytes))));

    private static bool IsJson(string text)
    {
        try
        {
            using JsonDocument document = JsonDocument.Parse(text);
            return true;
        }
        catch (JsonException)
        {
            return false;
        }
    }
}
