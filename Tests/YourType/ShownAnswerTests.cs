using System.Text.RegularExpressions;
using JsonAot.Lab.Report.Page;
using JsonAot.Lab.Results;
using JsonAot.Lab.YourType;
using JsonAot.Tests.Lab;

namespace JsonAot.Tests.YourType;

/// <summary>
/// The run in docs/try.md and its picture has the form of what is printed now: figures aside, which are those of the run.
/// </summary>
public sealed partial class ShownAnswerTests : TestsInFolder
{
    private const string Yardstick = "STJ source-gen";

    private static readonly DeploymentMode[] Modes = [DeploymentMode.Jit, DeploymentMode.Aot];
    private static readonly string[] OfProcesses = ["SpanCodec", Yardstick];

    [Fact]
    public void The_page_shows_what_is_printed_now()
    {
        string[] shown = Block(Path.Combine("docs", "try.md"));

        Assert.Equal(shown.Select(Form), Printed(shown).Select(Form));
    }

    [Fact]
    public void The_picture_is_of_the_same_run()
    {
        string picture = File.ReadAllText(Path.Combine(Repository.Root, "docs", "pictures", "try.svg"));
        string[] table = [.. Block(Path.Combine("docs", "try.md")).TakeWhile(line => line.Length > 0)];

        Assert.All(table, line => Assert.Contains($">{line[..Math.Min(line.Length, 100)]}", picture, StringComparison.Ordinal));
        Assert.InRange(picture.Length, 1_000, 15_000);
    }

    private static string[] Block(string file)
    {
        string text = File.ReadAllText(Path.Combine(Repository.Root, file)).ReplaceLineEndings("\n");
        Match block = Shown().Match(text);
        Assert.True(block.Success, $"{file} has no block of try");
        return block.Groups["lines"].Value.Split('\n');
    }

    /// <summary>Names and words stay; a figure is one sign, whatever its unit and its digits, and so is what says how sure it is.</summary>
    private static string Form(string line) => Blanks().Replace(Figure().Replace(line, "#"), " ").Trim();

    /// <summary>From results in which the same contenders come in the same order.</summary>
    private IEnumerable<string> Printed(string[] shown)
    {
        Contender[] all = [.. DefaultContestants.All.OrderBy(contender => Array.FindIndex(shown, line => NameOf(line) == contender.Name))];
        int yardstick = Array.FindIndex(all, contender => contender.Name == Yardstick);
        var store = new ResultStore(Subject.Results);
        foreach (DeploymentMode mode in Modes)
        {
            Manifest manifest = SteadyResults.Of().Manifest with { Framework = Checkout.Framework, Mode = mode.Name };
            store.Save(
                new TimesResults(manifest, [.. all.Index().SelectMany(one => Times(one.Item.Name, one.Index, yardstick, shown, mode))]));
            if (!mode.IsNative)
                continue;
            store.Save(new Results<StartupRow>(manifest, [.. OfProcesses.Select(name => new StartupRow
            {
                Program = name,
                Payload = Subject.Name,
                DoneNs = Estimate.Exactly(2e6),
                PeakBytes = Estimate.Exactly(4e6),
            })]));
            store.Save(new Results<SizeRow>(
                manifest,
                [.. OfProcesses.Select(name => new SizeRow { Contender = name, Payload = Subject.Name, FolderBytes = 2_000_000 })]));
            store.Save(new Results<VerdictRow>(manifest, [Verdict(shown)]));
        }

        TypeAnswer answer = new SubjectAnswer(Subject, all, Modes, Found.Read(store, Modes, default)).Whole([]);
        var output = new StringWriter { NewLine = "\n" };
        PrintedAnswer.Print(answer, output);
        return output.ToString().TrimEnd().Split('\n');
    }

    private static string NameOf(string line) => Cells(line)[0].Split(" [")[0];

    private static string[] Cells(string line) => line.Split("  ", StringSplitOptions.RemoveEmptyEntries | StringSplitOptions.TrimEntries);

    private IEnumerable<TimesRow> Times(string name, int place, int yardstick, string[] shown, DeploymentMode mode)
    {
        string row = shown.First(line => NameOf(line) == name);
        bool isTimed = Cells(row)[mode.IsNative ? 3 : 1] != "–";
        string footnote = $"{Mark().Match(row).Value} {mode.Name}: ";
        string? reason = shown.FirstOrDefault(line => line.StartsWith(footnote, StringComparison.Ordinal))?[footnote.Length..];
        bool isBusy = shown.Any(line => line.StartsWith("The machine was busy", StringComparison.Ordinal));
        foreach (string direction in (string[])[TimesRow.Reading, TimesRow.Writing])
        {
            double ns = 100 * (place + 1);
            double speed = (yardstick + 1.0) / (place + 1);
            TimesRow timed = SteadyResults.Call(
                name, direction, ns) with { Payload = Subject.Name, WallNs = isBusy ? 2 * ns : ns, Quotients = [speed, speed, speed] };
            yield return isTimed
                ? timed
                : timed with { CpuNs = null, WallNs = null, Quotients = [], Unavailable = Whole(reason ?? "not here") };
            if (name == Yardstick)
                yield return timed with { IsTwin = true, Quotients = [1, 1, 1] };
            if (name == shown[2].Split("  ")[0])
                yield return timed with { Contender = JsonAot.Codecs.BareCopy.ContenderName, IsBareCopy = true };
        }
    }

    private VerdictRow Verdict(string[] shown)
    {
        string[] sentence = shown.First(line => line.StartsWith("Do not take ", StringComparison.Ordinal))["Do not take ".Length..]
            .Split(" natively (silently wrong): ", 2);
        return new VerdictRow
        {
            Contender = sentence[0],
            Payload = Subject.Name,
            Verdict = NativeVerdict.SilentlyWrong,
            Reason = Whole(sentence[1]),
        };
    }

    /// <summary>A text that is cut where this one was.</summary>
    private static string Whole(string cut) => cut.EndsWith(" ...", StringComparison.Ordinal) ? $"{cut[..^3]}{new string('x', 200)}" : cut;

    private Subject Subject => field ??= Subjects.Of(_folder, "Order", Example("Order.cs"), Example("order.json"));

    private static string Example(string file) => File.ReadAllText(Path.Combine(Repository.Root, "docs", "try", file));

    [GeneratedRegex("<!-- try -->\n```text\n(?<lines>.*?)\n```\n<!-- /try -->", RegexOptions.Singleline)]
    private static partial Regex Shown();

    [GeneratedRegex(@"\d[\d.,]*( ?(ns|µs|ms|kB|MB|B|%)(?!\w))?x?( tie| \?)?")]
    private static partial Regex Figure();

    [GeneratedRegex(" +")]
    private static partial Regex Blanks();

    [GeneratedRegex(@"\[\d+\]")]
    private static partial Regex Mark();
}
