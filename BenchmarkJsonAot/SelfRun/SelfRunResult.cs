using System.Globalization;
using System.Text.Json.Serialization;
using BenchTurns.Statistics;
using BenchTurns.Words;
using JsonAot.Lab.Results;

namespace JsonAot.SelfRun;

/// <summary>Everything that one self-run found, as the table prints it and as --json writes it.</summary>
/// <param name="Compilation">"native" or "jit".</param>
/// <param name="Twins">What the run found out about itself by the reference and its twin.</param>
internal sealed record SelfRunResult(
    Machine Machine,
    string Runtime,
    string Compilation,
    string Payload,
    int DocumentBytes,
    string Lane,
    DateTimeOffset TakenAt,
    int Launches,
    Estimate SpawnToMainNs,
    string Twins,
    IReadOnlyList<SelfRunRow> Rows,
    IReadOnlyList<SelfRunAbsence> Unavailable);

/// <param name="FirstCallNs">In the utf8 lane, whichever is timed: the middle of the launches, and the middle 95 % around it.</param>
/// <param name="SteadyNs">Processor time of a warm call.</param>
/// <param name="Speed">How many times as fast as the reference.</param>
internal sealed record SelfRunRow(
    string Contender,
    string Direction,
    bool Adapted,
    Estimate FirstCallNs,
    Estimate SteadyNs,
    string? Speed,
    long AllocatedBytes);

/// <param name="Direction">Null where the contender has no figures at all.</param>
internal sealed record SelfRunAbsence(string Contender, string? Direction, string Reason);

// It is written and never read: without the code for that the native program is smaller.
[JsonSourceGenerationOptions(
    PropertyNamingPolicy = JsonKnownNamingPolicy.CamelCase,
    WriteIndented = true,
    GenerationMode = JsonSourceGenerationMode.Serialization)]
[JsonSerializable(typeof(SelfRunResult))]
internal sealed partial class SelfRunJson : JsonSerializerContext;

internal static class SelfRunTable
{
    internal static void Print(SelfRunResult result)
    {
        Console.WriteLine($"{result.Payload}, {result.DocumentBytes:N0} bytes, {result.Lane} lane; {result.Compilation}, {result.Runtime}");
        Console.WriteLine($"{result.Machine}, {result.TakenAt:yyyy-MM-dd}");
        Console.WriteLine();
        Console.WriteLine($"Process start to Main: {Show(result.SpawnToMainNs)}, of {result.Rows.Count * result.Launches} launches");
        foreach (IGrouping<string, SelfRunRow> direction in result.Rows.GroupBy(row => row.Direction))
        {
            Console.WriteLine();
            Console.WriteLine($"{direction.Key,-30}{"first call",12}{"steady",12}{"x as fast",12}{"allocated",12}");
            foreach (SelfRunRow row in direction.OrderBy(row => row.SteadyNs.Median))
            {
                string name = row.Adapted ? $"{row.Contender} *" : row.Contender;
                string steady = Duration.Format(row.SteadyNs.Median);
                string allocated = row.AllocatedBytes.ToString("N0", CultureInfo.InvariantCulture);
                Console.WriteLine($"  {name,-28}{Duration.Format(row.FirstCallNs.Median),12}{steady,12}{row.Speed,12}{allocated,10} B");
            }
        }

        Console.WriteLine();
        Console.WriteLine($"First call: the middle of {result.Launches} fresh processes, in the utf8 lane.");
        Console.WriteLine("Steady: processor time of a call, in processes that take turns.");
        Console.WriteLine($"x as fast as {ContenderSets.Reference}. Its twin: {result.Twins}.");
        if (result.Rows.Any(row => row.Adapted))
            Console.WriteLine($"* the library has no {result.Lane} lane of its own: adapted by a copy.");
        if (result.Unavailable.Count > 0)
            Console.WriteLine("Not available:");
        foreach (SelfRunAbsence absence in result.Unavailable)
            Console.WriteLine($"  {absence.Contender}{(absence.Direction is { } direction ? $", {direction}" : "")}: {absence.Reason}");
    }

    private static string Show(Estimate ns) =>
        $"{Duration.Format(ns.Median)} (middle 95 %: {Duration.Format(ns.Low)} – {Duration.Format(ns.High)})";
}
