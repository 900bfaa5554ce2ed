using JsonAot.ResultFiles;
using Xunit;

namespace JsonAot.Tests.ResultFiles;

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
        SteadyState read = Store.Read<SteadyState>(Machine.Current, "net10.0", "jit")!;
        Assert.Equal(["A.One", "A.Two"], read.Rows.Select(row => row.Benchmark));
        Assert.Equal(100, read.Rows[0].MedianNs);
        Assert.Null(read.Rows[1].MedianNs);
        Assert.Equal("not here", read.Rows[1].Unavailable);
    }

    [Fact]
    public void A_later_run_replaces_its_own_rows_and_keeps_the_others()
    {
        Store.Save(State(Row("A.One", 100), Row("A.Two", 200)));
        Store.Save(State(Row("A.Two", 250)));
        SteadyState read = Store.Read<SteadyState>(Machine.Current, "net10.0", "jit")!;
        Assert.Equal([("A.One", 100), ("A.Two", 250)], read.Rows.Select(row => (row.Benchmark, row.MedianNs!.Value)));
    }

    [Fact]
    public void Rows_of_another_framework_build_are_not_mixed_in()
    {
        Store.Save(State(Row("A.One", 100)));
        SteadyState other = State(Row("A.Two", 200));
        Store.Save(other with { Manifest = other.Manifest with { RuntimeVersion = "another" } });
        Assert.Equal(["A.Two"], Store.Read<SteadyState>(Machine.Current, "net10.0", "jit")!.Rows.Select(row => row.Benchmark));
    }

    /// <summary>Its defaults change between versions, and the manifest names one.</summary>
    [Fact]
    public void Rows_of_another_BenchmarkDotNet_are_not_mixed_in()
    {
        Store.Save(State(Row("A.One", 100), Row("NoiseFloor.First", 100)));
        SteadyState other = State(Row("A.Two", 200));
        Store.Save(other with { Manifest = other.Manifest with { Tool = "BenchmarkDotNet 0.15.1" } });
        Assert.Equal(["A.Two"], Store.Read<SteadyState>(Machine.Current, "net10.0", "jit")!.Rows.Select(row => row.Benchmark));
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
            ResultFileException refused = Assert.Throws<ResultFileException>(() => ResultFile.Read<SteadyState>(path));
            Assert.Contains(path, refused.Message, StringComparison.Ordinal);
        }
    }

    [Fact]
    public void Another_schema_is_refused_by_name_and_number()
    {
        SteadyState state = State(Row("A.One", 100));
        string path = Store.Save(state with { Manifest = state.Manifest with { Schema = 99 } });
        ResultFileException refused = Assert.Throws<ResultFileException>(() => ResultFile.Read<SteadyState>(path));
        Assert.Contains(path, refused.Message, StringComparison.Ordinal);
        Assert.Contains("schema 99", refused.Message, StringComparison.Ordinal);
        Assert.EndsWith("A newer program wrote it: update this one.", refused.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void A_file_that_cannot_be_read_says_why()
    {
        string path = Store.Save(State(Row("A.One", 100)));
        using var held = new FileStream(path, FileMode.Open, FileAccess.ReadWrite, FileShare.None);
        ResultFileException refused = Assert.Throws<ResultFileException>(() => ResultFile.Read<SteadyState>(path));
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
    public void The_noise_floor_is_what_identical_benchmarks_differ_by()
    {
        Assert.Null(NoiseFloor.Of(null));
        Assert.Null(NoiseFloor.Of(State(Row("NoiseFloor.First", 100), Row("A.One", 500))));
        Assert.Equal(0.02, NoiseFloor.Of(State(Row("NoiseFloor.First", 100), Row("NoiseFloor.Second", 102), Row("NoiseFloor.Third", 101)))!.Value, 10);
        SteadyRow disturbed = Row("NoiseFloor.Second", 140) with { Passes = [new(1, 140, true, [], 1), new(2, 190, false, [], 1.4)] };
        Assert.Equal(0.0197, NoiseFloor.Of(State([Row("NoiseFloor.First", 100), disturbed, .. Size("middle", 1000, 1010), .. Size("large", 5000, 5050)]))!.Value, 4);
        Assert.Equal(0.4, NoiseFloor.Of(State(Row("NoiseFloor.First", 100), disturbed))!.Value, 10);
        // The sizes differ by different amounts: what holds for the small one says little of the large one.
        Assert.Equal(0.0263, NoiseFloor.Of(State([.. Size("small", 100, 101, 102), .. Size("middle", 1000, 1003)]))!.Value, 4);
        Assert.Equal(0.0322, NoiseFloor.Of(State([.. Size("small", 100, 100.1), .. Size("middle", 1000, 1001), .. Size("large", 5000, 5100)]))!.Value, 4);
        // Passes that do not agree are told by the interval of their row.
        SteadyRow[] apart = [.. Size("large", 5000, 6000).Select(row => row with { Passes = [new(1, 5000, true, []), new(2, 6000, true, [])] })];
        Assert.Equal(0.0197, NoiseFloor.Of(State([.. Size("small", 100, 101), .. apart]))!.Value, 4);
        Assert.Equal(0.4295, NoiseFloor.Of(State(apart))!.Value, 4);
    }

    /// <summary>
    /// Of made-up rows: how often two more of the noisiest size differ by less than the floor of three rows in three sizes. Where one size is three
    /// times as noisy as the others, six rows of those hide it in part.
    /// </summary>
    [Theory]
    [InlineData(0.01, 0.01, 0.92, 0.97)]
    [InlineData(0.003, 0.01, 0.76, 0.85)]
    public void The_noise_floor_is_above_most_differences_of_identical_benchmarks(double scatter, double scatterOfLarge, double least, double most)
    {
        var random = new Random(1);
        int below = 0;
        for (int run = 0; run < 2000; run++)
        {
            double floor = NoiseFloor.Of(State([.. Times("small", scatter), .. Times("middle", scatter), .. Times("large", scatterOfLarge)]))!.Value;
            below += NoiseFloor.IsTie(Scattered(scatterOfLarge) / Scattered(scatterOfLarge), floor) ? 1 : 0;
        }

        Assert.InRange(below / 2000.0, least, most);

        IEnumerable<SteadyRow> Times(string payload, double deviation) => Size(payload, Scattered(deviation), Scattered(deviation), Scattered(deviation));

        // Box and Muller: of the normal distribution.
        double Scattered(double deviation) =>
            1000 * Math.Exp(deviation * Math.Sqrt(-2 * Math.Log(1 - random.NextDouble())) * Math.Cos(2 * Math.PI * random.NextDouble()));
    }

    /// <summary>Of made-up pairs: how often one more differs by less than the floor of few.</summary>
    [Theory]
    [InlineData(2)]
    [InlineData(5)]
    public void The_floor_of_pairs_is_above_most_further_ones(int pairs)
    {
        var random = new Random(1);
        int below = 0;
        for (int run = 0; run < 2000; run++)
            below += NoiseFloor.IsTie(Scattered(), NoiseFloor.OfPairs(Enumerable.Range(0, pairs).Select(_ => Scattered()).ToArray())) ? 1 : 0;
        Assert.InRange(below / 2000.0, 0.93, 0.97);
        Assert.Null(NoiseFloor.OfPairs([]));

        double Scattered() => Math.Exp(0.01 * Math.Sqrt(-2 * Math.Log(1 - random.NextDouble())) * Math.Cos(2 * Math.PI * random.NextDouble()));
    }

    private static IEnumerable<SteadyRow> Size(string payload, params double[] medians) => medians.Select((median, index) =>
        Row($"NoiseFloor.Name{index}", median) with { Parameters = new Dictionary<string, string> { ["Payload"] = payload } });

    [Fact]
    public void The_floor_of_a_file_is_that_of_the_run_with_most_of_its_rows()
    {
        SteadyState full = At(1, Row("A.One", 500), Row("A.Two", 600), Row("A.Three", 700), Row("NoiseFloor.First", 100), Row("NoiseFloor.Second", 102));
        SteadyState single = At(2, Row("A.One", 501), Row("NoiseFloor.First", 100), Row("NoiseFloor.Second", 160));
        SteadyState joined = single.Over(full);
        Assert.Equal(0.02, NoiseFloor.Of(joined)!.Value, 10);
        Assert.Equal([501.0, 600, 700], joined.Rows.Where(row => !NoiseFloor.IsPartOf(row)).Select(row => row.MedianNs!.Value).Order());

        Assert.Equal(0.6, NoiseFloor.Of(single.Over(null))!.Value, 10);
        Assert.Equal(0.02, NoiseFloor.Of(full.Over(single))!.Value, 10);
        Store.Save(full);
        Store.Save(single);
        Assert.Contains("jit 60.0 %.", NoiseFloor.Describe([single], Known), StringComparison.Ordinal);
        Assert.Contains("jit 2.0 % (of an earlier run)", NoiseFloor.Describe([At(3, Row("A.One", 501))], Known), StringComparison.Ordinal);
        double? Known(SteadyState run) => NoiseFloor.Known(run, Store);
        // Whoever measures the floor alone wants to know it.
        Assert.Equal(0.3, NoiseFloor.Of(At(4, Row("NoiseFloor.First", 100), Row("NoiseFloor.Second", 130)).Over(full))!.Value, 10);
    }

    /// <summary>Three runs measure all rows of a first one again, part by part: nothing of it is left but its floor.</summary>
    [Fact]
    public void The_floor_of_a_run_that_has_fewer_rows_than_another_is_left()
    {
        SteadyState file = Measured(1, 0, 100);
        Assert.Equal(0.01, NoiseFloor.Of(file = Measured(2, 0, 40).Over(file))!.Value, 10);
        Assert.Equal(0.03, NoiseFloor.Of(file = Measured(3, 40, 40).Over(file))!.Value, 10);
        Assert.Equal(0.03, NoiseFloor.Of(file = Measured(4, 80, 20).Over(file))!.Value, 10);
        Assert.Equal(102, file.Rows.Count);
        // Of two copies the older one may be joined over the newer.
        Assert.Equal(0.03, NoiseFloor.Of(Measured(1, 0, 100).Over(file))!.Value, 10);

        static SteadyState Measured(int day, int first, int count) => At(
            day,
            [.. Enumerable.Range(first, count).Select(row => Row($"A.Row{row}", 500)), Row("NoiseFloor.First", 100), Row("NoiseFloor.Second", 100 + day)]);
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

    internal static SteadyRow Row(string benchmark, double? median) => new()
    {
        Benchmark = benchmark,
        Category = "Serialize",
        Parameters = new Dictionary<string, string>(),
        MedianNs = median,
        LowNs = median,
        HighNs = median,
        AllocatedBytes = median is null ? null : 0,
        Samples = median is { } sample ? [.. Enumerable.Repeat(sample, 15)] : [],
        Unavailable = median is null ? "not here" : null,
    };

    private static SteadyState At(int day, params SteadyRow[] rows) => State([.. rows.Select(row => row with { TakenAt = DateTimeOffset.UnixEpoch.AddDays(day) })]);

    internal static SteadyState State(params SteadyRow[] rows) => new(
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
