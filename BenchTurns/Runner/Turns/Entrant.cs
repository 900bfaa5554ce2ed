using BenchTurns.Children;
using BenchTurns.Timed;

namespace BenchTurns.Turns;

/// <summary>Who takes part in a group, and how its process is started.</summary>
public sealed record Entrant(string Name, ChildProcess Program, IReadOnlyList<string> Arguments)
{
    /// <summary>
    /// What the program is started with. The JIT counts calls at once: it compiles the same code in the end, only sooner. And the runtime
    /// waits for no debugger: such a process is killed after its turns, and would leave the debugger's pipes behind. The collector is the
    /// program's own.
    /// </summary>
    public static IReadOnlyDictionary<string, string> Variables { get; } = new Dictionary<string, string>
    {
        [WarmUp.CountingDelay] = "0",
        ["DOTNET_DbgEnableMiniDump"] = "0",
        ["DOTNET_EnableDiagnostics"] = "0",
    };

    /// <summary>Words behind the names of the tasks.</summary>
    public IReadOnlyList<string> ArgumentsBehind { get; init; } = [];

    /// <summary>Whether it is the reference in a second process.</summary>
    public bool IsTwin { get; init; }

    /// <summary>Makes one of a program that wants more to be told than its tasks.</summary>
    /// <param name="environment">Variables that its process has besides those of all.</param>
    /// <param name="argumentsBehind">Words behind the names of the tasks.</param>
    public static Entrant Of(
        string name, string program, IEnumerable<KeyValuePair<string, string>> environment, IReadOnlyList<string> argumentsBehind)
    {
        var all = new Dictionary<string, string>(Variables);
        foreach ((string variable, string value) in environment)
            all[variable] = value;
        // A benchmark may read a file that its project copies beside the program, and looks for it here, as BenchmarkDotNet's processes do.
        var process = new ChildProcess(program) { Environment = all, Folder = Path.GetDirectoryName(Path.GetFullPath(program)) };
        return new Entrant(name, process, []) { ArgumentsBehind = argumentsBehind };
    }

    /// <summary>The same in a second process: the run's check of itself.</summary>
    public Entrant Twin => this with { IsTwin = true };
}
