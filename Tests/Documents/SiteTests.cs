using System.Text.RegularExpressions;
using JsonAot.Tests.Lab;
using YamlDotNet.RepresentationModel;

namespace JsonAot.Tests.Documents;

/// <summary>The site of the documents: what its script takes, and what its tables of contents name.</summary>
[Collection("Publishing")]
public sealed partial class SiteTests : TestsInFolder
{
    private static readonly string Script = File.ReadAllText(InSite("build.sh"));

    /// <summary>Where each table of contents stands in the site; its links begin there.</summary>
    private static readonly (string File, string Folder)[] Contents =
        [("toc.yml", ""), ("docs.toc.yml", "docs"), ("SpanCodec.toc.yml", "SpanCodec"), ("BenchTurns.toc.yml", "BenchTurns")];

    private static string InSite(string name) => Path.Combine(Repository.Root, ".github", "site", name);

    [GeneratedRegex(@"git ls-files -z -- (?<taken>[^|]+?)\\\s*\|", RegexOptions.Singleline)]
    private static partial Regex TakenFiles { get; }

    [GeneratedRegex(@"\]\((?!https?:|#)(?<target>[^)#]+)")]
    private static partial Regex Link { get; }

    private static string[] Taken =>
    [
        .. TakenFiles.Match(Script).Groups["taken"].Value.Split(
            [' ', '\\', '\n', '\r'], StringSplitOptions.RemoveEmptyEntries | StringSplitOptions.TrimEntries),
    ];

    private static bool IsTaken(string path) => Taken.Any(
        taken => path == taken || path.StartsWith($"{taken}/", StringComparison.Ordinal));

    private static IEnumerable<string> Documents =>
        from taken in Taken
        let path = Path.Combine(Repository.Root, taken)
        from file in Directory.Exists(path) ? Directory.EnumerateFiles(path, "*.md", SearchOption.AllDirectories) : [path]
        where file.EndsWith(".md", StringComparison.Ordinal) && !Relative(file).Contains("/obj/", StringComparison.Ordinal)
        select file;

    private static string Relative(string path) => Path.GetRelativePath(Repository.Root, path).Replace('\\', '/');

    [Fact]
    public void What_the_site_takes_is_there() =>
        Assert.All(Taken, name => Assert.True(Path.Exists(Path.Combine(Repository.Root, name)), name));

    [Fact]
    public void Every_link_of_a_document_leads_to_a_file_that_the_site_has()
    {
        string[] links =
        [
            .. (from document in Documents
                from Match link in Link.Matches(File.ReadAllText(document))
                select Path.GetFullPath(Path.Combine(Path.GetDirectoryName(document)!, link.Groups["target"].Value))).Distinct(),
        ];
        Assert.True(links.Length > 50, $"{links.Length} links are found");
        Assert.All(links, link => Assert.True(IsTaken(Relative(link)), $"the site does not take {Relative(link)}"));
        // A page's server shows no folder.
        Assert.All(links, link => Assert.True(File.Exists(link), $"{Relative(link)} is no file"));
    }

    [Fact]
    public void Every_document_is_in_a_table_of_contents_and_every_entry_is_there()
    {
        HashSet<string> named = [];
        foreach ((string file, string folder) in Contents)
        {
            var entries = (YamlSequenceNode)ReadContents(file);
            foreach (string target in entries.Children.Cast<YamlMappingNode>().SelectMany(Targets))
                named.Add(Relative(Path.GetFullPath(Path.Combine(Repository.Root, folder, target.TrimEnd('/')))));
        }

        string[] made =
        [
            "index.html", "docs", "SpanCodec", "BenchTurns", "SpanCodec/api/toc.yml", "BenchTurns/api/toc.yml",
        ];
        Assert.Empty(made.Except(named));
        Assert.All(named.Except(made), name => Assert.True(File.Exists(Path.Combine(Repository.Root, name)), name));
        // Those of a folder with an index of its own are found from that.
        string[] listed = ["docs/", "SpanCodec/docs/", "BenchTurns/docs/"];
        IEnumerable<string> documents = Documents.Select(Relative).Where(
            path => listed.Any(folder => path.StartsWith(folder, StringComparison.Ordinal) && !path[folder.Length..].Contains('/')));
        Assert.Empty(documents.Except(named));
    }

    private static IEnumerable<string> Targets(YamlMappingNode entry) =>
    [
        .. ((string[])["href", "topicHref"]).Select(entry.Text).OfType<string>(),
        .. entry.Children.ContainsKey("items") ? entry.List("items").SelectMany(Targets) : [],
    ];

    private static YamlNode ReadContents(string file)
    {
        using var reader = new StreamReader(InSite(file));
        var stream = new YamlStream();
        stream.Load(reader);
        return Assert.Single(stream.Documents).RootNode;
    }

    /// <summary>The page of the report has its link to the documents where it has its links, and the site is made around it.</summary>
    [Fact]
    public void The_workflow_makes_the_page_and_then_the_site_around_it()
    {
        string[] lines =
        [
            .. YamlFile.Read(".github", "workflows", "site.yml").Map("jobs").Map("build").List("steps")
                .Select(step => step.Text("run")).OfType<string>().SelectMany(run => run.Split('\n', StringSplitOptions.TrimEntries)),
        ];
        int page = Array.FindIndex(lines, line => line.Contains(" report --out site/index.html ", StringComparison.Ordinal));
        int link = Array.FindIndex(lines, line => line.StartsWith("sed -i 's|</nav>|<a href=\"README.html\">", StringComparison.Ordinal));
        int site = Array.IndexOf(lines, "bash .github/site/build.sh site");
        Assert.True(page >= 0 && page < link && link < site, string.Join('\n', lines));
    }

    [Fact]
    public void The_site_is_made_by_one_command_with_a_page_for_each_public_type()
    {
        Thorough.Require();
        Assert.SkipWhen(OperatingSystem.IsWindows(), "bash makes it.");
        ProgramRun run = Repository.Run("bash", ".github/site/build.sh", _folder["site"]);
        Assert.True(run.ExitCode == 0, run.ToString());
        string[] pages =
            ["README", "SpanCodec/docs/guide", "SpanCodec/api/SpanCodecs.SpanCodec-1", "BenchTurns/api/BenchTurns.TurnSwitcher"];
        Assert.All(pages, page => Assert.True(File.Exists(_folder["site", $"{page}.html"]), page));
        // What generated code calls is public, and nobody's to call.
        Assert.DoesNotContain(
            Directory.GetFiles(_folder["site", "SpanCodec", "api"]),
            file => Path.GetFileName(file).StartsWith("SpanCodecs.Support", StringComparison.Ordinal));
    }
}
