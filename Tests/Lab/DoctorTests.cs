using System.Text.RegularExpressions;

namespace JsonAot.Tests.Lab;

/// <summary>Asks, as a person does, what a machine can measure.</summary>
[Collection("Measuring")]
public sealed class DoctorTests
{
    [Fact]
    public void It_says_what_this_machine_is_and_its_exit_code_is_its_last_sentence()
    {
        ProgramRun run = Repository.RunWith([], Repository.Root, Repository.Built("Lab"), "doctor");
        Assert.Matches($@"Measured by default  +{Regex.Escape(Repository.Framework)}, libraries: \S", run.Output);
        Assert.Matches(@"New page of memory  +[0-9.]+ (ns|µs)", run.Output);
        Assert.Contains(Machine.Current.Processor, run.Output, StringComparison.Ordinal);
        string last = run.Output.TrimEnd().Split('\n')[^1];
        bool lacks = run.Output.Split('\n').Any(line => line.Contains("  NO  ", StringComparison.Ordinal));
        Assert.Equal(
            (lacks ? 1 : 0, lacks ? "Commands without options need " : "Every command works here with its defaults."),
            (run.ExitCode, last.StartsWith("Commands", StringComparison.Ordinal) ? last[..30] : last));
    }
}
