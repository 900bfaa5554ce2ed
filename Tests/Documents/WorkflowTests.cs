using System.Text.RegularExpressions;
using JsonAot.Tests.Lab;
using YamlDotNet.RepresentationModel;

namespace JsonAot.Tests.Documents;

/// <summary>The workflows, held against what a build server would only say when it runs.</summary>
public class WorkflowTests
{
    private const string LabPrefix = "dotnet run --project Lab -c Release -- ";

    public static TheoryData<string> Files() =>
        [.. Directory.GetFiles(Path.Combine(Repository.Root, ".github", "workflows")).Select(file => Path.GetFileName(file))];

    private static YamlMappingNode Read(string file) => YamlFile.Read(".github", "workflows", file);

    private static IEnumerable<YamlMappingNode> Jobs(string file) => Read(file).Map("jobs").Children.Values.Cast<YamlMappingNode>();

    private static IEnumerable<YamlMappingNode> Steps(string file) => Jobs(file).SelectMany(job => job.List("steps"));

    private static IEnumerable<string> Lines(string file) =>
        Steps(file).Select(step => step.Text("run")).OfType<string>().SelectMany(run => run.Split('\n', StringSplitOptions.TrimEntries));

    private static IEnumerable<YamlMappingNode> Machines =>
        Read("measure.yml").Map("jobs").Map("measure").Map("strategy").Map("matrix").List("include");

    [Theory]
    [MemberData(nameof(Files))]
    public void Every_job_has_a_machine_a_limit_and_steps_and_needs_only_jobs_that_exist(string file)
    {
        string[] known =
        [
            "name", "needs", "if", "runs-on", "timeout-minutes", "permissions", "strategy", "env", "environment", "outputs", "steps",
        ];
        foreach (YamlMappingNode job in Jobs(file))
        {
            Assert.All(job.Keys(), key => Assert.Contains(key, known));
            Assert.NotNull(job.Text("runs-on"));
            Assert.InRange(int.Parse(job.Text("timeout-minutes")!), 1, 360);
            if (job.Text("needs") is { } other)
                Assert.Contains(other, Read(file).Map("jobs").Keys());
        }
    }

    [Theory]
    [MemberData(nameof(Files))]
    public void Every_step_uses_an_action_of_a_commit_or_runs_a_command_of_which_no_input_becomes_a_part(string file)
    {
        string[] known = ["id", "name", "uses", "with", "if", "run", "shell", "env"];
        foreach (YamlMappingNode step in Steps(file))
        {
            Assert.All(step.Keys(), key => Assert.Contains(key, known));
            Assert.True(step.Text("uses") is null != step.Text("run") is null, "a step uses an action or runs a command");
            if (step.Text("uses") is { } action)
                Assert.True(Regex.IsMatch(action, @"^[\w.-]+/[\w./-]+@[0-9a-f]{40}$") || IsHere(action), action);
            else
                Assert.Equal("bash", step.Text("shell"));
            Assert.DoesNotContain("${{", step.Text("run") ?? "", StringComparison.Ordinal);
        }
    }

    [Theory]
    [InlineData("measure.yml")]
    [InlineData("site.yml")]
    public void Every_command_of_the_Lab_can_be_given(string file)
    {
        string[] commands =
        [
            .. Lines(file).Where(line => line.StartsWith(LabPrefix, StringComparison.Ordinal))
                .Select(line => Regex.Split(line[LabPrefix.Length..], @" (?:>>?|\|\|?) ")[0]),
        ];
        Assert.NotEmpty(commands);
        Assert.All(commands, command => Assert.Empty(LabCommand.Errors([.. command.Split(' ').Select(Expand)])));
    }

    [Fact]
    public void Every_expression_of_a_measurement_names_something_that_there_is()
    {
        string[] inputs = [.. Read("measure.yml").Map("on").Map("workflow_dispatch").Map("inputs").Keys()];
        string text = File.ReadAllText(Path.Combine(Repository.Root, ".github", "workflows", "measure.yml"));
        MatchCollection expressions = Regex.Matches(text, @"\$\{\{ (?<context>inputs|matrix)\.(?<name>\w+) \}\}");
        Assert.Equal(text.Split("${{").Length - 1, expressions.Count);
        foreach (Match expression in expressions)
        {
            string name = expression.Groups["name"].Value;
            if (expression.Groups["context"].Value == "inputs")
                Assert.Contains(name, inputs);
            else
                Assert.All(Machines, machine => Assert.NotNull(machine.Text(name)));
        }
    }

    [Fact]
    public void The_four_kinds_of_machines_are_there() => Assert.Equal(
        ["linux-arm64", "linux-x64", "macos-arm64", "windows-x64"],
        Machines.Select(machine => machine.Text("machine")!).Order(StringComparer.Ordinal));

    private static bool IsHere(string action) =>
        action.StartsWith("./", StringComparison.Ordinal) && File.Exists(Path.Combine(Repository.Root, action[2..], "action.yml"));

    [Fact]
    public void An_action_of_this_repository_is_given_what_it_takes()
    {
        foreach (YamlMappingNode step in Directory.GetFiles(Path.Combine(Repository.Root, ".github", "workflows"))
            .SelectMany(file => Steps(Path.GetFileName(file))).Where(step => step.Text("uses") is { } action && IsHere(action)))
        {
            IEnumerable<string> takes = YamlFile.Read([.. step.Text("uses")![2..].Split('/'), "action.yml"]).Map("inputs").Keys();
            Assert.Empty(step.Map("with").Keys().Except(takes));
        }
    }

    [Fact]
    public void What_a_pull_request_is_compared_by_is_there()
    {
        YamlMappingNode given = Steps("compare.yml").Single(step => step.Text("uses") == "./BenchTurns/action").Map("with");
        Assert.True(Directory.Exists(Path.Combine(Repository.Root, given.Text("project")!)));
        Assert.All(given.Text("filter")!.Split(' '), filter => Assert.True(File.Exists(
            Path.Combine(Repository.Root, given.Text("project")!, "Benchmarks", $"{filter.Trim('*')}.cs"))));
    }

    /// <summary>A change of anything that the measured programs are made of is measured.</summary>
    [Fact]
    public void A_pull_request_is_measured_when_it_changes_what_is_measured()
    {
        string[] measured =
        [
            "BenchmarkJson/**", "Lab/BenchmarkHost/**", "Libraries/**", "Lab/Running/**",
            "Shared/**", "SpanCodec/**", "Directory.*.props", "global.json",
        ];
        var paths = (YamlSequenceNode)Read("compare.yml").Map("on").Map("pull_request")["paths"];
        Assert.Empty(measured.Except(paths.Children.Select(one => ((YamlScalarNode)one).Value)));
        Assert.All(
            measured,
            path => Assert.NotEmpty(Directory.GetFileSystemEntries(Repository.Root, path.Replace("/**", "", StringComparison.Ordinal))));
    }

    private static string Expand(string word) => word.Trim('"').Replace("$SCOPE", "quick", StringComparison.Ordinal);
}
