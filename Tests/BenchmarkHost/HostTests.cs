using JsonAot.Tests.Lab;

namespace JsonAot.Tests.BenchmarkHost;

/// <summary>The host as a person meets it: arguments in, sentences and exit codes out.</summary>
public sealed class HostTests : TestsInFolder
{
    private static ProgramRun Host(params string[] args) => Repository.Run(Repository.Built("BenchmarkJson"), args);

    [Fact]
    public void Without_arguments_and_terminal_it_lists_and_exits_2()
    {
        ProgramRun run = Host();
        Assert.Equal(2, run.ExitCode);
        Assert.Contains("HighPerformance.DeserializeUtf8Reader", run.Errors, StringComparison.Ordinal);
        Assert.Contains("--filter", run.Errors, StringComparison.Ordinal);
    }

    [Fact]
    public void A_filter_that_matches_nothing_names_what_there_is_whatever_another_matches()
    {
        ProgramRun run = Host("--filter", "*Original*", "*HihgPerformance*");
        Assert.Equal(2, run.ExitCode);
        Assert.Contains("No benchmark matches the filter '*HihgPerformance*'", run.Errors, StringComparison.Ordinal);
        Assert.Contains(", HighPerformance, ", run.Errors, StringComparison.Ordinal);
    }

    /// <summary>Everything is listed, and so are the names that users know.</summary>
    [Fact]
    public void An_unquoted_star_that_the_shell_expanded_means_everything()
    {
        string[] names =
            [.. Directory.EnumerateFileSystemEntries(Repository.Root).Select(path => Path.GetFileName(path)).Where(name => name[0] != '.')];
        ProgramRun run = Host(["-f", .. names, "--list", "flat"]);
        Assert.Equal(0, run.ExitCode);
        Assert.Contains("taken as '*'", run.Output, StringComparison.Ordinal);
        Assert.Contains("Original.ManualSerializeTest", run.Output, StringComparison.Ordinal);
        string[] listed = run.Output.Split('\n');
        Assert.All(
            (string[])["Original", "HighPerformance"],
            type => Assert.InRange(listed.Count(line => line.Contains($".{type}.", StringComparison.Ordinal)), 8, 1000));
    }

    /// <summary>
    /// BenchmarkDotNet refuses these, or the configuration; ArgumentsTests has what the suite's own options refuse.
    /// </summary>
    [Theory]
    [InlineData("--filter", "*", "--nonsense")]
    [InlineData("--filter", "*", "--job", "endless")]
    public void Unknown_arguments_are_an_error(params string[] args) => Assert.Equal(2, Host(args).ExitCode);

    [Fact]
    public void A_payload_that_does_not_exist_is_answered_with_those_that_do()
    {
        ProgramRun run = Host("--list", "flat", "--filter", "*Documents*", "--payload", "Nonsense");
        Assert.Equal(2, run.ExitCode);
        Assert.Contains("There is no payload 'Nonsense'. There are: ", run.Errors, StringComparison.Ordinal);
        Assert.Contains("Enterprise", run.Errors, StringComparison.Ordinal);
    }

    /// <summary>Rows of earlier runs are kept, so a file that cannot be used must be noticed before minutes of measuring.</summary>
    [Fact]
    public void A_result_file_that_cannot_be_used_is_noticed_before_anything_is_measured()
    {
        string path = new ResultStore(_folder.Path).PathOf(Machine.Current, Repository.Framework, "jit", TimesResults.FileName);
        Directory.CreateDirectory(Path.GetDirectoryName(path)!);
        File.WriteAllText(path, "{");
        ProgramRun run = Repository.RunWith(
            [Repository.Lock("earlier-results")], Repository.Root,
            Repository.Built("BenchmarkJson"), "--filter", "*Original*", "--modes", "jit", "--job", "dry", "--results", _folder.Path);
        Assert.Equal(3, run.ExitCode);
        Assert.Contains($"{path} is not a whole result file", run.Errors, StringComparison.Ordinal);
        Assert.Contains("Remove it and measure again.", run.Errors, StringComparison.Ordinal);
        Assert.Equal("{", File.ReadAllText(path));
    }

    [Fact]
    public void Help_names_the_modes_and_the_exit_codes()
    {
        ProgramRun run = Host("--help");
        Assert.Equal(0, run.ExitCode);
        Assert.Contains("aot-speed", run.Output, StringComparison.Ordinal);
        Assert.Contains("Exit code", run.Output, StringComparison.Ordinal);
    }

    [Fact]
    public void A_filter_lists_what_it_matches_and_nothing_else()
    {
        ProgramRun run = Repository.Run(Repository.Built("BenchmarkJsonAot"), "--list", "flat", "--filter", "*NativeAot*");
        Assert.Equal(0, run.ExitCode);
        string[] names = run.Output.Split('\n', StringSplitOptions.RemoveEmptyEntries | StringSplitOptions.TrimEntries);
        Assert.All(names, name => Assert.Contains(".NativeAot.", name, StringComparison.Ordinal));
        Assert.True(names.Length >= 8, run.ToString());
    }
}
