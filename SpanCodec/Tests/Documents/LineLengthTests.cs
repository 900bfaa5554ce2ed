using Xunit;

namespace SpanCodecs.Tests.Documents;

/// <summary>Lines of code here, and the rule itself. The suite around has the same test of its own code.</summary>
public class LineLengthTests
{
    [Fact]
    public void No_line_of_code_is_longer_than_140_characters()
    {
        string[] longer = LineLengths.Longer(Repository.Root);
        Assert.True(longer.Length == 0, string.Join('\n', longer));
    }

    [Theory]
    [InlineData("A.cs", 140, false)]
    [InlineData("A.cs", 141, true)]
    [InlineData("A.targets", 141, true)]
    public void Characters_are_counted(string file, int length, bool isLonger) =>
        Assert.Equal(isLonger ? [$"{file}:2: {length} characters"] : [], LineLengths.Longer(file, ["", new string('x', length)]));

    /// <summary>XML would take the end of a line in a value for a blank.</summary>
    [Theory]
    [InlineData("A.props", "  Condition=\"VALUE\">", false)]
    [InlineData("A.props", "  Condition=\"VALUE\" />", false)]
    [InlineData("A.props", "  <A Condition=\"VALUE\" />", true)]
    [InlineData("A.props", "  Include=\"a\" Condition=\"VALUE\" />", true)]
    [InlineData("A.cs", "Condition=\"VALUE\"", true)]
    public void An_attribute_of_XML_alone_on_its_line_may_be_longer(string file, string line, bool isLonger)
    {
        string[] lines = [line.Replace("VALUE", new string('x', 140), StringComparison.Ordinal)];
        Assert.Equal(isLonger, LineLengths.Longer(file, lines).Any());
    }
}
