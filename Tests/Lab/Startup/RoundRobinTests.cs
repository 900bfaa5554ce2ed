using JsonAot.Lab.Measures.Startup;
using JsonAot.Lab.Programs;
using JsonAot.Lab.Terminal;

namespace JsonAot.Tests.Lab.Startup;

/// <summary>Rounds with children that a shell plays: who is started, how often, and what is kept.</summary>
public sealed class RoundRobinTests : TestsInFolder
{
    private Journal<Round<StartupSample>> Journal() =>
        new(_folder["unfinished.jsonl"], "key", 1, StartupRoundJson.Default.RoundStartupSample);

    private static Contestant Child(string name, string script) => new(name, "P", "jit", StartupKind.Contender)
    {
        Executable = "/bin/sh",
        Arguments = ["-c", script],
    };

    private static RoundRobin<StartupSample> Rounds(IReadOnlyList<Contestant> contestants, bool discardsFirst = false)
    {
        FakeChildren.SkipElsewhere();
        return new RoundRobin<StartupSample>(
            contestants, launch => new StartupSample { Done = launch.Received - launch.Spawned }, FakeChildren.Ample)
        {
            DiscardsFirst = discardsFirst,
        };
    }

    private static Played<StartupSample> Run(RoundRobin<StartupSample> rounds, Journal<Round<StartupSample>> journal, int count)
    {
        using var progress = new ProgressLine();
        return rounds.Run(journal, count, progress);
    }

    [Fact]
    public void Everybody_is_started_once_in_every_round_and_once_before()
    {
        string log = _folder["log"];
        Contestant[] contestants = [.. "abc".Select(name => Child($"{name}", $"printf {name} >> {log}; {FakeChildren.Report}"))];
        using Journal<Round<StartupSample>> journal = Journal();
        Run(Rounds(contestants, discardsFirst: true), journal, 3);
        Assert.Equal([1, 2, 3], journal.Entries.Select(round => round.Number));
        Assert.All(journal.Entries, round => Assert.Equal(3, round.Samples.Count));
        string started = File.ReadAllText(log);
        Assert.Equal(12, started.Length);
        string[] orders = [.. started.Chunk(3).Select(round => new string(round))];
        Assert.All(orders, order => Assert.Equal("abc", string.Concat(order.Order())));
        Assert.True(orders.Distinct().Count() > 1, started);
    }

    [Fact]
    public void Who_dies_three_times_is_given_up_with_the_reason_and_the_others_go_on()
    {
        Contestant good = Child("good", FakeChildren.Report);
        Contestant bad = Child("bad", "printf M; kill -SEGV $$");
        using Journal<Round<StartupSample>> journal = Journal();
        Played<StartupSample> played = Run(Rounds([good, bad]), journal, 5);
        Assert.Equal(5, journal.Entries.Count(round => round.Samples.ContainsKey(good.Id)));
        Assert.Equal(3, journal.Entries.Count(round => round.Failures.ContainsKey(bad.Id)));
        Assert.Equal("its process ended by SIGSEGV after Main began", played.Dropped[bad.Id]);

        IReadOnlyList<StartupRow> rows = new StartupRows(played).Of("jit");
        Assert.Equal(5, rows[0].Rounds);
        Assert.NotNull(rows[0].DoneNs);
        Assert.Equal("its process ended by SIGSEGV after Main began", rows[1].Unavailable);
    }

    [Fact]
    public void A_run_goes_on_where_an_earlier_one_stopped()
    {
        Contestant[] contestants = [Child("a", FakeChildren.Report)];
        using (Journal<Round<StartupSample>> journal = Journal())
            Run(Rounds(contestants), journal, 2);
        using Journal<Round<StartupSample>> resumed = Journal();
        Assert.Equal(2, resumed.Entries.Count);
        Run(Rounds(contestants), resumed, 4);
        Assert.Equal([1, 2, 3, 4], resumed.Entries.Select(round => round.Number));
    }

    /// <summary>The round that is not counted is in no journal.</summary>
    [Fact]
    public void Who_was_given_up_before_the_first_round_has_the_reason_when_a_run_goes_on()
    {
        const string Refuses =
            @"printf 'MJSONAOT1\002\000\000\000'; head -c 4 /dev/zero; printf '\004\000\000\000lost'; head -c 4 /dev/zero; cat > /dev/null";
        Contestant[] contestants = [Child("good", FakeChildren.Report), Child("bad", Refuses)];
        using (Journal<Round<StartupSample>> journal = Journal())
            Run(Rounds(contestants, discardsFirst: true), journal, 2);
        using Journal<Round<StartupSample>> resumed = Journal();
        Played<StartupSample> played = Run(Rounds(contestants, discardsFirst: true), resumed, 2);
        Assert.Equal([1, 2], resumed.Entries.Select(round => round.Number));
        Assert.Equal("lost", new StartupRows(played).Of("jit")[1].Unavailable);
    }

    [Fact]
    public void Nobody_is_compared_with_one_that_hardly_ever_started()
    {
        var rare = new Contestant(ContenderSets.Reference, "P", "jit", StartupKind.Contender);
        Contestant sound = rare with { Program = "sound" };
        Round<StartupSample>[] rounds =
        [
            .. Enumerable.Range(1, 6).Select(number => new Round<StartupSample>(
                number, (number == 1 ? new[] { rare, sound } : [sound]).ToDictionary(one => one.Id, _ => new StartupSample { Done = 1e6 }),
                new Dictionary<string, string>())),
        ];
        var played = new Played<StartupSample>([rare, sound], rounds, new Dictionary<string, string>(), 1);
        IReadOnlyList<StartupRow> rows = new StartupRows(played).Of("jit");
        Assert.Equal(("sound, P, jit", null), (rows[1].Baseline, rows[0].Ratio));
    }

    [Fact]
    public void A_run_without_any_figures_failed_if_its_processes_did()
    {
        Assert.Null(Contestant.FaultOf([(true, null), (false, "its process ended by SIGSEGV before Main")]));
        Assert.Null(Contestant.FaultOf([(false, "reflection is switched off")]));
        ProcessException? fault = Contestant.FaultOf(
            [(false, "reflection is switched off"), (false, "its process did not come to its end within 30 s")]);
        Assert.Equal((3, "Nothing could be measured: its process did not come to its end within 30 s"), (fault!.ExitCode, fault.Message));
    }
}
