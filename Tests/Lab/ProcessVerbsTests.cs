namespace JsonAot.Tests.Lab;

/// <summary>Answers of verbs before anything is published: to a mistake, and to a request for help.</summary>
[Collection("Measuring")]
public sealed class ProcessVerbsTests : TestsInFolder
{
    /// <summary>Verbs that measure have one frame: what all of them have is tried with one.</summary>
    [Theory]
    [InlineData("--contender", "Nonsense", "Newtonsoft.Json", "run", "verify", "times", "size", "memory", "verdicts")]
    [InlineData("--contender", "Nonsense", "STJ source-gen", "startup")]
    [InlineData("--payload", "Nonsense", "CalibrationPoints", "run", "--full", "verify", "times", "size", "verdicts", "startup", "web")]
    [InlineData("--payload", "Nonsense", "Enterprise", "memory")]
    [InlineData("--modes", "nonsense", "aot-speed", "verify", "times", "size", "memory", "startup", "web", "build-cost")]
    [InlineData("--modes", "nonsense", "aot", "run", "try")]
    [InlineData("--modes", "r2r", "aot; aot-rooted", "verdicts")]
    [InlineData("--nonsense", "x", "--nonsense", "verify", "verdicts", "build-cost")]
    [InlineData("--modes", "jit,,aot", "no mode ''", "verify", "run", "try")]
    [InlineData("--modes", "aot,", "no mode of verdicts ''", "verdicts")]
    [InlineData("--lanes", "utf8,,text", "has an empty word", "times")]
    [InlineData("--forms", ",", "has an empty word", "times")]
    [InlineData("--results", "", "a variable that is not set", "verify", "times", "run", "report")]
    [InlineData("--out", "", "a variable that is not set", "report")]
    [InlineData("--data", " ", "a variable that is not set", "report")]
    [InlineData("--quick", "--full", "exclude one another", "run")]
    [InlineData("--times", "0", "1 or more", "memory")]
    [InlineData("--rounds", "0", "from 1", "startup")]
    [InlineData("--rounds", "0", "1 to 10000", "web")]
    [InlineData("--calls", "0", "from 1 to 1000000000", "startup")]
    public void A_mistake_is_answered_with_what_there_is(string option, string value, string known, params string[] verbs) =>
        Assert.All(verbs, verb =>
        {
            ProgramRun run = LabCommand.Run(verb, option, value);
            Assert.Equal(2, run.ExitCode);
            Assert.Contains(known, run.Errors + run.Output, StringComparison.Ordinal);
            if (value is "Nonsense" or "nonsense")
                Assert.Contains($"'{value}'", run.Errors + run.Output, StringComparison.Ordinal);
        });

    /// <summary>It would make a folder of that name.</summary>
    [Fact]
    public void An_option_is_no_folder_for_results()
    {
        ProgramRun run = LabCommand.Run("verify", "--results=", "-x");
        Assert.Equal(2, run.ExitCode);
        Assert.Contains("write ./-x where it is meant", run.Errors + run.Output, StringComparison.Ordinal);
        Assert.Contains("write ./-x where it is meant", LabCommand.Run("report", "--out", "-x").Errors, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("", "A")]
    [InlineData("A", "")]
    public void A_side_of_a_comparison_has_a_name(params string[] sides)
    {
        ProgramRun run = LabCommand.Run(["compare", .. sides]);
        Assert.Equal(2, run.ExitCode);
        Assert.Contains("a variable that is not set", run.Errors, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("tims", "--help")]
    [InlineData("tims", "-?")]
    [InlineData("--help", "tims")]
    [InlineData("times", "tims", "--help")]
    public void There_is_no_help_for_a_verb_that_there_is_not(params string[] arguments)
    {
        ProgramRun run = LabCommand.Run(arguments);
        Assert.Equal((2, ""), (run.ExitCode, run.Output));
        Assert.StartsWith("'tims' is no verb and no option here: ", run.Errors, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("size")]
    [InlineData("memory")]
    [InlineData("verdicts")]
    public void A_results_folder_that_cannot_be_written_is_found_out_first(string verb)
    {
        // A file where the folder should be: that stops the administrator too.
        string file = _folder["file"];
        File.WriteAllText(file, "");
        ProgramRun run = LabCommand.Run(verb, "--results", file);
        Assert.Equal(3, run.ExitCode);
        Assert.Contains(file, run.Errors, StringComparison.Ordinal);
    }

    /// <summary>Not after the gate, and not with the answer of earlier results, which would be taken for one of this run.</summary>
    [Theory]
    [InlineData("run")]
    [InlineData("times")]
    public void A_second_measurement_in_the_same_checkout_says_so_and_gives_no_answer(string verb)
    {
        using var held = RunLock.TryTake(Path.Combine(Repository.Root, "artifacts"));
        Assert.SkipWhen(held is null, "A real measurement holds the lock.");
        ProgramRun run = LabCommand.Run(verb, "--results", _folder.Path);
        Assert.Equal(3, run.ExitCode);
        Assert.StartsWith("Another measurement is under way here", run.Errors, StringComparison.Ordinal);
        Assert.Empty(run.Output);
        Assert.Empty(Directory.EnumerateFileSystemEntries(_folder.Path));
    }

    [Theory]
    [InlineData("--help")]
    [InlineData("try", "--help")]
    public void Its_usage_can_be_typed_as_it_stands(params string[] arguments)
    {
        ProgramRun run = LabCommand.Run(arguments);
        Assert.Equal(0, run.ExitCode);
        Assert.Contains(
            $"  {string.Join(' ', ["dotnet run --project Lab -c Release --", .. arguments.SkipLast(1)])} ",
            run.Output,
            StringComparison.Ordinal);
        Assert.DoesNotContain("JsonAot.Lab ", run.Output, StringComparison.Ordinal);
    }
}
