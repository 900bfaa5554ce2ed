using System.Runtime.InteropServices;

namespace JsonAot.Lab.Doctor;

/// <summary>One thing to restore: a library's package, or what a framework needs in one mode.</summary>
/// <param name="Key">Changes with the version and with the packages of a feed, so that an old answer is not given for a new question.</param>
/// <param name="Arguments">The switches with which the suite itself would restore it.</param>
internal sealed record RestoreQuestion(string Key, IReadOnlyList<string> Arguments, string? Package = null)
{
    internal string Project => Package is null
        ? "<Project Sdk=\"Microsoft.NET.Sdk\" />\n"
        : $"<Project Sdk=\"Microsoft.NET.Sdk\">\n  <ItemGroup>\n    <PackageReference Include=\"{Package}\" />\n  </ItemGroup>\n</Project>\n";

    // Reading every package takes a while, and nobody changes them meanwhile.
    private static readonly Lazy<string> OfFeedHere = new(() => OfFeed(Environment.GetEnvironmentVariable(PackageFeed.Variable)));

    /// <summary>What a feed adds to a key, which is the name of a folder too.</summary>
    /// <param name="feed">Null or empty where there is none.</param>
    internal static string OfFeed(string? feed) => string.IsNullOrEmpty(feed) ? "" : $" feed-{SourceStamp.OfTexts([PackageFeed.Stamp(feed)])[..16]}";

    internal static RestoreQuestion Of(LibraryFolder library, string framework) => new(
        $"{library.Package} {library.Version} for {framework}{OfFeedHere.Value}", [$"-p:JsonAotFramework={framework}"], library.Package);

    /// <param name="runtimeVersion">The pinned version, or the SDK's where it chooses.</param>
    internal static RestoreQuestion Of(string framework, DeploymentMode mode, string runtimeVersion) => new(
        $"{framework} {mode.Name} {runtimeVersion} {RuntimeInformation.RuntimeIdentifier}{OfFeedHere.Value}",
        [
            "-r", RuntimeInformation.RuntimeIdentifier,
            "-p:SelfContained=true",
            $"-p:JsonAotFramework={framework}",
            $"-p:JsonAotMode={mode.Name}",
            .. mode.Switches,
        ]);
}
