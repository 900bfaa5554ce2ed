using JsonAot.Lab.Measures;

namespace JsonAot.Lab.Report.Model;

/// <summary>
/// Rows say of their contender what a report must know of it. Files from before they did are completed here, and nowhere
/// else: from the sentences and names that those files have.
/// </summary>
internal static class OlderFiles
{
    private const string Lossy = "lossy";
    private const string Reference = "Floor";

    internal static void Complete(IReadOnlyList<Deployment> deployments)
    {
        HashSet<string> binary =
        [
            .. from deployment in deployments
               from row in deployment.Of<FidelityResults>()?.Rows ?? []
               where row.IsBinary == true
               select row.Contender,
        ];
        foreach (Deployment deployment in deployments)
        {
            if (deployment.Of<SteadyState>() is { } steady && steady.Rows.Any(IsOlder))
                deployment.Replace(steady with { Rows = [.. steady.Rows.Select(row => IsOlder(row) ? Completed(row, binary) : row)] });
        }
    }

    private static bool IsOlder(SteadyRow row) => row.IsBinary is null || row.IsLossy is null || row.IsReference is null;

    private static SteadyRow Completed(SteadyRow row, HashSet<string> binary)
    {
        string contender = row.Parameters.GetValueOrDefault(SteadyRow.ContenderParameter, "");
        return row with
        {
            IsBinary = row.IsBinary ?? binary.Contains(contender),
            IsLossy = row.IsLossy ?? row.Note?.StartsWith(Lossy, StringComparison.Ordinal) == true,
            IsReference = row.IsReference ?? contender == Reference,
        };
    }
}
