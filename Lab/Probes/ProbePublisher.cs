using System.Runtime.InteropServices;
using JsonAot.Results;

namespace JsonAot.Lab.Probes;

/// <summary>Publishes the probe as a mode ships it, once for each state of its sources.</summary>
internal static class ProbePublisher
{
    // A native publish with an empty package cache, on a small machine that does something else besides.
    private static readonly TimeSpan Limit = TimeSpan.FromMinutes(15);

    private static string ProjectFile => Path.Combine(Checkout.Root, "Probe", "Probe.csproj");

    /// <param name="say">Is told when a publish begins, for it takes a while.</param>
    /// <exception cref="LabException">The probe does not build; the message has the first error.</exception>
    internal static PublishedProbe Publish(DeploymentMode mode, Action<string> say)
    {
        string name = $"{Checkout.Framework}-{mode.Name}{Selection}";
        string folder = Path.Combine(Checkout.Artifacts, "probe", name);
        string[] switches = ["-p:SelfContained=true", .. mode.Switches];
        string[] arguments = [.. Arguments(mode, folder), .. switches];
        var probe = new PublishedProbe(mode, folder, switches, null);

        // Beside the folder, not in it: the folder's size is measured.
        string stampFile = $"{folder}.stamp";
        string stamp = SourceStamp.Of(ProjectFile, [.. arguments, SdkVersion.Current]);
        if (File.Exists(probe.Executable) && File.Exists(stampFile) && File.ReadAllText(stampFile) == stamp)
            return probe;

        say($"Publishing the probe for {name}{(mode.IsNative ? ", which takes a minute or so" : "")} ...");
        Directory.CreateDirectory(Path.GetDirectoryName(folder)!);
        File.Delete(stampFile);
        if (Directory.Exists(folder))
            Directory.Delete(folder, recursive: true);
        if (Explain(new ChildProcess("dotnet") { Folder = Checkout.Root }.Run(arguments, Limit), mode) is { } missing)
            return probe with { Unavailable = missing };
        File.WriteAllText(stampFile, stamp);
        return probe;
    }

    private static string[] Arguments(DeploymentMode mode, string folder) =>
    [
        "publish", ProjectFile, "-c", "Release", "-o", folder, "-r", RuntimeInformation.RuntimeIdentifier,
        "--nologo", "-v:quiet", "-clp:NoSummary",
        // Servers left running would hold memory and time that the measurements need.
        "-nodeReuse:false", "-p:UseSharedCompilation=false", "-p:RunAnalyzers=false",
        $"-p:JsonAotFramework={Checkout.Framework}",
        // A folder of its own for each mode and selection: one restore never undoes another.
        $"-p:JsonAotMode=probe-{mode.Name}{Selection}",
        .. Libraries.Length > 0 ? [$"-p:Libraries={Libraries}"] : Array.Empty<string>(),
    ];

    // A semicolon would end the property on a command line.
    private static string Libraries => Checkout.Libraries.Replace(';', '+').Replace(',', '+');

    private static string Selection => Libraries.Length > 0 ? $"-{Libraries}" : "";

    /// <returns>The reason where a package is missing; null after success.</returns>
    private static string? Explain(ChildRun run, DeploymentMode mode)
    {
        if (run is { End: ChildEnd.Exited, ExitCode: 0 })
            return null;
        string sentence = run.End == ChildEnd.Exited
            ? BuildFailure.Explain($"The probe could not be published for {mode.Name}", run.Output + run.Errors)
            : $"Publishing the probe for {mode.Name}: dotnet {run.Describe()}.";
        return BuildFailure.IsMissingPackage(sentence) ? sentence : throw new LabException(sentence);
    }
}
