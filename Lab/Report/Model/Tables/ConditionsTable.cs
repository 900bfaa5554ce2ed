using System.Globalization;
using JsonAot.ResultFiles;

namespace JsonAot.Lab.Report.Model.Tables;

/// <summary>Under what conditions the figures were taken: a line a file, because kinds are measured at different times.</summary>
internal static class ConditionsTable
{
    internal const string Id = "conditions";

    internal static ReportTable Build(IEnumerable<Deployment> deployments)
    {
        var table = ReportTable.Of(
            Id, "Conditions", Column.Text("file", "results"), new Column("noise", "noise floor", ColumnKind.Share), Column.Text("runtime", "framework build"),
            Column.Text("switches", "publish switches"), Column.Text("sets", "instruction sets"), Column.Text("tool", "tool"), Column.Text("settings", "settings"),
            Column.Text("sdk", "SDK"), Column.Text("commit", "commit"), Column.Text("taken", "taken"));
        foreach (Deployment deployment in deployments)
        {
            foreach ((string kind, Manifest manifest) in deployment.Manifests)
            {
                bool steady = kind == Path.GetFileNameWithoutExtension(SteadyState.FileName);
                table.Add(
                    deployment, kind, steady ? deployment.NoiseFloor : null, manifest.RuntimeVersion, string.Join(' ', manifest.PublishSwitches), manifest.InstructionSets,
                    manifest.Tool, steady ? SettingsOf(deployment.Steady!) : null, manifest.SdkVersion, manifest.Commit,
                    manifest.TakenAt.ToString("yyyy-MM-dd HH:mm 'UTC'", CultureInfo.InvariantCulture));
            }
        }

        return table;
    }

    private static string? SettingsOf(SteadyState steady)
    {
        string[] settings = [.. steady.Rows.Select(row => row.Settings).OfType<string>().Distinct()];
        return settings.Length == 0 ? null : string.Join("; ", settings);
    }
}
