namespace JsonAot.Tests.Lab;

/// <summary>What verbs say before anything is published: to a mistake, and to somebody who asks for help.</summary>
[Collection("Measuring")]
public sealed class ProcessVerbsTests : TestsInFolder
{
    [Theory]
    [InlineData("run", "--quick", "--full", "exclude one another")]
    [InlineData("run", "--contender", "Nonsense", "Newtonsoft.Json")]
    [InlineData("run", "--modes", "nonsense", "aot")]
    [InlineData("run", "--payload", "Nonsense", "CalibrationPoints")]
    [InlineData("--full", "--payload", "Nonsense", "CalibrationPoints")]
    [InlineData("verify", "--contender", "Nonsense", "Newtonsoft.Json")]
    [InlineData("verify", "--payload", "Nonsense", "CalibrationPoints")]
    [InlineData("verify", "--modes", "nonsense", "aot-speed")]
    [InlineData("verify", "--nonsense", "x", "--nonsense")]
    [InlineData("times", "--contender", "Nonsense", "Newtonsoft.Json")]
    [InlineData("times", "--payload", "Nonsense", "CalibrationPoints")]
    [InlineData("times", "--modes", "nonsense", "aot-speed")]
    [InlineData("size", "--contender", "Nonsense", "Newtonsoft.Json")]
    [InlineData("size", "--payload", "Nonsense", "CalibrationPoints")]
    [InlineData("size", "--modes", "nonsense", "aot-speed")]
    [InlineData("memory", "--times", "0", "1 or more")]
    [InlineData("memory", "--contender", "Nonsense", "Newtonsoft.Json")]
    [InlineData("memory", "--payload", "Nonsense", "Enterprise")]
    [InlineData("memory", "--modes", "nonsense", "aot-speed")]
    [InlineData("verdicts", "--contender", "Nonsense", "Newtonsoft.Json")]
    [InlineData("verdicts", "--payload", "Nonsense", "CalibrationPoints")]
    [InlineData("verdicts", "--nonsense", "x", "--nonsense")]
    [InlineData("verdicts", "--modes", "r2r", "aot, aot-rooted")]
    [InlineData("startup", "--contender", "Nonsense", "STJ source-gen")]
    [InlineData("startup", "--payload", "Nonsense", "CalibrationPoints")]
    [InlineData("startup", "--modes", "nonsense", "aot-speed")]
    [InlineData("startup", "--rounds", "0", "from 1")]
    [InlineData("startup", "--calls", "0", "from 1 to 1000000000")]
    [InlineData("web", "--payload", "Nonsense", "CalibrationPoints")]
    [InlineData("web", "--modes", "nonsense", "aot-speed")]
    [InlineData("web", "--rounds", "0", "1 to 10000")]
    [InlineData("build-cost", "--modes", "nonsense", "aot-speed")]
    [InlineData("try", "--modes", "nonsense", "aot")]
    [InlineData("build-cost", "--nonsense", "x", "--nonsense")]
    public void A_mistake_is_answered_with_what_there_is(string verb, string option, string value, string known)
    {
        ProgramRun run = LabCommand.Run(verb, option, value);
        Assert.Equal(2, run.ExitCode);
        Assert.Contains(known, run.Errors + run.Output, StringComparison.Ordinal);
        if (value is "Nonsense" or "nonsense")
            Assert.Contains($"'{value}'", run.Errors + run.Output, StringComparison.Ordinal);
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
        using var held = RunLock.TryTake(Repository.Root);
        Assert.SkipWhen(held is null, "A real measurement holds the lock.");
        ProgramRun run = LabCommand.Run(verb, "--results", _folder.Path);
        Assert.Equal(3, run.ExitCode);
        Assert.StartsWith("Another measurement is under way in this checkout", run.Errors, StringComparison.Ordinal);
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
        Assert.Contains($"  {string.Join(' ', ["dotnet run --project Lab -c Release --", .. arguments.SkipLast(1)])} ", run.Output, StringComparison.Ordinal);
        Assert.DoesNotContain("JsonAot.Lab ", run.Output, StringComparison.Ordinal);
    }
}
