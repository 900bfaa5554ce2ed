using JsonAot.ResultFiles;
using Xunit;

namespace JsonAot.Tests.Lab;

/// <summary>What is saved is read back, and a part that is measured again replaces that part only.</summary>
public sealed class ResultRowsTests : IDisposable
{
    private readonly ResultStore _store = new(Directory.CreateTempSubdirectory("results").FullName);

    public void Dispose() => Directory.Delete(_store.Root, recursive: true);

    private static Manifest Manifest(string runtime = "1") => new()
    {
        Machine = Machine.Current,
        Framework = "net10.0",
        Mode = "jit",
        RuntimeVersion = runtime,
        SdkVersion = "10",
        PublishSwitches = [],
        InstructionSets = "",
        Tool = "test",
        Commit = "0",
        TakenAt = DateTimeOffset.UnixEpoch,
    };

    private static CpuRow Cpu(string contender, double user) =>
        new() { Contender = contender, Payload = "P", Direction = "serialize", Operations = 10, WallNs = 100, UserNs = user, SystemNs = 20, Processors = 2 };

    private static ErrorRow Error(string scenario, ErrorKind outcome) =>
        new() { Contender = "C", Payload = "P", Scenario = scenario, Outcome = outcome, Exception = "X", Detail = "d" };

    private CpuTimes ReadCpu() => _store.Read<CpuTimes>(Machine.Current, "net10.0", "jit")!;

    private ErrorResults ReadErrors() => _store.Read<ErrorResults>(Machine.Current, "net10.0", "jit")!;

    [Theory]
    [InlineData(false, 0.25)]
    [InlineData(true, null)]
    public void Noise_is_what_two_undisturbed_processes_differ_by(bool isDisturbed, double? expected)
    {
        Assert.Equal(expected, (Cpu("A", 80) with { AgainNs = 125, IsDisturbed = isDisturbed }).Noise);
        Assert.Equal(expected, (Cpu("A", 105) with { AgainNs = 100, IsDisturbed = isDisturbed }).Noise);
        Assert.Null(Cpu("A", 80).Noise);
    }

    /// <summary>The processor had a slower clock for the second row, and for the second process of the first.</summary>
    [Fact]
    public void Processor_times_are_those_at_one_clock()
    {
        CpuRow[] rows = [Cpu("A", 80) with { SpeedNs = 12_000 }, Cpu("B", 105) with { SpeedNs = 12_600 }, Cpu("C", 80) with { SpeedNs = 12_000 }];
        Assert.Equal([100, 119.048, 100], CpuRow.AtOneClock(rows).Select(row => row.CpuNs!.Value));
        CpuRow again = CpuRow.AtOneClock([Cpu("A", 80) with { AgainNs = 105, UserNs = null, SpeedNs = 12_600 }, .. rows, rows[0]])[0];
        Assert.Equal((100.0, 12_600.0), (again.AgainNs, again.SpeedNs));
        // It had no quiet moment: what the fixed work took is not the clock.
        Assert.Equal(100, CpuRow.AtOneClock([Cpu("A", 80) with { SpeedNs = 18_000 }, .. rows])[0].CpuNs);
        Assert.Equal(100, CpuRow.AtOneClock([Cpu("A", 80)])[0].CpuNs);
    }

    /// <summary>A row may know the clock of its process and have no figure: only those that have one are brought to one clock.</summary>
    [Fact]
    public void Rows_without_figures_say_nothing_of_the_clock()
    {
        CpuRow[] measured = [.. new[] { "A", "B", "C" }.Select(name => Cpu(name, 80) with { SpeedNs = 100 })];
        CpuRow[] absent =
        [
            .. new[] { "D", "E", "F", "G" }.Select(name => new CpuRow { Contender = name, Payload = "P", Direction = "serialize", SpeedNs = 50, Unavailable = "it only reads" }),
        ];
        Assert.Equal(measured, CpuRow.AtOneClock([.. measured, .. absent]).Take(measured.Length));
    }

    [Fact]
    public void Processor_times_come_back_as_they_were_saved()
    {
        _store.Save(new CpuTimes(Manifest(), [Cpu("A", 80)]));
        CpuRow row = Assert.Single(ReadCpu().Rows);
        Assert.Equal(Cpu("A", 80), row);
        Assert.Equal(100, row.CpuNs);
        Assert.Equal(0.5, row.Utilisation);
    }

    [Fact]
    public void Outcomes_come_back_as_they_were_saved()
    {
        _store.Save(new ErrorResults(Manifest(), [Error("empty", ErrorKind.StackOverflow)]));
        Assert.Equal(Error("empty", ErrorKind.StackOverflow), Assert.Single(ReadErrors().Rows));
    }

    [Fact]
    public void Measuring_a_part_again_keeps_the_others()
    {
        _store.Save(new CpuTimes(Manifest(), [Cpu("A", 1), Cpu("B", 2)]));
        _store.Save(new CpuTimes(Manifest(), [Cpu("A", 3)]));
        Assert.Equal([Cpu("B", 2), Cpu("A", 3)], ReadCpu().Rows);

        _store.Save(new ErrorResults(Manifest(), [Error("empty", ErrorKind.Throws), Error("duplicated", ErrorKind.Throws)]));
        _store.Save(new ErrorResults(Manifest(), [Error("empty", ErrorKind.Hangs)]));
        Assert.Equal([Error("duplicated", ErrorKind.Throws), Error("empty", ErrorKind.Hangs)], ReadErrors().Rows);
    }

    [Fact]
    public void Figures_of_another_runtime_are_not_mixed_in()
    {
        _store.Save(new CpuTimes(Manifest("1"), [Cpu("A", 1)]));
        _store.Save(new CpuTimes(Manifest("2"), [Cpu("B", 2)]));
        Assert.Equal([Cpu("B", 2)], ReadCpu().Rows);
    }

    [Fact]
    public void A_row_without_figures_has_no_derived_ones()
    {
        var row = new CpuRow { Contender = "A", Payload = "P", Direction = "serialize", Unavailable = "it only reads" };
        Assert.Null(row.CpuNs);
        Assert.Null(row.Utilisation);
    }
}
