using JsonAot.Lab.Measures.Startup;
using JsonAot.Lab.Results.Statistics;
using JsonAot.Lab.Terminal;

namespace JsonAot.Tests.Lab.Startup;

public class StartupTableTests
{
    private static string[] On(TextTable table, int width) => [.. table.LinesOn(width).Select(line => line.Trim())];

    [Theory]
    [InlineData(80)]
    [InlineData(200)]
    public void Starts_and_warm_ups_are_whole_on_narrow_and_wide_terminals(int width)
    {
        string[] starts = Whole(
            new StartKind().Fold([SampleResults.Startup()], new Reasons()),
            "45.0 ms",
            "22.5 ms",
            "9.00 ms",
            "31.4 MB",
            "1,700",
            "300 µs",
            "1.0 %",
            "1.09–1.11");
        // Columns without room go on in a table below.
        Assert.InRange(starts.Count(line => line.StartsWith("STJ source-gen  ", StringComparison.Ordinal)), 1, width >= 200 ? 1 : 3);
        Whole(
            new WarmUpKind().Fold([SampleResults.WarmUp("jit"), SampleResults.WarmUp("aot")], new Reasons()),
            "1,000,000", "145 ms", "1.00 µs", "88,000", "1.2 million", "never", "n/a");

        string[] Whole(IEnumerable<TextTable> tables, params string[] figures)
        {
            string[] lines = On(Assert.Single(tables), width);
            Assert.All(lines, line => Assert.InRange(line.Length, 0, width));
            Assert.All(figures, figure => Assert.Contains(figure, string.Join('\n', lines), StringComparison.Ordinal));
            return lines;
        }
    }

    [Fact]
    public void A_difference_that_is_noise_is_marked_as_a_tie()
    {
        Results<StartupRow> some = SampleResults.Startup();
        StartupRow As(string name, Estimate ratio) => SampleResults.Row(name, 45) with { Ratio = ratio };
        Results<StartupRow> results = some with
        {
            Rows =
                [.. some.Rows, As("Near", new(0.992, 0.988, 0.994)), As("Far", new(0.9, 0.896, 0.906)), As("Unsure", new(0.9, 0.78, 1.04))],
        };
        string[] lines = On(Assert.Single(new StartKind().Fold([results], new Reasons())), 200);
        Assert.Contains(" 1.01x tie ", Of("Near"), StringComparison.Ordinal);
        Assert.Contains(" 1.11x tie ", Of("Unsure"), StringComparison.Ordinal);
        Assert.Matches(" 1.11x (?!tie)", Of("Far"));
        // It is not compared with itself.
        Assert.DoesNotContain("tie", Of("STJ source-gen"), StringComparison.Ordinal);

        string Of(string name) => lines.First(line => line.StartsWith($"{name}  ", StringComparison.Ordinal));
    }

    [Fact]
    public void So_few_starts_have_no_interval()
    {
        StartupRow Started(string name, int rounds) => SampleResults.Row(name, 45) with { Rounds = rounds };
        Results<StartupRow> results = SampleResults.Startup() with { Rows = [Started("Few", 5), Started("Six", 6)] };
        string[] lines = On(Assert.Single(new StartKind().Fold([results], new Reasons())), 200);
        Assert.DoesNotContain("1.0 %", lines.First(line => line.StartsWith("Few ", StringComparison.Ordinal)), StringComparison.Ordinal);
        Assert.Contains("1.0 %", lines.First(line => line.StartsWith("Six ", StringComparison.Ordinal)), StringComparison.Ordinal);
    }

    /// <summary>In the same rounds, so that a slow moment of the machine is none of a program.</summary>
    [Fact]
    public void A_run_tells_how_many_times_as_fast_as_its_twin_a_program_was()
    {
        Results<StartupRow> some = SampleResults.Startup();
        string remark = Assert.Single(new StartKind().Remarks([some]), line => line.Contains("twin", StringComparison.Ordinal));
        Assert.Equal("jit: STJ source-gen was 1.01x as fast as its twin.", remark);
        Results<StartupRow> few = some with { Rows = [.. some.Rows.Select(row => row with { Samples = [.. row.Samples.Take(5)] })] };
        Assert.DoesNotContain(new StartKind().Remarks([few]), line => line.Contains("twin", StringComparison.Ordinal));
    }

    /// <summary>One in twenty is what an interval of 95 % promises.</summary>
    [Fact]
    public void Identical_programs_seem_to_differ_in_five_of_a_hundred_cases()
    {
        const int Runs = 400;
        var random = new Random(20_261_124);
        double[] Started() => [.. Enumerable.Range(0, 20).Select(_ => 45e6 * (1 + 0.1 * random.NextDouble()))];
        int above = Enumerable.Range(0, Runs).Count(_ => !new Comparison(Intervals.OfRounds(Started().Zip(Started()))!).IsTie);
        Assert.InRange(above, 0, Runs / 20);
    }
}
