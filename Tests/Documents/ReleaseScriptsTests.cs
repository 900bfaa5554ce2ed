using System.IO.Compression;
using System.Security.Cryptography;
using System.Text.Json.Nodes;
using JsonAot.Tests.Lab;

namespace JsonAot.Tests.Documents;

/// <summary>The scripts of a release: with a house that packs what a test tells it, and for all three houses on a clone.</summary>
[Collection("Publishing")]
public sealed class ReleaseScriptsTests : TestsInFolder
{
    private const string MakeScript = ".github/release/make.sh";

    private static string Script(string name) => Path.Combine(Repository.Root, ".github", "release", name);

    private static string Hash(byte[] content) => Convert.ToHexStringLower(SHA256.HashData(content));

    private static void SkipOnWindows() => Assert.SkipWhen(OperatingSystem.IsWindows(), "The release is made on Linux.");

    [Theory]
    [InlineData("v0.1.0", "SpanCodec", "0.1.0", "SpanCodec/Tests")]
    [InlineData("v0.1.0-preview.1", "SpanCodec", "0.1.0-preview.1", "SpanCodec/Tests")]
    [InlineData("bench-turns-v1.2.3", "BenchTurns", "1.2.3", "BenchTurns/Tests")]
    [InlineData("lab-v0.2.0", "Lab/DotnetTool", "0.2.0", "Tests")]
    public void A_tag_says_what_is_released(string tag, string house, string version, string tests)
    {
        SkipOnWindows();
        ProgramRun run = Repository.Run("sh", Script("tag.sh"), tag);
        Assert.Equal($"house={house}\nversion={version}\ntests={tests}", run.Output.TrimEnd());
        Assert.True(File.Exists(Path.Combine(Repository.Root, house, "pack.sh")));
        Assert.NotEmpty(Directory.GetFiles(Path.Combine(Repository.Root, tests), "*.csproj"));
    }

    [Theory]
    [InlineData("")]
    [InlineData("main")]
    [InlineData("v")]
    [InlineData("0.1.0")]
    [InlineData("v0.1.0\nhouse=evil")]
    [InlineData("v0.1.0;id")]
    public void What_is_no_tag_of_a_release_is_refused(string tag)
    {
        SkipOnWindows();
        ProgramRun run = Repository.Run("sh", Script("tag.sh"), tag);
        Assert.Equal(1, run.ExitCode);
        Assert.Empty(run.Output.Trim());
        Assert.Contains("names no release. v0.1.0 is one of SpanCodec", run.Errors, StringComparison.Ordinal);
    }

    [Fact]
    public void A_package_its_symbols_and_our_assemblies_in_it_are_attested_and_nobody_elses()
    {
        SkipOnWindows();
        string package = _folder["Some.1.0.0.nupkg"];
        Dictionary<string, byte[]> content = new()
        {
            ["lib/net10.0/SpanCodec.dll"] = [1, 2, 3],
            ["analyzers/dotnet/cs/SpanCodec.Generator.dll"] = [4],
            ["tools/net10.0/any/System.CommandLine.dll"] = [5],
            ["README.md"] = [6],
        };
        using (ZipArchive archive = ZipFile.Open(package, ZipArchiveMode.Create))
        {
            foreach ((string name, byte[] bytes) in content)
            {
                using Stream entry = archive.CreateEntry(name).Open();
                entry.Write(bytes);
            }
        }

        File.WriteAllBytes(_folder["Some.1.0.0.snupkg"], [7]);
        ProgramRun run = Repository.Run("bash", Script("subjects.sh"), package);
        string[] ours = ["analyzers/dotnet/cs/SpanCodec.Generator.dll", "lib/net10.0/SpanCodec.dll"];
        Assert.Equal(
            [
                $"{Hash(File.ReadAllBytes(package))}  Some.1.0.0.nupkg",
                $"{Hash([7])}  Some.1.0.0.snupkg",
                .. ours.Select(name => $"{Hash(content[name])}  Some.1.0.0/{name}"),
            ],
            run.Output.Split('\n', StringSplitOptions.RemoveEmptyEntries));
        Assert.Contains("not attested: Some.1.0.0/tools/net10.0/any/System.CommandLine.dll", run.Errors, StringComparison.Ordinal);
    }

    /// <summary>A checkout with a house that packs one package, whose content is what <paramref name="content"/> prints.</summary>
    private string Checkout(string content)
    {
        string checkout = _folder["checkout"];
        Directory.CreateDirectory(Path.Combine(checkout, ".github", "release"));
        foreach (string script in Directory.GetFiles(Path.GetDirectoryName(Script("make.sh"))!))
            File.Copy(script, Path.Combine(checkout, ".github", "release", Path.GetFileName(script)));
        Directory.CreateDirectory(Path.Combine(checkout, "SpanCodec"));
        File.WriteAllText(Path.Combine(checkout, "SpanCodec", "One.csproj"), "<PackageId>One</PackageId>");
        File.WriteAllText(
            Path.Combine(checkout, "SpanCodec", "pack.sh"),
            $"mkdir -p \"$2\" && cd \"$2\" && {content} > a && TZ=UTC touch -d 2026-01-01 a && zip -qX One.$1.nupkg a && rm a\n");
        // In place of the tools: writes the file that is asked for.
        string dotnet = _folder["bin", "dotnet"];
        Directory.CreateDirectory(Path.GetDirectoryName(dotnet)!);
        File.WriteAllText(dotnet, "#!/bin/sh\n[ \"$2\" = restore ] || echo \"$@\" > \"$6/$8\"\n");
        if (!OperatingSystem.IsWindows())
            File.SetUnixFileMode(dotnet, UnixFileMode.UserRead | UnixFileMode.UserExecute);
        Git("init", "-q");
        Git("add", ".");
        Git("-c", "user.name=Test", "-c", "user.email=test@example.org", "commit", "-q", "-m", "All");
        return checkout;
    }

    private void Git(params string[] arguments) => Assert.Equal(0, Repository.RunIn(_folder["checkout"], "git", arguments).ExitCode);

    private ProgramRun Make(params string[] arguments)
    {
        string path = $"{_folder["bin"]}:{Environment.GetEnvironmentVariable("PATH")}";
        return Repository.RunWith([("PATH", path)], _folder["checkout"], "bash", [MakeScript, .. arguments]);
    }

    private static void SkipWithoutZip() => Assert.SkipUnless(
        OperatingSystem.IsLinux() && File.Exists("/usr/bin/zip"), "There is no zip to pack with.");

    [Fact]
    public void What_is_made_twice_alike_has_its_hashes_and_its_bill_and_leaves_no_worktree()
    {
        SkipWithoutZip();
        string checkout = Checkout("echo always");
        ProgramRun run = Make("v0.1.0-trial", _folder["release"]);
        Assert.True(run.ExitCode == 0, run.ToString());
        string[] names = ["One.0.1.0-trial.cdx.json", "One.0.1.0-trial.nupkg", "One.0.1.0-trial.sha256"];
        Assert.Equal(names, Directory.GetFiles(_folder["release"]).Select(Path.GetFileName).Order(StringComparer.Ordinal));
        Assert.Contains("--set-version 0.1.0-trial", File.ReadAllText(_folder["release", names[0]]), StringComparison.Ordinal);
        Assert.Single(Repository.RunIn(checkout, "git", "worktree", "list").Output.Split('\n', StringSplitOptions.RemoveEmptyEntries));
    }

    [Fact]
    public void What_comes_out_differently_is_refused_with_the_file_that_differs()
    {
        SkipWithoutZip();
        Checkout("date +%N");
        ProgramRun run = Make("v0.1.0-trial", _folder["release"]);
        Assert.Equal(1, run.ExitCode);
        Assert.Contains("One.0.1.0-trial.nupkg differs when it is made again", run.Errors, StringComparison.Ordinal);
        Assert.Matches(@"(?m)^> .* a$", run.Errors);
    }

    [Fact]
    public void What_no_commit_has_and_what_is_there_already_is_not_released()
    {
        SkipOnWindows();
        string checkout = Checkout("echo always");
        Directory.CreateDirectory(_folder["full"]);
        File.WriteAllText(_folder["full", "Other.nupkg"], "");
        Assert.Contains("is not empty", Make("v0.1.0-trial", _folder["full"]).Errors, StringComparison.Ordinal);
        File.WriteAllText(Path.Combine(checkout, "new"), "");
        ProgramRun dirty = Make("v0.1.0-trial", _folder["release"]);
        Assert.Contains("Commit your changes first", dirty.Errors, StringComparison.Ordinal);
        Assert.False(Directory.Exists(_folder["release"]));
    }

    /// <summary>Also that a bill is what the attesting action takes, and names what the package asks for.</summary>
    [Theory]
    [InlineData("v0.0.1-trial", "SpanCodec", "SpanCodec.AspNetCore")]
    [InlineData("bench-turns-v0.0.1-trial", "BenchTurns.BenchmarkDotNet", "BenchTurns.Runner", "BenchTurns.Timed", "BenchTurns.Tool")]
    [InlineData("lab-v0.0.1-trial", "JsonAot.Lab")]
    public void Every_house_is_packed_twice_with_the_same_bytes(string tag, params string[] packages)
    {
        Thorough.Require();
        SkipOnWindows();
        string checkout = _folder["checkout"];
        Assert.Equal(0, Repository.Run("git", "clone", "-q", "--depth", "1", $"file://{Repository.Root}", checkout).ExitCode);
        ProgramRun run = Repository.RunIn(checkout, "bash", MakeScript, tag, _folder["release"], "https://example.org/owner/repository");
        Assert.True(run.ExitCode == 0, run.ToString());
        Assert.Equal(
            packages.Select(package => $"{package}.0.0.1-trial.sha256"),
            Directory.GetFiles(_folder["release"], "*.sha256").Select(Path.GetFileName).Order(StringComparer.Ordinal));
        foreach (string package in packages)
        {
            string hashes = File.ReadAllText(_folder["release", $"{package}.0.0.1-trial.sha256"]);
            Assert.Contains($"  {package}.0.0.1-trial.nupkg\n", hashes, StringComparison.Ordinal);
            Assert.Matches($@"(?m)^[0-9a-f]{{64}}  {package}\.0\.0\.1-trial/\S+\.dll$", hashes);
            JsonNode bill = JsonNode.Parse(File.ReadAllText(_folder["release", $"{package}.0.0.1-trial.cdx.json"]))!;
            Assert.Equal("CycloneDX", (string?)bill["bomFormat"]);
            Assert.StartsWith("urn:uuid:", (string?)bill["serialNumber"], StringComparison.Ordinal);
            Assert.Equal($"pkg:nuget/{package}@0.0.1-trial", (string?)bill["metadata"]!["component"]!["purl"]);
            // Ours are in it with the version that is released, and not the one in the sources.
            Assert.All(
                (bill["components"]?.AsArray() ?? []).Select(one => (string)one!["purl"]!).Where(
                    purl => purl.StartsWith("pkg:nuget/SpanCodec", StringComparison.Ordinal)
                        || purl.StartsWith("pkg:nuget/BenchTurns", StringComparison.Ordinal)),
                purl => Assert.EndsWith("@0.0.1-trial", purl, StringComparison.Ordinal));
        }
    }
}
