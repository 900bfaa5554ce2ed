using System.Text.Json.Serialization;
using JsonAot.Lab.Results;
using JsonAot.Lab.Results.Statistics;

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
    Spread SpawnToMainNs,
    double? NoiseLimit,
    IReadOnlyList<SelfRunRow> Rows,
    IReadOnlyList<SelfRunAbsence> Unavailable);

/// <param name="SteadyNs">Processor time of a warm call.</param>
/// <param name="Speed">How many times as fast as the reference.</param>
internal sealed record SelfRunRow(
    string Contender,
    string Direction,
    bool Adapted,
    Spread FirstCallNs,
    Spread SteadyNs,
    string? Speed,
    long AllocatedBytes);

/// <param name="Direction">Null where the contender has no figures at all.</param>
internal sealed record SelfRunAbsence(string Contender, string? Direction, string Reason);

/// <summary>The middle sample, and the middle 95 % around it.</summary>
internal sealed record Spread(double Median, double Low, double High)
{
    internal static Spread Of(IEnumerable<double> samples)
    {
        double[] sorted = [.. samples.Order()];
        return new Spread(At(0.5), At(0.025), At(0.975));

        double At(double probability) => Math.Round(Quantile.Of(sorted, probability), 2);
    }
}

// It is written and never read: without the code for that the native program is smaller.
[JsonSourceGenerationOptions(
    PropertyNamingPolicy = JsonKnownNamingPolicy.CamelCase,
    WriteIndented = true,
    GenerationMode = JsonSourceGenerationMode.Serialization)]
[JsonSerializable(typeof(SelfRunResult))]
internal sealed partial class SelfRunJson : JsonSerializerContext;
