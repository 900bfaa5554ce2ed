using System.Text.RegularExpressions;
using Xunit;

namespace SpanCodecs.Tests.Documents;

/// <summary>No file here names one outside of this folder: it can be a repository of its own.</summary>
public partial class AloneTests
{
    private static readonly string[] Texts = [".cs", ".csproj", ".props", ".targets", ".slnx", ".md", ".sh", ".json"];

    private static readonly string[] Made = ["bin", "obj", "artifacts", "TestResults"];

    private static readonly string[] Folders =
        [.. Directory.EnumerateDirectories(Repository.Root).Select(folder => Path.GetFileName(folder)).Except(Made)];

    [Fact]
    public void Every_path_leads_to_something_inside()
    {
        string[] files = [.. FilesBelow(Repository.Root)];
        Assert.True(files.Length > 400, $"{files.Length} files");
        Assert.Empty(files.SelectMany(Outside));
    }

    [Theory]
    [InlineData("Tests/Some.csproj", "<Compile Include=\"../../Other/File.cs\" />", true)]
    [InlineData("Tests/Some.csproj", "<Compile Include=\"../Runtime/File.cs\" />", false)]
    [InlineData("Some.props", "<Import Project=\"$(MSBuildThisFileDirectory)../Other.props\" />", true)]
    [InlineData(
        "Some.props", "<Import Project=\"../Other.props\" Condition=\"Exists('$(MSBuildThisFileDirectory)../Other.props')\" />", false)]
    [InlineData("Tests/Some.csproj", "<Compile Include=\"$(SuiteRoot)Other/File.cs\" />", true)]
    [InlineData("docs/some.md", "[results](../../README.md)", true)]
    [InlineData("docs/some.md", "[readme](../README.md), [there](https://example.org/../x)", false)]
    [InlineData("docs/some.md", "dotnet run --project SpanCodec/samples/Orders", true)]
    [InlineData("docs/some.md", "dotnet run --project Elsewhere", true)]
    [InlineData("docs/some.md", "dotnet run --project samples/Orders", false)]
    public void Such_a_path_is_found(string file, string line, bool isOutside) =>
        Assert.Equal(isOutside, IsOutside(Path.Combine(Repository.Root, file), line));

    private static IEnumerable<string> Outside(string file) =>
        from line in File.ReadLines(file).Index()
        where IsOutside(file, line.Item)
        select $"{Path.GetRelativePath(Repository.Root, file)}:{line.Index + 1}: {line.Item.Trim()}";

    private static bool IsOutside(string file, string line)
    {
        // In this file they are examples.
        if (Path.GetFileName(file) == "AloneTests.cs" || Optional().IsMatch(line))
            return false;
        return Upwards().Matches(line).Any(path => !IsInside(Path.Combine(Path.GetDirectoryName(file)!, path.Value)))
            || Project().Matches(line).Any(path => !Path.Exists(Path.Combine(Repository.Root, path.Groups["path"].Value)))
            || OwnName().Matches(line).Any(path => Folders.Contains(path.Groups["folder"].Value))
            || ElsewhereByProperty().IsMatch(line);
    }

    private static bool IsInside(string path) =>
        $"{Path.GetFullPath(path)}{Path.DirectorySeparatorChar}".StartsWith(
            Path.TrimEndingDirectorySeparator(Repository.Root) + Path.DirectorySeparatorChar, StringComparison.Ordinal);

    private static IEnumerable<string> FilesBelow(string folder) =>
        Directory.EnumerateFiles(folder).Where(file => Texts.Contains(Path.GetExtension(file)))
            .Concat(Directory.EnumerateDirectories(folder).Where(inner => !Made.Contains(Path.GetFileName(inner))).SelectMany(FilesBelow));

    /// <summary>An import that may be missing, and the question whether it is there.</summary>
    [GeneratedRegex(@" Condition=""[^""]*(Exists\(|IsSpanCodecAlone)", RegexOptions.CultureInvariant)]
    private static partial Regex Optional();

    /// <summary>A path that begins by going up, perhaps from the file's own folder; none in an address.</summary>
    [GeneratedRegex(@"(?<![\w./}-])(\.\./)+[\w./-]*|(?<=MSBuildThisFileDirectory\))(\.\./)+[\w./-]*", RegexOptions.CultureInvariant)]
    private static partial Regex Upwards();

    [GeneratedRegex(@"--project (?<path>[\w./-]+)", RegexOptions.CultureInvariant)]
    private static partial Regex Project();

    /// <summary>The name that this folder has in a suite.</summary>
    [GeneratedRegex(@"(?<![\w/.-])SpanCodec/(?<folder>\w+)", RegexOptions.CultureInvariant)]
    private static partial Regex OwnName();

    /// <summary>A folder that a property outside of these files would say.</summary>
    [GeneratedRegex(@"\$\((?!TestArtifacts|NuGetPackageRoot)\w*(Root|Folder)\)[\w/]", RegexOptions.CultureInvariant)]
    private static partial Regex ElsewhereByProperty();
}
