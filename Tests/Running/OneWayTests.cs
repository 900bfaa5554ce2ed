using System.Text.RegularExpressions;

namespace JsonAot.Tests.Running;

/// <summary>A process that is started by other means has no time limit, no name for its crash, and stays behind after Ctrl-C.</summary>
public class OneWayTests
{
    // The tool has nothing of the suite compiled in: it builds the suite, and gives the terminal to it.
    // The desktop opens a person's own program, which nobody waits for.
    private static readonly string[] Exceptions = ["BenchTurns/Runner/", "Lab/Running/", "Lab/DotnetTool/", "Lab/Report/Desktop.cs"];

    // Tests are theirs wherever they stand.
    private static readonly string[] NotOurs = ["artifacts", "bin", "obj", "Tests"];

    [Fact]
    public void Processes_are_started_in_few_rooms_only()
    {
        string[] starting =
        [
            .. Directory.EnumerateDirectories(Repository.Root).SelectMany(SourcesIn)
                .Where(file => File.ReadAllText(file) is var text
                    && (text.Contains("ProcessStartInfo", StringComparison.Ordinal)
                        || text.Contains("posix_spawn\"", StringComparison.Ordinal)))
                .Select(Relative)
                .Where(file => !Exceptions.Any(room => file.StartsWith(room, StringComparison.Ordinal))),
        ];
        Assert.Empty(starting);
    }

    /// <summary>A limit by the clock accuses what has answered while this program was suspended.</summary>
    [Fact]
    public void Time_is_limited_in_one_place_only()
    {
        // Two end what somebody has asked to end (the tool has nothing of the suite compiled in), and one looks for another program's end.
        string[] counting = ["Watch.cs", "Interrupt.cs", "Starter.cs", "Child.cs"];
        var limit = new Regex(
            @"CancelAfter|Task\.Delay|new Timer\(|WaitAsync\(|Wait(ForExit)?\(\w*(Limit|Time|[0-9])|CancellationTokenSource\([^)]");
        Assert.Empty(
            Directory.EnumerateDirectories(Repository.Root).SelectMany(SourcesIn)
                .Where(file => !counting.Contains(Path.GetFileName(file)))
                .Where(file => Relative(file).Split('/')[0] is "BenchTurns" or "Lab" or "Shared" or "BenchmarkJson" or "BenchmarkJsonAot")
                .SelectMany(file => File.ReadLines(file)
                    .Where(line => limit.IsMatch(line)).Select(line => $"{Path.GetFileName(file)}: {line.Trim()}")));
    }

    private static IEnumerable<string> SourcesIn(string folder) => NotOurs.Contains(Path.GetFileName(folder)) ? []
        : Directory.EnumerateFiles(folder, "*.cs").Concat(Directory.EnumerateDirectories(folder).SelectMany(SourcesIn));

    private static string Relative(string file) => Path.GetRelativePath(Repository.Root, file).Replace('\\', '/');
}
