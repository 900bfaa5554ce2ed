using BenchTurns.Building;

namespace BenchTurns.Tests;

/// <summary>A file that every build of a program imports.</summary>
public sealed class ChildFilesTests : TestsInFolder
{
    [Fact]
    public void It_is_written_anew_only_when_it_says_something_else()
    {
        string path = In("folder", "Child.targets");
        var before = new DateTime(2020, 1, 2, 3, 4, 5, DateTimeKind.Utc);
        ChildFiles.Keep(path, "<Project />");
        File.SetLastWriteTimeUtc(path, before);
        ChildFiles.Keep(path, "<Project />");
        Assert.Equal(before, File.GetLastWriteTimeUtc(path));
        ChildFiles.Keep(path, "<Project></Project>");
        Assert.NotEqual(before, File.GetLastWriteTimeUtc(path));
        Assert.Equal("<Project></Project>", File.ReadAllText(path));
    }
}
