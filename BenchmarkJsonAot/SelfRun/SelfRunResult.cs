using System.Text.Json.Serialization;
using JsonAot.Lab.Results;
using JsonAot.Lab.Results.Statistics;

namespace JsonAot.SelfRun;

/// <summary>Everything that one self-run found, as the table prints it and as --json writes it.</summary>
internal sealed record SelfRunResult
{
    public required Machine Machine { get; init; }

    public required string Runtime { get; init; }

    /// <summary>"native" or "jit".</summary>
    public required string Compilation { get; init; }

    public required string Payload { get; init; }

    public required int DocumentBytes { get; init; }

    public required string Lane { get; init; }

    public required DateTimeOffset TakenAt { get; init; }

    public required int Launches { get; init; }

    public required Spread SpawnToMainNs { get; init; }

    /// <summary>What the reference and its twin differ by: smaller differences in the table are ties. Null where it is not known.</summary>
    public required double? NoiseLimit { get; init; }

    public required IReadOnlyList<SelfRunRow> Rows { get; init; }

    public required IReadOnlyList<SelfRunAbsence> Unavailable { get; init; }
}

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
