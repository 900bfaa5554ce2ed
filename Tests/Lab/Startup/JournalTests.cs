using JsonAot.Lab.Measures.Startup;
using JsonAot.Lab.Programs;

namespace JsonAot.Tests.Lab.Startup;

/// <summary>What is measured survives whatever ends the run.</summary>
public sealed class JournalTests : TestsInFolder
{
    private string Path => _folder["unfinished.jsonl"];

    private Journal<Round<StartupSample>> Open(string key = "a", int seed = 1) => new(Path, key, seed, StartupRoundJson.Default.RoundStartupSample);

    private static Round<StartupSample> Round(int number) => new(
        number,
        new Dictionary<string, StartupSample> { ["jit|A|P"] = new() { ToMain = number, Done = 2 * number, FirstWrite = 7 } },
        new Dictionary<string, string> { ["jit|B|P"] = "its process ended by SIGSEGV" });

    [Fact]
    public void Another_run_goes_on_with_what_is_there_and_with_its_seed()
    {
        using (Journal<Round<StartupSample>> first = Open(seed: 5))
        {
            first.Add(Round(1));
            first.Add(Round(2));
        }

        using Journal<Round<StartupSample>> second = Open(seed: 9);
        Assert.Equal(5, second.Seed);
        Assert.Equal([1, 2], second.Entries.Select(round => round.Number));
        Assert.Equal(Round(2).Samples["jit|A|P"], second.Entries[1].Samples["jit|A|P"]);
        Assert.Equal(Round(2).Failures, second.Entries[1].Failures);
    }

    [Fact]
    public void Other_programs_begin_anew()
    {
        using (Journal<Round<StartupSample>> first = Open("a"))
            first.Add(Round(1));
        using Journal<Round<StartupSample>> other = Open("b", seed: 3);
        Assert.Empty(other.Entries);
        Assert.Equal(3, other.Seed);
    }

    [Fact]
    public void Cut_at_any_byte_it_keeps_every_whole_round_and_goes_on()
    {
        using (Journal<Round<StartupSample>> first = Open())
        {
            first.Add(Round(1));
            first.Add(Round(2));
        }

        byte[] whole = File.ReadAllBytes(Path);
        int[] ends = [.. Enumerable.Range(0, whole.Length).Where(i => whole[i] == '\n')];
        Assert.Equal(3, ends.Length);
        for (int length = 0; length <= whole.Length; length++)
        {
            File.WriteAllBytes(Path, whole[..length]);
            using (Journal<Round<StartupSample>> cut = Open())
            {
                // The end of its line is all that may be missing.
                int rounds = length < ends[0] ? 0 : ends[1..].Count(end => end <= length);
                Assert.Equal(rounds, cut.Entries.Count);
                cut.Add(Round(9));
            }

            using Journal<Round<StartupSample>> again = Open();
            Assert.Equal(9, again.Entries[^1].Number);
        }
    }

    [Fact]
    public void A_place_that_cannot_be_written_is_named()
    {
        File.WriteAllText(_folder["blocked"], "a file where a folder should be");
        string path = _folder["blocked", "unfinished.jsonl"];
        ProcessException problem = Assert.Throws<ProcessException>(() => new Journal<Round<StartupSample>>(path, "a", 1, StartupRoundJson.Default.RoundStartupSample));
        Assert.Contains(path, problem.Message, StringComparison.Ordinal);
    }
}
