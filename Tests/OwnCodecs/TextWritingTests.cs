using System.Text;
using System.Text.Json;
using JsonAot.Codecs;
using Xunit;

namespace JsonAot.Tests.OwnCodecs;

public class TextWritingTests
{
    [Fact]
    public void Every_character_reads_back_equal()
    {
        var all = new StringBuilder();
        for (int unit = 0; unit <= char.MaxValue; unit++)
        {
            if (!char.IsSurrogate((char)unit))
                all.Append((char)unit);
        }

        all.Append("😀\ud83d\ude00\udbff\udfff");
        string text = all.ToString();
        Assert.Equal(text, JsonSerializer.Deserialize<string>(Written(text)));
        var scanner = new TextScanner(Written(text));
        Assert.Equal(text, scanner.ReadString());
    }

    [Fact]
    public void Null_is_null() => Assert.Equal("null", new StringBuilder().AppendText(null).ToString());

    [Theory]
    [InlineData(new[] { 'a', '\ud83d' })]
    [InlineData(new[] { '\ude00', 'a' })]
    [InlineData(new[] { '\ud83d', 'a', '\ude00' })]
    public void Half_a_surrogate_pair_is_refused(char[] text) =>
        Assert.Throws<ArgumentException>(() => Written(new string(text)));

    [Fact]
    public void Numbers_and_words_are_JSON_in_any_culture()
    {
        using var odd = new OddCulture();
        string written = new StringBuilder()
            .AppendNumber(int.MinValue).Append(' ')
            .AppendNumber(-1.5).Append(' ')
            .AppendNumber(-1.50m).Append(' ')
            .AppendNumber(1e300).Append(' ')
            .AppendBoolean(true).ToString();
        Assert.Equal("-2147483648 -1.5 -1.50 1E+300 true", written);
    }

    [Fact]
    public void What_is_no_number_is_refused()
    {
        Assert.Throws<ArgumentException>(() => new StringBuilder().AppendNumber(double.NaN));
        Assert.Throws<ArgumentException>(() => new StringBuilder().AppendNumber(float.NegativeInfinity));
    }

    private static string Written(string text) => new StringBuilder().AppendText(text).ToString();
}
