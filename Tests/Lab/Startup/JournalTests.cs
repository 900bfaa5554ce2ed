using JsonAot.Lab.Measures.Startup;
using JsonAot.Lab.Programs;

namespace JsonAot.Tests.Lab.Startup;

/// <summary>A round of starts is in the journal what it was. (What ends a run, the journal's own tests know.)</summary>
public sealed class JournalTests : TestsInFolder
{
    [Fact]
    public void A_run_that_goes_on_has_the_samples_and_failures_of_its_rounds()
    {
        var round = new Round<StartupSample>(
            2,
            new Dictionary<string, StartupSample> { ["jit|A|P"] = new() { ToMain = 2, Done = 4, FirstWrite = 7 } },
            new Dictionary<string, string> { ["jit|B|P"] = "its process ended by SIGSEGV" });
        using (Journal<Round<StartupSample>> first = Open())
            first.Add(round);
        using Journal<Round<StartupSample>> second = Open();
        Round<StartupSample> read = Assert.Single(second.Entries);
        Assert.Equal((2, round.Samples["jit|A|P"]), (read.Number, read.Samples["jit|A|P"]));
        Assert.Equal(round.Failures, read.Failures);
    }

    private Journal<Round<StartupSample>> Open() => new(_folder["unfinished.jsonl"], "a", 1, StartupRoundJson.Default.RoundStartupSample);
}
