using JsonAot.Lab.Measures;

namespace JsonAot.Lab.Report.Model.Tables;

/// <summary>Under what conditions the figures were taken: a line a file, because kinds are measured at different times.</summary>
internal static class ConditionsTable
{
    internal static readonly TableSpec Spec = new TableSpec<Line>("conditions", "Conditions", LinesOf)
        .Key("file", "results", line => line.File)
        .Share("noise", "noise limit", line => line.Times?.NoiseLimit)
        .Text("runtime", "framework build", line => line.Manifest.RuntimeVersion)
        .Text("switches", "publish switches", line => string.Join(' ', line.Manifest.PublishSwitches))
        .Text("sets", "instruction sets", line => line.Manifest.InstructionSets)
        .Text("tool", "tool", line => line.Manifest.Tool)
        .Text("settings", "settings", SettingsOf)
        .Text("sdk", "SDK", line => line.Manifest.SdkVersion)
        .Text("commit", "commit", line => CommitsOf(line.Manifest))
        .Text("taken", "taken", line => line.Manifest.TakenAt.ToString("yyyy-MM-dd HH:mm 'UTC'"));

    private static IEnumerable<Line> LinesOf(Deployment deployment) =>
        from file in deployment.Manifests
        let times = file.File == Path.GetFileNameWithoutExtension(TimesResults.FileName) ? deployment.Of<TimesResults>() : null
        select new Line(file.File, file.Manifest, times);

    private static string CommitsOf(Manifest manifest) =>
        manifest.EarlierCommits is [_, ..] earlier ? $"{manifest.Commit}; some rows of {string.Join(", ", earlier)}" : manifest.Commit;

    private static string? SettingsOf(Line line)
    {
        string[] settings = [.. (line.Times?.Rows ?? []).Select(row => row.Settings).OfType<string>().Distinct()];
        return settings.Length == 0 ? null : string.Join("; ", settings);
    }

    /// <param name="Times">What else there is to say of the file of times; null for others.</param>
    private sealed record Line(string File, Manifest Manifest, TimesResults? Times);
}
