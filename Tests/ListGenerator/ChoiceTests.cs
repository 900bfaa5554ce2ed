using Microsoft.CodeAnalysis;

namespace JsonAot.Tests.ListGenerator;

/// <summary>A method marked [ChosenBy] makes the classes of the referenced projects, or the one that the build names.</summary>
public class ChoiceTests
{
    private static readonly (string Path, string Text) Choice = ("/program/Choice.cs", """
        internal static partial class Choice
        {
            [JsonAot.ChosenBy("OnlyContender")] internal static partial JsonAot.Contender? Contender(string type);
        }
        """);

    [Fact]
    public void All_classes_can_be_made_where_the_build_names_none()
    {
        DiscoveryRun run = DiscoveryRun.Of([Choice], [("OnlyContender", "")]);
        string code = run.File("Choice.Contender.g.cs");
        foreach (Contender contender in InBox.Contenders)
            Assert.Contains($"\"{contender.GetType().Name}\" => ", code, StringComparison.Ordinal);
        Assert.Empty(run.Errors);
    }

    [Fact]
    public void Only_one_can_be_made_where_the_build_names_it()
    {
        DiscoveryRun run = DiscoveryRun.Of([Choice], [("OnlyContender", "ManualContender")]);
        string code = run.File("Choice.Contender.g.cs");
        Assert.Equal(
            ["JsonAot.Codecs.ManualContender"],
            code.Split("new global::").Skip(1).Select(rest => rest[..rest.IndexOf('(', StringComparison.Ordinal)]));
        Assert.Empty(run.Errors);
    }

    [Fact]
    public void One_that_does_not_exist_is_an_error_with_those_that_do()
    {
        Diagnostic error = Assert.Single(DiscoveryRun.Of([Choice], [("OnlyContender", "Nonsense")]).Reported);
        Assert.Equal("FIND0004", error.Id);
        Assert.StartsWith(
            "There is no contender Nonsense (-p:OnlyContender=Nonsense); there are: ", error.GetMessage(), StringComparison.Ordinal);
        Assert.Contains("SourceGenContender", error.GetMessage(), StringComparison.Ordinal);
    }
}
