using System.Runtime.InteropServices;

namespace JsonAot.Lab.Doctor;

/// <summary>What this machine's package source has of some packages and of the packs of every mode, found out by one restore.</summary>
/// <param name="Missing">What it lacks: a name, with the wanted version and the nearest one where NuGet says so.</param>
/// <param name="Problem">Why nothing is known; null where the source has answered.</param>
internal sealed record PackageRestore(IReadOnlyList<string> Missing, string? Problem)
{
    // A runtime pack is tens of megabytes; a slow line must not read as "not there".
    private static readonly TimeSpan Limit = TimeSpan.FromMinutes(10);

    private static readonly string[] EveryMode =
    [
        "-r", RuntimeInformation.RuntimeIdentifier, "-p:SelfContained=true",
        .. DeploymentMode.ReadyToRun.Switches, .. DeploymentMode.Aot.Switches,
    ];

    /// <summary>
    /// Restores a project of a few lines inside the checkout, so that its versions and properties apply as they do to every project of it.
    /// </summary>
    internal static PackageRestore Of(IEnumerable<string> packages)
    {
        string project = Path.Combine(Checkout.Artifacts, "doctor", "Restored.csproj");
        IEnumerable<string> references = packages.Select(package => $"    <PackageReference Include=\"{package}\" />\n");
        Directory.CreateDirectory(Path.GetDirectoryName(project)!);
        File.WriteAllText(
            project, $"<Project Sdk=\"Microsoft.NET.Sdk\">\n  <ItemGroup>\n{string.Concat(references)}  </ItemGroup>\n</Project>\n");
        ChildRun restore = MachineTool.Run(
            "dotnet", ["restore", project, "--force", $"-p:JsonAotFramework={Checkout.Framework}", .. EveryMode], Limit,
            Checkout.Root);
        return restore switch
        {
            { End: ChildEnd.Exited, ExitCode: 0 } => new PackageRestore([], null),
            { End: ChildEnd.Exited } => OfFailed(restore.Output + restore.Errors),
            _ => new PackageRestore([], $"dotnet restore {restore.Describe()}"),
        };
    }

    /// <summary>What the output of a failed restore means.</summary>
    internal static PackageRestore OfFailed(string output)
    {
        // First: a source that is away hides every other reason.
        if (BuildFailure.IsSourceAway(output))
            return new PackageRestore([], BuildFailure.SourceIsAway);
        IReadOnlyList<string> missing = BuildFailure.MissingPackages(output);
        return missing.Count > 0
            ? new PackageRestore(missing, null)
            : new PackageRestore([], $"the restore failed: {BuildFailure.FirstError(output)}");
    }

    /// <returns>Null where this machine has it.</returns>
    internal string? WhyNot(string package) =>
        Problem ?? Missing.Where(missing => NameOf(missing) == package).Select(missing => $"the package source does not have {missing}")
            .FirstOrDefault();

    /// <summary>Packs of the framework, and what some package needs.</summary>
    internal IEnumerable<string> MissingBeside(IEnumerable<string?> packages) =>
        Missing.Where(missing => !packages.Contains(NameOf(missing)));

    private static string NameOf(string missing) => missing.Split(' ')[0];
}
