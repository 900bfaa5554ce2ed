using System.Reflection;
using System.Text.Json;
using JsonAot.Tests.Lab;

namespace JsonAot.Tests.Results;

public sealed class ResultFileTests : TestsInFolder
{
    private ResultStore Store => new(_folder.Path);

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

    /// <summary>It could disagree with what it is reckoned from.</summary>
    [Fact]
    public void What_is_reckoned_from_figures_is_in_no_file()
    {
        TimesRow twin = Row("A.One", 100) with { IsTwin = true, Quotients = [2, 2, 2] };
        using JsonDocument file = JsonDocument.Parse(File.ReadAllText(Store.Save(State(Row("A.One", 100), twin))));
        AssertGiven(typeof(TimesResults), file.RootElement);
        AssertGiven(typeof(Manifest), file.RootElement.GetProperty("manifest"));
        AssertGiven(typeof(Machine), file.RootElement.GetProperty("manifest").GetProperty("machine"));
        foreach (JsonElement row in file.RootElement.GetProperty("rows").EnumerateArray())
            AssertGiven(typeof(TimesRow), row);

        static void AssertGiven(Type type, JsonElement json)
        {
            foreach (JsonProperty member in json.EnumerateObject())
            {
                PropertyInfo? property = type.GetProperty(
                    member.Name, BindingFlags.Public | BindingFlags.Instance | BindingFlags.IgnoreCase);
                Assert.True(property?.CanWrite == true, $"{type.Name}.{member.Name}");
            }
        }
    }

    /// <summary>Figures of such code are not those of the newer SDK's.</summary>
    [Theory]
    [InlineData("net10.0", "10.0.401", "11.0.0")]
    [InlineData("net11.0", "11.0.100", "11.0.0")]
    [InlineData("net11.0", "unknown", "11.0.0")]
    [InlineData("net11.0", "10.0.401", "11.0.0, code of SDK 10.0.401's generators")]
    public void Code_that_an_older_SDK_compiled_is_named(string framework, string sdk, string told) =>
        Assert.Equal(told, (State().Manifest with { Framework = framework, SdkVersion = sdk, RuntimeVersion = "11.0.0" }).Build);

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
    public void An_outcome_replaces_that_of_its_scenario()
    {
        static ErrorRow Of(string scenario, ErrorKind outcome) =>
            new() { Contender = "C", Payload = "P", Scenario = scenario, Outcome = outcome, Exception = "X", Detail = "d" };
        Store.Save(new Results<ErrorRow>(State().Manifest, [Of("empty", ErrorKind.StackOverflow), Of("duplicated", ErrorKind.Throws)]));
        Store.Save(new Results<ErrorRow>(State().Manifest, [Of("empty", ErrorKind.Hangs)]));
        Assert.Equal(
            [Of("duplicated", ErrorKind.Throws), Of("empty", ErrorKind.Hangs)],
            Store.Read<Results<ErrorRow>>(Machine.Current, "net10.0", "jit")!.Rows);
    }

    /// <summary>The defaults of the tool change between versions, and the manifest names one.</summary>
    [Fact]
    public void Rows_of_another_framework_build_or_another_tool_are_not_mixed_in()
    {
        TimesResults first = State(Row("A.One", 100));
        Manifest[] others = [first.Manifest with { RuntimeVersion = "another" }, first.Manifest with { Tool = "BenchmarkDotNet 0.15.1" }];
        foreach (Manifest other in others)
        {
            Store.Save(first);
            Store.Save(new TimesResults(other, [Row("A.Two", 200)]));
            Assert.Equal(["A.Two"], Store.Read<TimesResults>(Machine.Current, "net10.0", "jit")!.Rows.Select(row => row.Benchmark));
        }
    }

    [Fact]
    public void A_file_cut_at_any_byte_is_refused_by_name()
    {
        string path = Store.Save(State(Row("A.One", 100)));
        byte[] whole = File.ReadAllBytes(path);
        int end = Array.LastIndexOf(whole, (byte)'}');
        // Each is an exception of many calls. Its last bytes tell most; of the others every seventh, and of all when it is asked for.
        foreach (int length in Enumerable.Range(0, end + 1).Where(length => Thorough.IsAsked || length % 7 == 0 || end - length < 50))
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
        string blocked = _folder[Machine.Current.Folder];
        File.WriteAllText(blocked, "a file where a folder should be");
        ResultFileException refused = Assert.Throws<ResultFileException>(() => Store.Save(State(Row("A.One", 100))));
        Assert.Contains("cannot be written", refused.Message, StringComparison.Ordinal);
        Assert.Equal("a file where a folder should be", File.ReadAllText(blocked));
        Assert.Empty(Directory.EnumerateFiles(_folder.Path, "*.tmp", SearchOption.AllDirectories));
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

    internal static TimesRow Row(string benchmark, double? ns) => ns is { } time
        ? SteadyResults.Row(benchmark, time, apart: 0)
        : SteadyResults.Row(
            benchmark, 0) with { CpuNs = null, LowNs = null, HighNs = null, AllocatedBytes = null, Unavailable = "not here" };

    private static TimesResults At(int day, params TimesRow[] rows) =>
        State([.. rows.Select(row => row with { TakenAt = DateTimeOffset.UnixEpoch.AddDays(day) })]);

    internal static TimesResults State(params TimesRow[] rows) => SteadyResults.Of(rows);
}
