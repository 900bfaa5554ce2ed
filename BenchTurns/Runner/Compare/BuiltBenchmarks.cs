using System.Text.Json;
using System.Text.Json.Serialization;
using BenchTurns.Journals;

namespace BenchTurns.Compare;

/// <summary>
/// All benchmarks of a project, built and ready to be timed: what lies in a folder beside their programs, so that the folder can be kept
/// and moved. A project of benchmarks writes it, and whoever compares two builds reads both.
/// </summary>
/// <param name="Version">Of the format.</param>
/// <param name="Framework">What the programs are built for, such as net10.0.</param>
/// <param name="Project">The name of the project, for people.</param>
/// <param name="Commit">What it was built from; null where the builder does not know.</param>
/// <param name="Rows">What can be timed; a name occurs once in a mode.</param>
/// <param name="Failures">What cannot, and why.</param>
public sealed record BuiltBenchmarks(
    int Version,
    string Framework,
    string Project,
    string? Commit,
    IReadOnlyList<BuiltRow> Rows,
    IReadOnlyList<BuildFault> Failures)
{
    /// <summary>The format that is written and read.</summary>
    public const int Format = 1;

    /// <summary>The name of the file in its folder.</summary>
    public const string FileName = "turns.json";

    /// <summary>The one task of each program, and the first word that it is told.</summary>
    public const string Task = "call";

    /// <summary>Writes it into a folder. The paths of programs below the folder become relative to it.</summary>
    /// <exception cref="ProcessException">It cannot be written.</exception>
    public void Write(string folder)
    {
        string path = Path.Combine(folder, FileName);
        BuiltBenchmarks moved = this with { Rows = [.. Rows.Select(row => row with { Program = RelativeTo(folder, row.Program) })] };
        try
        {
            WholeFile.Write(path, JsonSerializer.Serialize(moved, ManifestJson.Default.BuiltBenchmarks));
        }
        catch (Exception problem) when (problem is IOException or UnauthorizedAccessException)
        {
            throw new ProcessException($"{path} cannot be written: {Trouble.WithNext(problem.Message)}", problem);
        }
    }

    /// <summary>Reads it from its folder. The paths of programs are full ones then.</summary>
    /// <exception cref="ProcessException">There is none, or it is damaged or of another version.</exception>
    public static BuiltBenchmarks Read(string folder)
    {
        string path = Path.Combine(folder, FileName);
        try
        {
            string text = File.ReadAllText(path);
            if (JsonSerializer.Deserialize(text, ManifestJson.Default.ManifestVersion) is { Version: not Format } other)
                throw new ProcessException($"{path} has format {other.Version}, and this program reads {Format}. Use the version of "
                    + "BenchTurns that built it, or build the benchmarks anew.");
            BuiltBenchmarks read = JsonSerializer.Deserialize(text, ManifestJson.Default.BuiltBenchmarks)
                ?? throw Damaged(path, "it is empty");
            if (read.Rows.CountBy(row => (row.Name, row.Mode)).FirstOrDefault(row => row.Value > 1) is { Value: > 1 } twice)
                throw Damaged(path, $"{twice.Key.Name} is there twice in the mode {twice.Key.Mode}");
            if (read.Rows.FirstOrDefault(row => row.Operations < 1) is { } none)
                throw Damaged(path, $"{none.Name} makes {none.Operations} operations in a call");
            string full = Path.GetFullPath(folder);
            return read with { Rows = [.. read.Rows.Select(row => row with { Program = Path.GetFullPath(row.Program, full) })] };
        }
        catch (JsonException problem)
        {
            throw Damaged(path, problem.Message);
        }
        catch (Exception problem) when (problem is FileNotFoundException or DirectoryNotFoundException)
        {
            throw new ProcessException(
                $"There is no {path}. Name a folder that a project of benchmarks has built with --build-only.", problem);
        }
        catch (Exception problem) when (problem is IOException or UnauthorizedAccessException)
        {
            throw new ProcessException($"{path} cannot be read: {Trouble.WithNext(problem.Message)}", problem);
        }
    }

    private static ProcessException Damaged(string path, string why) =>
        new($"{path} is damaged: {Trouble.WithStop(why)} Build the benchmarks anew.");

    private static string RelativeTo(string folder, string program)
    {
        string relative = Path.GetRelativePath(folder, Path.GetFullPath(program, Path.GetFullPath(folder)));
        return relative.StartsWith("..", StringComparison.Ordinal) || Path.IsPathRooted(relative) ? program : relative.Replace('\\', '/');
    }
}

/// <summary>What is read first, because all else may be different.</summary>
internal sealed record ManifestVersion(int Version);

[JsonSourceGenerationOptions(
    PropertyNamingPolicy = JsonKnownNamingPolicy.CamelCase, WriteIndented = true, RespectNullableAnnotations = true,
    RespectRequiredConstructorParameters = true)]
[JsonSerializable(typeof(BuiltBenchmarks))]
[JsonSerializable(typeof(ManifestVersion))]
internal sealed partial class ManifestJson : JsonSerializerContext;
