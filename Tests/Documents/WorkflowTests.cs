using System.Text.RegularExpressions;
using JsonAot.Tests.Lab;
using Xunit;
using YamlDotNet.RepresentationModel;

namespace JsonAot.Tests.Documents;

/// <summary>The workflow, held against what a build server would only say when it runs.</summary>
public partial class WorkflowTests
{
    private static readonly YamlMappingNode Workflow = YamlFile.Read(".github", "workflows", "measure.yml");

    private static IEnumerable<YamlMappingNode> Jobs => Workflow.Map("jobs").Children.Values.Cast<YamlMappingNode>();

    private static IEnumerable<YamlMappingNode> Steps => Jobs.SelectMany(job => job.List("steps"));

    [Fact]
    public void It_has_the_parts_of_a_workflow_and_no_others() =>
        Assert.Equal(["name", "on", "permissions", "jobs"], Workflow.Keys());

    [Fact]
    public void Every_job_has_a_machine_a_limit_and_steps_and_needs_only_jobs_that_exist()
    {
        string[] known = ["name", "needs", "if", "runs-on", "timeout-minutes", "strategy", "env", "steps"];
        foreach (YamlMappingNode job in Jobs)
        {
            Assert.All(job.Keys(), key => Assert.Contains(key, known));
            Assert.NotNull(job.Text("runs-on"));
            Assert.InRange(int.Parse(job.Text("timeout-minutes")!), 1, 360);
            if (job.Text("needs") is { } other)
                Assert.Contains(other, Workflow.Map("jobs").Keys());
        }
    }

    [Fact]
    public void Every_step_uses_an_action_of_a_version_or_runs_a_command()
    {
        string[] known = ["name", "uses", "with", "if", "run", "shell"];
        foreach (YamlMappingNode step in Steps)
        {
            Assert.All(step.Keys(), key => Assert.Contains(key, known));
            Assert.True(step.Text("uses") is null != step.Text("run") is null, "a step uses an action or runs a command");
            if (step.Text("uses") is { } action)
                Assert.Matches(@"^[\w.-]+/[\w./-]+@v\d+$", action);
            else
                Assert.Equal("bash", step.Text("shell"));
        }
    }

    [Fact]
    public void Every_expression_names_something_that_there_is()
    {
        string[] inputs = [.. Workflow.Map("on").Map("workflow_dispatch").Map("inputs").Keys()];
        YamlMappingNode[] machines = [.. Workflow.Map("jobs").Map("measure").Map("strategy").Map("matrix").List("include")];
        string text = File.ReadAllText(Path.Combine(Repository.Root, ".github", "workflows", "measure.yml"));
        MatchCollection expressions = Expression().Matches(text);
        Assert.Equal(text.Split("${{").Length - 1, expressions.Count);
        foreach (Match expression in expressions)
        {
            string name = expression.Groups["name"].Value;
            if (expression.Groups["context"].Value == "inputs")
                Assert.Contains(name, inputs);
            else
                Assert.All(machines, machine => Assert.NotNull(machine.Text(name)));
        }
    }

    [Fact]
    public void No_input_becomes_part_of_a_script() =>
        Assert.All(Steps.Select(step => step.Text("run")).OfType<string>(), command => Assert.DoesNotContain("${{", command, StringComparison.Ordinal));

    [Fact]
    public void The_four_kinds_of_machines_are_there() => Assert.Equal(
        ["linux-arm64", "linux-x64", "macos-arm64", "windows-x64"],
        Workflow.Map("jobs").Map("measure").Map("strategy").Map("matrix").List("include").Select(machine => machine.Text("machine")!).Order(StringComparer.Ordinal));

    [Fact]
    public void Every_command_of_the_Lab_can_be_given()
    {
        string[] commands = [.. Steps.Select(step => step.Text("run")).OfType<string>()];
        Assert.NotEmpty(commands);
        foreach (string command in commands)
        {
            Assert.StartsWith(LabPrefix, command, StringComparison.Ordinal);
            string[] words = [.. command[LabPrefix.Length..].Split(" || ")[0].Split(' ').Select(Expand)];
            if (words[0] != "report" || LabCommand.Has("report"))
                Assert.Empty(LabCommand.Errors(words));
        }
    }

    private const string LabPrefix = "dotnet run --project Lab -c Release -- ";

    private static string Expand(string word) => word.Trim('"').Replace("$SCOPE", "quick", StringComparison.Ordinal);

    [GeneratedRegex(@"\$\{\{ (?<context>inputs|matrix)\.(?<name>\w+) \}\}", RegexOptions.CultureInvariant)]
    private static partial Regex Expression();
}
