using System.Text.Json.Serialization;

namespace JsonAot.Lab.Running.Publishing;

/// <summary>A published program, or the reason why this machine cannot publish it.</summary>
/// <param name="Home">Its place in the cache; the publish folder is below it.</param>
internal sealed record PublishedProbe(PublishRequest Request, string Home, PublishRecord Record)
{
    internal const string AppFolder = "app";

    internal DeploymentMode Mode => Request.Mode;

    /// <summary>Holds the published files and nothing else, so that its size can be measured.</summary>
    internal string Folder => Path.Combine(Home, AppFolder);

    internal string Executable => Path.Combine(Folder, Request.Program.Executable);

    internal IReadOnlyList<string> Warnings => Record.Warnings;

    internal string? Unavailable => Record.Unavailable;
}

/// <summary>What is kept beside a publish.</summary>
/// <param name="Stamp">The hash of everything that it was made from.</param>
/// <param name="Warnings">The distinct trimming and native warnings, such as "IL2026: ...", in the order in which they came.</param>
/// <param name="TookSeconds">The time of the publish itself, without the wait for its turn; null where it is not known.</param>
/// <param name="Unavailable">Why there is nothing to run.</param>
internal sealed record PublishRecord(
    string Stamp,
    IReadOnlyList<string> Warnings,
    double? TookSeconds,
    string? Unavailable)
{
    /// <summary>All that was published. What is not there as it was then is damaged.</summary>
    public IReadOnlyList<PublishedFile>? Files { get; init; }
}

/// <param name="Path">Below the folder of the publish.</param>
internal sealed record PublishedFile(string Path, long Bytes, bool IsExecutable)
{
    internal static IReadOnlyList<PublishedFile> In(string folder) =>
    [
        .. new DirectoryInfo(folder).EnumerateFiles("*", SearchOption.AllDirectories)
            .Select(file => new PublishedFile(System.IO.Path.GetRelativePath(folder, file.FullName), file.Length, Runs(file)))
            .OrderBy(file => file.Path, StringComparer.Ordinal),
    ];

    private static bool Runs(FileInfo file) => !OperatingSystem.IsWindows() && file.UnixFileMode.HasFlag(UnixFileMode.UserExecute);
}

[JsonSourceGenerationOptions(
    PropertyNamingPolicy = JsonKnownNamingPolicy.CamelCase, WriteIndented = true,
    // A record with nulls where there are none in ours is damaged.
    RespectNullableAnnotations = true, RespectRequiredConstructorParameters = true)]
[JsonSerializable(typeof(PublishRecord))]
internal sealed partial class PublishJson : JsonSerializerContext;
