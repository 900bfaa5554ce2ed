using JsonAot.Processes.Children;

namespace JsonAot.SelfRun;

/// <summary>This very program once more, in a role that its first argument names. A limit of time and one of memory end it.</summary>
internal static class OwnProcess
{
    internal static ChildRun Run(TimeSpan limit, params string[] arguments)
    {
        string self = Environment.ProcessPath!;
        // "dotnet BenchmarkJsonAot.dll": the process is the host, the program its first argument.
        string[] program = Path.GetFileNameWithoutExtension(self) == "dotnet" ? [Environment.GetCommandLineArgs()[0]] : [];
        return new ChildProcess(self) { IsTimed = true }.Run([.. program, "selfrun", .. arguments], ChildLimit.Of(limit));
    }
}
