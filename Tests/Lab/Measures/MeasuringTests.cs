using JsonAot.Lab.Measures;
using JsonAot.Lab.Terminal;

namespace JsonAot.Tests.Lab.Measures;

/// <summary>The frame of all measuring verbs: what is kept of a run that is interrupted.</summary>
public sealed class MeasuringTests : IDisposable
{
    private readonly string _verb = $"test-{Guid.NewGuid():N}";

    private string Folder => Path.Combine(Checkout.Artifacts, _verb);

    public void Dispose()
    {
        if (Directory.Exists(Folder))
            Directory.Delete(Folder, recursive: true);
    }

    private static SizeRow Row(string contender) => new() { Contender = contender, Payload = "P", FolderBytes = contender.Length };

    /// <param name="stopAt">The cell in which somebody presses Ctrl-C.</param>
    private (IReadOnlyList<SizeRow>? Rows, string Measured) Run(string stamp, string? stopAt = null)
    {
        using var progress = new ProgressLine();
        var run = new Measuring(_verb, OptionValues.None, progress)
        {
            Contenders = [], Payloads = [], Modes = [], Store = new ResultStore(Folder), Programs = new PublishCache(progress.Say),
        };
        string measured = "";
        try
        {
            IReadOnlyList<SizeRow> rows = run.Rows(stamp, "jit", ResultsJson.Readable.ResultsSizeRow, ["a", "b", "c"], cell => cell, cell =>
            {
                measured += cell;
                if (cell == stopAt)
                    throw new OperationCanceledException();
                return new[] { Row(cell), Row($"{cell}{cell}") };
            });
            run.Finish();
            return (rows, measured);
        }
        catch (OperationCanceledException)
        {
            return (null, measured);
        }
        finally
        {
            run.CloseJournals();
        }
    }

    [Fact]
    public void Every_cell_is_measured_once_and_nothing_is_left_behind()
    {
        (IReadOnlyList<SizeRow>? rows, string measured) = Run("programs");
        Assert.Equal("abc", measured);
        Assert.Equal(["a", "aa", "b", "bb", "c", "cc"], rows!.Select(row => row.Contender));
        Assert.Empty(Directory.EnumerateFiles(Folder));
    }

    [Fact]
    public void A_run_that_is_interrupted_goes_on_behind_the_last_whole_cell()
    {
        (IReadOnlyList<SizeRow>? none, string first) = Run("programs", stopAt: "b");
        Assert.Null(none);
        Assert.Equal("ab", first);
        (IReadOnlyList<SizeRow>? rows, string second) = Run("programs");
        Assert.Equal("bc", second);
        Assert.Equal([Row("a"), Row("aa"), Row("b"), Row("bb"), Row("c"), Row("cc")], rows);
    }

    [Fact]
    public void Other_programs_are_another_run()
    {
        Run("programs", stopAt: "c");
        Assert.Equal("abc", Run("programs of other sources").Measured);
    }
}
