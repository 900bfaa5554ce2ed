using JsonAot.Lab.YourType;
using JsonAot.Lab.YourType.Documents;
using JsonAot.Lab.YourType.Emission;
using JsonAot.Lab.YourType.Finding;
using JsonAot.Lab.YourType.Moving;
using JsonAot.Lab.YourType.Patching;
using JsonAot.Tests.Lab;

namespace JsonAot.Tests.YourType.Patching;

/// <summary>A patch is shown when it does what the copy does, in every document.</summary>
public sealed class MoveTests : TestsInFolder
{
    private (MovedCode Moved, Subject Subject) Moved(string members, string sample, string[]? files = null)
    {
        File.WriteAllText(_folder["Thing.cs"], $"using Newtonsoft.Json; namespace Shop; public class Thing {{ {members} }}");
        var moved = MovedCode.Of(UserCode.Load(files ?? [_folder["Thing.cs"]]).EnsureCompiles(), null);
        SampleDocument document = Subjects.Sample(sample);
        FoundType type = TypeFinder.Find(moved.Copy, document, "Thing");
        var subject = new Subject("Thing", type, [document], _folder["made"]);
        return (moved, subject with { NoSpanCodec = SpanCodecCheck.WhyNot(moved.Copy, subject) });
    }

    private MoveAnswer Tried(string members, string sample)
    {
        (MovedCode moved, Subject subject) = Moved(members, sample);
        return new Move(moved, [subject]).Try(_ => { });
    }

    /// <summary>The fast path of generated code writes an empty text for bytes that are null.</summary>
    [Fact]
    public void Bytes_that_are_null_stay_null()
    {
        MoveAnswer answer = Tried("[JsonProperty(\"a\")] public byte[] A { get; set; }", """{"a":"AQ=="}""");

        Assert.All(answer.Patches, patch => Assert.Null(patch.WhyNot));
        Assert.All(answer.Patches, patch => Assert.Equal(patch.Patch.Text, File.ReadAllText(patch.File!)));
        Assert.Contains("GenerationMode = JsonSourceGenerationMode.Metadata", answer.Patches[0].Patch.Text, StringComparison.Ordinal);
    }

    [Fact]
    public void A_sample_that_is_refused_has_no_patch()
    {
        MoveAnswer answer = Tried("[JsonProperty(\"a\")] public int A { get; set; }", """{"a":"12"}""");

        Assert.All(answer.Patches, patch => Assert.Equal(
            "Shop.Thing cannot be moved yet, as the sample itself is refused at $", patch.WhyNot));
    }

    [Fact]
    public void Code_that_does_something_else_is_noticed()
    {
        (MovedCode moved, Subject subject) = Moved("[JsonProperty] public int Count { get; set; }", """{"Count":5}""");
        Subject other = subject with
        {
            Type = subject.Type with
            {
                Options = ContextOptions.Of(["PropertyNamingPolicy = JsonKnownNamingPolicy.CamelCase"], NamePolicy.CamelCase),
            },
        };
        var declaration = Declaration.OfSystemTextJson(moved.Copy, [other]);

        DocumentChanges changes = new DocumentTrial(moved, subject.Type, _folder["documents"])
        {
            Patched = new TrialSide(declaration, 0, moved.Copy.Files),
        }.Run(subject.Samples[0]);

        Assert.Equal("$.Count is 0 where the copy has 5", changes.PatchFault);
    }

    /// <summary>The converters are in the patch, and what it makes does with every document what the settings do.</summary>
    [Fact]
    public void Dates_in_a_format_are_a_file_of_the_patch()
    {
        const string Settings = "using Newtonsoft.Json; namespace Shop { static class Old { static readonly JsonSerializerSettings S = "
            + "new JsonSerializerSettings { DateFormatString = \"dd.MM.yyyy\" }; } }";
        File.WriteAllText(_folder["Settings.cs"], Settings);
        string[] files = [_folder["Thing.cs"], _folder["Settings.cs"]];
        (MovedCode moved, Subject subject) =
            Moved("[JsonProperty(\"a\")] public System.DateTime A { get; set; }", """{"a":"24.12.2026"}""", files);

        MoveAnswer answer = new Move(moved, [subject]).Try(_ => { });

        Assert.Empty(answer.Changes.SelectMany(changes => changes.All).Where(change => change.IsOfSample));
        foreach (TriedPatch patch in answer.Patches)
        {
            Assert.Null(patch.WhyNot);
            using var place = new TemporaryFolder();
            foreach (string file in files)
                File.Copy(file, place[Path.GetFileName(file)]);
            UnifiedDiffTests.Apply(place.Path, "git", "apply", patch.File!);
            Assert.Contains("\"dd.MM.yyyy\"", File.ReadAllText(place["DatesInFormat.cs"]), StringComparison.Ordinal);
            string added = File.ReadAllText(place[$"{patch.Patch.Declaration.Class}.cs"]);
            Assert.Contains("Converters = new[] { typeof(global::Shop.DateTimeInFormat)", added, StringComparison.Ordinal);
            UserCode.Load([.. files.Append("DatesInFormat.cs").Select(file => place[Path.GetFileName(file)])]).EnsureCompiles();
        }

        Assert.Equal(["System.Text.Json", "SpanCodec"], answer.Patches.Select(patch => patch.Patch.Declaration.Library));
    }

    /// <summary>SpanCodec has a column and a patch only where it takes the type.</summary>
    [Fact]
    public void A_type_that_SpanCodec_refuses_has_one_patch()
    {
        MoveAnswer answer = Tried("[JsonProperty(\"a\")] public System.IntPtr A { get; set; } public int B { get; set; }", """{"B":1}""");

        Assert.All(answer.Changes, changes => Assert.StartsWith("SpanCodec refuses the type: ", changes.Remarks.Last()));
        Assert.All(answer.Patches, patch => Assert.Equal("System.Text.Json", patch.Patch.Declaration.Library));
    }
}
