using BenchTurns.Journals;

namespace BenchTurns.Tests;

/// <summary>What is measured survives whatever ends the run.</summary>
public sealed class JournalTests : TestsInFolder
{
    private string File => In("unfinished.jsonl");

    private Journal<Generation> Open(string key = "a", int seed = 1) => new(File, key, seed, Generation.Json);

    private static Generation Lived(int number)
    {
        var figure = new TurnFigure("One", IsTwin: false, "call") { CpuNs = number, Note = "its \"note\"\n" };
        return new Generation("A", number, [figure]) { Taken = TimeSpan.FromSeconds(7) };
    }

    [Fact]
    public void Another_run_goes_on_with_what_is_there_and_with_its_seed()
    {
        using (Journal<Generation> first = Open(seed: 5))
        {
            first.Add(Lived(1));
            first.Add(Lived(2));
        }

        using Journal<Generation> second = Open(seed: 9);
        Assert.Equal(5, second.Seed);
        Assert.Equal([1, 2], second.Entries.Select(one => one.Number));
        Generation last = second.Entries[1];
        Assert.Equal((2, "its \"note\"\n", TimeSpan.FromSeconds(7)), (last.Figures[0].CpuNs, last.Figures[0].Note, last.Taken));
    }

    [Fact]
    public void A_run_of_something_else_begins_anew()
    {
        using (Journal<Generation> first = Open("a"))
            first.Add(Lived(1));
        using Journal<Generation> other = Open("b", seed: 3);
        Assert.Empty(other.Entries);
        Assert.Equal(3, other.Seed);
    }

    [Fact]
    public void Cut_at_any_byte_it_keeps_every_whole_entry_and_goes_on()
    {
        using (Journal<Generation> first = Open())
        {
            first.Add(Lived(1));
            first.Add(Lived(2));
        }

        byte[] whole = System.IO.File.ReadAllBytes(File);
        int[] ends = [.. Enumerable.Range(0, whole.Length).Where(i => whole[i] == '\n')];
        Assert.Equal(3, ends.Length);
        for (int length = 0; length <= whole.Length; length++)
        {
            System.IO.File.WriteAllBytes(File, whole[..length]);
            using (Journal<Generation> cut = Open())
            {
                // The end of its line is all that may be missing.
                Assert.Equal(length < ends[0] ? 0 : ends[1..].Count(end => end <= length), cut.Entries.Count);
                cut.Add(Lived(9));
            }

            using Journal<Generation> again = Open();
            Assert.Equal(9, again.Entries[^1].Number);
        }
    }

    [Fact]
    public void A_run_that_is_whole_leaves_none()
    {
        using Journal<Generation> journal = Open();
        journal.Add(Lived(1));
        journal.Remove();
        Assert.False(System.IO.File.Exists(File));
    }

    [Fact]
    public void A_place_that_cannot_be_written_is_named()
    {
        System.IO.File.WriteAllText(In("blocked"), "a file where a folder should be");
        string path = In("blocked", "unfinished.jsonl");
        var problem = Assert.Throws<ProcessException>(() => new Journal<Generation>(path, "a", 1, Generation.Json));
        Assert.StartsWith($"What is measured cannot be kept in {path}: ", problem.Message, StringComparison.Ordinal);
        Assert.Contains(" and run this again", problem.Message, StringComparison.Ordinal);
    }
}
