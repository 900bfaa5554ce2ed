namespace JsonAot.Lab.Commands.Compare;

/// <summary>What a comparison needs of a row, of whatever kind.</summary>
/// <param name="Settings">Null where they were not recorded; empty where the kind has none.</param>
/// <param name="PayloadHash">Likewise.</param>
internal sealed record ComparedRow(
    string Name, string? Settings, string? PayloadHash, double? MedianNs, IReadOnlyList<double> Samples, string? Unavailable)
{
    internal static ComparedRow Of(SteadyRow row) => new(row.Key, row.Settings, row.PayloadHash, row.MedianNs, row.Samples, row.Unavailable);

    internal static ComparedRow Of(StartupRow row) => new(
        row.Payload.Length == 0 ? row.Program : $"{row.Program}, {row.Payload}",
        "",
        row.Kind == StartupKind.Floor ? "" : row.PayloadHash,
        row.DoneNs?.Median,
        row.Samples,
        row.Unavailable);
}
