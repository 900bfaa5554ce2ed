using JsonAot.Lab;
using JsonAot.Lab.Measures;
using JsonAot.Lab.Measures.Frameworks;
using JsonAot.Lab.Terminal;
using JsonAot.Libraries;

namespace JsonAot.Tests.Lab;

/// <summary>The verb that lets two frameworks take turns.</summary>
[Collection("Measuring")]
public sealed class FrameworksVerbTests : TestsInFolder
{
    [Fact]
    public void Each_mode_has_a_program_of_each_framework_and_they_share_no_folder()
    {
        using var progress = new ProgressLine();
        var run = new Measuring("frameworks", OptionValues.None, progress)
        {
            Contenders = [], Payloads = [], Modes = [DeploymentMode.Jit, DeploymentMode.Aot],
            Store = new ResultStore("unused"), Programs = new PublishCache(_ => { }),
        };
        IReadOnlyList<PublishRequest> requests = FrameworksMeasurement.RequestsOf(run);
        Assert.Equal(["net10.0", "net11.0", "net10.0", "net11.0"], requests.Select(request => request.Framework));
        Assert.All(requests, request => Assert.Contains($"-p:JsonAotFramework={request.Framework}", request.Switches));
        Assert.Equal(4, requests.Select(request => request.FolderName).Distinct().Count());
        Assert.Contains("net11.0 aot", requests[3].Title, StringComparison.Ordinal);
    }

    [Fact]
    public void Both_frameworks_are_timed_side_by_side()
    {
        Thorough.Require();
        ProgramRun run = LabCommand.Measure(
            _folder, "frameworks", "--contender", "STJ source-gen", "--contender", "STJ 11 source-gen", "--payload", "CalibrationPoints",
            "--modes", "jit", "--quick");
        var saved = LabCommand.Saved<Results<FrameworkRow>>(_folder);
        Assert.Equal("net10.0", saved.Manifest.Framework);
        FrameworkRow[] timed = [.. saved.Rows.Where(row => row.Contender == "STJ source-gen")];
        Assert.Equal(["deserialize", "serialize"], timed.Select(row => row.Direction));
        Assert.All(timed, row => Assert.True(row is { CpuNs: > 0, OtherNs: > 0, Quotients.Count: >= 3, TwinQuotients.Count: >= 3 }));
        Assert.All(timed, row => Assert.StartsWith(".NET 11.", row.OtherBuild, StringComparison.Ordinal));
        Assert.All(
            saved.Rows.Where(row => row.Contender == "STJ 11 source-gen"),
            row => Assert.Contains("of its own", row.Unavailable, StringComparison.Ordinal));
        Assert.Contains("On net11.0 STJ source-gen is ", run.Output, StringComparison.Ordinal);
    }
}
