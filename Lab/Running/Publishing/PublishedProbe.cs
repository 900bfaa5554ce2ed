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
    string? Unavailable);

[JsonSourceGenerationOptions(PropertyNamingPolicy = JsonKnownNamingPolicy.CamelCase, WriteIndented = true)]
[JsonSerializable(typeof(PublishRecord))]
internal sealed partial class PublishJson : JsonSerializerContext;
