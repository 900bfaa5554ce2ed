using JsonAot.Lab.MeasuredPrograms.Web;
using JsonAot.Lab.Measures.Web;
using JsonAot.Lab.Results;
using JsonAot.Libraries;
using Xunit;

namespace JsonAot.Tests.Lab.Web;

/// <summary>What the generator counted in some slices becomes a row.</summary>
public class WebLoadTests
{
    /// <summary>A pause for collection is in most slices, and the best one is without it.</summary>
    [Fact]
    public void The_99th_percentile_is_that_of_the_middle_slice()
    {
        using var folder = new TemporaryFolder();
        var target = new WebTarget(WebEntry.All[0], [], DeploymentMode.Jit, null, null);
        var cell = new LoadCell(target, new WebBody(MeasuredPayloads.Named("Simple"), folder.Path), WebBody.Echo, null!, new Uri("http://localhost/"));
        cell.Slices.AddRange(new[] { 1e6, 12e6, 12e6, 12e6 }.Select(p99 => (new LoadSlice(1000, 1, 5e5, p99, 0), 20_000.0)));
        Assert.Equal(12e6, WebRows.Load(cell).P99Ns);
    }
}
