using System.Text.Json;
using JsonAot.Lab.Report.Page;
using JsonAot.Lab.Results;
using JsonAot.Lab.Terminal;
using JsonAot.Lab.YourType;
using JsonAot.Lab.YourType.Finding;
using JsonAot.Lab.YourType.Moving;
using JsonAot.Libraries;
using JsonAot.Tests.Lab;

namespace JsonAot.Tests.YourType;

/// <summary>What each step from Newtonsoft.Json gains: calls, starts, memory and size, from results alone.</summary>
public sealed class GainTests : TestsInFolder
{
    private const string Today = ContenderSets.NewtonsoftJson;

    private static readonly string[] Steps = [ContenderSets.Reference, Today, ContenderSets.SpanCodec];

    private static readonly DeploymentMode[] Both = [DeploymentMode.Jit, DeploymentMode.Aot];

    private Subject Moved()
    {
        File.WriteAllText(
            _folder["Thing.cs"], "public class Thing { [Newtonsoft.Json.JsonProperty(\"a\")] public int A { get; set; } }");
        var moved = MovedCode.Of(UserCode.Load([_folder["Thing.cs"]]).EnsureCompiles(), null);
        SampleDocument sample = Subjects.Sample("""{"a":1}""");
        return new Subject("Thing", TypeFinder.Find(moved.Copy, sample, "Thing"), [sample], _folder.Path);
    }

    /// <summary>Calls of 200 ns today, then of 100 ns and 50 ns; starts of 100 ms, 80 ms and 50 ms, natively of a tenth of it.</summary>
    private void Save(Subject subject, string? nativeFault = null, int? seed = 5)
    {
        var store = new ResultStore(subject.Results);
        foreach (DeploymentMode mode in Both)
        {
            Manifest manifest = SteadyResults.Of().Manifest with { Framework = Checkout.Framework, Mode = mode.Name };
            store.Save(new TimesResults(manifest, SteadyResults.InTurns(
            [
                .. from one in Steps.Zip((double[])[100, 200, 50])
                   where !mode.IsNative || one.First != Today
                   from direction in (string[])[TimesRow.Reading, TimesRow.Writing]
                   select SteadyResults.Call(one.First, direction, one.Second) with { Payload = "Thing", WallNs = one.Second },
            ])));
            store.Save(new Results<StartupRow>(manifest, [.. Steps.Zip((double[])[80e6, 100e6, 50e6]).Select(one =>
                Start(one.First, mode.IsNative ? one.Second / 10 : one.Second, mode.IsNative && one.First == Today ? nativeFault : null)
                    with { Seed = mode.IsNative ? seed : 5 })]));
            if (!mode.IsNative)
                continue;
            store.Save(new Results<SizeRow>(
                manifest, [.. Steps.Select(one => new SizeRow { Contender = one, Payload = "Thing", FolderBytes = 2_000_000 })]));
            store.Save(new Results<VerdictRow>(manifest, [new VerdictRow
            {
                Contender = Today, Payload = "Thing", Verdict = NativeVerdict.SilentlyWrong, Reason = "it loses A",
            }]));
        }
    }

    private static StartupRow Start(string program, double ns, string? fault) => fault is not null
        ? new StartupRow { Program = program, Payload = "Thing", Kind = StartupKind.Contender, Unavailable = fault }
        : new StartupRow
        {
            Program = program, Payload = "Thing", Kind = StartupKind.Contender, DoneNs = Estimate.Exactly(ns),
            PeakBytes = Estimate.Exactly(ns / 4), Samples = [.. Enumerable.Repeat(ns, 20)],
        };

    private static TypeAnswer Answered(Subject subject, params DeploymentMode[] modes)
    {
        Contender[] asked = [.. Steps.Select(Contenders.Named)];
        return new SubjectAnswer(subject, asked, modes, Found.Read(new ResultStore(subject.Results), modes, default)).Whole([]);
    }

    private static string[] Lines(TextTable table) => [.. table.Rows.Select(row => string.Join(" | ", row))];

    [Fact]
    public void Each_step_is_compared_with_what_there_is_today()
    {
        Subject subject = Moved();
        Save(subject);

        TypeAnswer answer = Answered(subject, Both);

        Assert.Equal("Thing: what each step gains, from what you have (1x)", answer.Gain!.Title);
        Assert.StartsWith("// For the types as the copy has them", answer.Code[0], StringComparison.Ordinal);
        Assert.Equal(["", "read", "write", "start", "memory", "size"], answer.Gain.Heads.Select(head => head.Text));
        Assert.Equal(
            [
                "Newtonsoft.Json, today | 200 ns 1x | 200 ns 1x | 100 ms 1x | 25.0 MB | [1]",
                "STJ source-gen | 100 ns 2.00x | 100 ns 2.00x | 80.0 ms 1.25x | 20.0 MB | [1]",
                "SpanCodec | 50.0 ns 4.00x | 50.0 ns 4.00x | 50.0 ms 2.00x | 12.5 MB | [1]",
                // Calls of two modes did not live side by side; starts did.
                "aot: Newtonsoft.Json | [2] | [2] | 10.0 ms 10.0x | 2.50 MB | 2.00 MB",
                "aot: STJ source-gen | 100 ns | 100 ns | 8.00 ms 12.5x | 2.00 MB | 2.00 MB",
                "aot: SpanCodec | 50.0 ns | 50.0 ns | 5.00 ms 20.0x | 1.25 MB | 2.00 MB",
            ],
            Lines(answer.Gain));
        const string Kept = "and all of your types kept whole (TrimmerRootAssembly); its verdict without that: silently wrong";
        Assert.Contains(answer.Notes, note => note.EndsWith(Kept, StringComparison.Ordinal));
    }

    /// <summary>A program that does not work has neither a start nor a size.</summary>
    [Fact]
    public void What_does_not_run_natively_is_its_reason()
    {
        Subject subject = Moved();
        Save(subject, "JsonSerializationException: no constructor");

        TypeAnswer answer = Answered(subject, Both);

        string[] row = answer.Gain!.Rows.Single(one => one[0] == "aot: Newtonsoft.Json");
        string mark = row[3];
        Assert.Equal([mark, mark], row[4..]);
        Assert.Contains($"{mark} aot, started: JsonSerializationException: no constructor", answer.Notes);
        Assert.Contains(answer.Notes, note => note.EndsWith("native programs that time calls are without it", StringComparison.Ordinal));
    }

    /// <summary>Starts of another run are not compared.</summary>
    [Fact]
    public void Only_rounds_of_one_run_have_a_ratio()
    {
        Subject subject = Moved();
        Save(subject, seed: 6);

        Assert.Equal("5.00 ms", Answered(subject, Both).Gain!.Rows[^1][3]);
    }

    /// <summary>No cell is without a word where others have figures.</summary>
    [Fact]
    public void A_step_that_is_not_started_is_its_reason()
    {
        Subject subject = Moved();
        Save(subject);
        string starts = Directory.GetFiles(subject.Results, StartupRow.FileName, SearchOption.AllDirectories)
            .Single(file => ResultFile.Read<Results<StartupRow>>(file)!.Manifest.Mode == DeploymentMode.Jit.Name);
        Results<StartupRow> saved = ResultFile.Read<Results<StartupRow>>(starts)!;
        File.Delete(starts);
        new ResultStore(subject.Results).Save(saved with { Rows = [.. saved.Rows.Where(row => row.Program == Today)] });

        TypeAnswer answer = Answered(subject, DeploymentMode.Jit);

        Assert.DoesNotContain(SubjectAnswer.Nothing, answer.Gain!.Rows.SelectMany(row => row));
        Assert.Contains(answer.Notes, note => note.Contains("] not started: ", StringComparison.Ordinal));
    }

    [Fact]
    public void Under_the_JIT_alone_there_are_starts_too()
    {
        Subject subject = Moved();
        Save(subject);

        Assert.Equal(
            ["100 ms 1x", "80.0 ms 1.25x", "50.0 ms 2.00x"], Answered(subject, DeploymentMode.Jit).Gain!.Rows.Select(row => row[3]));
    }

    [Fact]
    public void A_type_of_System_Text_Json_has_no_such_table()
    {
        Subject subject = Subjects.Of(_folder, "Thing", "public class Thing { public int A { get; set; } }", """{"A":1}""");
        Save(subject);

        Assert.Null(Answered(subject, Both).Gain);
    }

    /// <summary>On a terminal, in the object for programs, and on the page.</summary>
    [Fact]
    public void It_is_told_everywhere()
    {
        Subject subject = Moved();
        Save(subject);
        TypeAnswer answer = Answered(subject, Both);
        using var text = new StringWriter();
        using var json = new MemoryStream();

        PrintedAnswer.Print(answer, text);
        JsonAnswer.Write(json, answer, null, "results", "page");

        Assert.Matches(@"\nNewtonsoft\.Json, today +200 ns 1x +200 ns 1x +100 ms 1x +25\.0 MB ", text.ToString());
        JsonElement gain = JsonDocument.Parse(json.ToArray()).RootElement.GetProperty("gain");
        Assert.Equal(6, gain.GetArrayLength());
        Assert.Equal("50.0 ms 2.00x", gain[2].GetProperty("start").GetString());
        string page = HtmlReport.Render(JsonAot.Lab.Report.Model.ReportModel.Load(subject.Results), answer);
        Assert.Contains("what each step gains", page, StringComparison.Ordinal);
    }
}
