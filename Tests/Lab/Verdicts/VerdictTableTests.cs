using JsonAot.Lab.Measures;
using JsonAot.Lab.Measures.Verdicts;
using JsonAot.Lab.Tables;
using JsonAot.Lab.Terminal;

namespace JsonAot.Tests.Lab.Verdicts;

public class VerdictTableTests
{
    private static readonly VerdictRow Wrong = new()
    {
        Contender = "DataContractJsonSerializer", Payload = "CalibrationPoints", Verdict = NativeVerdict.SilentlyWrong,
        Warnings = new Dictionary<string, int> { ["IL2026"] = 60, ["IL3050"] = 9 }, Bytes = 17_500_000,
        Serialize = new VerdictStep(CheckOutcome.Lossy, ["$[0].ScreenX: 32 became 0", "b", "c"], "[{},{}]"),
        Deserialize = new VerdictStep(CheckOutcome.Throws, ["NotSupportedException: no"], null),
    };

    private static Results<VerdictRow> Of(DeploymentMode mode, params VerdictRow[] rows) =>
        new(SteadyResults.Of().Manifest with { Mode = mode.Name }, rows);

    [Fact]
    public void A_reason_says_what_came_of_each_direction_and_once_what_is_the_same_in_both()
    {
        Assert.Equal(
            "writing: [{},{}] ($[0].ScreenX: 32 became 0, b, and 1 more); reading: NotSupportedException: no", VerdictsKind.Reason(Wrong));
        Assert.Equal("writing and reading: NotSupportedException: no", VerdictsKind.Reason(Wrong with { Serialize = Wrong.Deserialize }));
        // A contender that works needs none.
        var works = new VerdictStep(CheckOutcome.Faithful, [], null);
        Assert.Null(VerdictsKind.Reason(Wrong with { Serialize = works, Deserialize = null }));
    }

    /// <summary>Warnings and size are those of the whole program, and so are the same in the rows of all payloads that it holds.</summary>
    [Fact]
    public void A_report_says_how_many_payloads_the_program_holds()
    {
        var deployment = new Deployment("a machine", "net10.0", DeploymentMode.Aot.Name);
        deployment.Add(
            VerdictRow.FileName, Of(DeploymentMode.Aot, Wrong with { PayloadsInProgram = 12 }, Wrong with { Payload = "FromBefore" }));
        ResultTable table = Assert.Single(new VerdictsKind().Tables).ForReports([deployment]);
        Assert.Equal([12.0, null], table.Rows.Select(row => row.Number("payloads")));
        Assert.Contains(
            new VerdictsKind().Explanation.Figures, sentence => sentence.Contains("all payloads there are", StringComparison.Ordinal));
    }

    [Theory]
    [InlineData(80)]
    [InlineData(200)]
    public void It_fits_a_terminal_and_tears_no_figure(int width)
    {
        Results<VerdictRow>[] verdicts =
        [
            .. VerdictsVerb.Modes.Select(
                mode => Of(mode, Wrong, Wrong with { Contender = "STJ source-gen", Verdict = NativeVerdict.Works })),
        ];
        string[] lines = Assert.Single(new VerdictsKind().Fold(verdicts, new Reasons())).LinesOn(width);
        Assert.All(lines, line => Assert.InRange(line.Length, 0, width));
        Assert.Contains(lines, line => line.Contains("17.5 MB", StringComparison.Ordinal));
        // The name of a single payload says more than "all".
        Assert.DoesNotContain(lines, line => line.Contains("all 1", StringComparison.Ordinal));
        Assert.Contains(lines, line => line.Contains("works", StringComparison.Ordinal));
    }
}
