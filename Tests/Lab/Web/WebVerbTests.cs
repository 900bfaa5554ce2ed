using System.Text.Json;
using JsonAot.Lab.Doctor;
using JsonAot.Lab.Measures.Web;

namespace JsonAot.Tests.Lab.Web;

/// <summary>The verb as a person meets it, with a server that is published for it.</summary>
[Collection("Measuring")]
public sealed class WebVerbTests : TestsInFolder
{
    [Fact]
    public void First_answers_and_load_are_measured_and_saved()
    {
        Thorough.Require();
        ProgramRun run = LabCommand.Measure(_folder, "web", "--modes", "jit", "--rounds", "5", "--payload", "Complex", "--json");
        Assert.Equal(JsonValueKind.Array, JsonDocument.Parse(run.Output).RootElement.ValueKind);
        var saved = LabCommand.Saved<WebResults>(_folder);
        Assert.All(
            saved.Starts.Where(row => row.Kind != StartupKind.Floor),
            row => Assert.True(row is { AnsweredNs.Low: > 0, Unavailable: null }, row.ToString()));
        Assert.All(saved.Starts.Where(row => row.AnsweredNs is not null), row =>
            Assert.True(row.ToMainNs!.Median < row.ListeningNs!.Median && row.ListeningNs.Median < row.AnsweredNs!.Median));
        if (LoadTool.Find() is null)
            return;
        Assert.Equal(2 * (WebEntry.All.Count + 1), saved.Loads.Count);
        Assert.Equal(
            2, saved.Loads.Count(row => row.Contender == WebEntry.Twin && WebRows.Compared(row, saved.Loads)!.Ratio is > 0.5 and < 2));
        Assert.All(
            saved.Loads,
            row => Assert.True(row is { CpuNs.Low: > 0, Requests: > 100, PerSecond: > 100, Unavailable: null }, row.ToString()));
    }
}
