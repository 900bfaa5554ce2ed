using JsonAot.Lab.Report.Model;
using JsonAot.Tests.Lab;

namespace JsonAot.Tests.Results;

/// <summary>
/// Folders of results as people leave them: with links, with folders that have names of files, with a row twice, on a full drive.
/// </summary>
[Collection("Measuring")]
public sealed class ResultFolderTests : TestsInFolder
{
    private ResultStore Store => new(_folder["results"]);

    [Fact]
    public void A_link_to_a_folder_above_is_not_followed_for_ever_and_one_to_another_is()
    {
        Assert.SkipWhen(OperatingSystem.IsWindows(), "There a link takes an administrator.");
        string file = Store.Save(ResultFileTests.State(ResultFileTests.Row("A.One", 100)));
        Directory.CreateSymbolicLink(_folder["results/loop"], "..");
        Directory.CreateSymbolicLink(Path.Combine(Path.GetDirectoryName(file)!, "loop"), "../..");
        Assert.Equal([file], ResultFolder.FilesBelow(_folder["results"]));
        Assert.Empty(ResultScan.Of(_folder["results"]).Skipped);

        new ResultStore(_folder["elsewhere"]).Save(ResultFileTests.State(ResultFileTests.Row("A.Two", 100)));
        Directory.CreateSymbolicLink(_folder["results/other"], _folder["elsewhere"]);
        Assert.Equal(2, ResultFolder.FilesBelow(_folder["results"]).Count);
    }

    [Fact]
    public void A_folder_that_has_the_name_of_a_file_is_named()
    {
        string path = Store.PathOf(Machine.Current, "net10.0", "jit", TimesResults.FileName);
        Directory.CreateDirectory(path);
        string skipped = Assert.Single(ResultScan.Of(_folder["results"]).Skipped);
        Assert.EndsWith(
            "times.json is a folder and no result file. Remove it, or give it another name.", skipped, StringComparison.Ordinal);
        // A verb finds it out before it measures.
        ProgramRun run = LabCommand.Run("times", "--modes", "jit", "--results", _folder["results"]);
        Assert.Equal(3, run.ExitCode);
        Assert.Contains("is a folder and no result file", run.Errors, StringComparison.Ordinal);
    }

    [Fact]
    public void A_file_that_has_a_row_twice_is_left_out_by_name_and_rows_that_belong_together_are_no_such_file()
    {
        TimesRow row = ResultFileTests.Row("A.One", 100);
        string path = Store.PathOf(Machine.Current, "net10.0", "jit", TimesResults.FileName);
        ResultFile.Write(path, ResultFileTests.State(row, row with { CpuNs = 101 }));
        Assert.Empty(ResultScan.Of(_folder["results"]).Skipped);
        ResultFile.Write(path, ResultFileTests.State(row, row));
        Assert.EndsWith(
            "has a row twice. Remove it and measure again.",
            Assert.Single(ResultScan.Of(_folder["results"]).Skipped),
            StringComparison.Ordinal);
    }

    /// <summary>Hours of measuring come before the results are written.</summary>
    [Fact]
    public void A_drive_without_room_for_another_such_file_is_found_out_first()
    {
        Assert.SkipUnless(OperatingSystem.IsLinux(), "It needs a limit that Linux has.");
        string folder = Path.GetDirectoryName(Store.PathOf(Machine.Current, Repository.Framework, "jit", "x"))!;
        Directory.CreateDirectory(folder);
        using (FileStream file = File.Create(Path.Combine(folder, "size.json")))
            file.SetLength(40_000_000);
        // A limit on the size of files stands for the drive. What is wrong with the old file would be told after it.
        ProgramRun run = Repository.RunWith(
            [("DOTNET_EnableWriteXorExecute", "0"), Repository.Lock("room")], Repository.Root, "/bin/sh",
            "-c", "ulimit -f 20000; exec \"$@\"", "sh", Repository.Built("Lab"), "size", "--modes", "jit", "--results", _folder["results"]);
        Assert.True(run.ExitCode == 3, run.ToString());
        Assert.StartsWith("File too large.", run.Errors, StringComparison.Ordinal);
        Assert.Empty(Directory.EnumerateFiles(folder, "*.tmp"));
    }
}
