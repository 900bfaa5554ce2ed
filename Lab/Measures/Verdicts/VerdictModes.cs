namespace JsonAot.Lab.Measures.Verdicts;

/// <summary>The two ways to compile a program that uses a library, as its author would.</summary>
internal static class VerdictModes
{
    internal static readonly DeploymentMode Plain = DeploymentMode.Aot;

    internal static readonly DeploymentMode Rooted = RootedModel.Mode;

    internal static IReadOnlyList<DeploymentMode> All { get; } = [Plain, Rooted];

    /// <exception cref="LabException">A name is none of them, and the message lists them.</exception>
    internal static IReadOnlyList<DeploymentMode> Parse(string list)
    {
        string[] names = list.Split(',', StringSplitOptions.TrimEntries | StringSplitOptions.RemoveEmptyEntries);
        bool isKnown = names.Length > 0 && names.All(name => All.Any(mode => mode.Name == name));
        return isKnown
            ? [.. All.Where(mode => names.Contains(mode.Name))]
            : throw new LabException($"'{list}' names no modes of verdicts. There are: {string.Join(", ", All)}.", ExitCodes.Usage);
    }
}
