using System.Runtime.InteropServices;

namespace BenchTurns.Tests;

/// <summary>What new memory costs on a machine, what is said of it, and that no time of a call has it in.</summary>
[Collection("Alone")]
public class NewPageTests
{
    private const int Pages = 300;

    [Fact]
    public void It_is_the_price_of_a_page_and_not_of_an_instruction() => Assert.InRange(NewPage.Nanoseconds!.Value, 10, 1e6);

    [Theory]
    [InlineData(2000, "takes 2.00 µs on")]
    [InlineData(12_934, "takes 12.9 µs on")]
    public void A_machine_where_it_is_dear_is_told(double nanoseconds, string words)
    {
        Assert.Contains(words, NewPage.WarningOf(nanoseconds), StringComparison.Ordinal);
        Assert.Null(NewPage.WarningOf(1999));
        Assert.Null(NewPage.WarningOf(null));
    }

    [Fact]
    public void What_is_in_no_time_is_told_once_for_all_rows()
    {
        Assert.Null(NewPage.RemarkOf([null, 0.9], 250));
        Assert.Null(NewPage.RemarkOf([null, 200], null));
        Assert.Null(NewPage.RemarkOf([], 250));
        Assert.Equal(
            "Not in the times: new pages of memory, which large arrays meet by chance. Here a call met up to 918, 250 ns each and "
                + "230 µs together.",
            NewPage.RemarkOf([null, 918, 4], 250));
    }

    /// <summary>Every second call meets new memory, is told to have taken as long as the others, and another one is made for it.</summary>
    [Fact]
    public void Calls_that_meet_it_take_no_longer_than_those_that_do_not()
    {
        TurnBatch batch = BatchOf("0 20 1", call => call % 2 == 0);
        Assert.InRange(batch.NewPages.Count(pages => pages < Pages), 20, 20);
        Assert.InRange(batch.NewPages.Count(pages => pages >= Pages), 19, 21);
        double price = Pages * NewPages.PriceNs;
        Assert.InRange(Difference(batch.CpuNs), -0.6 * price, 0.6 * price);
        Assert.InRange(Difference(batch.WallNs), -0.6 * price, 0.6 * price);

        double Difference(IReadOnlyList<double> times) => Median(times, pages => pages >= Pages) - Median(times, pages => pages < Pages);

        double Median(IReadOnlyList<double> times, Func<double, bool> which) =>
            Quantile.Median(times.Zip(batch.NewPages).Where(slice => which(slice.Second)).Select(slice => slice.First));
    }

    [Fact]
    public void What_always_meets_it_ends_too() => Assert.Equal(12, BatchOf("0 2 1", _ => true).NewPages.Count(pages => pages >= Pages));

    [Fact]
    public void What_never_meets_it_is_called_as_often_as_it_was_ordered() => Assert.Equal(7, BatchOf("0 7 1", _ => false).CpuNs.Count);

    private static TurnBatch BatchOf(string order, Func<int, bool> isNew)
    {
        int calls = 0;
        using var input = new StringReader($"{order}\nend\n");
        using var output = new StringWriter();
        new TurnServer(input, output).Run([() => TurnTask.Of(count =>
        {
            for (long call = 0; call < count; call++)
            {
                bool isTouched = isNew(calls++);
                // As much of the system's work in both.
                NewPages.With(Pages, memory =>
                {
                    for (int page = 0; page < Pages; page++)
                        Marshal.WriteByte(memory, isTouched ? page * Environment.SystemPageSize : 0, 1);
                });
                // So long that a page which is new for another reason does not matter.
                Thread.SpinWait(200_000);
            }
        })]);
        return output.ToString().Split('\n').Select(TurnLine.Parse).OfType<TurnLine>()
            .Where(line => line.Word == TurnWord.Timed).Select(line => TurnBatch.Of(line.Figures)!.Value).Single();
    }

    /// <summary>What it took is known about, and so those that met least of it say what a call takes.</summary>
    [Fact]
    public void The_quarter_that_met_the_least_of_it_is_asked()
    {
        Assert.Equal((102, 152), Times([0, 0, 900, 0, 900, 0]));
        Assert.Equal((100, 150), Times([0, 0, 900, 900, 900, 900]));
        Assert.Equal((50, 80), Times([900, 900, 900, 900, 900, 900]));

        static (double?, double?) Times(double[] pages)
        {
            TurnFigure figure = FigureOf([102, 100, 50, 104, 50, 106], [152, 150, 80, 154, 80, 156], pages);
            Assert.Equal(pages.Average(), figure.NewPages);
            return (figure.CpuNs, figure.WallNs);
        }
    }

    [Fact]
    public void Where_nothing_is_left_there_is_a_reason_and_no_figure()
    {
        TurnFigure figure = FigureOf([0, 0, 7], [0, 0, 8], [900, 900, 901]);
        Assert.Null(figure.CpuNs);
        Assert.StartsWith("all calls met new pages of memory", figure.Reason, StringComparison.Ordinal);
    }

    /// <summary>A batch that met new pages has more calls, and what the collector took is of all calls.</summary>
    [Fact]
    public void A_batch_of_more_calls_has_a_larger_share_in_what_the_collector_took()
    {
        var task = new TimedTask(new TurnFigure("A", false, "call"), TurnSettings.Quick);
        task.Batches.Add(new TurnBatch([100], [100], [0], 40, 80, 0, 0, 0, 0, 0));
        task.Batches.Add(new TurnBatch([100, 100, 100], [100, 100, 100], [900, 900, 0], 0, 0, 0, 0, 0, 0, 0));
        TurnFigure figure = task.Measured();
        Assert.Equal((110, 120), (figure.CpuNs, figure.WallNs));
    }

    private static TurnFigure FigureOf(double[] cpuNs, double[] wallNs, double[] pages)
    {
        var task = new TimedTask(new TurnFigure("A", false, "call"), TurnSettings.Quick);
        task.Batches.Add(new TurnBatch(cpuNs, wallNs, pages, 0, 0, 0, 0, 0, 0, 0));
        return task.Measured();
    }
}
