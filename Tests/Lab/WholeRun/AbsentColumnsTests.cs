using JsonAot.Lab.Commands.Run;
using JsonAot.ResultFiles;
using Xunit;

namespace JsonAot.Tests.Lab.WholeRun;

public sealed class AbsentColumnsTests : IDisposable
{
    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Fact]
    public void A_mode_that_cannot_be_built_is_a_column_of_reasons_until_it_was_measured()
    {
        var store = new ResultStore(_folder.Path);
        SteadyState here = SteadyResults.Of(SteadyResults.Row("T.Read", 100), SteadyResults.Row("T.Write", 200));
        store.Save(here);
        store.Save(here with { Manifest = here.Manifest with { Framework = "net10.0" }, Rows = [SteadyResults.Row("T.Read", 1)] });
        var measured = new MeasuredFramework("net9.0", [DeploymentMode.Jit], []);
        var next = new MeasuredFramework("net10.0", [], [new MissingMode(DeploymentMode.Jit, "no such runtime"), new MissingMode(DeploymentMode.Aot, "no such pack")]);

        AbsentColumns.Save(store, [measured, next]);

        SteadyState column = store.Read<SteadyState>(Machine.Current, "net10.0", "aot")!;
        Assert.Equal(["T.Read", "T.Write"], column.Rows.Select(row => row.Benchmark));
        Assert.All(column.Rows, row => Assert.True(row is { MedianNs: null, Unavailable: "no such pack", Samples.Count: 0 }));
        Assert.Equal(1, Assert.Single(store.Read<SteadyState>(Machine.Current, "net10.0", "jit")!.Rows).MedianNs);
    }
}
