namespace BenchTurns.Compare;

/// <summary>One of the two builds that are compared.</summary>
/// <param name="Title">How a person calls it, such as a commit.</param>
/// <param name="Folder">Of the programs.</param>
public sealed record BuiltSide(string Title, string Folder, BuiltBenchmarks Built)
{
    /// <summary>Reads what a folder holds.</summary>
    public static BuiltSide Read(string title, string folder) => new(title, folder, BuiltBenchmarks.Read(folder));

    /// <summary>What tells this build from another, for a run that goes on.</summary>
    internal IEnumerable<string> Stamp() =>
        from row in Built.Rows
        let program = new FileInfo(row.Program)
        select $"{row.Mode} {row.Name} {program.FullName} {(program.Exists ? program.LastWriteTimeUtc : default):O}";
}
