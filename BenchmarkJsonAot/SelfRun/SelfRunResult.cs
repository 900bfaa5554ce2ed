using System.Text.Json.Serialization;
using JsonAot.Lab.Results;

namespace JsonAot.SelfRun;

/// <summary>Everything that one self-run found, as the table prints it and as --json writes it.</summary>
/// <param name="Compilation">"native" or "jit".</param>
/// <param name="NoiseLimit">
/// What the reference and its twin differ by: smaller differences in the table are ties. Null where it is not known.
/// </param>
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
    double? NoiseLimit,
    IReadOnlyList<SelfRunRow> Rows,
    IReadOnlyList<SelfRunAbsence> Unavailable);

/// <param name="FirstCallNs">The middle of the launches, and the middle 95 % around it.</param>
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
