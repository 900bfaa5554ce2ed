using JsonAot.ResultFiles;
using Xunit;

namespace JsonAot.Tests.Timing;

public class SpeedometerTests
{
    /// <summary>Who reads a file has no speedometer, and who measures may have no files.</summary>
    [Fact]
    public void What_is_measured_and_what_is_read_have_one_bound() => Assert.Equal(SteadyPass.MostSlowness, Speedometer.MostSlowness);

    /// <summary>With fewer products at once an AMD EPYC took one of three times for them, by chance, and most passes counted as disturbed.</summary>
    [Fact]
    public void The_fixed_work_takes_one_time_where_nobody_disturbs_it()
    {
        Thorough.Require();
        double[] times = [.. Enumerable.Range(0, 50_000).Select(_ => Speedometer.Nanoseconds()).Order()];
        double fastest = times[0];
        Assert.True(times[times.Length / 20] <= fastest * 1.05, $"{fastest:N0} ns at best, and {times[times.Length / 20]:N0} ns in one of twenty moments");
    }

    /// <summary>Beside documents of megabytes the fixed work took 5 to 15 % longer, and their rows counted as disturbed.</summary>
    [Fact]
    public void Nor_does_it_depend_on_how_much_memory_was_used_before_it()
    {
        Thorough.Require();
        byte[] large = new byte[64 << 20];
        double[] alone = new double[200];
        double[] behind = new double[alone.Length];
        for (int i = 0; i < alone.Length; i++)
        {
            Speedometer.Nanoseconds();
            alone[i] = Speedometer.Nanoseconds();
            large.AsSpan().Fill((byte)i);
            behind[i] = Speedometer.Nanoseconds();
        }

        double ratio = FastTenth(behind) / FastTenth(alone);
        Assert.True(ratio < 1.02, $"{ratio:0.000} of the time");
    }

    private static double FastTenth(double[] times) => times.Order().ElementAt(times.Length / 10);
}
