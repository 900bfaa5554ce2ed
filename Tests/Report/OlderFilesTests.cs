using JsonAot.Lab.Measures;
using JsonAot.Lab.Report.Model;
using JsonAot.ResultFiles;
using Xunit;

namespace JsonAot.Tests.Report;

/// <summary>What a report must know of a contender stands in the rows; files from before it did are completed.</summary>
public class OlderFilesTests
{
    private static readonly Manifest Manifest = SyntheticResults.ManifestOf(SyntheticResults.MachineOf(0), "net10.0", "jit");

    private static SteadyRow Row(string contender) => new()
    {
        Benchmark = "Matrix.Serialize",
        Category = "Serialize",
        Parameters = new Dictionary<string, string> { ["Payload"] = "P", ["Contender"] = contender },
    };

    private static SteadyRow Completed(SteadyRow row, params IResults[] others)
    {
        var deployment = new Deployment("machine", "net10.0", "jit");
        deployment.Add("steady", new SteadyState(Manifest, [row]));
        foreach (IResults results in others)
            deployment.Add("other", results);
        OlderFiles.Complete([deployment]);
        return Assert.Single(deployment.Of<SteadyState>()!.Rows);
    }

    [Fact]
    public void A_row_that_says_it_is_believed()
    {
        SteadyRow row = Row("Floor") with { IsBinary = true, IsLossy = false, IsReference = false, Note = "lossy: $.A" };
        Assert.Equal(row, Completed(row));
    }

    [Fact]
    public void The_floor_and_a_lossy_contender_are_known_by_their_name_and_note()
    {
        Assert.True(Completed(Row("Floor")).IsReference);
        Assert.True(Completed(Row("A") with { Note = "lossy: $.A" }).IsLossy);
        Assert.Equal((false, false, false), (Completed(Row("A")).IsBinary, Completed(Row("A")).IsLossy, Completed(Row("A")).IsReference));
    }

    [Fact]
    public void A_binary_contender_is_known_by_the_checks()
    {
        Assert.True(Completed(Row("A"), new FidelityResults(Manifest, [new FidelityRow { Contender = "A", Payload = "P", IsBinary = true }])).IsBinary);
    }
}
