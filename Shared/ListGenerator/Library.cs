using System.Xml.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;

namespace JsonAot.ListGenerator;

/// <summary>
/// A folder with a library.props, as that file describes it, and what the build does with it (Libraries/SelectLibraries.targets).
/// </summary>
/// <param name="Package">With its version; null where the library needs none.</param>
/// <param name="Source">The source that a person built its package from; null where its authors built it.</param>
/// <param name="Absence">Why this build leaves it out; null where it does not.</param>
internal sealed record Library(string Folder, string Title, string? Package, string? Source, string? Absence)
{
    internal const string FileName = "library.props";

    internal bool Holds(FoundClass found) => found.Path.StartsWith($"{Folder}/", StringComparison.Ordinal);

    internal static Library? Of(AdditionalText file, AnalyzerConfigOptions options, CancellationToken stop)
    {
        string path = FoundClass.WithSlashes(file.Path);
        if (Path.GetFileName(path) != FileName || file.GetText(stop) is not { } text)
            return null;
        string folder = path.Substring(0, path.Length - FileName.Length - 1);
        string name = folder.Substring(folder.LastIndexOf('/') + 1);
        XElement[] items = [.. XDocument.Parse(text.ToString()).Descendants()];
        XElement? library = Item("JsonLibrary", name);
        string? package = (string?)library?.Attribute("Package");
        string? version = package is null ? null : (string?)Item("PackageVersion", package)?.Attribute("Version");
        options.TryGetValue("build_metadata.AdditionalFiles.LeftOut", out string? leftOut);
        options.TryGetValue("build_metadata.AdditionalFiles.FromFeed", out string? fromFeed);
        string? source = fromFeed == "true" ? (string?)library?.Attribute("BuiltFrom") : null;
        string? absence = leftOut switch
        {
            "NotNative" => (string?)library?.Attribute("NotNative"),
            "NotChosen" => $"not in this build: opt in with -p:Libraries={name} or -p:Libraries=all",
            _ => null,
        };
        return new Library(folder, package ?? name, package is null ? null : $"{package} {version}", source, absence);

        XElement? Item(string kind, string include) =>
            Array.Find(items, item => item.Name.LocalName == kind && (string?)item.Attribute("Include") == include);
    }
}
