using System.IO.Compression;
using System.Text.RegularExpressions;
using BenchTurns.Publishing;

namespace BenchTurns.Tests;

/// <summary>The house stands alone: who takes its folder has all of it.</summary>
public sealed partial class AloneTests : TestsInFolder
{
    private static readonly string[] Made = ["bin", "obj", "artifacts", "BenchmarkDotNet.Artifacts"];

    // The project around it is its author, and its address.
    private static readonly string[] AllowedLines = ["JsonAot contributors", "clock of the JsonAot suite"];

    private static IEnumerable<string> Files(string folder) =>
        Directory.EnumerateFiles(folder).Concat(
            Directory.EnumerateDirectories(folder).Where(inner => !Made.Contains(Path.GetFileName(inner))).SelectMany(Files));

    /// <summary>What a suite pins for itself would be asked of everybody who takes the package.</summary>
    [Fact]
    public async Task A_package_asks_for_what_it_uses_and_for_nothing_else()
    {
        string project = Path.Combine(House.Root, "BenchmarkDotNet");
        string[] pack = ["pack", project, "-c", "Release", "--no-build", "-v:quiet", "-nodeReuse:false", "-o", In("packages")];
        ChildRun run = await Dotnet.RunAsync(pack, TimeSpan.FromMinutes(5));
        Assert.True(run is { End: ChildEnd.Exited, ExitCode: 0 }, run.Output + run.Errors);
        using ZipArchive package = ZipFile.OpenRead(Directory.EnumerateFiles(In("packages"), "*.nupkg").Single());
        using var reader = new StreamReader(
            package.Entries.Single(entry => entry.Name.EndsWith(".nuspec", StringComparison.Ordinal)).Open());
        string said = await reader.ReadToEndAsync(TestContext.Current.CancellationToken);
        Assert.Equal(
            ["BenchTurns.Runner", "BenchTurns.Timed", "BenchmarkDotNet"],
            DependencyOf().Matches(said).Select(match => match.Groups[1].Value));
    }

    [GeneratedRegex("<dependency id=\"([^\"]+)\"")]
    private static partial Regex DependencyOf();

    [Fact]
    public async Task A_copy_builds_and_packs()
    {
        foreach (string file in Files(House.Root))
        {
            string copy = Path.Combine(_folder, "house", Path.GetRelativePath(House.Root, file));
            Directory.CreateDirectory(Path.GetDirectoryName(copy)!);
            File.Copy(file, copy);
        }

        string house = Path.Combine(_folder, "house");
        // With what they refer to, each of which packs itself. The rest takes as long again, and comes where somebody asks for it.
        bool isThorough = Environment.GetEnvironmentVariable("BENCHTURNS_THOROUGH") == "1";
        foreach (string project in isThorough ? (string[])["BenchmarkDotNet", "Tool"] : ["Runner"])
        {
            string[] build =
            [
                "build", Path.Combine(house, project), "-c", "Release", "-v:quiet", "--nologo", "-nodeReuse:false",
                "-p:UseSharedCompilation=false",
                "-p:RunAnalyzers=false", "-p:GeneratePackageOnBuild=true", $"-p:PackageOutputPath={In("packages")}",
            ];
            ChildRun run = await Dotnet.RunAsync(build, TimeSpan.FromMinutes(10));
            Assert.True(run is { End: ChildEnd.Exited, ExitCode: 0 }, run.Output + run.Errors);
        }

        Assert.Equal(
            isThorough
                ? ["BenchTurns.BenchmarkDotNet", "BenchTurns.Runner", "BenchTurns.Timed", "BenchTurns.Tool"]
                : ["BenchTurns.Runner", "BenchTurns.Timed"],
            Directory.EnumerateFiles(In("packages"), "*.nupkg").Select(file => Version().Replace(Path.GetFileName(file), ""))
                .Order(StringComparer.Ordinal));
    }

    /// <summary>It knows nothing of serializers, of what they write, and of who else measures with it.</summary>
    [Fact]
    public void Nothing_in_it_names_what_is_around_it()
    {
        string[] lines =
        [
            .. from file in Files(House.Root)
               where Path.GetExtension(file) is ".cs" or ".csproj" or ".props" or ".targets" or ".md" or ".yml" or ".sh"
               where Path.GetFileName(file) != "AloneTests.cs"
               from line in File.ReadLines(file)
               where Around().IsMatch(line) && !AllowedLines.Any(allowed => line.Contains(allowed, StringComparison.Ordinal))
               select $"{Path.GetRelativePath(House.Root, file)}: {line.Trim()}",
        ];
        Assert.Empty(lines);
    }

    [Fact]
    public void No_line_of_code_is_longer_than_140_characters() => Assert.Empty(
        from file in Files(House.Root)
        where Path.GetExtension(file) is ".cs" or ".props" or ".targets"
        from line in File.ReadLines(file).Index()
        where line.Item.Length > 140
        select $"{Path.GetRelativePath(House.Root, file)}:{line.Index + 1}: {line.Item.Length} characters");

    [Fact]
    public void Its_projects_refer_to_no_other_house() => Assert.All(
        Files(House.Root).Where(file => file.EndsWith(".csproj", StringComparison.Ordinal)),
        file => Assert.All(
            Reference().Matches(File.ReadAllText(file)).Select(match => match.Groups[1].Value),
            reference => Assert.StartsWith(
                House.Root, Path.GetFullPath(reference.Replace('\\', '/'), Path.GetDirectoryName(file)!), StringComparison.Ordinal)));

    [GeneratedRegex(@"\.\d+\.\d+\.\d+.*$")]
    private static partial Regex Version();

    [GeneratedRegex("<ProjectReference Include=\"([^\"]+)\"")]
    private static partial Regex Reference();

    [GeneratedRegex(@"JsonAot|JSONAOT|SpanCodec|Newtonsoft|\bserializer|\bcodec|\bpayload|\bLab\b|\bgate\b", RegexOptions.IgnoreCase)]
    private static partial Regex Around();
}
