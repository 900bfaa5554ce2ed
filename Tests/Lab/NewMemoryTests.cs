using JsonAot.Lab.Doctor;
using Xunit;

namespace JsonAot.Tests.Lab;

public class NewMemoryTests
{
    [Fact]
    public void A_usual_machine_has_its_figure_and_a_slow_one_a_warning()
    {
        Assert.Equal("0.6 µs for each page", NewMemory.FactOf(TimeSpan.FromMicroseconds(0.6)).Value);
        Assert.StartsWith("14.5 µs for each page: slow;", NewMemory.FactOf(TimeSpan.FromMicroseconds(14.5)).Value, StringComparison.Ordinal);
    }

    [Fact]
    public void It_is_measured() =>
        Assert.InRange(NewMemory.PerPage(), TimeSpan.FromTicks(1), TimeSpan.FromMilliseconds(1));
}
