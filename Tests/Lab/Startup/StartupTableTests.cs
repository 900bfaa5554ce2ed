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
            new StartKind().Fold([SampleResults.Startup()], new Reasons()), "45.0 ms", "22.5 ms", "9.00 ms", "31.4 MB", "1,700", "300 µs", "1.0 %", "0.99–1.01");
        // Where there is no room for all columns they go on in a table below.
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
        Results<StartupRow> results = some with { Rows = [.. some.Rows, As("Near", new(0.991, 0.988, 0.994)), As("Far", new(0.9, 0.896, 0.906)), As("Unsure", new(0.9, 0.78, 1.04))] };
        string[] lines = On(Assert.Single(new StartKind().Fold([results], new Reasons())), 200);
        Assert.Contains(" 0.99–0.99 tie ", Of("Near"), StringComparison.Ordinal);
        Assert.Contains(" 0.78–1.04 tie ", Of("Unsure"), StringComparison.Ordinal);
        Assert.Matches(" 0.90–0.91 (?!tie)", Of("Far"));
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

    [Fact]
    public void Noise_is_what_a_program_may_differ_from_itself()
    {
        StartupRow first = SampleResults.Row("A", 45);
        Assert.InRange(StartKind.Noise(first, SampleResults.Row("A, again", 45 * 1.01, StartupKind.Again)), 0.011, 0.03);
        Assert.InRange(StartKind.Noise(first, SampleResults.Row("A, again", 45 / 1.01, StartupKind.Again)), 0.011, 0.03);
        // Two that are the same by chance.
        Assert.InRange(StartKind.Noise(first, SampleResults.Row("A, again", 45, StartupKind.Again)), 0.001, 0.02);
    }

    /// <summary>Four times the same program: what two of them differ by says what the other two may.</summary>
    [Fact]
    public void Two_identical_programs_differ_by_more_than_the_noise_in_five_of_a_hundred_cases()
    {
        const int Runs = 100;
        var random = new Random(20_261_124);
        StartupRow Started() => SampleResults.Row("A", 45) with { Samples = [.. Enumerable.Range(0, 20).Select(_ => 45e6 * (1 + 0.1 * random.NextDouble()))] };
        int above = Enumerable.Range(0, Runs).Count(_ =>
            Math.Abs(Quantile.Median(Started().Samples) / Quantile.Median(Started().Samples) - 1) > StartKind.Noise(Started(), Started()));
        Assert.InRange(above, 0, 5);
    }
}
