using Xunit;

namespace JsonAot.Tests.Processes;

/// <summary>Whoever starts a process by other means has no time limit, no name for its crash, and leaves it behind after Ctrl-C.</summary>
public class OneWayTests
{
    // The tool has nothing of the suite compiled in: it builds the suite, and gives the terminal to it.
    private static readonly string[] Exceptions = ["Processes", "Tool"];

    // Tests are theirs wherever they stand.
    private static readonly string[] NotOurs = ["artifacts", "bin", "obj", "Tests"];

    [Fact]
    public void Processes_are_started_in_one_project_only()
    {
        string[] starting =
        [
            .. Directory.EnumerateDirectories(Repository.Root)
                .Where(folder => !Exceptions.Concat(NotOurs).Contains(Path.GetFileName(folder)))
                .SelectMany(SourcesIn)
                .Where(file => File.ReadAllText(file) is var text
                    && (text.Contains("ProcessStartInfo", StringComparison.Ordinal) || text.Contains("posix_spawn\"", StringComparison.Ordinal)))
                .Select(file => Path.GetRelativePath(Repository.Root, file)),
        ];
        Assert.Empty(starting);
    }

    private static IEnumerable<string> SourcesIn(string folder) => Directory.EnumerateFiles(folder, "*.cs")
        .Concat(Directory.EnumerateDirectories(folder).Where(below => !NotOurs.Contains(Path.GetFileName(below))).SelectMany(SourcesIn));
}
