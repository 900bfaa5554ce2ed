using Xunit;

namespace JsonAot.Tests.Lab;

/// <summary>How verbs that start processes answer a mistake: before anything is published.</summary>
[Collection("Measuring")]
public class ProcessVerbsTests
{
    [Theory]
    [InlineData("size", "--contender", "Nonsense", "Newtonsoft.Json")]
    [InlineData("size", "--payload", "Nonsense", "CalibrationPoints")]
    [InlineData("size", "--modes", "nonsense", "aot-speed")]
    [InlineData("memory", "--times", "0", "1 or more")]
    [InlineData("memory", "--payload", "Nonsense", "Enterprise")]
    [InlineData("verdicts", "--contender", "Nonsense", "Newtonsoft.Json")]
    [InlineData("verdicts", "--nonsense", "x", "--nonsense")]
    [InlineData("verdicts", "--modes", "r2r", "aot, aot-rooted")]
    [InlineData("startup", "--calls", "0", "from 1 to 1000000000")]
    public void A_mistake_is_answered_with_what_there_is(string verb, string option, string value, string known)
    {
        ProgramRun run = LabCommand.Run(verb, option, value);
        Assert.Equal(2, run.ExitCode);
        Assert.Contains(known, run.Errors + run.Output, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("size")]
    [InlineData("memory")]
    [InlineData("verdicts")]
    public void A_results_folder_that_cannot_be_written_is_found_out_first(string verb)
    {
        // A file where the folder should be: that stops the administrator too.
        string file = Path.GetTempFileName();
        try
        {
            ProgramRun run = LabCommand.Run(verb, "--results", file);
            Assert.Equal(3, run.ExitCode);
            Assert.Contains(file, run.Errors, StringComparison.Ordinal);
        }
        finally
        {
            File.Delete(file);
        }
    }
}
