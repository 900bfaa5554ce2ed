using System.IO.Compression;
using System.Xml.Linq;
using Xunit;

namespace SpanCodecs.Tests.Package;

/// <summary>The package for ASP.NET Core as a user has it: the only one that a project names, from a folder feed.</summary>
[Collection("Publishing")]
public class WebPackageTests(WebPackageTests.Packed packed) : IClassFixture<WebPackageTests.Packed>
{
    [Fact]
    public void It_holds_the_library_and_brings_SpanCodec_with_its_generator()
    {
        Assert.All(packed.Packs, pack => Assert.True(pack.ExitCode == 0, pack.ToString()));
        Assert.All(packed.Packs, pack => Assert.DoesNotContain("warning", pack.Output, StringComparison.OrdinalIgnoreCase));
        using ZipArchive package = ZipFile.OpenRead(Path.Combine(PackedSample.Feed, $"SpanCodec.AspNetCore.{PackedSample.Version}.nupkg"));
        string[] entries = [.. package.Entries.Select(entry => entry.FullName)];
        Assert.Contains($"lib/{Repository.Framework}/SpanCodec.AspNetCore.dll", entries);
        Assert.Contains("README.md", entries);

        using Stream nuspec = package.Entries.Single(entry => entry.FullName == "SpanCodec.AspNetCore.nuspec").Open();
        XElement metadata = XDocument.Load(nuspec).Root!.Elements().Single();
        XNamespace names = metadata.Name.Namespace;
        Assert.Equal("README.md", metadata.Element(names + "readme")?.Value);
        Assert.Equal("MIT", metadata.Element(names + "license")?.Value);
        Assert.NotEqual("", metadata.Element(names + "repository")?.Attribute("commit")?.Value ?? "");
        Assert.True(
            File.Exists(Path.Combine(PackedSample.Feed, $"SpanCodec.AspNetCore.{PackedSample.Version}.snupkg")), "There are no symbols.");
        XElement dependency = Assert.Single(metadata.Descendants(names + "dependency"));
        Assert.Equal(("SpanCodec", PackedSample.Version), ((string?)dependency.Attribute("id"), (string?)dependency.Attribute("version")));
        // Otherwise the generator would stop here, and a user's codecs would be empty classes.
        Assert.Null(dependency.Attribute("exclude"));
        Assert.Equal(
            "Microsoft.AspNetCore.App", (string?)Assert.Single(metadata.Descendants(names + "frameworkReference")).Attribute("name"));
    }

    [Fact]
    public void Under_the_JIT_it_builds_without_a_warning_and_works() =>
        RequireOutput(packed.Sample.Run(["run", "-c", "Release", .. packed.Sample.Switches]), "JIT");

    [Fact]
    public void Compiled_ahead_of_time_it_builds_without_a_warning_and_works()
    {
        Thorough.Require();
        ProgramRun publish = packed.Sample.Run(
        [
            "publish",
            "-c",
            "Release",
            "-r",
            Repository.RuntimeIdentifier,
            "-p:PublishAot=true",
            "-o",
            "native",
            .. packed.Sample.Switches,
        ]);
        Assert.True(publish.ExitCode == 0, publish.ToString());
        Assert.DoesNotContain("warning", publish.Output, StringComparison.OrdinalIgnoreCase);
        RequireOutput(Repository.Run(Path.Combine(packed.Sample.Folder, "native", $"WebSample{Repository.ExecutableSuffix}")), "native");
    }

    private static void RequireOutput(ProgramRun run, string compilation)
    {
        Assert.True(run.ExitCode == 0, run.ToString());
        Assert.DoesNotContain("warning", run.Output, StringComparison.OrdinalIgnoreCase);
        Assert.Equal(
            ["""{"text":"milk","count":2}""", "Note { Text = eggs, Count = 6 }", "400", "400", "400", compilation],
            run.Output.Split('\n', StringSplitOptions.TrimEntries | StringSplitOptions.RemoveEmptyEntries));
    }

    public sealed class Packed
    {
        public Packed() => Packs = [.. ((string[])["Runtime", "AspNetCore"]).Select(PackedSample.Pack)];

        internal PackedSample Sample { get; } = new("web-package", "WebSample");

        internal ProgramRun[] Packs { get; }
    }
}
