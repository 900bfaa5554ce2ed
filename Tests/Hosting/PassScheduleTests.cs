using JsonAot.Hosting.Passes;
using JsonAot.ResultFiles;
using Xunit;

namespace JsonAot.Tests.Hosting;

/// <summary>The logic of passes on made-up times: no process is started.</summary>
public class PassScheduleTests
{
    private static readonly PassRules Rules = new(2, Enough: 10, 10, TimeSpan.FromSeconds(20));

    [Fact]
    public void Two_passes_that_agree_are_enough_and_both_count()
    {
        IReadOnlyList<SteadyPass> passes = Run("row", [100, 101]);
        Assert.Equal([100, 101], passes.Select(pass => pass.MedianNs));
        Assert.All(passes, pass => Assert.True(pass.Counts));
    }

    /// <summary>Such as a process whose code lies badly: the speed of the processor says nothing of it.</summary>
    [Fact]
    public void One_odd_pass_is_kept_and_does_not_count_where_three_others_agree()
    {
        IReadOnlyList<SteadyPass> passes = Run("row", [100, 180, 101, 100.5]);
        Assert.Equal([true, false, true, true], passes.Select(pass => pass.Counts));
        Assert.InRange(SteadyPass.Disagreement(passes)!.Value, 0.001, SteadyPass.Agreement);
    }

    /// <summary>The lowest two would agree by chance in one run and not in the next; the middle stays where it is.</summary>
    [Fact]
    public void Where_processes_differ_all_count_and_the_row_says_how_far_they_are_apart()
    {
        IReadOnlyList<SteadyPass> passes = Run("row", [130, 100, 120, 101, 140, 110, 125, 90, 135, 105]);
        Assert.Equal(10, passes.Count);
        Assert.All(passes, pass => Assert.True(pass.Counts));
        Assert.Equal(1 - 90 / 115.0, SteadyPass.Disagreement(passes)!.Value, 10);
    }

    /// <summary>The two lowest decided once: a row of two kinds of processes had one figure or the other, by which two came first.</summary>
    [Theory]
    [InlineData(340.0, 398.0, 400.0, 341.0, 402.0, 399.0)]
    [InlineData(398.0, 340.0, 400.0, 399.0, 341.0)]
    public void Where_passes_do_not_agree_no_majority_of_them_decides_the_figure(params double[] medians) =>
        Assert.All(SteadyPass.Choose(Passes(medians)), pass => Assert.True(pass.Counts));

    [Fact]
    public void A_disturbed_pass_counts_only_where_there_is_no_other()
    {
        SteadyPass[] slowed = [.. Passes(150, 152, 190).Select(pass => pass with { Slowness = 1.4 })];
        Assert.All(SteadyPass.Choose(slowed), pass => Assert.True(pass.Counts));
        Assert.Equal([false, false, false, true], SteadyPass.Choose([.. slowed, .. Passes(100)]).Select(pass => pass.Counts));
        Assert.Equal([false, false, false, true, true], SteadyPass.Choose([.. slowed, .. Passes(100, 140)]).Select(pass => pass.Counts));
    }

    private static SteadyPass[] Passes(params double[] medians) => [.. medians.Select((median, index) => new SteadyPass(index, median, false, []))];

    [Fact]
    public void A_row_without_a_figure_is_tried_once_and_disturbs_no_other()
    {
        var tried = new List<string>();
        var schedule = Schedule(row =>
        {
            tried.Add(row);
            return row == "broken" ? null : Quiet(100);
        });
        IReadOnlyDictionary<string, IReadOnlyList<SteadyPass>> passes = schedule.Run(["broken", "sound"], [], TestContext.Current.CancellationToken);
        Assert.Empty(passes["broken"]);
        Assert.Equal(2, passes["sound"].Count);
        Assert.Single(tried, "broken");
    }

    [Fact]
    public void Rows_are_shuffled_anew_in_each_pass_and_alike_for_one_seed()
    {
        string[] rows = [.. Enumerable.Range(0, 20).Select(number => $"row {number}")];
        string[] first = Order(rows, seed: 7);
        Assert.Equal(first, Order(rows, seed: 7));
        Assert.NotEqual(first, Order(rows, seed: 8));
        Assert.NotEqual(first[..20], first[20..40]);
        Assert.Equal(rows.Order(), first[..20].Order());
    }

    /// <summary>A neighbour that stays makes two passes slower alike. They agree, and are wrong.</summary>
    [Fact]
    public void Passes_on_a_slow_processor_do_not_settle_a_row_although_they_agree()
    {
        var said = new Queue<MeasuredPass>([Pass(150, 1.3e6), Pass(150, 1.3e6), Pass(99, 1e6), Pass(100, 1e6)]);
        IReadOnlyList<SteadyPass> slowed = Schedule(row => row == "slowed" ? said.Dequeue() : Quiet(100))
            .Run(["reference", "slowed"], [], TestContext.Current.CancellationToken)["slowed"];
        Assert.Equal([1.3, 1.3, 1, 1], slowed.Select(pass => pass.Slowness));
        Assert.Equal([false, false, true, true], slowed.Select(pass => pass.Counts));
    }

    /// <summary>A neighbour was busy in the first two passes, and only the third one of other rows shows it.</summary>
    [Fact]
    public void A_row_whose_passes_turn_out_to_be_disturbed_is_measured_again()
    {
        PassSchedule<string> schedule = LateQuiet(_ => { });
        IReadOnlyDictionary<string, IReadOnlyList<SteadyPass>> passes = schedule.Run(["a", "b", "c", "d", "broken"], [], TestContext.Current.CancellationToken);
        Assert.Equal([(1, 150, false), (2, 150, false), (4, 115, true), (5, 115, true)], passes["a"].Select(pass => (pass.Number, pass.MedianNs, pass.Counts)));
        Assert.Equal([1, 2, 3, 4], passes["b"].Select(pass => pass.Number));
        Assert.Empty(passes["broken"]);
        Assert.Empty(schedule.Open);
    }

    /// <summary>In the middle of the pass that shows it, and before the row could have another one.</summary>
    [Fact]
    public void A_run_that_is_stopped_says_that_such_a_row_is_open()
    {
        using var stop = new CancellationTokenSource();
        int processes = 0;
        PassSchedule<string> schedule = LateQuiet(number =>
        {
            if (number == 3 && ++processes == 2)
                stop.Cancel();
        });
        Assert.Equal(2, schedule.Run(["a", "b", "c", "d", "broken"], [], stop.Token)["a"].Count);
        Assert.Equal(["a", "b", "c", "d"], schedule.Open.Order());
    }

    /// <summary>The passes of a row agree from the first on, those of the others only when the neighbour is gone.</summary>
    private static PassSchedule<string> LateQuiet(Action<int> begin)
    {
        return new PassSchedule<string>(Rules, seed: 1, Measure, _ => "jit", _ => { });

        MeasuredPass? Measure(string row, int number)
        {
            begin(number);
            return (row, number) switch
            {
                ("broken", _) => null,
                ("a", <= 2) => Pass(150, 1.3e6),
                ("a", _) => Pass(115, 1e6),
                (_, <= 2) => Pass(90 + 10 * number, 1.3e6),
                _ => Pass(80, 1e6),
            };
        }
    }

    /// <summary>Half of all passes are slower by 1.3 to 1.8: every figure must still be the undisturbed one.</summary>
    [Fact]
    public void A_neighbour_that_is_busy_half_of_the_time_does_not_change_the_figures()
    {
        var random = new Random(42);
        string[] rows = [.. Enumerable.Range(1, 50).Select(number => $"{number}")];
        IReadOnlyDictionary<string, IReadOnlyList<SteadyPass>> passes = Schedule(row =>
        {
            double own = double.Parse(row, System.Globalization.CultureInfo.InvariantCulture) * 100;
            double jitter = 1 + random.NextDouble() * 0.008;
            double neighbour = random.Next(2) == 0 ? 1.3 + random.NextDouble() * 0.5 : 1;
            return Pass(own * jitter * neighbour, 1e6 * (1 + (neighbour - 1) / 2) * (1 + random.NextDouble() * 0.01));
        }).Run(rows, [], TestContext.Current.CancellationToken);
        foreach (string row in rows)
        {
            double[] counted = [.. passes[row].Where(pass => pass.Counts).Select(pass => pass.MedianNs)];
            double own = double.Parse(row, System.Globalization.CultureInfo.InvariantCulture) * 100;
            // The fixed work says the clock to a percent.
            Assert.InRange(counted.Average() / own, 0.99, 1.05);
        }
    }

    /// <summary>A neighbour that comes in the middle of a pass does not take what was measured before.</summary>
    [Fact]
    public void Iterations_that_a_neighbour_left_alone_make_the_figure_of_their_pass()
    {
        var half = new MeasuredPass([100, 100, 100, 160, 170], [1e6, 1e6, 1.01e6, 1.5e6, 1.6e6], TimeSpan.Zero);
        SteadyPass pass = Schedule(_ => half).Run(["row"], [], TestContext.Current.CancellationToken)["row"][0];
        Assert.Equal((100, 1), (pass.MedianNs, pass.Slowness));
        Assert.Equal([100, 100, 100], pass.Samples);

        var rest = new MeasuredPass([100, 160, 170, 180, 190], [1e6, 1.5e6, 1.5e6, 1.5e6, 1.6e6], TimeSpan.Zero);
        pass = Schedule(_ => rest).Run(["row"], [], TestContext.Current.CancellationToken)["row"][0];
        Assert.Equal((170, 1.5), (pass.MedianNs, pass.Slowness));
        Assert.Equal(5, pass.Samples.Count);
    }

    /// <summary>The clock fell by 5 % after the first pass. All of this is the same code on the same processor: the figures agree, and are those at the clock of most.</summary>
    [Fact]
    public void Times_are_those_at_the_usual_clock_of_the_run()
    {
        int processes = 0;
        PassSchedule<string> schedule = Schedule(row =>
        {
            double clock = ++processes <= 2 ? 1 : 1.05;
            double own = row == "a" ? 100 : 200;
            return Pass(own * clock, 1e6 * clock);
        });
        IReadOnlyDictionary<string, IReadOnlyList<SteadyPass>> passes = schedule.Run(["a", "b"], [("a", 1, Pass(100, 1e6)), ("b", 1, Pass(210, 1.05e6))],
            TestContext.Current.CancellationToken);
        Assert.Equal([100, 100], passes["a"].Select(pass => pass.MedianNs));
        Assert.Equal([200, 200], passes["b"].Select(pass => pass.MedianNs));
        Assert.All(passes.Values.SelectMany(row => row), pass => Assert.True(pass.Counts));
        Assert.Equal(1.05, passes["b"][0].Slowness);
    }

    /// <summary>Processes that differ from each other are not disturbed ones: more of them would find a lower figure by chance, and cost time.</summary>
    [Fact]
    public void A_row_whose_processes_differ_ends_after_enough_undisturbed_passes()
    {
        double[] medians = [100, 130, 110, 150, 120, 140];
        int next = 0;
        var schedule = new PassSchedule<string>(
            new PassRules(2, Enough: 4, 6, TimeSpan.FromSeconds(20)), seed: 1, (_, _) => Quiet(medians[next++]), _ => "jit", _ => { });
        Assert.Equal(4, schedule.Run(["row"], [], TestContext.Current.CancellationToken)["row"].Count);
    }

    [Fact]
    public void A_run_that_is_stopped_keeps_what_it_has_and_says_what_is_open()
    {
        using var stop = new CancellationTokenSource();
        int processes = 0;
        PassSchedule<string> schedule = Schedule(_ =>
        {
            if (++processes == 4)
                stop.Cancel();
            return Quiet(100 * processes);
        });
        IReadOnlyDictionary<string, IReadOnlyList<SteadyPass>> passes = schedule.Run(["a", "b", "c", "d", "e"], [], stop.Token);
        Assert.Equal(4, processes);
        // What the process said that was ended does not count.
        Assert.Equal(3, passes.Values.Sum(row => row.Count));
        Assert.Equal(5, schedule.Open.Count);
    }

    [Fact]
    public void A_run_goes_on_with_the_passes_of_the_one_that_was_stopped()
    {
        var measured = new List<string>();
        PassSchedule<string> schedule = Schedule(row =>
        {
            measured.Add(row);
            return Quiet(100);
        });
        IReadOnlyDictionary<string, IReadOnlyList<SteadyPass>> passes =
            schedule.Run(
                ["done", "open", "new", "broken"],
                [("done", 1, Quiet(70)), ("open", 1, Quiet(100)), ("broken", 1, null), ("done", 2, Quiet(70))],
                TestContext.Current.CancellationToken);
        Assert.Equal(["new", "new", "open"], measured.Order());
        Assert.Equal([1, 3], passes["open"].Select(pass => pass.Number));
        Assert.Equal([70, 70], passes["done"].Select(pass => pass.MedianNs));
        Assert.Empty(passes["broken"]);
        Assert.Empty(schedule.Open);
    }

    [Fact]
    public void The_first_pass_estimates_from_the_rows_that_it_has_measured()
    {
        TimeSpan[] took = [TimeSpan.FromSeconds(2), TimeSpan.FromSeconds(4), TimeSpan.FromSeconds(3)];
        var left = new List<TimeSpan?>();
        int next = 0;
        new PassSchedule<string>(
            PassRules.For("dry"), seed: 1, (_, _) => Quiet(100) with { Took = took[next++] }, _ => "jit", progress => left.Add(progress.Left))
            .Run(["a", "b", "c"], [], TestContext.Current.CancellationToken);
        Assert.Equal([null, TimeSpan.FromSeconds(4), TimeSpan.FromSeconds(3)], left);
    }

    private static string[] Order(string[] rows, int seed)
    {
        var order = new List<string>();
        Schedule(row =>
        {
            order.Add(row);
            return Quiet(100);
        }, seed).Run(rows, [], TestContext.Current.CancellationToken);
        return [.. order];
    }

    private static IReadOnlyList<SteadyPass> Run(string row, double[] medians)
    {
        int next = 0;
        return Schedule(_ => Quiet(medians[next++])).Run([row], [], TestContext.Current.CancellationToken)[row];
    }

    private static PassSchedule<string> Schedule(Func<string, MeasuredPass?> measure, int seed = 1) =>
        new(Rules, seed, (row, _) => measure(row), _ => "jit", _ => { });

    private static MeasuredPass Quiet(double median) => Pass(median, 1e6);

    /// <summary>Of as many iterations as make an interval of two passes.</summary>
    private static MeasuredPass Pass(double median, double speed) => new([median, median, median], [speed, speed, speed], TimeSpan.Zero);
}
