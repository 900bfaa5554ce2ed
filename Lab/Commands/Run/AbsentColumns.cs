namespace JsonAot.Lab.Commands.Run;

/// <summary>
/// A mode that this machine cannot build still gets a column in every table: it has the rows of the other modes, each with the reason.
/// </summary>
internal static class AbsentColumns
{
    /// <summary>Written into the manifest of a program that never ran.</summary>
    private const string Nothing = "not built here";

    internal static void Save(ResultStore store, IReadOnlyList<MeasuredFramework> frameworks)
    {
        if (RowsOfOthers(store, frameworks) is not { } pattern)
            return;
        foreach (MeasuredFramework framework in frameworks)
        {
            foreach (MissingMode missing in framework.Missing)
            {
                // What was measured when it could be built is worth more than the news that it cannot.
                SteadyState? earlier = store.Read<SteadyState>(Machine.Current, framework.Name, missing.Mode.Name);
                if (earlier?.Rows.Any(row => row.MedianNs is not null) == true)
                    continue;
                Manifest manifest = pattern.Manifest with
                {
                    Framework = framework.Name,
                    Mode = missing.Mode.Name,
                    RuntimeVersion = Nothing,
                    InstructionSets = Nothing,
                    PublishSwitches = ["-p:SelfContained=true", .. missing.Mode.Switches],
                };
                store.Save(new SteadyState(manifest, [.. pattern.Rows.Select(row => Without(row, missing.Reason))]));
            }
        }
    }

    private static SteadyState? RowsOfOthers(ResultStore store, IReadOnlyList<MeasuredFramework> frameworks) => frameworks
        .SelectMany(framework => framework.Modes.Select(mode => store.Read<SteadyState>(Machine.Current, framework.Name, mode.Name)))
        .OfType<SteadyState>()
        .FirstOrDefault();

    private static SteadyRow Without(SteadyRow row, string reason) => new()
    {
        Benchmark = row.Benchmark,
        Category = row.Category,
        Parameters = row.Parameters,
        IsBaseline = row.IsBaseline,
        Settings = row.Settings,
        PayloadHash = row.PayloadHash,
        TakenAt = row.TakenAt,
        Unavailable = reason,
    };
}
