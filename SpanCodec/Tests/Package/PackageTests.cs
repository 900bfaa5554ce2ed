using System.IO.Compression;
using System.Xml.Linq;
using Xunit;

namespace SpanCodecs.Tests.Package;

/// <summary>The package as a user has it: from a folder feed, in a project that knows nothing of this repository.</summary>
[Collection("Publishing")]
public class PackageTests(PackageTests.Packed packed) : IClassFixture<PackageTests.Packed>
{
    [Fact]
    public void It_holds_the_library_the_generator_and_a_readme_and_depends_on_nothing()
    {
        Assert.True(packed.Pack.ExitCode == 0, packed.Pack.ToString());
        Assert.DoesNotContain("warning", packed.Pack.Output, StringComparison.OrdinalIgnoreCase);
        using ZipArchive package = ZipFile.OpenRead(packed.Path);
        string[] entries = [.. package.Entries.Select(entry => entry.FullName)];
        Assert.Contains($"lib/{Repository.Framework}/SpanCodec.dll", entries);
        Assert.Contains("analyzers/dotnet/cs/SpanCodec.Generator.dll", entries);
        Assert.Contains("README.md", entries);
        Assert.Contains("analyzers/dotnet/cs/SpanCodec.CodeFixes.dll", entries);
        Assert.Equal(2, entries.Count(entry => entry.StartsWith("analyzers/", StringComparison.Ordinal)));

        XElement metadata = XDocument.Load(package.Entries.Single(entry => entry.FullName == "SpanCodec.nuspec").Open()).Root!.Elements().Single();
        XNamespace names = metadata.Name.Namespace;
        Assert.Equal("README.md", metadata.Element(names + "readme")?.Value);
        Assert.Equal("MIT", metadata.Element(names + "license")?.Value);
        Assert.NotEqual("", metadata.Element(names + "repository")?.Attribute("commit")?.Value ?? "");
        Assert.Empty(metadata.Descendants(names + "dependency"));
    }

    [Fact]
    public void Under_the_JIT_it_builds_without_a_warning_and_works()
    {
        ProgramRun run = packed.InSample(["run", "-c", "Release", .. packed.Switches]);
        RequireOutput(run, "JIT");
    }

    [Fact]
    public void Compiled_ahead_of_time_it_builds_without_a_warning_and_works()
    {
        Thorough.Require();
        ProgramRun publish = packed.InSample(["publish", "-c", "Release", "-r", Repository.RuntimeIdentifier, "-p:PublishAot=true", "-o", "native", .. packed.Switches]);
        Assert.True(publish.ExitCode == 0, publish.ToString());
        Assert.DoesNotContain("warning", publish.Output, StringComparison.OrdinalIgnoreCase);
        RequireOutput(Repository.Run(System.IO.Path.Combine(packed.Sample, "native", $"Sample{Repository.ExecutableSuffix}")), "native");
    }

    private static void RequireOutput(ProgramRun run, string compilation)
    {
        Assert.True(run.ExitCode == 0, run.ToString());
        string[] lines = run.Output.Split('\n', StringSplitOptions.TrimEntries | StringSplitOptions.RemoveEmptyEntries);
        Assert.Equal(
            [
                "$.lines[0].price 1 30",
                """{"number":7,"customer":"Zo\u00EB \u0022Z\u0022 O\u0027Neill","placed":"2024-02-29T12:00:00Z","lines":[{"article":"black coffee","count":2,"price":3.50}]}""",
                compilation,
            ],
            lines);
    }

    /// <summary>Packs once, under a version of its own, and copies the sample beside the feed.</summary>
    public sealed class Packed
    {
        private const string Version = "0.0.1-test";

        // Below the checkout, but out of reach of its settings: the folder has empty ones of its own.
        private readonly string _folder = System.IO.Path.Combine(Repository.Root, "artifacts", "tests", "package");

        public Packed()
        {
            if (Directory.Exists(_folder))
                Directory.Delete(_folder, recursive: true);
            Directory.CreateDirectory(Sample);
            foreach (string name in (string[])["Directory.Build.props", "Directory.Build.targets", "Directory.Packages.props"])
                File.WriteAllText(System.IO.Path.Combine(_folder, name), "<Project />");
            foreach (string file in Directory.EnumerateFiles(System.IO.Path.Combine(Repository.Root, "SpanCodec", "Tests", "Package", "Sample")))
                File.Copy(file, System.IO.Path.Combine(Sample, System.IO.Path.GetFileName(file)));
            Pack = Repository.Run("dotnet", "pack", "SpanCodec/Runtime", "-c", "Release", "-o", Feed, $"-p:PackageVersion={Version}", "-p:RunAnalyzers=false");
        }

        internal ProgramRun Pack { get; }

        internal string Path => System.IO.Path.Combine(Feed, $"SpanCodec.{Version}.nupkg");

        internal string Sample => System.IO.Path.Combine(_folder, "sample");

        private string Feed => System.IO.Path.Combine(_folder, "feed");

        // The package is unpacked beside the feed, where a later run does not find the old one; everything else comes from the machine's store.
        internal string[] Switches =>
        [
            $"-p:SampleFramework={Repository.Framework}",
            $"-p:SpanCodecVersion={Version}",
            $"-p:RestoreAdditionalProjectSources={Feed}",
            $"-p:RestorePackagesPath={System.IO.Path.Combine(_folder, "packages")}",
            $"-p:RestoreFallbackFolders={MachineStore}",
            $"-p:JsonAotRuntimeVersion={Repository.RuntimeVersion}",
            $"-p:AfterMicrosoftNETSdkTargets={System.IO.Path.Combine(Repository.Root, "eng", "PinnedRuntime.targets")}",
        ];

        internal ProgramRun InSample(params string[] arguments) => Repository.RunIn(Sample, "dotnet", arguments);

        private static string MachineStore =>
            Repository.Run("dotnet", "nuget", "locals", "global-packages", "--list").Output.Split("global-packages:")[1].Trim();
    }
}
