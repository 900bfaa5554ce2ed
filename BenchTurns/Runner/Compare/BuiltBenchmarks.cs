using System.Text.Json;
using System.Text.Json.Serialization;

namespace BenchTurns.Compare;

/// <summary>The programs of one build, which a folder holds: what a comparison measures.</summary>
/// <param name="Version">Of the file; a later one is not read.</param>
/// <param name="Framework">What it was built for.</param>
/// <param name="Project">The name of the benchmark project.</param>
public sealed record BuiltBenchmarks(
    int Version, string Framework, string Project, IReadOnlyList<BuiltRow> Rows, IReadOnlyList<BuildFault> Failures)
{
    /// <summary>The only version that there is.</summary>
    public const int Newest = 1;

    /// <summary>How the file is called.</summary>
    public const string FileName = "turns.json";

    /// <summary>Writes the list into the folder of its programs.</summary>
    public void Write(string folder)
    {
        Directory.CreateDirectory(folder);
        File.WriteAllText(Path.Combine(folder, FileName), JsonSerializer.Serialize(this, BuiltJson.Default.BuiltBenchmarks));
    }

    /// <summary>Reads the list of a folder.</summary>
    /// <exception cref="ProcessException">There is none, or it cannot be read; the message names the file and what to do.</exception>
    public static BuiltBenchmarks Read(string folder)
    {
        string path = Path.Combine(folder, FileName);
        try
        {
            BuiltBenchmarks read = JsonSerializer.Deserialize(File.ReadAllText(path), BuiltJson.Default.BuiltBenchmarks)!;
            return read.Version == Newest ? read
                : throw new ProcessException($"{path} is of version {read.Version}, and this tool reads version {Newest}. Update the older of the two.");
        }
        catch (Exception problem) when (problem is IOException or UnauthorizedAccessException or JsonException or NullReferenceException)
        {
            throw new ProcessException($"{path} cannot be read: {problem.Message} Build the programs once more.", problem);
        }
    }
}

/// <summary>A benchmark that is built.</summary>
/// <param name="Name">What it has in common with itself in another build.</param>
/// <param name="Group">What it would be compared with in its own build.</param>
/// <param name="Operations">How many a call makes.</param>
/// <param name="Program">Below the folder of the list.</param>
/// <param name="Arguments">What the program is told behind the task.</param>
/// <param name="Environment">Variables that it is started with.</param>
public sealed record BuiltRow(
    string Name, string Mode, string Group, bool IsBaseline, int Operations, string Program, IReadOnlyList<string> Arguments,
    IReadOnlyDictionary<string, string> Environment);

/// <summary>A benchmark that is not built, and why.</summary>
public sealed record BuildFault(string Name, string Mode, string Reason);

[JsonSourceGenerationOptions(PropertyNamingPolicy = JsonKnownNamingPolicy.CamelCase, WriteIndented = true, RespectRequiredConstructorParameters = true,
    RespectNullableAnnotations = true)]
[JsonSerializable(typeof(BuiltBenchmarks))]
internal sealed partial class BuiltJson : JsonSerializerContext;
