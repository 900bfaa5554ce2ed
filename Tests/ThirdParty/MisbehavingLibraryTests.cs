using JsonAot.Lab.Measures.Web;
using JsonAot.Lab.Results;
using JsonAot.Tests.Native;

namespace JsonAot.Tests.ThirdParty;

/// <summary>
/// Libraries that hang, overflow the stack, leave, allocate without end, or hang or are wrong from their thousandth call
/// on, in every verb of the Lab that runs contenders: each is a row with what happened, and the others keep their figures.
/// </summary>
[Collection("Publishing")]
public class MisbehavingLibraryTests(MisbehavingTree lab) : IClassFixture<MisbehavingTree>
{
    internal const string Sound = "STJ source-gen";

    [Fact]
    public void The_gate_says_what_became_of_each_and_of_damaged_documents()
    {
        IReadOnlyList<FidelityRow> rows = lab.Measure<Results<FidelityRow>>("verify").Rows;
        Assert.Equal(CheckOutcome.Faithful, rows.Single(row => row.Contender == Sound).Outcome);
        Assert.Equal(CheckOutcome.Hangs, rows.Single(row => row.Contender == "Hangs").Outcome);
        foreach (string name in (string[])["Overflows", "Leaves", "Allocates"])
            Assert.Equal(CheckOutcome.Crashes, rows.Single(row => row.Contender == name).Outcome);
        Assert.Contains(
            "stack overflow", Assert.Single(rows.Single(row => row.Contender == "Overflows").Findings), StringComparison.Ordinal);
        Assert.Contains(
            "without an answer", Assert.Single(rows.Single(row => row.Contender == "Leaves").Findings), StringComparison.Ordinal);

        IReadOnlyList<ErrorRow> errors = lab.Measured<Results<ErrorRow>>("verify").Rows;
        Assert.Equal(ErrorKind.Throws, Row(Sound).Outcome);
        Assert.Equal(ErrorKind.Hangs, Row("Hangs").Outcome);
        Assert.Equal(ErrorKind.Crashes, Row("Leaves").Outcome);
        Assert.Equal(ErrorKind.Crashes, Row("Allocates").Outcome);
        Assert.Equal(ErrorKind.StackOverflow, errors.Single(row => row is { Contender: "Overflows", Scenario: "cycle-simple" }).Outcome);

        ErrorRow Row(string contender) => errors.Single(row => row.Contender == contender && row.Scenario == "truncated");
    }

    [Fact]
    public void Processor_time_is_that_of_whoever_stays_right()
    {
        IReadOnlyList<TimesRow> rows =
            [.. lab.Measure<TimesResults>("times", "--quick", "--forms", "canonical,damaged").Rows.Where(row => !row.IsTwin)];
        Check(rows.Where(row => row.Form == "canonical" && row.Direction == (row.Contender == "Overflows" ? "serialize" : "deserialize"))
            .ToDictionary(row => row.Contender, row => (row.CpuNs, row.Unavailable)));
        // The other direction is none the worse for it.
        Assert.True(rows.Single(row => row is { Contender: "Overflows", Direction: "deserialize", Form: "canonical" }).CpuNs > 0);
        Assert.True(rows.Single(row => row is { Contender: "Hangs", Direction: "serialize", Form: "canonical" }).CpuNs > 0);
        Assert.Contains(
            "stack overflow",
            rows.Single(row => row is { Contender: "Overflows", Form: "cycle-simple" }).Unavailable,
            StringComparison.Ordinal);
    }

    [Fact]
    public void A_server_that_goes_wrong_is_a_row_and_the_others_are_measured()
    {
        WebResults results = lab.Web();
        var starts = results.Starts.Where(row => row.Kind == StartupKind.Contender).ToDictionary(row => row.Contender);
        var loads = results.Loads.Where(row => row.Operation == "echo").ToDictionary(row => row.Contender);
        Assert.NotNull(starts[Sound].AnsweredNs);
        Assert.True(loads[Sound] is { CpuNs: not null, Unavailable: null }, loads[Sound].ToString());
        foreach ((string name, string atStart, string underLoad) in ((string, string, string)[])[
            ("HangsWeb", "does not answer", "does not answer"),
            ("LeavesWeb", "does not answer", "its process ended before it was told to"),
            ("AllocatesWeb", "GB of memory", "GB of memory"),
            ("NeverStartsWeb", "within 8 s and gave no report", "within 8 s and gave no report")])
        {
            Assert.True(
                starts[name] is { AnsweredNs: null, Unavailable: { } said } && said.Contains(atStart, StringComparison.Ordinal),
                starts[name].ToString());
            Fails(name, underLoad);
        }

        // The first answers of these are right.
        Assert.All(["HangsLaterWeb", "OverflowsLaterWeb", "AllocatesLaterWeb"], name => Assert.NotNull(starts[name].AnsweredNs));
        Fails("HangsLaterWeb", "does not answer");
        Fails("OverflowsLaterWeb", "stack overflow");
        Fails("AllocatesLaterWeb", "GB of memory");
        // A trial that only makes a value reads none, as long as the server lives.
        Assert.True(results.Loads.Single(row => row is { Contender: "HangsWeb", Operation: "make" }).CpuNs is not null);

        void Fails(string name, string reason) =>
            Assert.True(
                loads[name] is { CpuNs: null, Unavailable: { } said } && said.Contains(reason, StringComparison.Ordinal),
                loads[name].ToString());
    }

    [Fact]
    public void The_native_self_run_has_a_reason_for_each_and_figures_of_the_others()
    {
        SelfRunJson result = lab.SelfRun();
        Assert.Equal("native", result.Root.GetProperty("compilation").GetString());
        Assert.Equal(["Serialize", "Deserialize"], result.DirectionsOf(Sound));
        Is("Hangs", "Deserialize", "its process gave no answer within ");
        Is("Leaves", "Deserialize", "its process exited without an answer");
        Is("Allocates", "Deserialize", "GB of memory");
        Is("Overflows", "Serialize", "its process ended by SIG");
        Is("HangsLater", "Deserialize", "its process gave no answer within ");
        Assert.Empty(result.DirectionsOf("WrongLater"));

        void Is(string contender, string direction, string reason)
        {
            Assert.Equal(direction, result.Absence(contender)?.Direction);
            Assert.Contains(reason, result.Absence(contender)?.Reason, StringComparison.Ordinal);
            // The other direction is none the worse for it.
            Assert.NotEqual(direction, Assert.Single(result.DirectionsOf(contender)));
        }
    }

    [Fact]
    public void Warming_up_ends_with_a_check() =>
        Check(lab.Measure<Results<WarmUpRow>>("startup", "--quick", "--calls", "1000000").Rows
            .Where(row => row.Payload.Length > 0).ToDictionary(row => row.Contender, row => (row.CostNs, row.Unavailable)));

    [Fact]
    public void Memory_without_end_is_a_row() =>
        Check(lab.Measure<Results<MemoryRow>>("memory", "--times", "1500").Rows
            .Where(row => row.Times > 0).ToDictionary(row => row.Contender, row => ((double?)row.PeakBytes, row.Unavailable)));

    [Fact]
    public void Starts_are_those_of_whoever_comes_back()
    {
        var rows = lab.Measure<Results<StartupRow>>("startup", "--quick").Rows.Where(row => row.Kind == StartupKind.Contender)
            .ToDictionary(row => row.Program);
        Assert.NotNull(rows[Sound].DoneNs);
        // Its first call is right.
        Assert.NotNull(rows["WrongLater"].DoneNs);
        foreach (string name in (string[])["Hangs", "Overflows", "Leaves", "Allocates"])
            Assert.True(rows[name] is { DoneNs: null, Unavailable.Length: > 0 }, rows[name].ToString());
        Assert.Contains("GB of memory", rows["Allocates"].Unavailable, StringComparison.Ordinal);
    }

    /// <summary>They weigh what they weigh; a reader must know what they do.</summary>
    [Fact]
    public void Sizes_come_with_what_becomes_of_each()
    {
        var rows = lab.Measure<Results<SizeRow>>("size").Rows.ToDictionary(row => row.Contender);
        Assert.All(
            rows.Values.Where(row => row.Payload.Length > 0),
            row => Assert.True(row is { FolderBytes: > 0, Unavailable: null }, row.ToString()));
        Assert.Null(rows[Sound].Note);
        // Its first call is right.
        Assert.Null(rows["WrongLater"].Note);
        Assert.Contains("did not come to its end within 8 s", rows["Hangs"].Note, StringComparison.Ordinal);
        Assert.Contains("stack overflow", rows["Overflows"].Note, StringComparison.Ordinal);
        Assert.Contains("exited without a report", rows["Leaves"].Note, StringComparison.Ordinal);
        Assert.Contains("GB of memory", rows["Allocates"].Note, StringComparison.Ordinal);
    }

    /// <summary>A fault that is there under the JIT too is none of the compiler; the row says what it is all the same.</summary>
    [Fact]
    public void Verdicts_are_passed_on_each()
    {
        var rows = lab.Measure<Results<VerdictRow>>("verdicts").Rows.ToDictionary(row => row.Contender);
        Assert.Equal(NativeVerdict.Works, rows[Sound].Verdict);
        // The verdict is about its first call.
        Assert.Equal(NativeVerdict.Works, rows["WrongLater"].Verdict);
        Assert.All(["Hangs", "Overflows", "Leaves", "Allocates"], name => Assert.Equal(NativeVerdict.AsUnderTheJit, rows[name].Verdict));
        Is(rows["Hangs"].Deserialize, CheckOutcome.Hangs, "gave no answer within");
        Is(rows["Overflows"].Serialize, CheckOutcome.Crashes, "ended by SIG");
        Is(rows["Leaves"].Deserialize, CheckOutcome.Crashes, "exited without an answer");
        Is(rows["Allocates"].Deserialize, CheckOutcome.Crashes, "GB of memory");
        // The other direction is none the worse for it.
        Assert.All([rows["Hangs"].Serialize, rows["Leaves"].Serialize, rows["Allocates"].Serialize, rows["Overflows"].Deserialize],
            step => Assert.Equal(CheckOutcome.Faithful, step!.Outcome));

        static void Is(VerdictStep? step, CheckOutcome outcome, string words)
        {
            Assert.Equal(outcome, step!.Outcome);
            Assert.Contains(words, Assert.Single(step.Findings), StringComparison.Ordinal);
        }
    }

    [Fact]
    public void Somebodys_own_type_is_answered_with_whoever_stays_right()
    {
        ProgramRun run = lab.Try();
        Assert.True(run.ExitCode == 0, run.ToString());
        Assert.Contains($"Under the JIT take {Sound}", run.Output, StringComparison.Ordinal);
        string[] lines = run.Output.Split('\n');
        foreach (string name in (string[])["Hangs", "Overflows", "Leaves", "Allocates", "WrongLater", "HangsLater"])
        {
            string row = lines.Single(line => line.StartsWith($"{name} [", StringComparison.Ordinal));
            // It does one direction as well as others, or none.
            Assert.Contains("–", System.Text.RegularExpressions.Regex.Split(row, " {2,}")[1..3]);
            string mark = row[row.IndexOf('[', StringComparison.Ordinal)..(row.IndexOf(']', StringComparison.Ordinal) + 1)];
            Assert.True(lines.Single(line => line.StartsWith(mark, StringComparison.Ordinal)).Length > mark.Length + 10, run.Output);
        }
    }

    private static void Check(IReadOnlyDictionary<string, (double? Figure, string? Unavailable)> rows)
    {
        Assert.True(rows[Sound] is { Figure: > 0, Unavailable: null }, rows[Sound].ToString());
        foreach (string name in (string[])["Hangs", "Overflows", "Leaves", "Allocates", "WrongLater", "HangsLater"])
            Assert.True(rows[name] is { Figure: null, Unavailable.Length: > 0 }, $"{name}: {rows[name]}");
    }
}
