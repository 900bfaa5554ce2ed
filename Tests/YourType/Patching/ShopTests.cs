using System.Text.Json;
using JsonAot.Lab.Report.Page;
using JsonAot.Lab.Terminal;
using JsonAot.Lab.YourType;
using JsonAot.Lab.YourType.Documents;
using JsonAot.Lab.YourType.Finding;
using JsonAot.Lab.YourType.Patching;
using JsonAot.Tests.Lab;

namespace JsonAot.Tests.YourType.Patching;

/// <summary>Thirty classes of a made-up shop, as old code has them: all of it but the measuring.</summary>
public sealed class ShopTests(ShopTests.Moved moved) : IClassFixture<ShopTests.Moved>
{
    /// <summary>The shop in a folder of its own, tried once.</summary>
    public sealed class Moved : IDisposable
    {
        private readonly TemporaryFolder _folder = new();

        public Moved()
        {
            string shop = Path.Combine(Repository.Root, "Tests", "YourType", "Shop");
            Directory.CreateDirectory(Source);
            foreach (string file in Directory.GetFiles(Path.Combine(shop, "src")))
                File.Copy(file, Path.Combine(Source, Path.GetFileName(file)));
            var request = new TryRequest(
                [Source], [.. Directory.GetFiles(Path.Combine(shop, "samples")).Order(StringComparer.Ordinal)], [], [], null, null,
                IsAll: true, IsLossy: false)
            {
                IsFromNewtonsoft = true,
            };
            var finder = new SubjectFinder(request, Said.Add);
            Found = finder.Find();
            Answer = finder.Move!.Try(Said.Add);
        }

        public string Source => _folder["src"];

        internal List<string> Said { get; } = [];

        internal IReadOnlyList<Subject> Found { get; }

        internal MoveAnswer Answer { get; }

        public void Dispose() => _folder.Dispose();
    }

    [Fact]
    public void Each_sample_has_its_type() => Assert.Equal(
        ["Order", "Product", "StockReport", "Supplier"], moved.Found.Select(subject => subject.Name).Order(StringComparer.Ordinal));

    /// <summary>Documents of the samples and of members that they do not have, and values with every member null, least and most.</summary>
    [Fact]
    public void Every_difference_has_a_name()
    {
        Assert.Empty(moved.Answer.Unknown);
        Assert.Empty(moved.Answer.Changes.SelectMany(changes => changes.All.Where(change => change.Name == DocumentChanges.Unnamed)
            .Select(change => $"{changes.Title}: {change}")));
        Assert.All(moved.Answer.Changes, changes => Assert.True(changes.Tried > 200, $"{changes.Title}: {changes.Tried}"));
        Assert.All(moved.Answer.Changes, changes => Assert.True(changes.Skipped < 20, $"{changes.Title}: {changes.Skipped}"));
    }

    [Fact]
    public void SpanCodec_does_as_System_Text_Json() => Assert.All(
        moved.Answer.Changes.SelectMany(changes => changes.All), change => Assert.Equal(change.SystemTextJson, change.SpanCodec));

    [Fact]
    public void Names_of_members_that_no_sample_has_are_tried_too() => Assert.Contains(
        moved.Answer.Changes.Single(changes => changes.Title.EndsWith(".Supplier", StringComparison.Ordinal)).All,
        change => change.Path.Contains("elivered", StringComparison.Ordinal) && change.Path.Contains("ariants", StringComparison.Ordinal));

    [Theory]
    [InlineData("System.Text.Json", "OldShopJson.cs")]
    [InlineData("SpanCodec", "OldShopCodecs.cs")]
    public void The_patch_makes_files_that_compile(string library, string added)
    {
        TriedPatch patch = moved.Answer.Patches.Single(one => one.Patch.Declaration.Library == library);
        Assert.Null(patch.WhyNot);
        using var place = new TemporaryFolder();
        foreach (string file in Directory.GetFiles(moved.Source))
            File.Copy(file, place[Path.GetFileName(file)]);

        UnifiedDiffTests.Apply(place.Path, "git", "apply", patch.File!);

        string[] files = Directory.GetFiles(place.Path);
        Assert.Contains(place[added], files);
        // The settings stay, for whoever calls Newtonsoft.Json yet.
        Assert.Equal(
            ["Settings.cs"], files.Where(file => File.ReadAllText(file).Contains("Newtonsoft", StringComparison.Ordinal))
                .Select(Path.GetFileName));
        UserCode.Load(files.Where(file => !file.EndsWith(added, StringComparison.Ordinal))).EnsureCompiles();
    }

    [Fact]
    public void Calls_that_stay_are_named_with_what_belongs_there()
    {
        string context = moved.Answer.Patches[0].Patch.Declaration.Class;
        Assert.Equal(
            [$"Settings.cs(20): JsonConvert.SerializeObject(value, Shared): write JsonSerializer.Serialize(value, {context}.Shared)"],
            moved.Answer.Calls);
    }

    [Fact]
    public void The_answer_is_one_object_for_programs()
    {
        using var output = new MemoryStream();
        var table = new TextTable("", "", "jit read");
        table.Add("SpanCodec", "1 ns 2x");

        JsonAnswer.Write(output, new TypeAnswer("Order", table, ["[1] a"], ["b"], "SpanCodec", ["c"]), moved.Answer, "results", "page");

        JsonElement root = JsonDocument.Parse(output.ToArray()).RootElement;
        Assert.Equal(
            ["documents", "documentsNotCompared", "patches", "callsOfNewtonsoft", "type", "calls", "notes", "sentences", "winner", "code",
                "results", "report"],
            root.EnumerateObject().Select(one => one.Name));
        Assert.Equal(4, root.GetProperty("documents").GetArrayLength());
        JsonElement[] all = [.. root.GetProperty("documents").EnumerateArray().SelectMany(
            one => one.GetProperty("differences").EnumerateArray())];
        Assert.Equal(moved.Answer.Changes.Sum(changes => changes.All.Count), all.Length);
        JsonElement quoted = all.First(one => one.GetProperty("name").GetString() == "number in quotes");
        Assert.Equal(
            ("read", "refused", "refused", "NumberHandling = AllowReadingFromString; or [JsonNumberHandling] on the member"),
            (quoted.GetProperty("direction").GetString(), quoted.GetProperty("kind").GetString(),
                quoted.GetProperty("systemTextJson").GetString(), quoted.GetProperty("advice").GetString()));
        Assert.Equal(
            ["System.Text.Json", "SpanCodec"],
            root.GetProperty("patches").EnumerateArray().Select(one => one.GetProperty("library").GetString()));
        Assert.Equal("1 ns 2x", root.GetProperty("calls")[0].GetProperty("jit read").GetString());
    }
}
