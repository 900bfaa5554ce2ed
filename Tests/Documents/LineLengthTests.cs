namespace JsonAot.Tests.Documents;

/// <summary>Lines of all the repository's code. A copy of SpanCodec or BenchTurns alone has a test of its own.</summary>
public class LineLengthTests
{
    [Fact]
    public void No_line_of_code_is_longer_than_140_characters()
    {
        string[] longer = LineLengths.Longer(Repository.Root);
        Assert.True(longer.Length == 0, string.Join('\n', longer));
    }

    [Fact]
    public void Editors_are_told_the_same()
    {
        string rules = File.ReadAllText(Path.Combine(Repository.Root, ".editorconfig"));
        Assert.Contains(
            $"\n[*.{{cs,js,css,props,targets}}]\nmax_line_length = {LineLengths.Longest}\n", rules, StringComparison.Ordinal);
    }
}
