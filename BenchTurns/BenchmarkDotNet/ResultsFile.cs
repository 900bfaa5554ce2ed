using System.Text.Json;
using System.Text.Json.Serialization;
using BenchTurns.Journals;
using BenchTurns.Running;

namespace BenchTurns;

/// <summary>All that a run has measured, with the figures of every generation.</summary>
internal static class ResultsFile
{
    internal static void Write(
        string path, string framework, int? seed, IReadOnlyList<(BenchmarkCase Benchmark, TurnResult Result)> rows,
        IReadOnlyList<(BenchmarkCase Benchmark, string Reason)> failed)
    {
        var results = new SwitcherResults(
            framework, DateTimeOffset.UtcNow, Environment.ProcessorCount, seed,
            [
                .. rows.Select(row => new SwitcherRow(BenchmarkNames.WithoutMode(row.Benchmark), row.Benchmark.Job.Id, row.Result)),
                .. failed.Select(row => new SwitcherRow(BenchmarkNames.WithoutMode(row.Benchmark), row.Benchmark.Job.Id, null)
                {
                    Reason = row.Reason,
                }),
            ]);
        try
        {
            WholeFile.Write(path, JsonSerializer.Serialize(results, ResultsFileJson.Default.SwitcherResults));
        }
        catch (Exception problem) when (problem is IOException or UnauthorizedAccessException)
        {
            throw new ProcessException($"The results cannot be written to {path}: {problem.Message} Make room, or name another file with "
                + "--results, and run this again: it goes on with what is measured.", problem);
        }
    }
}

internal sealed record SwitcherResults(
    string Framework, DateTimeOffset TakenAt, int Processors, int? Seed, IReadOnlyList<SwitcherRow> Rows);

internal sealed record SwitcherRow(string Name, string Mode, TurnResult? Result)
{
    public string? Reason { get; init; }
}

[JsonSourceGenerationOptions(
    PropertyNamingPolicy = JsonKnownNamingPolicy.CamelCase, WriteIndented = true,
    DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingNull)]
[JsonSerializable(typeof(SwitcherResults))]
internal sealed partial class ResultsFileJson : JsonSerializerContext;
