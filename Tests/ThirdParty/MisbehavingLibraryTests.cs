using JsonAot.ResultFiles;
using Xunit;

namespace JsonAot.Tests.ThirdParty;

/// <summary>
/// Libraries that hang, overflow the stack, leave, allocate without end, or are wrong from their thousandth call on, in every verb of the Lab that runs
/// contenders: each is a row with what happened, and the others keep their figures.
/// </summary>
[Collection("Publishing")]
public class MisbehavingLibraryTests(MisbehavingLibraryTests.BuiltLab lab) : IClassFixture<MisbehavingLibraryTests.BuiltLab>
{
    private const string Sound = "STJ source-gen";

    [Fact]
    public void The_gate_says_what_became_of_each()
    {
        IReadOnlyList<FidelityRow> rows = lab.Measure<FidelityResults>("verify").Rows;
        Assert.Equal(CheckOutcome.Faithful, rows.Single(row => row.Contender == Sound).Outcome);
        Assert.Equal(CheckOutcome.Hangs, rows.Single(row => row.Contender == "Hangs").Outcome);
        foreach (string name in (string[])["Overflows", "Leaves", "Allocates"])
            Assert.Equal(CheckOutcome.Crashes, rows.Single(row => row.Contender == name).Outcome);
        Assert.Contains("stack overflow", Assert.Single(rows.Single(row => row.Contender == "Overflows").Findings), StringComparison.Ordinal);
        Assert.Contains("without an answer", Assert.Single(rows.Single(row => row.Contender == "Leaves").Findings), StringComparison.Ordinal);
    }

    [Fact]
    public void Damaged_documents_are_tried_with_each()
    {
        IReadOnlyList<ErrorRow> rows = lab.Measure<ErrorResults>("errors").Rows;
        Assert.Equal(ErrorKind.Throws, Row(Sound).Outcome);
        Assert.Equal(ErrorKind.Hangs, Row("Hangs").Outcome);
        Assert.Equal(ErrorKind.Crashes, Row("Leaves").Outcome);
        Assert.Equal(ErrorKind.Crashes, Row("Allocates").Outcome);
        Assert.Equal(ErrorKind.StackOverflow, rows.Single(row => row is { Contender: "Overflows", Scenario: "cycle-simple" }).Outcome);

        ErrorRow Row(string contender) => rows.Single(row => row.Contender == contender && row.Scenario == "truncated");
    }

    [Fact]
    public void Processor_time_is_that_of_whoever_stays_right()
    {
        IReadOnlyList<CpuRow> rows = lab.Measure<CpuTimes>("cpu", "--quick").Rows;
        Check(rows.Where(row => row.Scenario is null && row.Direction == (row.Contender == "Overflows" ? "serialize" : "deserialize"))
            .ToDictionary(row => row.Contender, row => (row.CpuNs, row.Unavailable)));
        // The other direction is none the worse for it.
        Assert.True(rows.Single(row => row is { Contender: "Overflows", Direction: "deserialize", Scenario: null }).CpuNs > 0);
        Assert.True(rows.Single(row => row is { Contender: "Hangs", Direction: "serialize", Scenario: null }).CpuNs > 0);
        Assert.Contains("stack overflow", rows.Single(row => row is { Contender: "Overflows", Scenario: "cycle-simple" }).Unavailable, StringComparison.Ordinal);
    }

    [Fact]
    public void One_process_for_all_is_not_taken_by_one() =>
        Check(lab.Measure<LimitTimes>("limits", "--tasks", "read").Rows.ToDictionary(row => row.Contender, row => (row.MinNs, row.Unavailable)));

    [Fact]
    public void Warming_up_ends_with_a_check() =>
        Check(lab.Measure<WarmUpResults>("warmup", "--quick").Rows.Where(row => row.Payload.Length > 0).ToDictionary(row => row.Contender, row => (row.CostNs, row.Unavailable)));

    [Fact]
    public void Memory_without_end_is_a_row() =>
        Check(lab.Measure<MemoryResults>("memory", "--times", "1500", "--gc", "workstation").Rows
            .Where(row => row.Times > 0).ToDictionary(row => row.Contender, row => ((double?)row.PeakBytes, row.Unavailable)));

    [Fact]
    public void Starts_are_those_of_whoever_comes_back()
    {
        var rows = lab.Measure<StartupResults>("startup", "--quick").Rows.Where(row => row.Kind == StartupKind.Contender).ToDictionary(row => row.Program);
        Assert.NotNull(rows[Sound].DoneNs);
        // Its first call is right.
        Assert.NotNull(rows["WrongLater"].DoneNs);
        foreach (string name in (string[])["Hangs", "Overflows", "Leaves", "Allocates"])
            Assert.True(rows[name] is { DoneNs: null, Unavailable.Length: > 0 }, rows[name].ToString());
        Assert.Contains("GB of memory", rows["Allocates"].Unavailable, StringComparison.Ordinal);
    }

    private static void Check(IReadOnlyDictionary<string, (double? Figure, string? Unavailable)> rows)
    {
        Assert.True(rows[Sound] is { Figure: > 0, Unavailable: null }, rows[Sound].ToString());
        foreach (string name in (string[])["Hangs", "Overflows", "Leaves", "Allocates", "WrongLater"])
            Assert.True(rows[name] is { Figure: null, Unavailable.Length: > 0 }, $"{name}: {rows[name]}");
    }

    /// <summary>The copied tree's Lab, with these libraries and no other; built once.</summary>
    public sealed class BuiltLab : IDisposable
    {
        private readonly CopiedTree? _tree;

        public BuiltLab()
        {
            if (!Thorough.IsAsked)
                return;
            _tree = new CopiedTree();
            ProgramRun build = Repository.Run("dotnet", "build", _tree.PathOf("Lab"), "-c", "Release", "-p:RunAnalyzers=false", "-p:Libraries=Misbehaving");
            Assert.True(build.ExitCode == 0, build.ToString());
        }

        public void Dispose() => _tree?.Dispose();

        /// <summary>Whatever the verb's exit code says: a library that crashes is a finding for some.</summary>
        internal T Measure<T>(string verb, params string[] options)
            where T : class, IResults<T>
        {
            Thorough.Require();
            string folder = _tree!.PathOf($"results-{verb}");
            string[] libraries = [.. new[] { Sound, "Hangs", "Overflows", "Leaves", "Allocates", "WrongLater" }.SelectMany(name => new[] { "--library", name })];
            string[] modes = verb is "verify" or "errors" ? [] : ["--modes", "jit"];
            ProgramRun run = Repository.RunWith(
                [("JSONAOT_CHILD_LIMIT", "8"), ("JSONAOT_CHILD_MEMORY_MB", "1000")],
                _tree.PathOf(""),
                Path.Combine(_tree.PathOf("Lab"), "bin", "Release", Repository.Framework, $"JsonAot.Lab{Repository.ExecutableSuffix}"),
                [verb, "--payload", "Simple", .. libraries, .. modes, .. options, "--results", folder]);
            return new ResultStore(folder).Read<T>(Machine.Current, Repository.Framework, "jit") ?? throw new InvalidOperationException($"Nothing was measured: {run}");
        }
    }
}
