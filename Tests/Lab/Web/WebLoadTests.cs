using JsonAot.Lab.Measures;
using JsonAot.Lab.Measures.Web;
using JsonAot.Lab.Tables;
using JsonAot.Libraries;
using JsonAot.Probe.Web;
using JsonAot.ResultFiles;
using Xunit;

namespace JsonAot.Tests.Lab.Web;

/// <summary>What the generator counted in some slices becomes a row.</summary>
public class WebLoadTests
{
    /// <summary>A pause for collection is in most slices, and the best one is without it.</summary>
    [Fact]
    public void The_99th_percentile_is_that_of_the_middle_slice_and_names_its_generator()
    {
        using var folder = new TemporaryFolder();
        var target = new WebTarget(WebEntry.All[0], DeploymentMode.Jit, null, null);
        var cell = new LoadCell(target, new WebBody(MeasuredPayloads.Named("Simple"), folder.Path), WebBody.Echo, null!, new Uri("http://localhost/"));
        cell.Slices.AddRange(new[] { 1e6, 12e6, 12e6, 12e6 }.Select(p99 => (new LoadSlice(1000, 1, 5e5, p99, 0), 20_000.0)));
        WebLoadRow row = WebRows.Load(cell, connections: 8, "wrk");
        Assert.Equal((12e6, "wrk", 8), (row.P99Ns!.Value, row.Generator, row.Connections!.Value));
        Assert.Equal(12e6, ShownPercentile(row));
        // What does not name its generator was written when the best slice's was kept.
        Assert.Null(ShownPercentile(row with { Generator = null }));
    }

    private static object? ShownPercentile(WebLoadRow row)
    {
        var deployment = new Deployment("machine", "net10.0", "jit");
        deployment.Add(WebResults.FileName, new WebResults(SteadyResults.Of().Manifest, [], [row]));
        ResultTable table = new WebKind().Tables[0].ForReports([deployment]);
        return Assert.Single(table.Rows)[table.IndexOf("p99")];
    }
}
