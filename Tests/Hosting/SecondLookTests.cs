using JsonAot.Hosting.Outcome;
using JsonAot.ResultFiles;
using Xunit;

namespace JsonAot.Tests.Hosting;

/// <summary>Rows that a neighbour on the same core has slowed down for a second or two.</summary>
[Collection("Measuring")]
public class SecondLookTests
{
    [Fact]
    public void An_unsteady_row_is_measured_once_more_and_the_steadier_figures_count()
    {
        string folder = Directory.CreateTempSubdirectory("second").FullName;
        string mark = Path.Combine(folder, "mark");
        try
        {
            ProgramRun run = Repository.RunWith(
                [("JSONAOT_UNSTEADY_MARK", mark)], Repository.Root, Repository.Built("TestHost"),
                "--filter", "*Unsteady*", "--modes", "jit", "--job", "quick", "--results", folder, "--artifacts", Path.Combine(folder, "bdn"));
            Assert.True(run.ExitCode == 0, run.ToString());
            Assert.Contains("1 of 1 rows are unsteady", run.Output, StringComparison.Ordinal);
            SteadyRow row = Assert.Single(new ResultStore(folder).Read<SteadyState>(Machine.Current, Repository.Framework, "jit")!.Rows);
            Assert.InRange(SecondLook.Scatter(row.Samples)!.Value, 1, 1.25);
            Assert.InRange(row.MedianNs!.Value, 10e6, 13e6);
            Assert.Contains("1 measured, 0 not available, 0 failed.", run.Output, StringComparison.Ordinal);
        }
        finally
        {
            Directory.Delete(folder, recursive: true);
        }
    }

    [Theory]
    [InlineData(new double[] { 10, 10, 10, 11, 12, 12, 90 }, 1.2)]
    [InlineData(new double[] { 49.7, 56.7, 66.7, 70.2, 41.5, 40.7, 40.7 }, 66.7 / 40.7)]
    public void One_iteration_at_either_end_does_not_make_a_row_unsteady(double[] samples, double scatter) =>
        Assert.Equal(scatter, SecondLook.Scatter(samples)!.Value, 6);

    [Fact]
    public void A_dry_run_has_too_few_iterations_to_say() => Assert.Null(SecondLook.Scatter([1, 5]));
}
