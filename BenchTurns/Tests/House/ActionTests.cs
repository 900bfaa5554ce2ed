namespace BenchTurns.Tests;

/// <summary>The action's scripts as a build server runs them, with a tool and a server that write down what they are told.</summary>
public sealed class ActionTests : TestsInFolder
{
    private const string Table = "<!-- bench-turns -->\na table";

    // Writes down its arguments; what it answers where comments are asked for is a file.
    private const string Recorder = """
        #!/usr/bin/env bash
        printf '%s|' "$@" >> "$0.told"; echo >> "$0.told"
        case "$*" in *--jq*) cat "$(dirname "$0")/answer" 2> /dev/null || true ;; esac
        """;

    private ChildRun Run(string script, params (string Name, string Value)[] variables)
    {
        Assert.SkipWhen(OperatingSystem.IsWindows(), "bash runs them.");
        var environment = variables.ToDictionary(one => one.Name, one => one.Value);
        environment["PATH"] = $"{In("bin")}:{Environment.GetEnvironmentVariable("PATH")}";
        environment["GITHUB_OUTPUT"] = In("output");
        environment["GITHUB_STEP_SUMMARY"] = In("summary");
        environment["GITHUB_REPOSITORY"] = "somebody/something";
        return new ChildProcess("bash") { Folder = _folder, Environment = environment }
            .Run([Path.Combine(House.Root, "action", script)], TimeSpan.FromMinutes(1));
    }

    private string Program(string name, string text)
    {
        Directory.CreateDirectory(In("bin"));
        string path = In("bin", name);
        File.WriteAllText(path, text.ReplaceLineEndings("\n"));
        if (!OperatingSystem.IsWindows())
            File.SetUnixFileMode(path, UnixFileMode.UserRead | UnixFileMode.UserExecute);
        return path;
    }

    private ChildRun Compare(string filter = "*", string project = "", int code = 0, bool writes = true)
    {
        string tool = Program("tool", $"{Recorder}\n{(writes ? $"printf '{Table}' > comparison.md" : "")}\nexit {code}\n");
        return Run("compare.sh", ("TOOL", tool), ("PROJECT", project), ("FILTER", filter), ("MODES", "jit"), ("THRESHOLD", "3%"));
    }

    private string Told(string program) => File.ReadAllText(In("bin", $"{program}.told"));

    [Fact]
    public void What_the_change_is_merged_into_is_compared_and_the_table_is_the_summary()
    {
        ChildRun run = Compare();
        Assert.True(run.ExitCode == 0, run.Errors);
        Assert.Equal("compare|HEAD^1|--filter|*|--modes|jit|--threshold|3%|--markdown|comparison.md|\n", Told("tool"));
        Assert.Equal(Table, File.ReadAllText(In("summary")));
        Assert.Equal("code=0\n", File.ReadAllText(In("output")));
    }

    [Fact]
    public void Several_filters_are_several_words_and_no_names_of_files()
    {
        File.WriteAllText(In("Parse.cs"), "");
        Compare("*Parse* *Write*", "bench folder/My.csproj");
        Assert.Contains("--filter|*Parse*|*Write*|--modes|", Told("tool"), StringComparison.Ordinal);
        Assert.Contains("--project|bench folder/My.csproj|", Told("tool"), StringComparison.Ordinal);
    }

    [Fact]
    public void An_exit_code_is_told_and_what_was_found_is_posted_first()
    {
        Assert.Equal(0, Compare(code: 1).ExitCode);
        Assert.Equal("code=1\n", File.ReadAllText(In("output")));
        Assert.True(File.Exists(In("summary")));
    }

    [Fact]
    public void Without_a_table_nothing_is_posted()
    {
        Program("gh", Recorder);
        Assert.Equal(0, Compare(code: 3, writes: false).ExitCode);
        Assert.False(File.Exists(In("summary")));
        Assert.Equal(0, Run("post.sh", ("NUMBER", "7")).ExitCode);
        Assert.False(File.Exists(In("bin", "gh.told")));
    }

    [Theory]
    [InlineData("", "api|repos/somebody/something/issues/7/comments|-F|body=@comment.md|")]
    [InlineData("4711\n4712\n", "api|-X|PATCH|repos/somebody/something/issues/comments/4711|-F|body=@comment.md|")]
    public void There_is_one_comment_that_is_updated(string comments, string expected)
    {
        Program("gh", Recorder);
        File.WriteAllText(In("bin", "answer"), comments);
        File.WriteAllText(In("comparison.md"), Table);
        ChildRun run = Run("post.sh", ("NUMBER", "7"));
        Assert.True(run.ExitCode == 0, run.Errors);
        Assert.Equal(expected, Told("gh").Split('\n', StringSplitOptions.RemoveEmptyEntries)[^1]);
        Assert.Equal(Table, File.ReadAllText(In("comment.md")));
    }

    [Fact]
    public void A_table_that_is_too_long_for_a_comment_is_cut()
    {
        Program("gh", Recorder);
        File.WriteAllText(In("comparison.md"), new string('x', 70_000));
        Assert.Equal(0, Run("post.sh", ("NUMBER", "7")).ExitCode);
        Assert.Equal(60_000, new FileInfo(In("comment.md")).Length);
    }

    [Fact]
    public void Every_variable_that_a_script_reads_is_given_by_its_step()
    {
        string action = File.ReadAllText(Path.Combine(House.Root, "action", "action.yml"));
        foreach (string name in (string[])["TOOL", "PROJECT", "FILTER", "MODES", "THRESHOLD", "GH_TOKEN", "NUMBER", "CODE"])
            Assert.Contains($"        {name}: ${{{{ ", action, StringComparison.Ordinal);
        Assert.Contains("\"$GITHUB_ACTION_PATH/compare.sh\"", action, StringComparison.Ordinal);
        Assert.Contains("\"$GITHUB_ACTION_PATH/post.sh\"", action, StringComparison.Ordinal);
    }
}
