namespace BenchTurns.Tests;

public class BoundedTextTests
{
    private static string Kept(params string[] chunks)
    {
        var text = new BoundedText(10);
        foreach (string chunk in chunks)
            text.Add(chunk);
        return text.ToString();
    }

    [Theory]
    [InlineData("")]
    [InlineData("0123456789")]
    [InlineData("0123456789abcdefghij")]
    public void What_fits_is_kept_whole(string text) => Assert.Equal(text, Kept(text));

    [Fact]
    public void Of_more_the_beginning_and_the_end_are_kept() =>
        Assert.Equal("0123456789\n[...]\nqrstuvwxyz", Kept("01234", "56789abcdefghijklmno", "pqrstuvw", "xyz"));
}
