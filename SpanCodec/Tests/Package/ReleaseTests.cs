using System.IO.Compression;
using System.Xml.Linq;
using Xunit;

namespace SpanCodecs.Tests.Package;

/// <summary>
/// The release, tried on a clone of the checkout: what the workflow does where a tag is pushed, into a folder in place of a server.
/// </summary>
[Collection("Publishing")]
public class ReleaseTests
{
    [Fact]
    public void A_tag_becomes_the_version_and_what_is_not_ready_is_refused()
    {
        Thorough.Require();
        Assert.SkipWhen(OperatingSystem.IsWindows(), "The release is made on Linux.");
        string root = Path.Combine(Repository.Artifacts, "release");
        if (Directory.Exists(root))
            Directory.Delete(root, recursive: true);
        string checkout = Path.Combine(root, "checkout");
        Assert.Equal(
            0,
            Repository.Run("git", "clone", "-q", "--no-hardlinks", "--depth", "1", "file://" + Git("--show-toplevel"), checkout).ExitCode);
        // Below the root where a suite is around it.
        string folder = Path.Combine(checkout, Git("--show-prefix"));

        Refused("not-a-version", "is no version");
        Refused("0.1.0", "CHANGELOG.md has no heading");
        Change("CHANGELOG.md", "## 0.1.0, not released yet", "## 0.1.0");
        Refused("0.1.0", "not on NuGet yet");
        foreach (string file in (string[])["README.md", "docs/start.md"])
            Change(file, "not on NuGet yet", "on NuGet");
        Refused("0.1.0", "PublicAPI.Unshipped.txt");
        foreach (string project in (string[])["Runtime", "AspNetCore"])
        {
            string shipped = Path.Combine(folder, project, "PublicAPI.Shipped.txt");
            string unshipped = Path.Combine(folder, project, "PublicAPI.Unshipped.txt");
            string[] lines = File.ReadAllLines(unshipped);
            File.AppendAllLines(shipped, lines[1..]);
            File.WriteAllLines(unshipped, lines[..1]);
        }

        Refused("0.2.0", "CHANGELOG.md has no heading");
        ProgramRun packed = Pack("0.1.0");
        Assert.True(packed.ExitCode == 0, packed.ToString());
        Assert.DoesNotContain("warning", packed.Output, StringComparison.OrdinalIgnoreCase);
        string packages = Path.Combine(root, "packages");
        foreach (string name in (string[])["SpanCodec", "SpanCodec.AspNetCore"])
        {
            using ZipArchive package = ZipFile.OpenRead(Path.Combine(packages, name + ".0.1.0.nupkg"));
            XElement metadata = XDocument.Load(package.GetEntry(name + ".nuspec")!.Open()).Root!.Elements().Single();
            Assert.Equal("0.1.0", metadata.Element(metadata.Name.Namespace + "version")?.Value);
            Assert.Equal(PackedSample.Address, metadata.Element(metadata.Name.Namespace + "projectUrl")?.Value);
            Assert.True(File.Exists(Path.Combine(packages, name + ".0.1.0.snupkg")));
        }

        string source = Path.Combine(root, "source");
        Directory.CreateDirectory(source);
        ProgramRun push = Repository.Run("dotnet", "nuget", "push", Path.Combine(packages, "*.nupkg"), "--source", source);
        Assert.True(push.ExitCode == 0, push.ToString());
        Assert.Equal(2, Directory.EnumerateFiles(source, "*.nupkg", SearchOption.AllDirectories).Count());

        ProgramRun Pack(string version) =>
            Repository.RunIn(folder, "sh", "pack.sh", version, Path.Combine(root, "packages"), PackedSample.Address);

        string Git(string question) => Repository.Run("git", "rev-parse", question).Output.Trim();

        void Refused(string version, string reason)
        {
            ProgramRun run = Pack(version);
            Assert.NotEqual(0, run.ExitCode);
            Assert.Contains(reason, run.Errors, StringComparison.Ordinal);
        }

        void Change(string file, string before, string after)
        {
            string path = Path.Combine(folder, file);
            File.WriteAllText(path, File.ReadAllText(path).Replace(before, after, StringComparison.Ordinal));
        }
    }
}
