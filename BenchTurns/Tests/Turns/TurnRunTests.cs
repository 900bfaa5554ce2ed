using BenchTurns.Journals;

namespace BenchTurns.Tests;

/// <summary>
/// Processes that write well, and hang, leave, allocate without end or become wrong when they read. Where it matters only what a process
/// says, a shell plays it.
/// </summary>
public sealed class TurnRunTests(TurnRunTests.Finished run) : TestsInFolder, IClassFixture<TurnRunTests.Finished>
{
    private const string Sound = "sound";
    private const string Read = "read";
    private const string Write = "write";

    // What comes behind its words: the nanoseconds of a call, and the tasks.
    private const string Player = """
        ns=$1; shift; place=0
        for task; do printf "@turn Offers $place $ns 100\t\n"; place=$((place + 1)); done
        echo "@turn Ready 0  "
        while read -r place rest && [ "$place" != end ]; do echo "@turn Timed $place 0,0,50,0,0,0,0,$ns,$ns,0 "; done
        echo "@turn Checked 0  "
        """;

    private static readonly TurnSettings Short = new() { Generations = 2, Rounds = 16, Limit = TimeSpan.FromSeconds(10) };

    [Theory]
    [InlineData("hangs", "its process gave no answer within ")]
    [InlineData("hangs-later", "its process gave no answer within ")]
    [InlineData("leaves", "its process exited without an answer")]
    [InlineData("throws", "its process ended by SIGABRT: Unhandled exception. System.InvalidOperationException: no licence")]
    [InlineData("allocates", "its process ended by SIGABRT")]
    [InlineData("refuses", "it only writes")]
    [InlineData("wrong-later", "after it was timed it is wrong")]
    public void A_reader_that_goes_wrong_has_its_reason_and_the_writer_its_figures(string contender, string reason)
    {
        TurnFigure read = run.Figure(contender, Read);
        Assert.StartsWith(reason, read.Reason, StringComparison.Ordinal);
        Assert.True(run.Figure(contender, Write).CpuNs > 0);
    }

    [Fact]
    public void Whoever_is_right_has_all_figures_and_so_has_its_twin()
    {
        Assert.All(
            run.Generations.SelectMany(one => one.Figures).Where(figure => figure.Entrant == Sound),
            figure => Assert.True(figure is { CpuNs: > 0, WallNs: > 0, AllocatedBytes: > 0, Reason: null, Note: "a note" or "" }));
        Assert.All(run.Generations, one => Assert.Single(one.Figures, figure => figure is { IsTwin: true, Task: Read }));
    }

    /// <summary>What it prints between two lines of the protocol, or in one, and what it would read of it, are its own business.</summary>
    [Theory]
    [InlineData("prints")]
    [InlineData("reads")]
    public void What_a_program_prints_and_reads_does_not_disturb_its_figures(string contender) =>
        Assert.True(run.Figure(contender, Read) is { CpuNs: > 0, Reason: null });

    [Fact]
    public void What_waits_is_told_by_the_clock_on_the_wall()
    {
        TurnFigure figure = run.Figure("waits", Read);
        Assert.True(figure.WallNs > 1.9e6 && figure.CpuNs < figure.WallNs, $"{figure.WallNs} {figure.CpuNs}");
    }

    [Fact]
    public void What_a_program_says_of_its_task_is_handed_on() =>
        Assert.Equal(("672 whole", "a note"), (run.Figure(Sound, Read).Facts, run.Figure(Sound, Read).Note));

    [Fact]
    public void A_task_is_not_timed_where_its_facts_are_a_reason()
    {
        var task = new TimedTask(new TurnFigure(Sound, false, Read), Short with { WhyNot = (facts, note) => $"{facts}: {note}" });
        task.Learn(new TurnLine(TurnWord.Offers, 0, [100], "lossy\tit loses A"));
        Assert.Equal("lossy: it loses A", task.Figure.Reason);
    }

    [Fact]
    public void A_run_that_was_stopped_goes_on_behind_its_last_whole_generation()
    {
        string path = In("turns.jsonl");
        using var stop = new CancellationTokenSource();
        using (var journal = new Journal<Generation>(path, "key", 5, Generation.Json))
        {
            var first = new TurnRun(Short, journal.Seed, journal, progress =>
            {
                if (progress is { Generation: 2, What: "turns" })
                    stop.Cancel();
            }, stop.Token);
            Assert.Throws<OperationCanceledException>(() => first.Measure([Played()]));
        }

        var told = new List<TurnProgress>();
        using (var journal = new Journal<Generation>(path, "key", 6, Generation.Json))
        {
            Assert.Equal((5, 1), (journal.Seed, journal.Entries.Count));
            IReadOnlyList<Generation> all = new TurnRun(Short, journal.Seed, journal, told.Add, default).Measure([Played()]);
            Assert.Equal([0, 1], all.Select(one => one.Number));
        }

        Assert.All(told, progress => Assert.Equal(2, progress.Generation));
    }

    /// <summary>
    /// The number of collections is that of all calls, and the new process may have another opinion of how long a call takes.
    /// </summary>
    [Fact]
    public void The_turns_of_a_process_that_is_started_again_stay_as_long_as_they_were()
    {
        var task = new TimedTask(new TurnFigure(Sound, false, Read), Short);
        task.Learn(new TurnLine(TurnWord.Offers, 0, [50_000], "\t"));
        (int, int) amount = (task.Slices, task.Calls);
        task.Batches.Add(new TurnBatch([1], [1], [0], 0, 0, 0, 0, 0, 0, 0));
        task.Learn(new TurnLine(TurnWord.Offers, 0, [100], "\t"));
        Assert.Equal(amount, (task.Slices, task.Calls));
    }

    [Fact]
    public void Where_the_reference_cannot_be_timed_the_first_that_can_has_a_twin()
    {
        Entrant reference = EntrantPlayed("Leaves") with { Arguments = ["-c", "exit 0"] };
        TurnPlan plan = TurnPlan.For("Group", reference, [EntrantPlayed(Sound)], [Read], long.MaxValue, 0)[0];
        IReadOnlyList<Generation> generations = new TurnRun(Short with { Generations = 1 }, 1, null, _ => { }, default).Measure([plan]);
        Assert.Equal(
            [("Leaves", false, false), ("Leaves", true, false), (Sound, false, true), (Sound, true, true)],
            Assert.Single(generations).Figures.Select(figure => (figure.Entrant, figure.IsTwin, figure.CpuNs > 0)));
    }

    /// <summary>A run that goes on finds what it has measured, though another program has ended meanwhile.</summary>
    [Theory]
    [InlineData(5_500_000_000)]
    [InlineData(6_200_000_000)]
    public void As_many_groups_are_the_same_groups_whatever_is_free(long freeBytes)
    {
        Entrant[] others = [.. Enumerable.Range(0, 10).Select(number => EntrantOf($"{number}"))];
        IReadOnlyList<TurnPlan> plans = TurnPlan.For("A", EntrantOf(Sound), others, [Read], freeBytes, documentBytes: 4_000_000);
        Assert.Equal([("A, group 1 of 2", 7), ("A, group 2 of 2", 7)], plans.Select(plan => (plan.Title, plan.Entrants.Count)));
    }

    [Fact]
    public void Contenders_that_do_not_fit_into_the_memory_form_further_groups_with_the_reference()
    {
        Entrant[] others = [.. Enumerable.Range(0, 7).Select(number => EntrantOf($"{number}"))];
        IReadOnlyList<TurnPlan> plans = For(freeBytes: 4_000_000_000);
        Assert.Equal([5, 5, 3], plans.Select(plan => plan.Entrants.Count));
        Assert.All(plans, plan => Assert.Equal([false, true], plan.Entrants.Take(2).Select(entrant => entrant.IsTwin)));
        Assert.Single(For(freeBytes: 40_000_000_000));

        IReadOnlyList<TurnPlan> For(long freeBytes) =>
            TurnPlan.For("A", EntrantOf(Sound), others, [Read], freeBytes, documentBytes: 4_000_000);
    }

    /// <summary>
    /// What an interrupted run has measured says how long it took, so that a run that goes on makes no more than one in a piece.
    /// </summary>
    [Theory]
    [InlineData(0, 3)]
    [InlineData(3600, 2)]
    public void Generations_that_are_short_are_more(double seconds, int expected)
    {
        string path = In("turns.jsonl");
        using var journal = new Journal<Generation>(path, "key", 5, Generation.Json);
        journal.Add(new Generation("Group", 0, []) { Taken = TimeSpan.FromSeconds(seconds) });
        var run = new TurnRun(Short with { MostGenerations = 3, EnoughTime = TimeSpan.FromSeconds(1800) }, 1, journal, _ => { }, default);
        Assert.Equal(expected, run.Measure([Played()]).Count);
    }

    /// <summary>An interval that decides how many values it is made of does not cover what it says.</summary>
    [Theory]
    [InlineData(1)]
    [InlineData(100)]
    public void How_many_generations_there_are_does_not_depend_on_what_they_say(double odd)
    {
        using var journal = new Journal<Generation>(In("turns.jsonl"), "key", 5, Generation.Json);
        for (int number = 0; number < 3; number++)
        {
            TurnFigure figure = new("Other", IsTwin: false, Read) { CpuNs = number == 1 ? odd : 1 };
            journal.Add(new Generation("Group", number, [figure]) { Taken = TimeSpan.FromHours(1) });
        }

        var run = new TurnRun(Short with { Generations = 3 }, 1, journal, _ => { }, default);
        Assert.Equal(3, run.Measure([Played()]).Count);
    }

    /// <summary>What drifts while a run lasts is then between the generations of each group, and in their interval.</summary>
    [Fact]
    public void The_generations_of_a_group_lie_as_far_apart_as_the_run_is_long()
    {
        TurnPlan[] plans = [Played() with { Title = "A" }, Played() with { Title = "B" }];
        IReadOnlyList<Generation> done = new TurnRun(Short, 1, null, _ => { }, default).Measure(plans);
        Assert.Equal([("A", 0), ("B", 0), ("A", 1), ("B", 1)], done.Select(one => (one.Group, one.Number)));
    }

    /// <summary>They are killed, as their way out is not measured; a matrix left thousands of the runtime's pipes.</summary>
    [Fact]
    public void Processes_that_have_had_their_turns_leave_no_temporary_files()
    {
        string temporary = Directory.CreateDirectory(In("tmp")).FullName;
        ChildProcess program = Program(Sound);
        program = program with { Environment = new Dictionary<string, string>(program.Environment) { ["TMPDIR"] = temporary } };
        using var journal = new Journal<Generation>(In("turns.jsonl"), "key", 5, Generation.Json);
        TurnPlan plan = TurnPlan.For("Group", new Entrant(Sound, program, [Sound]), [], [Write], long.MaxValue, 0)[0];
        Assert.NotEmpty(new TurnRun(Short with { Generations = 1 }, 1, journal, _ => { }, default).Measure([plan]));
        Assert.Empty(Directory.EnumerateFileSystemEntries(temporary));
    }

    private static TurnPlan Played() => TurnPlan.For("Group", EntrantPlayed(Sound), [], [Read, Write], long.MaxValue, 0)[0];

    private static Entrant EntrantPlayed(string contender, string ns = "100")
    {
        Assert.SkipWhen(OperatingSystem.IsWindows(), "The processes of these tests are written for a Unix shell.");
        return new Entrant(contender, new ChildProcess("/bin/sh"), ["-c", Player, "sh", ns]);
    }

    private static TurnPlan Group(params string[] contenders) =>
        TurnPlan.For("Group", EntrantOf(Sound), [.. contenders.Except([Sound]).Select(EntrantOf)], [Read, Write], long.MaxValue, 0)[0];

    private static Entrant EntrantOf(string contender) => new(contender, Program(contender), [contender]);

    // A small heap, so that a process that allocates without end finds it soon.
    private static ChildProcess Program(string contender) => new(House.TimedProgram)
    {
        Environment = new Dictionary<string, string>(Entrant.Variables)
        {
            ["DOTNET_TieredCompilation"] = "0",
            ["DOTNET_GCHeapHardLimit"] = contender == "allocates" ? "0x8000000" : "0x40000000",
        },
    };

    public sealed class Finished
    {
        // In each of them the limit is waited for twice.
        private static readonly TurnSettings Few = Short with { Generations = 1, Limit = TimeSpan.FromSeconds(6) };

        public Finished() => Generations = new TurnRun(Few, 1, null, _ => { }, default).Measure(
            [Group("hangs", "hangs-later", "leaves", "throws", "allocates", "refuses", "wrong-later", "prints", "reads", "waits")]);

        internal IReadOnlyList<Generation> Generations { get; }

        internal TurnFigure Figure(string contender, string task) =>
            Generations[^1].Figures.Single(figure => figure.Entrant == contender && figure.Task == task && !figure.IsTwin);
    }
}
