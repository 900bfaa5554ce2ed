namespace JsonAot.Tests.Running;

/// <summary>How long a child may take; a person may say less.</summary>
public class LimitTests
{
    /// <summary>TroubleTests knows it of the Lab's verbs.</summary>
    [Fact]
    public void A_limit_that_cannot_be_used_ends_a_program_before_anybody_waits()
    {
        ProgramRun run = Repository.RunWith([("BENCHTURNS_CHILD_LIMIT", "5 s")], Repository.Root, Repository.Built("TestHost"), "--help");
        Assert.Equal(2, run.ExitCode);
        Assert.StartsWith("BENCHTURNS_CHILD_LIMIT takes seconds from 1 to 3600", run.Errors.Trim(), StringComparison.Ordinal);
        Assert.EndsWith("'5 s' is not that.", run.Errors.Trim(), StringComparison.Ordinal);
    }
}
