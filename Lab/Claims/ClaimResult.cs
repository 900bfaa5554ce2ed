using System.Text.Json.Serialization;
using JsonAot.ResultFiles;

namespace JsonAot.Lab.Claims;

/// <summary>One claim held against one set of results.</summary>
internal sealed record ClaimResult
{
    public required string Source { get; init; }

    public required string Statement { get; init; }

    public required double ClaimedLow { get; init; }

    public required double ClaimedHigh { get; init; }

    public required string MeasuredOn { get; init; }

    public double? Ratio { get; init; }

    public double? Low { get; init; }

    public double? High { get; init; }

    public required string Verdict { get; init; }

    /// <summary>Why it is not measured, or what to know of the rows.</summary>
    public string? Note { get; init; }

    /// <summary>The rows, above and below the fraction line.</summary>
    public required IReadOnlyList<string> Rows { get; init; }

    public required string Command { get; init; }

    [JsonIgnore]
    internal string Measured { get; init; } = "";

    internal static ClaimResult Of(Claim claim, SteadyState state)
    {
        SteadyRow? over = claim.Over.Find(state);
        SteadyRow? under = claim.Under.Find(state);
        Estimate? ratio = RowRatio.Of(over, under);
        Verdict verdict = ClaimJudge.Judge(claim, ratio, NoiseFloor.Of(state) ?? 0);
        return new ClaimResult
        {
            Source = claim.Source,
            Statement = claim.Statement,
            ClaimedLow = claim.Low,
            ClaimedHigh = claim.High,
            MeasuredOn = $"{state.Manifest.Framework}-{state.Manifest.Mode}",
            Ratio = ratio?.Median,
            Low = ratio?.Low,
            High = ratio?.High,
            Measured = ratio is null ? "" : claim.Show(ratio.Median),
            Verdict = ClaimJudge.Words(verdict),
            Note = NoteOn(claim.Over, over) ?? NoteOn(claim.Under, under),
            Rows = [claim.Over.ToString(), claim.Under.ToString()],
            Command = claim.Command,
        };
    }

    private static string? NoteOn(RowReference reference, SteadyRow? row) => row switch
    {
        null => $"there is no row {reference}",
        { MedianNs: null } => $"{reference}: {row.Unavailable ?? "no figure"}",
        { Samples.Count: < RowRatio.LeastSamples } => $"{reference}: too few samples ({row.Samples.Count}) for a verdict: measure it without --job dry",
        { Note: { } note } => $"{reference}: {note}",
        _ => null,
    };
}

[JsonSourceGenerationOptions(
    PropertyNamingPolicy = JsonKnownNamingPolicy.CamelCase,
    WriteIndented = true,
    DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingNull)]
[JsonSerializable(typeof(IReadOnlyList<ClaimResult>))]
internal sealed partial class ClaimJson : JsonSerializerContext;
