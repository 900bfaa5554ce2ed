namespace JsonAot.Lab.Running.Publishing;

/// <summary>
/// A folder of packages that every restore uses beside the package source (Directory.Build.props): libraries that a person built from
/// their sources.
/// </summary>
internal static class PackageFeed
{
    internal const string Variable = "JSONAOT_FEED";

    internal static bool IsUsed => !string.IsNullOrEmpty(Environment.GetEnvironmentVariable(Variable));

    /// <summary>
    /// A program knows of such a library what it was built from, so a publish without the feed, or with other packages in it, is another
    /// program.
    /// </summary>
    /// <param name="feed">Null or empty where there is none.</param>
    internal static string Stamp(string? feed) => string.IsNullOrEmpty(feed) ? ""
        : !Directory.Exists(feed) ? feed
        : SourceStamp.OfFiles(feed, Directory.GetFiles(feed, "*.nupkg", SearchOption.AllDirectories).Order(StringComparer.Ordinal));
}
