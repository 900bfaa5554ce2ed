using Xunit;

namespace JsonAot.Tests.Processes;

/// <summary>How long a child may take, and how much memory; a person may say less.</summary>
public class LimitTests
{
    [Theory]
    [InlineData("1", 1)]
    [InlineData("3600", 3600)]
    [InlineData("0", null)]
    [InlineData("3601", null)]
    [InlineData("-5", null)]
    [InlineData("5 s", null)]
    [InlineData("", null)]
    [InlineData(null, null)]
    public void Seconds_are_whole_and_at_most_an_hour(string? text, int? seconds) => Assert.Equal(seconds, ChildLimit.Parse(text)?.TotalSeconds);

    [Theory]
    [InlineData("5 s")]
    [InlineData("7200")]
    public void A_limit_that_cannot_be_used_ends_the_Lab_before_anybody_waits(string text)
    {
        ProgramRun run = Repository.RunWith([("JSONAOT_CHILD_LIMIT", text)], Repository.Root, Repository.Built("Lab"), "claims", "--help");
        Assert.Equal(2, run.ExitCode);
        Assert.Equal($"JSONAOT_CHILD_LIMIT takes whole seconds from 1 to 3600, and '{text}' is not that. Set another number, or clear it.", run.Errors.Trim());
    }

    [Theory]
    [InlineData("Lab", "claims", "--help")]
    [InlineData("TestHost", "--help")]
    public void Nor_does_a_limit_of_memory_that_cannot_be_used(string program, params string[] arguments)
    {
        ProgramRun run = Repository.RunWith([("JSONAOT_CHILD_MEMORY_MB", "1 GB")], Repository.Root, Repository.Built(program), arguments);
        Assert.Equal(2, run.ExitCode);
        Assert.Equal("JSONAOT_CHILD_MEMORY_MB takes whole megabytes, at least 100, and '1 GB' is not that. Set another number, or clear it.", run.Errors.Trim());
    }

    [Theory]
    [InlineData("100", 100_000_000L)]
    [InlineData("4000", 4_000_000_000L)]
    [InlineData("99", null)]
    [InlineData("2 GB", null)]
    [InlineData(null, null)]
    public void Megabytes_are_whole_and_enough_to_start_with(string? text, long? bytes) => Assert.Equal(bytes, MemoryLimit.Parse(text));

    [Fact]
    public void An_ordinary_process_takes_less_and_one_that_is_gone_takes_nothing()
    {
        Assert.False(MemoryLimit.IsPassedBy(Environment.ProcessId));
        Assert.False(MemoryLimit.IsPassedBy(int.MaxValue));
    }
}
