using JsonAot.Results;

namespace JsonAot.Lab.Probes;

/// <summary>A probe ready to run in one mode, or the reason why this machine cannot have it.</summary>
/// <param name="Switches">What it was published with, for the manifest.</param>
internal sealed record PublishedProbe(DeploymentMode Mode, string Folder, IReadOnlyList<string> Switches, string? Unavailable)
{
    internal string Executable => Path.Combine(Folder, OperatingSystem.IsWindows() ? "JsonAot.Probe.exe" : "JsonAot.Probe");
}
