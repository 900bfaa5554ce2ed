using JsonAot.ResultFiles;
using JsonAot.Tests.Lab.Startup;
using Xunit;

namespace JsonAot.Tests.ResultFiles;

/// <summary>Result files of starts and warm-ups: whole, joined with earlier ones, or refused by name.</summary>
public sealed class ProcessResultsTests : IDisposable
{
    private readonly ResultStore _store = new(Directory.CreateTempSubdirectory("results").FullName);

    public void Dispose() => Directory.Delete(_store.Root, recursive: true);

    [Fact]
    public void A_later_run_replaces_its_own_rows_and_keeps_the_others()
    {
        _store.Save(SampleResults.Startup());
        _store.Save(SampleResults.Startup() with { Rows = [SampleResults.Row("STJ source-gen", 50)] });
        Results<StartupRow> read = _store.Read<Results<StartupRow>>(Machine.Current, "net10.0", "jit")!;
        Assert.Equal(6, read.Rows.Count);
        StartupRow replaced = Assert.Single(read.Rows, row => row.Program == "STJ source-gen");
        Assert.Equal(50e6, replaced.DoneNs!.Median);
        Assert.Equal(21, replaced.Samples.Count);
        Assert.Equal(StartupKind.Floor, Assert.Single(read.Rows, row => row.Program == "C, does nothing").Kind);
    }

    [Fact]
    public void A_curve_is_read_back_with_its_break_evens()
    {
        _store.Save(SampleResults.WarmUp("jit"));
        WarmUpRow row = _store.Read<Results<WarmUpRow>>(Machine.Current, "net10.0", "jit")!.Rows[0];
        Assert.Equal(19, row.Points.Count);
        Assert.Equal([96_000, null], row.BreakEvens.Select(breakEven => breakEven.Calls));
        Assert.Equal(["aot", "aot-speed"], row.BreakEvens.Select(breakEven => breakEven.Against));
    }

    [Fact]
    public void A_file_cut_at_any_byte_is_refused_by_name()
    {
        CheckCuts(_store.Save(SampleResults.Startup()), () => _store.Read<Results<StartupRow>>(Machine.Current, "net10.0", "jit"));
        CheckCuts(_store.Save(SampleResults.WarmUp("jit")), () => _store.Read<Results<WarmUpRow>>(Machine.Current, "net10.0", "jit"));
    }

    [Fact]
    public void A_place_that_cannot_be_written_is_known_before_anything_is_measured()
    {
        _store.CheckWritable(Machine.Current, "net10.0", "jit");
        string folder = Path.GetDirectoryName(_store.PathOf(Machine.Current, "net10.0", "jit", "x"))!;
        Assert.Empty(Directory.EnumerateFiles(folder));
        Directory.Delete(folder);
        File.WriteAllText(folder, "a file where a folder should be");
        ResultFileException refused = Assert.Throws<ResultFileException>(() => _store.CheckWritable(Machine.Current, "net10.0", "jit"));
        Assert.Contains(folder, refused.Message, StringComparison.Ordinal);
        Assert.Contains("Nothing was measured", refused.Message, StringComparison.Ordinal);
    }

    private static void CheckCuts(string path, Func<object?> read)
    {
        byte[] whole = File.ReadAllBytes(path);
        int end = Array.LastIndexOf(whole, (byte)'}');
        // Each cut writes and reads a file. A prime passes through every place of a row in turn.
        for (int length = 0; length <= end; length += Thorough.IsAsked || length < 200 || length > end - 200 ? 1 : 7)
        {
            File.WriteAllBytes(path, whole[..length]);
            ResultFileException refused = Assert.Throws<ResultFileException>(read);
            Assert.Contains(path, refused.Message, StringComparison.Ordinal);
        }
    }
}
