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
        ProgramRun run = packed.Sample.Run(["run", "-c", "Release", .. packed.Sample.Switches]);
        RequireOutput(run, "JIT");
    }

    [Fact]
    public void Compiled_ahead_of_time_it_builds_without_a_warning_and_works()
    {
        Thorough.Require();
        ProgramRun publish = packed.Sample.Run(["publish", "-c", "Release", "-r", Repository.RuntimeIdentifier, "-p:PublishAot=true", "-o", "native", .. packed.Sample.Switches]);
        Assert.True(publish.ExitCode == 0, publish.ToString());
        Assert.DoesNotContain("warning", publish.Output, StringComparison.OrdinalIgnoreCase);
        RequireOutput(Repository.Run(System.IO.Path.Combine(packed.Sample.Folder, "native", $"Sample{Repository.ExecutableSuffix}")), "native");
    }

    private static void RequireOutput(ProgramRun run, string compilation)
    {
        Assert.True(run.ExitCode == 0, run.ToString());
        string[] lines = run.Output.Split('\n', StringSplitOptions.TrimEntries | StringSplitOptions.RemoveEmptyEntries);
        Assert.Equal(
            [
                "$.lines[0].price 1 30",
                "refused",
                "refused",
                """{"number":7,"customer":"Zo\u00EB \u0022Z\u0022 O\u0027Neill","placed":"2024-02-29T12:00:00Z","lines":[{"article":"black coffee","count":2,"price":3.50}]}""",
                compilation,
            ],
            lines);
    }

    /// <summary>Packs once, under a version of its own.</summary>
    public sealed class Packed
    {
        public Packed() => Pack = Sample.Pack("SpanCodec/Runtime");

        internal PackedSample Sample { get; } = new("package", "Sample");

        internal ProgramRun Pack { get; }

        internal string Path => System.IO.Path.Combine(Sample.Feed, $"SpanCodec.{PackedSample.Version}.nupkg");
    }
}
