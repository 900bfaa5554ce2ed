using System.Text.RegularExpressions;
using BenchmarkDotNet.ConsoleArguments;
using BenchmarkDotNet.Loggers;
using JsonAot.Lab.BenchmarkHost;
using JsonAot.Lab.BenchmarkHost.Arguments;
using BenchTurns.Running;
using JsonAot.Lab.Report.Documents;
using JsonAot.Tests.Lab;

namespace JsonAot.Tests.Documents;

/// <summary>
/// The commands of the README and of docs/commands.md are there to be typed: each is taken out of the document and checked.
/// </summary>
public class ReadmeTests
{
    public static TheoryData<string> Commands()
    {
        string text = Read("README.md") + Read("docs/commands.md");
        return [.. Regex.Matches(text, "(?s)```sh\n(?<body>.*?)```")
            .SelectMany(
                block => block.Groups["body"].Value.Split('\n', StringSplitOptions.RemoveEmptyEntries | StringSplitOptions.TrimEntries))
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

        string project = ProjectOf(words);
        Assert.True(File.Exists(Path.Combine(Repository.Root, project, $"{project}.csproj")), project);
        if (words[1] == "publish")
            return; // Run as printed by SelfRunTests.

        Assert.Equal("run", words[1]);
        CheckArguments(project, ArgumentsOf(words));
    }

    /// <summary>All of a host at once: one name that matches nothing is an error, whatever the others match.</summary>
    [Theory]
    [InlineData("BenchmarkJson")]
    [InlineData("BenchmarkJsonAot")]
    public void What_a_command_of_the_README_chooses_exists(string project)
    {
        HostArguments[] all =
        [
            .. Commands().Select(row => row.Data.Split(' '))
                .Where(words => words[1] == "run" && ProjectOf(words) == project && !IsSelfRun(ArgumentsOf(words)))
                .Select(words => Parse(ArgumentsOf(words))),
        ];
        Assert.NotEmpty(all);
        ProgramRun run = Repository.Run(
            Repository.Built(project),
            [
                "--list",
                "flat",
                .. Option("--filter", arguments => arguments.Filters),
                .. Option("--payload", arguments => arguments.Payloads),
            ]);
        Assert.True(run.ExitCode == 0, run.ToString());
        Assert.NotEmpty(run.Output.Trim());

        IEnumerable<string> Option(string name, Func<HostArguments, IEnumerable<string>> values) =>
            all.SelectMany(values).Distinct().ToArray() is { Length: > 0 } chosen ? [name, .. chosen] : [];
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

    /// <summary>
    /// All up to the second heading is the first screen: a picture, the table of needs, what not to trust, and the command
    /// for one's own type. Words are counted as they are seen, without code, addresses and the picture's description.
    /// </summary>
    [Fact]
    public void The_README_is_short_and_its_first_screen_has_the_answer_and_the_way_to_ones_own()
    {
        string text = Read("README.md");
        Assert.InRange(text.TrimEnd().Split('\n').Length, 50, 120);
        string screen = text.Split("\n## ")[0];
        foreach (string part in (string[])["](docs/pictures/answer.svg)", "| You need", "-- try "])
            Assert.Contains(part, screen, StringComparison.Ordinal);
        Assert.Matches(@"\n\*\*(Measured once|A run repeated .* later moves a ratio)", screen);
        // In twenty seconds nobody reads more than what stands before the picture. The table has a row for each need, of which a reader
        // reads his own.
        Assert.InRange(Words(screen.Split("![")[0]), 30, 100);
        int needs = screen.Split('\n').Count(line => line.StartsWith('|')) - 2;
        Assert.InRange(Words(screen), 100, 150 + (30 * needs));

        static int Words(string part) =>
            Regex.Replace(part, @"(?s)```.*?```|<!--.*?-->|!\[[^\]]*\]\([^)]*\)|\]\([^)]*\)", " ")
                .Split([' ', '|', '\n'], StringSplitOptions.RemoveEmptyEntries).Count(word => word.Any(char.IsLetterOrDigit));
    }

    /// <summary>A cell with more is read by nobody. A digit of a name is no number.</summary>
    [Fact]
    public void No_cell_of_the_table_of_needs_has_more_than_five_numbers()
    {
        string[] rows =
        [
            .. Read("README.md")
                .Split("<!-- results: answer -->")[1].Split("<!-- /results -->")[0].Split('\n').Where(line => line.StartsWith('|')).Skip(2),
        ];
        Assert.InRange(rows.Length, 4, 12);
        Assert.All(rows.SelectMany(row => row.Split('|')), cell => Assert.InRange(Regex.Count(cell, @"(?<![\w.])\d"), 0, 5));
    }

    /// <summary>Advice of one's own product is weighed otherwise; and what it says of the version must be true.</summary>
    [Fact]
    public void Before_the_answer_the_README_says_which_contender_is_ours()
    {
        string beforeTheAnswer = Read("README.md").Split("<!-- results: answer -->")[0];
        string version =
            Regex.Match(Read("SpanCodec/Package.props"), "<VersionPrefix>(?<version>[^<]+)</VersionPrefix>").Groups["version"].Value;
        Assert.Contains(
            $"**One contender is ours**: SpanCodec {version}, a source generator, **not on NuGet yet**",
            beforeTheAnswer,
            StringComparison.Ordinal);
    }

    /// <summary>The table of docs/commands.md is the manual: a verb without a row is one that nobody finds.</summary>
    [Fact]
    public void Every_verb_of_the_Lab_has_a_row_with_an_example_that_can_be_given()
    {
        Dictionary<string, string> examples = Regex.Matches(
            Read("docs/commands.md"), @"(?m)^\| `(?<verb>[\w-]+)` \|.*\| `(?<example>[^`]+)` \|$")
            .ToDictionary(row => row.Groups["verb"].Value, row => row.Groups["example"].Value);
        Assert.Equal(JsonAot.Lab.Verbs.All.Select(verb => verb.Create().Name).Order(), examples.Keys.Order());
        Assert.All(examples, row => Assert.StartsWith(row.Key, row.Value, StringComparison.Ordinal));
        Assert.All(examples.Values, example => Assert.Empty(LabCommand.Errors(example.Split(' '))));
    }

    [Fact]
    public void The_payload_that_a_document_shows_is_the_one_that_is_compiled()
    {
        string[] lines = [.. Read("Tests/ThirdParty/Additions/Shared/Payloads/NotePayload.cs").ReplaceLineEndings("\n").Split('\n')];
        string code = string.Join('\n', lines.Where(line => !line.StartsWith("///", StringComparison.Ordinal))).Trim();
        Assert.Contains($"```csharp\n{code}\n```", Read("docs/adding-a-payload.md").ReplaceLineEndings("\n"), StringComparison.Ordinal);
    }

    private static string Read(string file) => File.ReadAllText(Path.Combine(Repository.Root, file));

    /// <summary>"report --readme" writes them anew.</summary>
    [Fact]
    public void Every_table_agrees_with_the_results()
    {
        var results = new ResultStore(Path.Combine(Repository.Root, ResultStore.FolderName));
        foreach (string document in SplicedDocuments.Documents(Repository.Root))
        {
            string text = File.ReadAllText(document);
            Assert.Equal(text, SplicedDocuments.Renewed(results, text, document));
        }

        string picture = SplicedDocuments.PictureOf(Repository.Root);
        Assert.Equal(File.ReadAllText(picture), SplicedDocuments.Renewed(results, "", picture));
    }

    private static string ProjectOf(string[] words) => words[1] == "publish" ? words[2] : words[Array.IndexOf(words, "--project") + 1];

    private static string[] ArgumentsOf(string[] words) => words[(Array.IndexOf(words, "--") + 1)..];

    private static bool IsSelfRun(string[] arguments) => arguments is ["selfrun", ..];

    private static HostArguments Parse(string[] arguments) => HostArguments.Parse(arguments, "jit", Repository.Framework);

    private static void CheckArguments(string project, string[] arguments)
    {
        if (project == "Lab")
        {
            Assert.Empty(LabCommand.Errors(arguments));
            return;
        }

        if (IsSelfRun(arguments))
        {
            ProgramRun run = Repository.Run(Repository.Built(project), [.. arguments, "--help"]);
            Assert.True(run.ExitCode == 0, run.ToString());
            Assert.NotEmpty(run.Output.Trim());
            return;
        }

        // Parses as the host does before anything is built. It throws where an option
        // of the suite's own is not usable; BenchmarkDotNet has the rest.
        HostArguments parsed = Parse(arguments);
        using var turns = new BenchmarkTurns(SuiteTurns.Of(parsed));
        Assert.True(ConfigParser.Parse([.. parsed.Remaining], NullLogger.Instance, SuiteConfig.Create(project, parsed, turns)).isSuccess);
    }
}
