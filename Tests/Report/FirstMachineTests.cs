namespace JsonAot.Tests.Report;

/// <summary>The machine that the page and the README open with.</summary>
public sealed class FirstMachineTests
{
    private static readonly string[] Names = ["STJ source-gen", "SpanCodec"];

    private static string MachineName(int machine) => SyntheticResults.MachineOf(machine).ToString();

    private static void Repeat(SyntheticResults results, Manifest manifest, double moved) => new ResultStore(results.Folder).Save(
        new Results<RepetitionRow>(manifest, [new() { What = RepetitionRow.Ratio, Differs = moved, Figures = 100, Since = default }]));

    /// <param name="change">Makes the second machine different, which is newer.</param>
    /// <param name="moved">The part by which a repeated run moves a ratio there.</param>
    private static FirstMachine Choose(Func<TimesResults, TimesResults> change, bool hasStarts = true, double? moved = 0.03)
    {
        using var results = new SyntheticResults(2, ["jit", "aot"], 2, Names);
        foreach (string mode in (string[])["jit", "aot"])
        {
            Repeat(results, SyntheticResults.ManifestOf(0, mode), 0.04);
            Manifest manifest = SyntheticResults.ManifestOf(1, mode);
            if (moved is { } known)
                Repeat(results, manifest, known);
            results.Change(manifest, state => change(state with { Manifest = manifest with { TakenAt = manifest.TakenAt.AddDays(1) } }));
            if (!hasStarts)
                File.Delete(results.PathOf(manifest, StartupRow.FileName));
        }

        return ReportModel.Load(results.Folder).First;
    }

    private static TimesRow[] Only(TimesResults state, Func<TimesRow, bool> isLeft) => [.. state.Rows.Where(isLeft)];

    [Fact]
    public void The_newest_whole_measurement_that_was_repeated_is_first()
    {
        FirstMachine first = Choose(state => state);
        AssertShort(first);
        Assert.Equal(MachineName(1), first.Name);
        Assert.Equal(
            $"This page opens with {MachineName(1)}, 2026-11-22. "
                + "It is the newest whole measurement of which a repetition moves a ratio by at most 5 %. "
                + "Whole means all payloads and start-ups, under the JIT and natively.",
            first.Sentence);
    }

    [Fact]
    public void A_newer_one_that_moves_more_or_without_all_payloads_or_starts_is_not()
    {
        Assert.Equal(MachineName(0), Choose(state => state, moved: 0.3).Name);
        Assert.Equal(MachineName(0), Choose(state => state, moved: null).Name);
        Assert.Equal(
            MachineName(0), Choose(state => state with { Rows = Only(state, row => row.Payload != SyntheticResults.FirstPayload) }).Name);
        Assert.Equal(MachineName(0), Choose(state => state, hasStarts: false).Name);
    }

    [Fact]
    public void More_rows_alone_make_no_machine_the_first() => Assert.Equal(
        MachineName(1), Choose(state => state with { Rows = Only(state, row => row.Direction != TimesRow.Writing) }).Name);

    /// <summary>What libraries do with wrong input may be asked anywhere, at any time.</summary>
    [Fact]
    public void What_was_not_timed_makes_no_machine_newer()
    {
        using var results = new SyntheticResults(2, ["jit", "aot"], 2, Names);
        string? before = ReportModel.Load(results.Folder).First.Name;
        foreach (int machine in (int[])[0, 1])
        {
            Manifest manifest = SyntheticResults.ManifestOf(machine, "jit");
            new ResultStore(results.Folder).Save(new Results<ParsingRow>(
                manifest with { TakenAt = manifest.TakenAt.AddDays(MachineName(machine) == before ? 1 : 9) },
                [new ParsingRow { Contender = Names[0], MustTake = 95, MustRefuse = 188 }]));
        }

        Assert.Equal(before, ReportModel.Load(results.Folder).First.Name);
    }

    [Fact]
    public void Where_nothing_was_repeated_or_nothing_is_whole_the_sentence_says_so()
    {
        using var results = new SyntheticResults(1, ["jit", "aot"], 1, Names);
        Manifest native = SyntheticResults.ManifestOf(0, "aot");
        Assert.Contains("none was repeated and moved a ratio by at most 5 %", ReportModel.Load(results.Folder).First.Sentence);
        AssertShort(ReportModel.Load(results.Folder).First);
        File.Delete(results.PathOf(native, StartupRow.FileName));
        Assert.Contains("none is whole", ReportModel.Load(results.Folder).First.Sentence);
        AssertShort(ReportModel.Load(results.Folder).First);
    }

    [Fact]
    public void No_sentence_about_the_committed_results_has_25_words() => AssertShort(CommittedReport.Model.First);

    private static void AssertShort(FirstMachine first) =>
        Assert.All(first.Sentence.Split(". "), sentence => Assert.InRange(sentence.Split(' ').Length, 3, 24));
}
