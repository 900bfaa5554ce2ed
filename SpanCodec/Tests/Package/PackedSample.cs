using System.Xml.Linq;

namespace SpanCodecs.Tests.Package;

/// <summary>
/// A copied sample that restores from a folder feed, which is one for all samples. Below
/// the checkout, but out of reach of its settings: the folder has empty ones of its own.
/// </summary>
internal sealed class PackedSample
{
    internal const string Version = "0.0.1-test";
    internal const string Address = "https://example.org/project";

    private static readonly Dictionary<string, ProgramRun> s_packed = [];

    private readonly string _root;

    /// <param name="name">The folder's, below artifacts/tests.</param>
    /// <param name="sample">The folder beside this file; none for a folder of the checkout, or files that are written.</param>
    internal PackedSample(string name, string? sample = null)
    {
        _root = Path.Combine(Repository.Artifacts, name);
        if (Directory.Exists(_root))
            Directory.Delete(_root, recursive: true);
        Directory.CreateDirectory(Folder);
        foreach (string file in (string[])["Directory.Build.props", "Directory.Build.targets", "Directory.Packages.props"])
            File.WriteAllText(Path.Combine(_root, file), "<Project />");
        if (sample is null)
            return;
        foreach (string file in Directory.EnumerateFiles(Path.Combine(Repository.Root, "Tests", "Package", sample)))
            File.Copy(file, Path.Combine(Folder, Path.GetFileName(file)));
    }

    /// <summary>A copy of a sample of SpanCodec, beside this one, that names the packed version.</summary>
    /// <param name="name">The new folder's.</param>
    /// <param name="sample">The folder below samples.</param>
    /// <param name="keeps">Tells which lines stay.</param>
    internal string CopyOf(string name, string sample, Func<string, bool>? keeps = null)
    {
        string copy = Path.Combine(_root, name);
        Directory.CreateDirectory(copy);
        foreach (string file in Directory.EnumerateFiles(Path.Combine(Repository.Root, "samples", sample)))
        {
            IEnumerable<string> lines = File.ReadLines(file).Where(line => keeps?.Invoke(line) ?? true)
                .Select(line => line.Replace("Version=\"0.1.0\"", $"Version=\"{Version}\"", StringComparison.Ordinal)
                    .Replace("net10.0", Repository.Framework, StringComparison.Ordinal));
            File.WriteAllLines(Path.Combine(copy, Path.GetFileName(file)), lines);
        }

        return copy;
    }

    internal static string Feed { get; } = NewFeed();

    internal string Folder => Path.Combine(_root, "sample");

    // The package is unpacked beside the sample, where a later run does not
    // find the old one; everything else comes from the machine's store.
    internal string[] Switches =>
    [
        $"-p:SampleFramework={Repository.Framework}",
        $"-p:SpanCodecVersion={Version}",
        $"-p:RestoreAdditionalProjectSources={Feed}",
        $"-p:RestorePackagesPath={Path.Combine(_root, "packages")}",
        $"-p:RestoreFallbackFolders={MachineStore}",
    ];

    /// <summary>The versions of the other packages that the sample refers to, each a property that is named after its package.</summary>
    internal string[] Versions
    {
        get
        {
            XDocument all = XDocument.Load(Path.Combine(Repository.Root, "Packages.props"));
            string project = Directory.EnumerateFiles(Folder, "*.csproj").Single();
            return
            [
                .. from package in XDocument.Load(project)
                    .Descendants("PackageReference").Select(reference => (string)reference.Attribute("Include")!)
                   from version in all.Descendants("PackageVersion")
                   where (string?)version.Attribute("Include") == package
                   select $"-p:{package.Replace(".", "", StringComparison.Ordinal)}Version={(string?)version.Attribute("Version")}",
            ];
        }
    }

    private static string MachineStore { get; } =
        Repository.Run("dotnet", "nuget", "locals", "global-packages", "--list").Output.Split("global-packages:")[1].Trim();

    // The tests have built it: a restore with another version would write what other tests restore at that moment.
    internal static ProgramRun Pack(string project)
    {
        lock (s_packed)
        {
            if (!s_packed.TryGetValue(project, out ProgramRun? run))
            {
                run = Repository.Run(
                    "dotnet",
                    "pack",
                    project,
                    "-c",
                    "Release",
                    "--no-build",
                    "-o",
                    Feed,
                    $"-p:PackageVersion={Version}",
                    $"-p:ProjectAddress={Address}",
                    "-p:RunAnalyzers=false");
                s_packed[project] = run;
            }

            return run;
        }
    }

    private static string NewFeed()
    {
        string feed = Path.Combine(Repository.Artifacts, "feed");
        if (Directory.Exists(feed))
            Directory.Delete(feed, recursive: true);
        return Directory.CreateDirectory(feed).FullName;
    }

    internal ProgramRun Run(params string[] arguments) => Repository.RunIn(Folder, "dotnet", arguments);
}
