using System.Text.RegularExpressions;
using Xunit;

namespace SpanCodecs.Tests.Documents;

/// <summary>A link of a document leads to a file, and to a heading of it where it names one.</summary>
public partial class LinkTests
{
    private static readonly string s_root = Repository.Root;

    public static TheoryData<string> Documents =>
    [
        .. Directory.EnumerateFiles(s_root, "*.md")
            .Concat(Directory.EnumerateFiles(Path.Combine(s_root, "docs"), "*.md", SearchOption.AllDirectories))
            .Concat(Directory.EnumerateDirectories(Path.Combine(s_root, "samples"))
                .SelectMany(folder => Directory.EnumerateFiles(folder, "*.md")))
            .Select(file => Path.GetRelativePath(s_root, file)),
    ];

    [Theory]
    [MemberData(nameof(Documents))]
    public void Every_link_leads_somewhere(string document)
    {
        string path = Path.Combine(s_root, document);
        foreach (Match link in Link().Matches(File.ReadAllText(path)))
        {
            string file = link.Groups["file"].Value;
            string target = file.Length == 0 ? path : Path.GetFullPath(Path.Combine(Path.GetDirectoryName(path)!, file));
            Assert.True(File.Exists(target) || Directory.Exists(target), link.Value);
            if (link.Groups["heading"].Value is { Length: > 0 } heading)
                Assert.Contains(heading, File.ReadLines(target).Where(line => line.StartsWith('#')).Select(Anchor));
        }
    }

    /// <summary>The anchor that sites make of a heading: small letters, and hyphens for blanks.</summary>
    private static string Anchor(string heading) =>
        NoLetter().Replace(heading.TrimStart('#').Trim().ToLowerInvariant(), "").Replace(' ', '-');

    [GeneratedRegex(@"\]\((?!https?:)(?<file>[^)#]*)(#(?<heading>[^)]+))?\)", RegexOptions.CultureInvariant)]
    private static partial Regex Link();

    [GeneratedRegex(@"[^a-z0-9 \-_]", RegexOptions.CultureInvariant)]
    private static partial Regex NoLetter();
}
