using BenchTurns.Compare;

namespace BenchTurns.Tests;

/// <summary>The list of programs that lies beside them.</summary>
public sealed class BuiltBenchmarksTests : TestsInFolder
{
    private static readonly BuiltRow Row = new(
        "A.B(C: 1)", "jit", "A", IsBaseline: true, Operations: 2, "jit-1/A", ["--job", "jit"],
        new Dictionary<string, string> { ["X"] = "1" });

    private static BuiltBenchmarks Of(params BuiltRow[] rows) =>
        new(BuiltBenchmarks.Format, "net10.0", "A", null, rows, [new BuildFault("A.C", "aot", "error CS1")]);

    [Fact]
    public void What_is_written_is_read_also_where_the_folder_was_moved()
    {
        Of(Row with { Program = In("one", "jit-1", "A") }).Write(In("one"));
        Directory.Move(In("one"), In("two"));
        BuiltBenchmarks read = BuiltBenchmarks.Read(In("two"));
        Assert.Equal(In("two", "jit-1", "A"), Assert.Single(read.Rows).Program);
        Assert.Equal(("net10.0", "A", "error CS1"), (read.Framework, read.Project, Assert.Single(read.Failures).Reason));
        Assert.Equal((2, true, "1"), (read.Rows[0].Operations, read.Rows[0].IsBaseline, read.Rows[0].Environment["X"]));
    }

    [Theory]
    [InlineData("{", "is damaged")]
    [InlineData("null", "is damaged")]
    [InlineData("""{"version": 1}""", "is damaged")]
    [InlineData("""{"version": 2, "programs": []}""", "has format 2, and this program reads 1")]
    public void What_cannot_be_read_is_said_with_what_to_do(string text, string sentence)
    {
        File.WriteAllText(In(BuiltBenchmarks.FileName), text);
        string message = Assert.Throws<ProcessException>(() => BuiltBenchmarks.Read(_folder)).Message;
        Assert.Contains(sentence, message, StringComparison.Ordinal);
        Assert.EndsWith(" anew.", message, StringComparison.Ordinal);
    }

    [Fact]
    public void A_list_that_says_a_benchmark_twice_or_of_no_operation_is_damaged()
    {
        foreach (BuiltBenchmarks wrong in (BuiltBenchmarks[])[Of(Row, Row), Of(Row with { Operations = 0 })])
        {
            wrong.Write(_folder);
            string message = Assert.Throws<ProcessException>(() => BuiltBenchmarks.Read(_folder)).Message;
            Assert.Contains("is damaged", message, StringComparison.Ordinal);
        }
    }

    [Fact]
    public void A_folder_without_a_list_is_named() =>
        Assert.StartsWith(
            $"There is no {In(BuiltBenchmarks.FileName)}.", Assert.Throws<ProcessException>(() => BuiltBenchmarks.Read(_folder)).Message,
            StringComparison.Ordinal);
}
