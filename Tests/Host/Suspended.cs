using BenchTurns.Children;
using JsonAot.Lab.Running.Launching;

namespace JsonAot.TestHost;

/// <summary>
/// A parent that somebody suspends while it waits for children, in each way in which the suite waits for one. They answer when they are
/// told to, by a file.
/// </summary>
internal static class Suspended
{
    private const string Begun = """: > "$1/begun-$0"; until [ -e "$1/go" ]; do sleep 0.05; done""";
    private const string Done = """: > "$1/done-$0" """;

    internal static int Run(string folder, string seconds)
    {
        var limit = TimeSpan.FromSeconds(int.Parse(seconds));
        var shell = new ChildProcess("/bin/sh");
        Task<string>[] answers =
        [
            Task.Run(() => shell.Run(Script("read", "echo answered"), limit) is var run ? $"{run.Output.Trim()}, {run.Describe()}" : ""),
            Task.Run(() =>
            {
                using var child = new LiveChild(shell, Script("talk", "echo answered"));
                return child.ReadLine(limit) is { } line ? $"{line}, {child.End().Describe()}" : child.End().Describe();
            }),
            Task.Run(() =>
            {
                using var launcher = new Launcher("/bin/sh", Script("launch", "printf MJSONAOT1; head -c 16 /dev/zero"), limit);
                Launch launch = launcher.Run();
                return launch.Failure ?? (launch.Missed > TimeSpan.Zero ? "answered, exited" : "timed as if nothing had been");
            }),
        ];
        foreach (Task<string> answer in answers)
            Console.WriteLine(answer.Result);
        return 0;

        string[] Script(string name, string answer) => ["-c", $"{Begun}; {answer}; {Done}", name, folder];
    }
}
