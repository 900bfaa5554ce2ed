using JsonAot.Lab.BenchmarkHost;
using JsonAot.Payloads.Employees;

namespace JsonAot.Tests.BenchmarkHost;

public class LowerCaseReadingTests
{
    /// <summary>
    /// Each is checked when it is admitted: who minds the case of a name finds no member at all, so that no name begins with a capital.
    /// </summary>
    [Theory]
    [InlineData("Employee")]
    [InlineData("Employees2000")]
    public void The_three_readers_of_the_benchmark_return_what_their_names_say(string payload)
    {
        Assert.NotNull(LowerCaseReading.Admit("Newtonsoft.Json", payload, findsNames: true)());
        Assert.NotNull(LowerCaseReading.Admit("STJ reflection, any case", payload, findsNames: true)());
        object? empty = LowerCaseReading.Admit("STJ reflection", payload, findsNames: false)();
        Employee first = empty as Employee ?? ((IEnumerable<Employee>)empty!).First();
        Assert.Equal((null, 0, null), (first.Username, first.FileId, first.Roles));
    }
}
