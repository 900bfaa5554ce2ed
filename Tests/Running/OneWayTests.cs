namespace JsonAot.Tests.Running;

/// <summary>Whoever starts a process by other means has no time limit, no name for its crash, and leaves it behind after Ctrl-C.</summary>
public class OneWayTests
{
    // The tool has nothing of the suite compiled in: it builds the suite, and gives the terminal to it.
    private static readonly string[] Exceptions = ["Running", "DotnetTool"];

    // Tests are theirs wherever they stand.
    private static readonly string[] NotOurs = ["artifacts", "bin", "obj", "Tests"];

    [Fact]
    public void Processes_are_started_in_one_project_only()
    {
        string[] starting =
        [
            .. Directory.EnumerateDirectories(Repository.Root)
                .SelectMany(SourcesIn)
                .Where(file => File.ReadAllText(file) is var text
                    && (text.Contains("ProcessStartInfo", StringComparison.Ordinal) || text.Contains("posix_spawn\"", StringComparison.Ordinal)))
                .Select(file => Path.GetRelativePath(Repository.Root, file)),
        ];
        Assert.Empty(starting);
    }

    private static IEnumerable<string> SourcesIn(string folder) => NotOurs.Concat(Exceptions).Contains(Path.GetFileName(folder)) ? [] : Directory.EnumerateFiles(folder, "*.cs")
        .Concat(Directory.EnumerateDirectories(folder).SelectMany(SourcesIn));
}
