using JsonAot.Lab.Results;
using Xunit;

namespace JsonAot.Tests.Results;

public sealed class ResultFileTests : IDisposable
{
    private readonly string _folder = Path.Combine(Repository.Root, "artifacts", "tests", $"results-{Guid.NewGuid():N}");

    public void Dispose()
    {
        if (Directory.Exists(_folder))
            Directory.Delete(_folder, recursive: true);
    }

    private ResultStore Store => new(_folder);

    [Fact]
    public void What_was_saved_is_read_back()
    {
        Store.Save(State(Row("A.One", 100), Row("A.Two", null)));
        TimesResults read = Store.Read<TimesResults>(Machine.Current, "net10.0", "jit")!;
        Assert.Equal(["A.One", "A.Two"], read.Rows.Select(row => row.Benchmark));
        Assert.Equal(100, read.Rows[0].CpuNs);
        Assert.Null(read.Rows[1].CpuNs);
        Assert.Equal("not here", read.Rows[1].Unavailable);
    }

    [Fact]
    public void A_file_that_is_too_large_is_told_and_not_read()
    {
        string path = Store.Save(State(Row("A.One", 100)));
        using (FileStream file = File.OpenWrite(path))
            file.SetLength(65_000_000);
        ResultFileException refused = Assert.Throws<ResultFileException>(() => Store.Save(State(Row("A.Two", 250))));
        Assert.Contains($"{path} has 65.0 MB of results", refused.Message, StringComparison.Ordinal);
        Assert.Equal(65_000_000, new FileInfo(path).Length);
    }

    [Fact]
    public void A_later_run_replaces_its_own_rows_and_keeps_the_others()
    {
        Store.Save(State(Row("A.One", 100), Row("A.Two", 200)));
        Store.Save(State(Row("A.Two", 250)));
        TimesResults read = Store.Read<TimesResults>(Machine.Current, "net10.0", "jit")!;
        Assert.Equal([("A.One", 100), ("A.Two", 250)], read.Rows.Select(row => (row.Benchmark, row.CpuNs!.Value)));
    }

    [Fact]
    public void Rows_of_another_framework_build_are_not_mixed_in()
    {
        Store.Save(State(Row("A.One", 100)));
        TimesResults other = State(Row("A.Two", 200));
        Store.Save(other with { Manifest = other.Manifest with { RuntimeVersion = "another" } });
        Assert.Equal(["A.Two"], Store.Read<TimesResults>(Machine.Current, "net10.0", "jit")!.Rows.Select(row => row.Benchmark));
    }

    /// <summary>Its defaults change between versions, and the manifest names one.</summary>
    [Fact]
    public void Rows_of_another_BenchmarkDotNet_are_not_mixed_in()
    {
        Store.Save(State(Row("A.One", 100)));
        TimesResults other = State(Row("A.Two", 200));
        Store.Save(other with { Manifest = other.Manifest with { Tool = "BenchmarkDotNet 0.15.1" } });
        Assert.Equal(["A.Two"], Store.Read<TimesResults>(Machine.Current, "net10.0", "jit")!.Rows.Select(row => row.Benchmark));
    }

    [Fact]
    public void A_file_cut_at_any_byte_is_refused_by_name()
    {
        string path = Store.Save(State(Row("A.One", 100)));
        byte[] whole = File.ReadAllBytes(path);
        int end = Array.LastIndexOf(whole, (byte)'}');
        for (int length = 0; length <= end; length++)
        {
            File.WriteAllBytes(path, whole[..length]);
            ResultFileException refused = Assert.Throws<ResultFileException>(() => ResultFile.Read<TimesResults>(path));
            Assert.Contains(path, refused.Message, StringComparison.Ordinal);
        }
    }

    [Fact]
    public void Another_schema_is_refused_by_name_and_number()
    {
        TimesResults state = State(Row("A.One", 100));
        string path = Store.Save(state with { Manifest = state.Manifest with { Schema = 99 } });
        ResultFileException refused = Assert.Throws<ResultFileException>(() => ResultFile.Read<TimesResults>(path));
        Assert.Contains(path, refused.Message, StringComparison.Ordinal);
        Assert.Contains("schema 99", refused.Message, StringComparison.Ordinal);
        Assert.EndsWith("A newer program wrote it: update this one.", refused.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void A_file_that_cannot_be_read_says_why()
    {
        string path = Store.Save(State(Row("A.One", 100)));
        using var held = new FileStream(path, FileMode.Open, FileAccess.ReadWrite, FileShare.None);
        ResultFileException refused = Assert.Throws<ResultFileException>(() => ResultFile.Read<TimesResults>(path));
        Assert.StartsWith($"{path} cannot be read: ", refused.Message, StringComparison.Ordinal);
        Assert.EndsWith(" Make it readable, or remove it and measure again.", refused.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void A_folder_that_cannot_be_written_is_a_sentence_and_leaves_what_was_there()
    {
        Directory.CreateDirectory(_folder);
        string blocked = Path.Combine(_folder, Machine.Current.Folder);
        File.WriteAllText(blocked, "a file where a folder should be");
        ResultFileException refused = Assert.Throws<ResultFileException>(() => Store.Save(State(Row("A.One", 100))));
        Assert.Contains("cannot be written", refused.Message, StringComparison.Ordinal);
        Assert.Equal("a file where a folder should be", File.ReadAllText(blocked));
        Assert.Empty(Directory.EnumerateFiles(_folder, "*.tmp", SearchOption.AllDirectories));
    }

    [Fact]
    public void A_place_that_cannot_be_written_is_known_before_anything_is_measured()
    {
        Store.CheckWritable(Machine.Current, "net10.0", "jit");
        string folder = Path.GetDirectoryName(Store.PathOf(Machine.Current, "net10.0", "jit", "x"))!;
        Assert.Empty(Directory.EnumerateFiles(folder));
        Directory.Delete(folder);
        File.WriteAllText(folder, "a file where a folder should be");
        ResultFileException refused = Assert.Throws<ResultFileException>(() => Store.CheckWritable(Machine.Current, "net10.0", "jit"));
        Assert.Contains("Nothing was measured", refused.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void The_noise_limit_is_what_twins_differ_by_and_that_of_a_file_without_them_is_kept()
    {
        TimesRow Twin(string name, double apart) => Row(name, 100) with { IsTwin = true, Quotients = [apart, apart, apart, apart, apart] };
        Assert.Null(State(Row("A.One", 100)).NoiseLimit);
        TimesResults noisy = At(1, Row("A.One", 100), Twin("A.One", 1.05), Row("A.Two", 100), Twin("A.Two", 1.01));
        Assert.Equal(0.05, noisy.NoiseLimit!.Value, 6);
        // One that is measured again has another twin.
        Assert.Equal(0.01, At(2, Row("A.One", 100), Twin("A.One", 1.01)).Over(noisy).NoiseLimit!.Value, 6);
        TimesResults kept = At(1, Row("A.One", 100)) with { NoiseLimit = 0.03 };
        Assert.Equal(0.03, At(2, Row("A.Two", 100)).Over(kept).NoiseLimit);
        Store.Save(kept);
        Assert.Equal(0.03, Store.Read<TimesResults>(Machine.Current, "net10.0", "jit")!.NoiseLimit);
    }

    [Theory]
    [InlineData(0.4, "0.40 ns")]
    [InlineData(12.34, "12.3 ns")]
    [InlineData(999.4, "999 ns")]
    [InlineData(999.6, "1.00 µs")]
    [InlineData(99.97, "100 ns")]
    [InlineData(9.996, "10.0 ns")]
    [InlineData(999_600_000_000, "1000 s")]
    [InlineData(1_234, "1.23 µs")]
    [InlineData(45_600_000, "45.6 ms")]
    [InlineData(2_500_000_000, "2.50 s")]
    [InlineData(-0.4, "-0.40 ns")]
    [InlineData(-152_011_784, "-152 ms")]
    [InlineData(-1_234, "-1.23 µs")]
    public void Times_are_printed_with_three_figures(double nanoseconds, string expected) =>
        Assert.Equal(expected, Duration.Format(nanoseconds));

    internal static TimesRow Row(string benchmark, double? ns) => new()
    {
        Benchmark = benchmark,
        Payload = "",
        Contender = "",
        Direction = TimesRow.Writing,
        Lane = "",
        Form = TimesRow.Canonical,
        CpuNs = ns,
        LowNs = ns,
        HighNs = ns,
        AllocatedBytes = ns is null ? null : 0,
        Unavailable = ns is null ? "not here" : null,
    };

    private static TimesResults At(int day, params TimesRow[] rows) => State([.. rows.Select(row => row with { TakenAt = DateTimeOffset.UnixEpoch.AddDays(day) })]);

    internal static TimesResults State(params TimesRow[] rows) => new(
        new Manifest
        {
            Machine = Machine.Current,
            Framework = "net10.0",
            Mode = "jit",
            RuntimeVersion = ".NET 10.0.",
            SdkVersion = "10.0.401",
            PublishSwitches = ["-p:SelfContained=true"],
            InstructionSets = "AVX2",
            Tool = "BenchmarkDotNet 0.14.0",
            Commit = "abc",
            TakenAt = DateTimeOffset.UnixEpoch,
        },
        rows);
}
