using JsonAot.Lab.Measures.Size;
using JsonAot.Lab.Measures.Startup;
using JsonAot.Lab.Probes;
using JsonAot.Lab.Programs;
using JsonAot.Lab.Terminal;
using JsonAot.Libraries;
using JsonAot.ResultFiles;
using Xunit;

namespace JsonAot.Tests.Lab.Size;

/// <summary>A program that is published for it, weighed beside the empty one.</summary>
[Collection("Publishing")]
public class NativeSizeTests
{
    [Fact]
    public void All_bytes_of_a_native_program_are_told()
    {
        Thorough.Require();
        Assert.SkipUnless(OperatingSystem.IsLinux(), "Native executables of other systems are no ELF files.");
        using var progress = new ProgressLine();
        var measurement = new SizeMeasurement([Contenders.Named("STJ source-gen")], [InBox.PayloadNamed("CalibrationPoints")]);
        SizeResults sizes = Assert.Single(measurement.Run(
            [DeploymentMode.Aot], new SizePrograms(new PublishCache(_ => { }), TestContext.Current.CancellationToken), progress));
        Assert.Contains("NativeAOT", sizes.Manifest.RuntimeVersion, StringComparison.Ordinal);
        SizeRow empty = Assert.Single(sizes.Rows, row => row.Contender == Contestant.EmptyName);
        SizeRow program = Assert.Single(sizes.Rows, row => row.Contender == "STJ source-gen");
        Assert.Null(program.Note);

        Assert.All(sizes.Rows, row => Assert.Equal(row.ExecutableBytes, row.Parts.Sum(part => part.Bytes)));
        Assert.All(sizes.Rows.SelectMany(row => row.Parts), part => Assert.True(part.Bytes > 0, part.Name));
        Assert.Equal(program.FolderBytes - empty.FolderBytes, program.AddedBytes);
        Assert.InRange(program.CompressedBytes!.Value, 1, program.FolderBytes!.Value / 2);
        Assert.InRange(Part(program, "System.Text.Json"), 100_000, program.ExecutableBytes!.Value);
        Assert.True(Part(program, "System.Private.CoreLib") > Part(empty, "System.Private.CoreLib"));
        Assert.DoesNotContain(empty.Parts, part => part.Name == "System.Text.Json");
        // What nobody can be named for is little: names that are not understood any more would end there.
        Assert.InRange(Part(program, ExecutableParts.OtherCode) + Part(program, ExecutableParts.Other), 0, program.ExecutableBytes!.Value / 10);
    }

    /// <summary>Its class is in no guarded build: asking for one failed, and the row had the compiler's error as its reason.</summary>
    [Fact]
    public void A_library_that_native_builds_leave_out_is_weighed_too()
    {
        Thorough.Require();
        using var progress = new ProgressLine();
        var measurement = new SizeMeasurement([Contenders.Named("Newtonsoft.Json")], [InBox.PayloadNamed("CalibrationPoints")]);
        SizeResults sizes = Assert.Single(measurement.Run(
            [DeploymentMode.Aot], new SizePrograms(new PublishCache(_ => { }), TestContext.Current.CancellationToken), progress));
        SizeRow program = Assert.Single(sizes.Rows, row => row.Contender == "Newtonsoft.Json");
        Assert.Null(program.Unavailable);
        Assert.True(program.AddedBytes > 100_000);
        Assert.Contains("leaves it out of native programs", program.Note, StringComparison.Ordinal);
    }

    private static long Part(SizeRow row, string name) => row.Parts.FirstOrDefault(part => part.Name == name)?.Bytes ?? 0;
}
