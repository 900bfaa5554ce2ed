using JsonAot.Lab;
using JsonAot.Lab.Commands.Compare;
using JsonAot.Lab.Results.Statistics;

namespace JsonAot.Tests.Lab.Compare;

/// <summary>Differences of two whole runs of one commit, an hour or more apart.</summary>
public sealed class RepetitionTests : TestsInFolder
{
    private static readonly DateTimeOffset Began = new(2026, 11, 28, 6, 0, 0, TimeSpan.Zero);

    private static readonly string[] Payloads = [.. Enumerable.Range(0, 5).Select(number => $"Payload{number}")];

    /// <summary>Twelve contenders on five payloads in both directions.</summary>
    /// <param name="hours">After the first.</param>
    /// <param name="moved">By which part each ratio is higher, and another one lower.</param>
    private static TimesResults Run(double hours, double moved = 0) => SteadyResults.Of(
    [
        .. from payload in Payloads.Index()
           from direction in (string[])[TimesRow.Reading, TimesRow.Writing]
           from contender in Enumerable.Range(0, 12)
           let part = (payload.Index + contender) % 2 == 0 ? 1 + moved : 1 / (1 + moved)
           select SteadyResults.Call(
               contender == 0 ? ContenderSets.Reference : $"C{contender}", direction, contender == 0 ? 100 : 50 / part) with
           {
               Payload = payload.Item, PayloadHash = "aaaa", TakenAt = Began.AddHours(hours),
           },
    ]);

    private string Save(string side, TimesResults results)
    {
        if (Directory.Exists(_folder[side]))
            Directory.Delete(_folder[side], recursive: true);
        new ResultStore(_folder[side]).Save(results);
        return _folder[side];
    }

    private string Complaint(TimesResults first, TimesResults second) =>
        Assert.Throws<LabException>(() => Repetition.Of(Save("A", first), Save("B", second))).Message;

    [Fact]
    public void A_ratio_and_a_mean_have_each_what_they_moved_by()
    {
        Results<RepetitionRow> found = Assert.Single(Repetition.Of(Save("A", Run(0)), Save("B", Run(3, moved: 0.04))));
        RepetitionRow ratio = found.Rows.Single(row => row.What == RepetitionRow.Ratio);
        Assert.Equal((0.04, 110, Began, Began.AddHours(3)), (ratio.Differs, ratio.Figures, ratio.Since, ratio.TakenAt));
        // Six of ten tests went one way and four the other.
        RepetitionRow mean = found.Rows.Single(row => row.What == RepetitionRow.Mean);
        Assert.Equal((Math.Round(Math.Pow(1.04, 0.2) - 1, 4), 11), (mean.Differs, mean.Figures));
    }

    /// <summary>One ratio in twenty may move by more.</summary>
    [Fact]
    public void Five_of_a_hundred_ratios_are_beyond_it()
    {
        TimesResults second = Run(3, moved: 0.01);
        int odd = 0;
        second = second with
        {
            Rows =
            [
                .. second.Rows.Select(
                    row => row.IsReference || ++odd % 25 != 0 ? row : row with { Quotients = [.. row.Quotients.Select(one => one * 1.5)] }),
            ],
        };
        Assert.InRange(Repetition.Of(Save("A", Run(0)), Save("B", second))[0].Rows[0].Differs, 0.01, 0.02);
    }

    /// <summary>A limit that was found in another way would be lower than what a reader meets.</summary>
    [Fact]
    public void What_is_no_repetition_is_refused_with_its_reason()
    {
        Assert.Contains("at least an hour after the first has ended", Complaint(Run(0), Run(0.9)), StringComparison.Ordinal);
        Assert.Contains("at least an hour after the first has ended", Complaint(Run(3), Run(0)), StringComparison.Ordinal);
        TimesResults second = Run(3);
        Manifest manifest = second.Manifest;
        Assert.Contains(
            "not of one commit",
            Complaint(Run(0), second with { Manifest = manifest with { Commit = "another" } }),
            StringComparison.Ordinal);
        MeasuredRun[] runs = [new("older", Began), new(manifest.Commit, Began.AddHours(3))];
        Assert.Contains(
            "not of one commit", Complaint(Run(0), second with { Manifest = manifest with { Runs = runs } }), StringComparison.Ordinal);
        Assert.Contains(
            "another framework build",
            Complaint(Run(0), second with { Manifest = manifest with { RuntimeVersion = "10.0.13" } }),
            StringComparison.Ordinal);
        Machine other = new("Linux", "x64", "Another processor", 2);
        Assert.Contains(
            "another machine", Complaint(Run(0), second with { Manifest = manifest with { Machine = other } }), StringComparison.Ordinal);
    }

    [Fact]
    public void Two_runs_of_which_one_has_more_figures_are_not_whole()
    {
        TimesResults second = Run(3);
        Assert.Contains(
            "figures that the other has not", Complaint(Run(0), second with { Rows = [.. second.Rows.Skip(1)] }), StringComparison.Ordinal);
        TimesRow[] changed = [.. second.Rows.Select(row => row with { PayloadHash = "bbbb" })];
        Assert.Contains("figures that the other has not", Complaint(Run(0), second with { Rows = changed }), StringComparison.Ordinal);
    }

    [Fact]
    public void Of_few_ratios_there_is_no_limit()
    {
        TimesResults Few(double hours) =>
            Run(hours) is var run ? run with { Rows = [.. run.Rows.Where(row => row.Payload == Payloads[0])] } : null!;
        Assert.Contains("fewer than 40 ratios", Complaint(Few(0), Few(3)), StringComparison.Ordinal);
    }

    [Fact]
    public void The_command_keeps_it_where_the_page_looks_for_it()
    {
        Save("A", Run(0));
        Save("B", Run(3, moved: 0.04));
        ProgramRun run = Repository.Run(Repository.Built("Lab"), "compare", _folder["A"], _folder["B"], "--keep", _folder["B"]);
        Assert.True(run.ExitCode == 0, run.ToString());
        Assert.Contains(
            "jit: a repeated run moves a ratio by up to 4.0 % (of 110), a mean by up to 0.8 % (of 11), 95 times in 100.",
            run.Output,
            StringComparison.Ordinal);
        var kept = new ResultStore(_folder["B"]).Read<Results<RepetitionRow>>(SteadyResults.Of().Manifest.Machine, "net10.0", "jit")!;
        Assert.Equal([0.04, 0.0079], kept.Rows.Select(row => row.Differs));
    }
}
