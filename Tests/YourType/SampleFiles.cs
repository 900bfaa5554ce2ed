using JsonAot.Lab.YourType.Samples;

namespace JsonAot.Tests.YourType;

/// <summary>Documents of well-known shapes, written for these tests.</summary>
internal static class SampleFiles
{
    private static string Folder => Path.Combine(Repository.Root, "Tests", "YourType", "Documents");

    internal static IReadOnlyList<string> Names { get; } =
        [.. Directory.EnumerateFiles(Folder, "*.json").Select(file => Path.GetFileNameWithoutExtension(file)).Order(StringComparer.Ordinal)];

    internal static SampleDocument Load(string name) => SampleDocument.Load(Path.Combine(Folder, $"{name}.json"));
}
