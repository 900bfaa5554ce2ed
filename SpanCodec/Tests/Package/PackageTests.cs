using System.IO.Compression;
using System.Reflection.Metadata;
using System.Reflection.PortableExecutable;
using System.Text.RegularExpressions;
using System.Xml.Linq;
using Xunit;

namespace SpanCodecs.Tests.Package;

/// <summary>The package as a user has it: from a folder feed, in a project that knows nothing of this repository.</summary>
[Collection("Publishing")]
public partial class PackageTests(PackageTests.Packed packed) : IClassFixture<PackageTests.Packed>
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
        // Nothing without a framework's folder, which NuGet would take for all of them.
        Assert.Equal(
            [$"buildTransitive/{Repository.Framework}/SpanCodec.globalconfig", $"buildTransitive/{Repository.Framework}/SpanCodec.targets"],
            entries.Where(entry => entry.StartsWith("build", StringComparison.Ordinal)).Order(StringComparer.Ordinal));

        using Stream nuspec = package.Entries.Single(entry => entry.FullName == "SpanCodec.nuspec").Open();
        XElement metadata = XDocument.Load(nuspec).Root!.Elements().Single();
        XNamespace names = metadata.Name.Namespace;
        Assert.Equal("README.md", metadata.Element(names + "readme")?.Value);
        Assert.Equal("MIT", metadata.Element(names + "license")?.Value);
        Assert.NotEqual("", metadata.Element(names + "repository")?.Attribute("commit")?.Value ?? "");
        Assert.Contains("icon.png", entries);
        Assert.Equal("icon.png", metadata.Element(names + "icon")?.Value);
        Assert.Equal(PackedSample.Address, metadata.Element(names + "projectUrl")?.Value);
        Assert.StartsWith("# Changes of SpanCodec", metadata.Element(names + "releaseNotes")?.Value, StringComparison.Ordinal);
        Assert.NotNull(metadata.Element(names + "copyright"));
        Assert.Empty(metadata.Descendants(names + "dependency"));
    }

    /// <summary>A site of packages shows the readme alone; in the package, the documents are beside it.</summary>
    [Fact]
    public void Every_link_of_its_readme_leads_somewhere()
    {
        using ZipArchive package = ZipFile.OpenRead(packed.Path);
        using var reader = new StreamReader(package.GetEntry("README.md")!.Open());
        string[] links = [.. Link().Matches(reader.ReadToEnd()).Select(link => link.Groups["target"].Value)];
        // Below the address where a suite is around it.
        string documents =
            $"{PackedSample.Address}/blob/v{PackedSample.Version}/{Repository.Run("git", "rev-parse", "--show-prefix").Output.Trim()}";
        Assert.NotEmpty(links);
        Assert.All(links, link => Assert.StartsWith("https://", link, StringComparison.Ordinal));
        Assert.All(
            links.Where(link => link.StartsWith(documents, StringComparison.Ordinal)),
            link => Assert.NotNull(package.GetEntry(link[documents.Length..].Split('#')[0])));
    }

    /// <summary>Signed assemblies may refer to it. Paths are those of the checkout, and the generator brings its symbols.</summary>
    [Fact]
    public void Its_assemblies_have_a_strong_name_and_no_path_of_this_machine()
    {
        foreach ((string name, byte[] image) in Assemblies())
        {
            using var assembly = new PEReader(new MemoryStream(image));
            MetadataReader metadata = assembly.GetMetadataReader();
            bool isLibrary = name.StartsWith("lib/", StringComparison.Ordinal);
            Assert.Equal(isLibrary, metadata.GetAssemblyDefinition().PublicKey is { IsNil: false });
            Assert.Equal(!isLibrary, assembly.ReadDebugDirectory().Any(part => part.Type == DebugDirectoryEntryType.EmbeddedPortablePdb));
            Assert.DoesNotContain(Repository.Root, System.Text.Encoding.Latin1.GetString(image), StringComparison.Ordinal);
        }
    }

    /// <summary>
    /// The SDK's own command applies fixes, with assemblies of its own: a fix
    /// that was built with a newer one is not loaded, there and in editors.
    /// </summary>
    [Fact]
    public void What_its_analyzers_refer_to_is_no_newer_than_what_the_SDK_has()
    {
        string sdk = System.IO.Path.Combine(Repository.CompilerServerProgram, "..", "..", "..", "DotnetTools", "dotnet-format");
        int compared = 0;
        foreach ((string name, byte[] image) in Assemblies().Where(one => one.Name.StartsWith("analyzers/", StringComparison.Ordinal)))
        {
            using var assembly = new PEReader(new MemoryStream(image));
            MetadataReader metadata = assembly.GetMetadataReader();
            foreach (AssemblyReference reference in metadata.AssemblyReferences.Select(metadata.GetAssemblyReference))
            {
                string file = System.IO.Path.GetFullPath(System.IO.Path.Combine(sdk, metadata.GetString(reference.Name) + ".dll"));
                if (!File.Exists(file))
                    continue;
                compared++;
                Version? own = System.Reflection.AssemblyName.GetAssemblyName(file).Version;
                Assert.True(reference.Version <= own, $"{name} needs version {reference.Version} of {file}");
            }
        }

        Assert.True(compared > 3, $"{compared} compared");
    }

    [Theory]
    [InlineData("net8.0")]
    [InlineData("netstandard2.0")]
    public void Another_framework_is_one_clear_error(string framework)
    {
        // It is NuGet's answer: nothing in the package is without its framework's folder, as the first test says.
        Thorough.Require();
        string[] switches = [.. packed.Sample.Switches.Where(one => !one.StartsWith("-p:SampleFramework", StringComparison.Ordinal))];
        ProgramRun restore = packed.Sample.Run(["restore", $"-p:SampleFramework={framework}", .. switches]);
        Assert.NotEqual(0, restore.ExitCode);
        Assert.Contains("NU1202", restore.Output, StringComparison.Ordinal);
        Assert.Contains("SpanCodec", restore.Output, StringComparison.Ordinal);
    }

    [Fact]
    public void Under_the_JIT_it_builds_without_a_warning_and_works()
    {
        // WebPackageTests builds a project with this package in every run, and CompletedTests one that has no other.
        Thorough.Require();
        ProgramRun run = packed.Sample.Run(["run", "-c", "Release", .. packed.Sample.Switches]);
        RequireOutput(run, "JIT");
    }

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
        RequireOutput(
            Repository.Run(System.IO.Path.Combine(packed.Sample.Folder, "native", $"Sample{Repository.ExecutableSuffix}")), "native");
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
                """{"number":7,"customer":"Zo\u00EB \u0022Z\u0022 O\u0027Neill","""
                    + "\"placed\":\"2024-02-29T12:00:00Z\",\"lines\":[{\"article\":\"black coffee\",\"count\":2,\"price\":3.50}]}",
                compilation,
            ],
            lines);
    }

    private IEnumerable<(string Name, byte[] Image)> Assemblies()
    {
        using ZipArchive package = ZipFile.OpenRead(packed.Path);
        foreach (ZipArchiveEntry entry in package.Entries.Where(entry => entry.FullName.EndsWith(".dll", StringComparison.Ordinal)))
        {
            using var image = new MemoryStream();
            using (Stream packedImage = entry.Open())
                packedImage.CopyTo(image);
            yield return (entry.FullName, image.ToArray());
        }
    }

    [GeneratedRegex(@"\]\((?<target>[^)]+)\)", RegexOptions.CultureInvariant)]
    private static partial Regex Link();

    /// <summary>Packs once, under a version of its own.</summary>
    public sealed class Packed
    {
        public Packed() => Pack = PackedSample.Pack("Runtime");

        internal PackedSample Sample { get; } = new("package", "Sample");

        internal ProgramRun Pack { get; }

        internal string Path => System.IO.Path.Combine(PackedSample.Feed, $"SpanCodec.{PackedSample.Version}.nupkg");
    }
}
