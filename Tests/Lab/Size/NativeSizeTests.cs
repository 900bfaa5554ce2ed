using JsonAot.Lab.Measures;
using JsonAot.Lab.Measures.Size;
using JsonAot.Lab.Programs;
using JsonAot.Lab.Terminal;
using JsonAot.Libraries;

namespace JsonAot.Tests.Lab.Size;

/// <summary>
/// A program that is published for it, weighed beside the empty one. A process has
/// one folder to build in: whoever publishes in that of the tests takes turns.
/// </summary>
[Collection("Measuring")]
public class NativeSizeTests
{
    [Fact]
    public void A_native_program_is_weighed()
    {
        Thorough.Require();
        Results<SizeRow> sizes = Sizes("STJ source-gen");
        Assert.Contains("NativeAOT", sizes.Manifest.RuntimeVersion, StringComparison.Ordinal);
        SizeRow empty = Assert.Single(sizes.Rows, row => row.Contender == Contestant.EmptyName);
        SizeRow program = Assert.Single(sizes.Rows, row => row.Contender == "STJ source-gen");
        Assert.Null(program.Note);

        Assert.Equal(program.FolderBytes - empty.FolderBytes, program.AddedBytes);
        Assert.InRange(program.CompressedBytes!.Value, 1, program.FolderBytes!.Value / 2);
        Assert.InRange(program.AddedBytes!.Value, 100_000, program.ExecutableBytes!.Value);
    }

    /// <summary>Its class is in no guarded build: asking for one failed, and the row had the compiler's error as its reason.</summary>
    [Fact]
    public void A_library_that_native_builds_leave_out_is_weighed_too()
    {
        Thorough.Require();
        Results<SizeRow> sizes = Sizes("Newtonsoft.Json");
        SizeRow program = Assert.Single(sizes.Rows, row => row.Contender == "Newtonsoft.Json");
        Assert.Null(program.Unavailable);
        Assert.True(program.AddedBytes > 100_000);
        Assert.Contains("leaves it out of native programs", program.Note, StringComparison.Ordinal);
    }

    private static Results<SizeRow> Sizes(string contender)
    {
        using var progress = new ProgressLine();
        var run = new Measuring("size", OptionValues.None, progress)
        {
            Contenders = [Contenders.Named(contender)], Payloads = [InBox.PayloadNamed("CalibrationPoints")], Modes = [DeploymentMode.Aot],
            Store = new ResultStore("unused"), Programs = new PublishCache(_ => { }),
        };
        return Assert.Single(new SizeMeasurement(run).Measure());
    }
}
