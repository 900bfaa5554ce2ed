using BenchTurns.Compare;
using BenchTurns.Running;

namespace BenchTurns;

/// <summary>Builds without measuring: the programs and their list in a folder that can be kept, moved and compared.</summary>
/// <param name="folder">Gets the programs, each in a folder of its own, and the list.</param>
public sealed class BuiltPrograms(string folder)
{
    private readonly List<BuiltRow> _rows = [];

    /// <summary>Copies what BenchmarkDotNet has built, and deletes when it ends.</summary>
    public void Keep(IReadOnlyList<BuiltBenchmark> built)
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

    /// <summary>Writes the list of the programs.</summary>
    /// <param name="project">What they were built of.</param>
    /// <param name="framework">What they were built for.</param>
    /// <param name="failed">Benchmarks that could not be built, each with its reason.</param>
    /// <returns>An exit code.</returns>
    public int WriteList(string project, string framework, IEnumerable<(BenchmarkCase Benchmark, string Reason)> failed)
    {
        BuildFault[] faults =
            [.. failed.Select(one => new BuildFault(BenchmarkNames.WithoutMode(one.Benchmark), one.Benchmark.Job.Id, one.Reason))];
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
