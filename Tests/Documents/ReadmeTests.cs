using System.Text.RegularExpressions;
using JsonAot.Tests.Lab;
using Xunit;

namespace JsonAot.Tests.Documents;

/// <summary>The commands of the README and of docs/commands.md are there to be typed: each is taken out of the document and checked.</summary>
public partial class ReadmeTests
{
    public static TheoryData<string> Commands()
    {
        string text = Read("README.md") + Read("docs/commands.md");
        return [.. ShellBlock().Matches(text)
            .SelectMany(block => block.Groups["body"].Value.Split('\n', StringSplitOptions.RemoveEmptyEntries | StringSplitOptions.TrimEntries))
            .Where(line => !line.StartsWith('#'))
            .Distinct()];
    }

    [Theory]
    [MemberData(nameof(Commands))]
    public void A_command_of_the_README_names_a_project_and_arguments_that_exist(string command)
    {
        string[] words = command.Split(' ');
        Assert.Equal("dotnet", words[0]);
        if (words[1] is "test" or "build")
        {
            Assert.Equal(2, words.Length);
            return;
        }

        string project = words[1] == "publish" ? words[2] : words[Array.IndexOf(words, "--project") + 1];
        Assert.True(File.Exists(Path.Combine(Repository.Root, project, $"{project}.csproj")), project);
        if (words[1] == "publish")
            return; // Run as printed by SelfRunTests.

        Assert.Equal("run", words[1]);
        CheckArguments(project, words[(Array.IndexOf(words, "--") + 1)..]);
    }

    [Fact]
    public void The_commands_that_the_suite_promises_are_in_it()
    {
        string[] commands = [.. Commands().Select(row => row.Data)];
        Assert.Contains("dotnet test", commands);
        Assert.Contains("dotnet run --project BenchmarkJson -c Release -- -f *", commands);
        Assert.Contains("dotnet run --project BenchmarkJson -c Release -- --filter *Original*", commands);
        Assert.Contains("dotnet run --project BenchmarkJson -c Release -- --filter *HighPerformance*", commands);
        Assert.Contains("dotnet run --project BenchmarkJsonAot -c Release -- -f *", commands);
        Assert.Contains("dotnet run --project BenchmarkJsonAot -c Release -- --filter *NativeAot*", commands);
        Assert.Contains("dotnet publish BenchmarkJsonAot -c Release -p:PublishAot=true", commands);
    }

    /// <summary>Who opens it must have the answer, and the way to their own, without scrolling through tables.</summary>
    [Fact]
    public void The_README_is_short_and_begins_with_the_way_to_ones_own_type()
    {
        string[] lines = Read("README.md").Split('\n');
        Assert.InRange(lines.Length, 50, 200);
        Assert.Contains(lines.Take(10), line => line.Contains("-- try ", StringComparison.Ordinal));
        Assert.Contains(lines.Take(25), line => line.StartsWith("| You need", StringComparison.Ordinal));
    }

    private static string Read(string file) => File.ReadAllText(Path.Combine(Repository.Root, file));

    [Fact]
    public void Every_table_agrees_with_the_results()
    {
        ProgramRun run = Repository.Run(Repository.Built("Lab"), "readme", "--check");
        Assert.True(run.ExitCode == 0, run.ToString());
    }

    private static void CheckArguments(string project, string[] arguments)
    {
        if (project == "Lab")
        {
            Assert.Empty(LabCommand.Errors(arguments));
            return;
        }

        ProgramRun run = Repository.Run(Repository.Built(project), [.. arguments, .. arguments is ["selfrun", ..] ? ["--help"] : (string[])["--list", "flat"]]);
        Assert.True(run.ExitCode == 0, run.ToString());
        Assert.NotEmpty(run.Output.Trim());
    }

    [GeneratedRegex("```sh\n(?<body>.*?)```", RegexOptions.Singleline | RegexOptions.CultureInvariant)]
    private static partial Regex ShellBlock();
}
