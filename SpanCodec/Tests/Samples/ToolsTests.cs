using Xunit;

namespace SpanCodecs.Tests.Samples;

/// <summary>Tools of models and of an MCP server: with codecs they are described and called as without.</summary>
[Collection("Publishing")]
public class ToolsTests
{
    private const string Answer =
        """{"order":5,"total":7.5,"purchases":[{"article":"tea","count":2,"remark":null},"""
        + """{"article":"milk","count":1,"remark":"fresh"}],"remark":null}""";

    [Fact]
    public void They_are_described_and_called_as_without_codecs() => Check(Repository.Built("samples/Tools", "Tools"));

    [Fact]
    public void Natively_too()
    {
        Thorough.Require();
        Check(NativeSample.Publish("Tools"));
    }

    private static void Check(string program)
    {
        ProgramRun with = Repository.Run(program);
        ProgramRun without = Repository.Run(program, "--without");
        Assert.True(with.ExitCode == 0, with.ToString());
        Assert.True(without.ExitCode == 0, without.ToString());
        Assert.Equal(without.Output, with.Output);

        string[] lines = with.Output.Split('\n', StringSplitOptions.TrimEntries | StringSplitOptions.RemoveEmptyEntries);
        Assert.Equal(6, lines.Length);
        // What a model is told of the arguments and of the result, and the answer; through the protocol the answer comes twice.
        Assert.All(lines[..2], schema => Assert.Contains("\"article\":{\"description\":", schema, StringComparison.Ordinal));
        Assert.Equal("order: " + lines[0], lines[3]);
        Assert.All((string[])[lines[2], lines[4], lines[5]], answer => Assert.Equal(Answer, answer));
    }
}
