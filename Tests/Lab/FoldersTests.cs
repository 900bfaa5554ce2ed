using System.Text.RegularExpressions;
using System.Xml.Linq;

namespace JsonAot.Tests.Lab;

/// <summary>A using directive tells the folder: namespaces of production code are its project's, and then its folder's.</summary>
public class FoldersTests
{
    /// <summary>Folders whose code is in the namespace of a folder above, or in one of its own, and why.</summary>
    private static readonly (string Folder, string Namespace, string Reason)[] Elsewhere =
    [
        ("Shared/Contract", "JsonAot", "everybody needs the contract"),
        ("Shared/Gate", "JsonAot", "it is a part of the contract"),
        ("Shared/Codecs/*", "JsonAot.Codecs", "contenders are found and named, and nobody asks for one folder's"),
        ("Shared/Payloads/Enterprise/*", "JsonAot.Payloads.Enterprise", "a payload is one declaration, however many folders it needs"),
        ("Libraries/*", "JsonAot.Libraries", "contenders, too"),
        ("Libraries/GoogleProtobuf/Mapping", "JsonAot.Libraries.Mapping", "the folder above has no namespace of its own either"),
        ("SpanCodec/Runtime/*", "SpanCodecs.Support", "what emitted code calls is apart from what people call, wherever it lies"),
        ("SpanCodec/Generator/Emit/*",
            "SpanCodecs.Generator.Emit",
            "what knows each other is a rule for rooms, and a room is one namespace"),
        ("SpanCodec/Generator/Parse/*", "SpanCodecs.Generator.Parse", "the same"),
        ("SpanCodec/AspNetCore/*", "SpanCodecs.AspNetCore", "people write one using directive for all of it"),
    ];

    private static IEnumerable<string> Production() =>
        from project in Directory.EnumerateFiles(Repository.Root, "*.csproj", SearchOption.AllDirectories)
        let relative = Relative(project)
        where !relative.Split('/').Any(part => part is "Tests" or "samples" or "artifacts" or "obj" or "bin")
        select project;

    [Fact]
    public void Namespaces_agree_with_folders()
    {
        string[] projects = [.. Production()];
        string[] roots = [.. projects.Select(project => Path.GetDirectoryName(project)!)];
        var used = new HashSet<string>();
        var wrong = new List<string>();
        foreach (string project in projects)
        {
            string root = Path.GetDirectoryName(project)!;
            string name = XDocument.Load(project).Descendants("RootNamespace").SingleOrDefault()?.Value ?? "JsonAot";
            foreach (string file in Sources(root, roots))
            {
                string folder = Relative(Path.GetDirectoryName(file)!);
                string below = Path.GetRelativePath(root, Path.GetDirectoryName(file)!).Replace('\\', '/');
                string expected = below == "." ? name : $"{name}.{below.Replace('/', '.')}";
                // Types that the older framework of a generator lacks have the name that the compiler looks for.
                foreach (string space in Regex.Matches(File.ReadAllText(file), @"(?m)^namespace (?<name>[\w.]+)")
                    .Select(match => match.Groups["name"].Value)
                    .Where(space => space != expected && !space.StartsWith("System.", StringComparison.Ordinal)))
                {
                    var exceptions = Elsewhere.Where(one => one.Namespace == space && Covers(one.Folder, folder)).ToList();
                    if (exceptions.Count == 0)
                        wrong.Add($"{Relative(file)}: {space} instead of {expected}");
                    used.UnionWith(exceptions.Select(one => $"{one.Folder}: {one.Namespace}"));
                }
            }
        }

        Assert.True(projects.Length > 15);
        Assert.Empty(wrong);
        Assert.Empty(Elsewhere.Select(one => $"{one.Folder}: {one.Namespace}").Except(used));
    }

    // A project's own files: those of projects below it are theirs.
    private static IEnumerable<string> Sources(string root, IReadOnlyCollection<string> roots) =>
        from file in Directory.EnumerateFiles(root, "*.cs", SearchOption.AllDirectories)
        where !Relative(file).Split('/').Any(part => part is "Tests" or "obj" or "bin")
        let above = roots.Where(other => file.StartsWith(other + Path.DirectorySeparatorChar, StringComparison.Ordinal))
        where above.MaxBy(other => other.Length) == root
        select file;

    private static bool Covers(string exception, string folder) => exception.EndsWith("/*", StringComparison.Ordinal)
        ? folder.StartsWith(exception[..^1], StringComparison.Ordinal)
        : folder == exception;

    private static string Relative(string path) => Path.GetRelativePath(Repository.Root, path).Replace('\\', '/');
}
