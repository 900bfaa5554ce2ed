using BenchTurns.Turns;

namespace BenchTurns.Compare;

/// <summary>One of the two builds that are compared.</summary>
/// <param name="Title">How a person calls it, such as a commit.</param>
/// <param name="Folder">Of the programs.</param>
public sealed record BuiltSide(string Title, string Folder, BuiltBenchmarks Built)
{
    /// <summary>Reads what a folder holds.</summary>
    public static BuiltSide Read(string title, string folder) => new(title, folder, BuiltBenchmarks.Read(folder));

    /// <summary>How the process of a benchmark is started.</summary>
    internal Entrant EntrantOf(BuiltRow row, string name) => new(
        name, new ChildProcess(Path.Combine(Folder, row.Program)) { Environment = row.Environment }, [])
    {
        ArgumentsBehind = row.Arguments,
    };

    /// <summary>What tells this build from another, for a run that goes on.</summary>
    internal IEnumerable<string> Stamp() =>
        from row in Built.Rows
        let program = new FileInfo(Path.Combine(Folder, row.Program))
        select $"{row.Mode} {row.Name} {program.FullName} {(program.Exists ? program.LastWriteTimeUtc : default):O}";
}
