using System.Text.RegularExpressions;

namespace JsonAot.Tests.Lab;

/// <summary>Three houses: the suite knows BenchTurns and SpanCodec, and these know neither the suite nor each other.</summary>
public partial class HousesTests
{
    private static readonly string[] Houses = ["BenchTurns", "SpanCodec"];

    private static readonly string[] Builds = [".csproj", ".props", ".targets", ".slnx"];

    private static readonly string[] Made = ["bin", "obj", "artifacts", "TestResults"];

    [Fact]
    public void No_project_of_a_house_names_a_file_outside_of_it()
    {
        foreach (string house in Houses)
        {
            string root = Path.Combine(Repository.Root, house);
            string[] files = [.. FilesBelow(root)];
            Assert.True(files.Length >= 5, $"{files.Length} files of builds in {house}");
            Assert.Empty(files.SelectMany(file => Outside(root, file, File.ReadAllText(file))));
        }
    }

    [Theory]
    [InlineData("<ProjectReference Include=\"../../Shared/Shared.csproj\" />", true)]
    [InlineData("<ProjectReference Include=\"..\\..\\SpanCodec\\Runtime\\SpanCodec.csproj\" />", true)]
    [InlineData("<Import Project=\"$(MSBuildThisFileDirectory)../../Shared/BuiltOnce.props\" />", true)]
    [InlineData("<Compile Include=\"$(JsonAotRoot)Shared/InBox.cs\" />", true)]
    [InlineData("<ProjectReference Include=\"../Timed/BenchTurns.Timed.csproj\" />", false)]
    [InlineData("<Import Project=\"../../Directory.Build.props\" Condition=\"Exists('../../Directory.Build.props')\" />", false)]
    public void Such_a_name_is_found(string line, bool isOutside)
    {
        string root = Path.Combine(Repository.Root, "BenchTurns");
        Assert.Equal(isOutside, Outside(root, Path.Combine(root, "Runner", "Some.csproj"), line).Any());
    }

    /// <summary>Otherwise the rule would hold because nobody asks anybody for anything.</summary>
    [Theory]
    [InlineData("Lab/Running/Running.csproj", "BenchTurns")]
    [InlineData("Shared/Shared.csproj", "BenchTurns")]
    [InlineData("Shared/Shared.csproj", "SpanCodec")]
    public void The_suite_knows_the_houses(string project, string house) =>
        Assert.Contains($"../{house}/", File.ReadAllText(Path.Combine(Repository.Root, project)), StringComparison.Ordinal);

    private static IEnumerable<string> Outside(string house, string file, string text) =>
        from line in text.Split('\n')
        where !line.Contains("Condition=\"", StringComparison.Ordinal) || !Optional().IsMatch(line)
        from name in Named().Matches(line).Select(match => match.Groups["path"].Value.Replace('\\', '/'))
        let path = name.Replace("$(MSBuildThisFileDirectory)", "", StringComparison.Ordinal)
        where OfSuite().IsMatch(path)
            || (path.StartsWith("..", StringComparison.Ordinal) && !IsInside(house, Path.Combine(Path.GetDirectoryName(file)!, path)))
        select $"{Path.GetRelativePath(Repository.Root, file)}: {line.Trim()}";

    private static bool IsInside(string house, string path) =>
        Path.GetFullPath(path).StartsWith(house + Path.DirectorySeparatorChar, StringComparison.Ordinal);

    private static IEnumerable<string> FilesBelow(string folder) =>
        Directory.EnumerateFiles(folder).Where(file => Builds.Contains(Path.GetExtension(file)))
            .Concat(Directory.EnumerateDirectories(folder).Where(inner => !Made.Contains(Path.GetFileName(inner))).SelectMany(FilesBelow));

    /// <summary>An import that is left out where the house stands alone.</summary>
    [GeneratedRegex("Exists\\(|Is(BenchTurns|SpanCodec)Alone", RegexOptions.CultureInvariant)]
    private static partial Regex Optional();

    [GeneratedRegex("(Include|Project|Path|Remove|Update)=\"(?<path>[^\"]+)\"", RegexOptions.CultureInvariant)]
    private static partial Regex Named();

    /// <summary>A property that only the suite sets.</summary>
    [GeneratedRegex(@"\$\(JsonAot\w*\)", RegexOptions.CultureInvariant)]
    private static partial Regex OfSuite();
}
