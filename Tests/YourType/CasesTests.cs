using JsonAot.Lab.YourType;
using JsonAot.Lab.YourType.Documents;
using JsonAot.Lab.YourType.Patching;
using JsonAot.Tests.Lab;

namespace JsonAot.Tests.YourType;

/// <summary>The cases of docs/cases: models fit their samples, and pages have what is said of documents. Nothing is measured.</summary>
public sealed class CasesTests : TestsInFolder
{
    private const int MostLines = 100;

    private const int LongestValue = 48;

    private const int LargestFile = 40 * 1024;

    private static readonly string Cases = Path.Combine(Repository.Root, "docs", "cases");

    public static TheoryData<string> All => [.. Directory.GetDirectories(Cases).Select(folder => Path.GetFileName(folder)!).Order()];

    private static string Page(string name) => File.ReadAllText(Path.Combine(Cases, $"{name}.md")).ReplaceLineEndings("\n");

    [Theory]
    [MemberData(nameof(All))]
    public void The_page_is_short_and_the_index_and_the_files_are_there(string name)
    {
        string page = Page(name);

        Assert.Contains($"-- try docs/cases/{name}/Model.cs docs/cases/{name}/sample.json\n", page, StringComparison.Ordinal);
        Assert.InRange(page.Split('\n').Length, 20, MostLines);
        Assert.Contains($"]({name}.md)", File.ReadAllText(Path.Combine(Cases, "README.md")), StringComparison.Ordinal);
        Assert.All(Directory.GetFiles(Path.Combine(Cases, name)), file => Assert.InRange(new FileInfo(file).Length, 1, LargestFile));
    }

    /// <summary>With one row for each difference that nobody is told of, and the names of those that throw.</summary>
    [Theory]
    [MemberData(nameof(All))]
    public void The_page_has_what_changes_in_the_documents(string name)
    {
        var said = new List<string>();
        foreach (string file in Directory.GetFiles(Path.Combine(Cases, name)))
            File.Copy(file, _folder[Path.GetFileName(file)]);
        var finder = new SubjectFinder(
            new TryRequest([_folder["Model.cs"]], [_folder["sample.json"]], [], [], null, null, IsAll: false, IsLossy: false), said.Add);
        Assert.Single(finder.Find());
        string page = Page(name);
        Assert.All(
            said.Where(line => !line.StartsWith("A copy with ", StringComparison.Ordinal)),
            line => Assert.True(page.Contains($"\n{line}\n", StringComparison.Ordinal), $"{name}.md should say: {line}"));
        MoveAnswer? answer = finder.Move?.Try(said.Add);
        if (answer is null)
        {
            Assert.DoesNotContain("| write: ", page, StringComparison.Ordinal);
            return;
        }

        DocumentChanges changes = Assert.Single(answer.Changes);
        Assert.Empty(answer.Unknown);
        Assert.All(answer.Patches, patch => Assert.Null(patch.WhyNot));
        Assert.DoesNotContain(changes.All, change => change.Name == DocumentChanges.Unnamed);
        string[] rows = [.. changes.All.Where(change => change.IsOfSample || !change.IsRefused).Select(Row)];
        Assert.True(
            rows.SequenceEqual(page.Split('\n').Where(IsRow)), $"{name}.md should have these rows:\n{string.Join('\n', rows)}");
        string[] refused = [.. changes.All.Where(change => !change.IsOfSample && change.IsRefused).Select(change => $"*{change.Name}*")];
        string flat = page.Replace('\n', ' ');
        string[] words =
            [$" ({refused.Length}): {string.Join(", ", refused)}.", $" the same in {changes.Equal} of {changes.Tried} trials"];
        Assert.All(words, text => Assert.True(flat.Contains(text, StringComparison.Ordinal), $"{name}.md should say{text}"));
    }

    private static bool IsRow(string line) =>
        line.StartsWith("| write: ", StringComparison.Ordinal) || line.StartsWith("| read: ", StringComparison.Ordinal);

    private static string Row(Change change)
    {
        string where = change.IsOfSample ? "the sample: " : "";
        return $"| {change.What} | {where}`{change.Where}` | `{Short(change.Newtonsoft)}` | `{Short(change.SystemTextJson)}` "
            + $"| {change.Advice} |";
    }

    private static string Short(string text) => text.Length <= LongestValue ? text : $"{text[..LongestValue]}...";
}
