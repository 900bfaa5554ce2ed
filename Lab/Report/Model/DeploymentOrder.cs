using JsonAot.Lab.Measures;

namespace JsonAot.Lab.Report.Model;

/// <summary>The order in which tables, plots and legends have deployments.</summary>
internal static class DeploymentOrder
{
    private static readonly List<string> Modes = [.. DeploymentMode.All.Select(mode => mode.Name)];

    /// <summary>The newest first, which most readers are on: net11.0 is before net10.0.</summary>
    internal static IComparer<string> Frameworks { get; } =
        Comparer<string>.Create((one, other) => one.Length != other.Length ? other.Length - one.Length : string.CompareOrdinal(other, one));

    /// <summary>Framework by framework, and the modes of each as the suite lists them.</summary>
    internal static IEnumerable<Deployment> Of(IEnumerable<Deployment> deployments) =>
        deployments.OrderBy(deployment => deployment.Framework, Frameworks).ThenBy(deployment => (uint)Modes.IndexOf(deployment.Mode));
}
