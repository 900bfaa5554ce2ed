using BenchTurns.Compare;
using BenchTurns.Running;

namespace BenchTurns;

/// <summary>Builds without measuring: the programs and their list in a folder that can be kept, moved and compared.</summary>
internal sealed class BuiltPrograms(string folder)
{
    private readonly List<BuiltRow> _rows = [];

    /// <summary>BenchmarkDotNet deletes what it has built when it ends.</summary>
    internal void Keep(IReadOnlyList<BuiltBenchmark> built)
    {
        var kept = new Dictionary<string, string>();
        foreach (BuiltBenchmark row in built)
        {
            string program = row.Build.ArtifactsPaths.ExecutablePath;
            if (!kept.TryGetValue(program, out string? name))
            {
                name = $"{row.Case.Job.Id}-{kept.Count + 1}";
                Copy(Path.GetDirectoryName(program)!, Path.Combine(folder, name));
                kept[program] = name;
            }

            _rows.Add(new BuiltRow(
                BenchmarkNames.WithoutMode(row.Case), row.Case.Job.Id, row.Subject, row.Case.Descriptor.Baseline,
                row.Case.Descriptor.OperationsPerInvoke, $"{name}/{Path.GetFileName(program)}", row.Arguments, row.Variables));
        }
    }

    /// <returns>An exit code.</returns>
    internal int WriteList(string project, string framework, SwitcherOutcome outcome)
    {
        BuildFault[] faults =
        [
            .. outcome.Failed.Select(one => new BuildFault(BenchmarkNames.WithoutMode(one.Benchmark), one.Benchmark.Job.Id, one.Reason)),
        ];
        string name = Path.GetFileNameWithoutExtension(project);
        new BuiltBenchmarks(BuiltBenchmarks.Format, framework, name, Commit: null, [.. _rows], faults).Write(folder);
        Console.WriteLine($"{_rows.Count} built, {faults.Length} failed: {folder}");
        return _rows.Count > 0 ? ExitCodes.Success : ExitCodes.Differs;
    }

    private static void Copy(string from, string to)
    {
        Directory.CreateDirectory(to);
        foreach (string file in Directory.EnumerateFiles(from))
            File.Copy(file, Path.Combine(to, Path.GetFileName(file)), overwrite: true);
        foreach (string inner in Directory.EnumerateDirectories(from))
            Copy(inner, Path.Combine(to, Path.GetFileName(inner)));
    }
}
