using System.Xml.Linq;

namespace JsonAot.Lab.Doctor;

/// <summary>One folder below Libraries/, as its library.props describes it.</summary>
/// <param name="Package">Null where the library needs none.</param>
/// <param name="NotNative">Why native builds leave it out; null when it works there.</param>
internal sealed record LibraryFolder(string Name, string? Package, string? Version, bool RestoresByDefault, string? NotNative)
{
    internal const string FileName = "library.props";

    /// <summary>The tag or commit for those who build its package themselves.</summary>
    internal string? BuiltFrom { get; init; }

    /// <summary>It needs a program of its own in every mode: what is built with it is built with no other library.</summary>
    internal bool IsAlone { get; init; }

    /// <param name="libraries">The folder that holds one folder per library.</param>
    internal static IReadOnlyList<LibraryFolder> ReadAll(string libraries) =>
    [
        .. Directory.EnumerateDirectories(libraries)
            .Select(folder => Path.Combine(folder, FileName))
            .Where(File.Exists)
            .Order(StringComparer.Ordinal)
            .SelectMany(file => Read(File.ReadAllText(file), file)),
    ];

    internal static IEnumerable<LibraryFolder> Read(string props, string file)
    {
        // The build has read it before, so that it is XML, and names each library.
        XElement[] items = [.. XDocument.Parse(props).Descendants()];
        foreach (XElement library in items.Where(item => item.Name.LocalName == "JsonLibrary"))
        {
            string name = library.Attribute("Include")!.Value;
            string? package = (string?)library.Attribute("Package");
            string? version = (string?)items
                .FirstOrDefault(item => item.Name.LocalName == "PackageVersion" && (string?)item.Attribute("Include") == package)
                ?.Attribute("Version");
            if (package is not null && version is null)
                throw new LabException($"{file}: {name} names the package {package}, and no PackageVersion beside it says which version.");
            yield return new LibraryFolder(
                name, package, version, (string?)library.Attribute("RestoresByDefault") == "true", (string?)library.Attribute("NotNative"))
            {
                BuiltFrom = (string?)library.Attribute("BuiltFrom"),
                IsAlone = (string?)library.Attribute("Alone") == "true",
            };
        }
    }
}
