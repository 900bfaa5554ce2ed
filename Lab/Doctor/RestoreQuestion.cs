using System.Runtime.InteropServices;

namespace JsonAot.Lab.Doctor;

/// <summary>One thing to restore: a library's package, or what a framework needs in one mode.</summary>
/// <param name="Key">Changes with the version, so that an old answer is not given for a new one.</param>
/// <param name="Arguments">The switches with which the suite itself would restore it.</param>
internal sealed record RestoreQuestion(string Key, IReadOnlyList<string> Arguments, string? Package = null)
{
    internal string Project => Package is null
        ? "<Project Sdk=\"Microsoft.NET.Sdk\" />\n"
        : $"<Project Sdk=\"Microsoft.NET.Sdk\">\n  <ItemGroup>\n    <PackageReference Include=\"{Package}\" />\n  </ItemGroup>\n</Project>\n";

    internal static RestoreQuestion Of(LibraryFolder library, string framework) => new(
        $"{library.Package} {library.Version} for {framework}", [$"-p:JsonAotFramework={framework}"], library.Package);

    /// <param name="runtimeVersion">The pinned version, or the SDK's where it chooses.</param>
    internal static RestoreQuestion Of(string framework, DeploymentMode mode, string runtimeVersion) => new(
        $"{framework} {mode.Name} {runtimeVersion} {RuntimeInformation.RuntimeIdentifier}",
        [
            "-r", RuntimeInformation.RuntimeIdentifier,
            "-p:SelfContained=true",
            $"-p:JsonAotFramework={framework}",
            $"-p:JsonAotMode={mode.Name}",
            .. mode.Switches,
        ]);
}
