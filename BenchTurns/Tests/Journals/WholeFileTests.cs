using BenchTurns.Journals;

namespace BenchTurns.Tests;

/// <summary>A file that is written whole, and hashes by which runs find their own.</summary>
public sealed class WholeFileTests : TestsInFolder
{
    [Fact]
    public void What_fails_on_its_way_leaves_what_was_there_and_nothing_besides()
    {
        string path = In("folder", "file");
        WholeFile.Write(path, "before");
        Assert.Throws<IOException>(() => WholeFile.Write(path, file =>
        {
            file.WriteByte(0);
            throw new IOException("no room");
        }));
        Assert.Equal([path], Directory.EnumerateFiles(In("folder")));
        Assert.Equal("before", File.ReadAllText(path));
        WholeFile.Write(path, "after");
        Assert.Equal("after", File.ReadAllText(path));
    }

    [Fact]
    public void Text_that_moves_from_one_part_to_the_next_is_another_fingerprint()
    {
        Assert.Equal(Fingerprint.OfTexts(["ab", "c"]), Fingerprint.OfTexts(["ab", "c"]));
        Assert.Distinct(
        [
            Fingerprint.OfTexts(["ab", "c"]), Fingerprint.OfTexts(["a", "bc"]), Fingerprint.OfTexts(["abc"]),
            Fingerprint.OfTexts(["c", "ab"]),
        ]);
        Assert.Equal(Path.Combine("f", "unfinished-0123456789ab.jsonl"), UnfinishedRun.PathIn("f", "0123456789abcdef"));
    }
}
