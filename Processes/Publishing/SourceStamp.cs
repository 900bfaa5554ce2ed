using System.Security.Cryptography;
using System.Text;
using System.Xml.Linq;

namespace JsonAot.Processes.Publishing;

/// <summary>One hash over everything that a project is built from: equal stamps, equal programs.</summary>
internal static class SourceStamp
{
    private static readonly string[] RootFiles = ["Directory.Build.props", "Directory.Build.targets", "Directory.Packages.props", "global.json", "nuget.config", "NuGet.config"];

    internal static string Of(string projectFile)
    {
        using IncrementalHash hash = IncrementalHash.CreateHash(HashAlgorithmName.SHA256);
        foreach (string file in Files(projectFile))
        {
            Append(hash, Path.GetRelativePath(Checkout.Root, file));
            Append(hash, File.ReadAllBytes(file));
        }

        return Convert.ToHexStringLower(hash.GetHashAndReset());
    }

    internal static string OfTexts(IEnumerable<string> texts)
    {
        using IncrementalHash hash = IncrementalHash.CreateHash(HashAlgorithmName.SHA256);
        foreach (string text in texts)
            Append(hash, text);
        return Convert.ToHexStringLower(hash.GetHashAndReset());
    }

    private static IEnumerable<string> Files(string projectFile)
    {
        var projects = new SortedSet<string>(StringComparer.Ordinal);
        var linked = new SortedSet<string>(StringComparer.Ordinal);
        Collect(Path.GetFullPath(projectFile), projects, linked);
        return RootFiles.Select(name => Path.Combine(Checkout.Root, name)).Where(File.Exists)
            .Concat(projects.Select(project => Path.GetDirectoryName(project)!)
                .Append(Path.Combine(Checkout.Root, "eng"))
                .SelectMany(SourcesIn))
            .Concat(linked)
            .Distinct()
            .Order(StringComparer.Ordinal);
    }

    private static void Collect(string project, SortedSet<string> projects, SortedSet<string> linked)
    {
        if (!projects.Add(project))
            return;
        CollectFrom(project, projects, linked);
    }

    /// <param name="file">A project, or what one imports: references may stand in either.</param>
    private static void CollectFrom(string file, SortedSet<string> projects, SortedSet<string> linked)
    {
        XDocument text = XDocument.Load(file);
        foreach (string path in Paths(text, "ProjectReference", "Include", file))
            Collect(path, projects, linked);
        foreach (string path in Paths(text, "Import", "Project", file).Where(File.Exists))
            CollectFrom(path, projects, linked);
        // Files of another project's folder; patterns are of this one's.
        linked.UnionWith(Paths(text, "Compile", "Include", file).Where(File.Exists));
    }

    private static IEnumerable<string> Paths(XDocument text, string element, string attribute, string file) =>
        text.Descendants(element)
            .Select(found => found.Attribute(attribute)?.Value)
            .OfType<string>()
            .Select(path => path.Replace("$(JsonAotRoot)", $"{Checkout.Root}/", StringComparison.Ordinal).Replace('\\', '/'))
            .Select(path => Path.GetFullPath(path, Path.GetDirectoryName(file)!));

    private static IEnumerable<string> SourcesIn(string folder)
    {
        foreach (string file in Directory.EnumerateFiles(folder))
            yield return file;
        foreach (string below in Directory.EnumerateDirectories(folder).Where(path => Path.GetFileName(path) is not ("bin" or "obj")))
        {
            foreach (string file in SourcesIn(below))
                yield return file;
        }
    }

    // With its length before it, so that a text moved from one file to the next changes the hash.
    private static void Append(IncrementalHash hash, string text) => Append(hash, Encoding.UTF8.GetBytes(text));

    private static void Append(IncrementalHash hash, byte[] bytes)
    {
        hash.AppendData(BitConverter.GetBytes(bytes.Length));
        hash.AppendData(bytes);
    }
}
