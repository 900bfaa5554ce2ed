using BenchTurns.Children;
using BenchTurns.Publishing;
using BenchTurns.Stopping;

namespace BenchTurns.TimedProgram;

/// <summary>What this program is beside a process that is timed: a program that waits for others.</summary>
internal static class Roles
{
    private const string Begun = """: > "$1/begun-$0"; until [ -e "$1/go" ]; do sleep 0.05; done""";
    private const string Done = """: > "$1/done-$0" """;

    /// <returns>Null where the words are none of a role.</returns>
    internal static Func<int>? Of(string[] words) => words switch
    {
        ["waiting", var lockFolder] => () => Trouble.Guard(words, Console.Error, () => Wait(lockFolder)),
        ["suspended", var folder, var seconds] => () => Suspended(folder, TimeSpan.FromSeconds(int.Parse(seconds))),
        ["linker"] => Linker,
        _ => null,
    };

    /// <summary>A program that holds the lock until it is stopped.</summary>
    private static int Wait(string lockFolder)
    {
        Interrupt.Listen();
        using RunLock held = RunLock.Take(lockFolder);
        Console.WriteLine("waiting");
        Interrupt.Token.WaitHandle.WaitOne();
        return ExitCodes.Success;
    }

    /// <summary>A parent that somebody suspends while it waits for children. They answer when they are told to, by a file.</summary>
    private static int Suspended(string folder, TimeSpan limit)
    {
        var shell = new ChildProcess("/bin/sh");
        Task<string>[] answers =
        [
            Task.Run(() => shell.Run(Script("read"), limit) is var run ? $"{run.Output.Trim()}, {run.Describe()}" : ""),
            Task.Run(() =>
            {
                using var child = new LiveChild(shell, Script("talk"));
                return child.ReadLine(limit) is { } line ? $"{line}, {child.End().Describe()}" : child.End().Describe();
            }),
        ];
        foreach (Task<string> answer in answers)
            Console.WriteLine(answer.Result);
        return ExitCodes.Success;

        string[] Script(string name) => ["-c", $"{Begun}; echo answered; {Done}", name, folder];
    }

    private static int Linker()
    {
        Console.WriteLine(NativeLinker.Lacking() ?? "nothing");
        return ExitCodes.Success;
    }
}
