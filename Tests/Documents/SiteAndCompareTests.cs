using System.Text.RegularExpressions;
using JsonAot.Tests.Lab;
using Xunit;
using YamlDotNet.RepresentationModel;

namespace JsonAot.Tests.Documents;

/// <summary>The workflows that publish the site and compare pull requests, held against what a build server would only say when it runs.</summary>
public partial class SiteAndCompareTests
{
    private const string LabPrefix = "dotnet run --project Lab -c Release -- ";

    public static TheoryData<string> Files => ["site.yml", "compare.yml"];

    private static YamlMappingNode Read(string file) => YamlFile.Read(".github", "workflows", file);

    private static IEnumerable<YamlMappingNode> Steps(string file) =>
        Read(file).Map("jobs").Children.Values.Cast<YamlMappingNode>().SelectMany(job => job.List("steps"));

    private static IEnumerable<string> Lines(string file) =>
        Steps(file).Select(step => step.Text("run")).OfType<string>().SelectMany(run => run.Split('\n', StringSplitOptions.TrimEntries));

    [Theory]
    [MemberData(nameof(Files))]
    public void Every_job_has_a_limit_and_every_step_an_action_of_a_version_or_a_command(string file)
    {
        foreach (YamlMappingNode job in Read(file).Map("jobs").Children.Values.Cast<YamlMappingNode>())
        {
            Assert.InRange(int.Parse(job.Text("timeout-minutes")!, System.Globalization.CultureInfo.InvariantCulture), 1, 360);
            if (job.Text("needs") is { } other)
                Assert.Contains(other, Read(file).Map("jobs").Keys());
        }

        foreach (YamlMappingNode step in Steps(file))
        {
            if (step.Text("uses") is { } action)
                Assert.Matches(@"^[\w.-]+/[\w./-]+@v\d+$", action);
            else
                Assert.Equal("bash", step.Text("shell"));
            Assert.DoesNotContain("${{", step.Text("run") ?? "", StringComparison.Ordinal);
        }
    }

    [Theory]
    [MemberData(nameof(Files))]
    public void Every_command_of_the_Lab_can_be_given(string file)
    {
        string[] commands = [.. Lines(file).Where(line => line.StartsWith(LabPrefix, StringComparison.Ordinal))];
        Assert.NotEmpty(commands);
        Assert.All(commands, command => Assert.Empty(LabCommand.Errors(Redirection().Split(command[LabPrefix.Length..])[0].Split(' '))));
    }

    /// <summary>Both states are measured with the same words, or they could not be compared.</summary>
    [Fact]
    public void What_is_compared_is_measured_alike()
    {
        IEnumerable<string> commands = Steps("compare.yml").Select(step => step.Text("run")).OfType<string>();
        string loop = Assert.Single(commands, run => run.Contains("--project BenchmarkJson", StringComparison.Ordinal));
        Assert.Equal(2, loop.Split("--project BenchmarkJson").Length);
        Assert.Contains("for side in before after", loop, StringComparison.Ordinal);
        Assert.Contains("NoiseFloor", loop, StringComparison.Ordinal);
    }

    [Fact]
    public void What_the_site_copies_is_there_and_its_documents_have_no_template_of_their_own()
    {
        string[] copied = Lines("site.yml").Single(line => line.StartsWith("cp -r ", StringComparison.Ordinal)).Split(' ')[2..^1];
        Assert.All(copied, name => Assert.True(Path.Exists(Path.Combine(Repository.Root, name)), name));
        string[] documents = [Path.Combine(Repository.Root, "README.md"), .. Directory.EnumerateFiles(Path.Combine(Repository.Root, "docs"), "*.md")];
        // The site's builder would take these for its own language.
        Assert.All(documents, document => Assert.DoesNotMatch(@"\{\{|\{%", File.ReadAllText(document)));
    }

    [GeneratedRegex(@" (?:>>?|\|\|) ", RegexOptions.CultureInvariant)]
    private static partial Regex Redirection();
}
