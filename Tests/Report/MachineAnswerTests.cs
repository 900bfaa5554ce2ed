using System.Text.RegularExpressions;
using JsonAot.Codecs;
using JsonAot.Lab.Measures.Web;
using JsonAot.Lab.Report.Documents;
using JsonAot.Tests.Lab;
using JsonAot.Tests.Lab.Startup;

namespace JsonAot.Tests.Report;

/// <summary>Advice and sentences, on the page and at the end of a run.</summary>
public sealed class MachineAnswerTests : AnswerTests
{
    private void SaveAll()
    {
        Save(
            "jit",
            Row("STJ source-gen", "Serialize", 100.8),
            Row("SpanCodec", "Serialize", 100),
            Row("Google.Protobuf", "Serialize", 10) with { IsBinary = true },
            Row("STJ source-gen", "Deserialize", 200),
            Row("SpanCodec", "Deserialize", 100),
            Row("Newtonsoft.Json", "Serialize", 1) with { IsLossy = true, Note = "lossy: $.When" },
            Row(BareCopy.ContenderName, "Serialize", 2),
            Row(BareCopy.ContenderName, "Deserialize", 20));
        Save(
            "aot",
            Row("STJ source-gen", "Serialize", 150), Row("SpanCodec", "Serialize", 120),
            Row("STJ source-gen", "Deserialize", 240), Row("SpanCodec", "Deserialize", 120));
    }

    [Fact]
    public void Who_wins_with_ties_and_without_the_floor_binary_or_lossy_contenders()
    {
        SaveAll();
        IReadOnlyList<string> findings = Conclude().Findings;
        Assert.Equal(
            "SpanCodec (ours) is the fastest, or ties, in 2 of 2 tests (a payload read or written) under net10.0-jit.", findings[0]);
        Assert.Equal("SpanCodec (ours) is the fastest in 2 of 2 tests (a payload read or written) under net10.0-aot.", findings[1]);
    }

    [Fact]
    public void The_answer_is_about_modes_that_have_figures()
    {
        Save("r2r", Row("STJ source-gen", "Serialize", 200), Row("SpanCodec", "Serialize", 100));
        Save("jit", Row("STJ source-gen", "Serialize", 200) with { CpuNs = null, Unavailable = "no" });
        Assert.Equal(
            "SpanCodec (ours) is the fastest in 1 of 1 tests (a payload read or written) under net10.0-r2r.", Conclude().Findings[0]);
    }

    [Fact]
    public void Modes_that_say_the_same_say_it_in_one_sentence()
    {
        SaveBoth(Row("STJ source-gen", "Serialize", 200), Row("SpanCodec", "Serialize", 100));
        Assert.Equal(
            "SpanCodec (ours) is the fastest in 1 of 1 tests (a payload read or written) under net10.0-jit and net10.0-aot.",
            Conclude().Findings[0]);
    }

    [Fact]
    public void Where_others_win_it_says_how_often()
    {
        Save("jit", Row("A", "Serialize", 100), Row("B", "Serialize", 300), Row("A", "Deserialize", 300), Row("B", "Deserialize", 100));
        Assert.Equal("A is the fastest in 1 of 2 tests (a payload read or written) under net10.0-jit.", Conclude().Findings[0]);
    }

    [Fact]
    public void What_NativeAOT_costs_and_saves()
    {
        SaveAll();
        SaveStarts();
        MachineAnswer answer = Conclude();
        Assert.Equal("In a plain native publish Newtonsoft.Json is sometimes silently wrong.", answer.Findings[2]);
        Decision starts = answer.Decisions[0];
        // NativeAOT's gain and the serializer's are two figures.
        Assert.Equal(new Advice("NativeAOT with STJ source-gen", "ready with Simple: 4.00 ms, JIT: 60.0 ms"), starts.Today);
        Assert.Equal(new Advice("SpanCodec (ours)", "ready with Simple: 3.00 ms"), starts.Built);
        Assert.Equal("self-contained: 2.50 MB, JIT: 70.0 MB; peak memory: 9.00 MB, JIT: 33.0 MB", answer.Decisions[1].Today.Gain);
        // Two modes take no turns with each other: two times, and no ratio.
        Assert.Equal("a warm read: 240 ns, JIT: 200 ns", starts.Cost);
    }

    /// <summary>Of the project's own servers another one may be the first than of its programs.</summary>
    [Theory]
    [InlineData(8, "SpanCodec (ours)", "first answer: 8.00 ms")]
    [InlineData(9.5, "", "")]
    public void The_server_that_answers_first_is_told_by_its_own_name(double milliseconds, string take, string gain)
    {
        SaveAll();
        SaveStarts();
        WebStartRow Answered(string contender, double median) => new()
        {
            Kind = StartupKind.Contender, Contender = contender, Payload = "Simple",
            AnsweredNs = new Estimate(median * 1e6, median * 1e6, median * 1e6),
        };
        void SaveWeb(string mode, params WebStartRow[] rows) =>
            Store.Save(WebRowsTests.Results(mode) with { Manifest = SampleResults.Manifest(mode), Starts = rows });
        SaveWeb("jit", Answered("STJ source-gen", 100));
        SaveWeb("aot", Answered("STJ source-gen", 10), Answered("SpanCodec resolver", 9.9), Answered("SpanCodec", milliseconds));
        Decision web = Conclude().Decisions[0];
        Assert.Equal(new Advice("NativeAOT with STJ source-gen", "first answer: 10.0 ms, JIT: 100 ms"), web.Today);
        Assert.Equal(new Advice(take, gain), web.Built);
    }

    [Fact]
    public void What_to_take_for_which_need()
    {
        SaveAll();
        SaveStarts();
        FidelityRow Checked(string contender, CheckOutcome outcome) =>
            new() { Contender = contender, Payload = "Simple", Outcome = outcome };
        SaveRows(
            "jit",
            Checked("STJ source-gen", CheckOutcome.Faithful),
            Checked("SpanCodec", CheckOutcome.Faithful),
            Checked("Newtonsoft.Json", CheckOutcome.Lossy));
        Dictionary<string, Decision> decisions = Conclude().Decisions.ToDictionary(decision => decision.Need);
        Assert.Equal("NativeAOT with STJ source-gen", decisions["a console program, cold"].Today.Take);
        Decision hot = decisions["a hot path"];
        Assert.Equal(new Advice("STJ source-gen", "1x"), hot.Today);
        Assert.Equal(new Advice("SpanCodec (ours)", "read 2.0x, written 1.01x tie", "1.01x to 2.0x"), hot.Built);
        Assert.Equal("refuses some types; not measured: native size, native peak of large documents and build", hot.Cost);
        Assert.Equal(
            (new Advice("STJ source-gen", "the document"), new Advice("SpanCodec (ours)", "the document")),
            (decisions["nothing lost"].Today, decisions["nothing lost"].Built));
        // Nothing else was published natively and tried.
        Assert.Equal((new Advice("STJ source-gen", "it works"), Advice.None), (decisions["NativeAOT"].Today, decisions["NativeAOT"].Built));
        Assert.Equal("Newtonsoft.Json fails in a plain publish", decisions["NativeAOT"].Cost);
        // Reflection was not timed, and what loses a member is no move.
        Assert.DoesNotContain("least change", decisions.Keys);
        Assert.DoesNotContain("you have Newtonsoft.Json", decisions.Keys);
    }

    [Fact]
    public void What_is_not_to_be_trusted()
    {
        SaveAll();
        Save("aot", Row("STJ source-gen", "Serialize", 150), Row("SpanCodec", "Serialize", 120) with { LowNs = 100, HighNs = 190 });
        // The answer is about the other two.
        Save("r2r", Row("SpanCodec", "Serialize", 1) with { CpuNs = null, Unavailable = "no such pack" });
        Assert.Equal(
            [
                "Measured once: what a repeated run moves is unknown.",
                "Newtonsoft.Json loses or changes members of some payloads, or writes what System.Text.Json cannot read: "
                    + "details under Members.",
                "1 of 8 times are uncertain, such as SpanCodec writing Simple under net10.0-aot.",
                "Starting processes failed: it broke.",
            ],
            Conclude("starting processes failed: it broke").Doubts);
    }

    /// <summary>A variant has a comma in its name, which a list must not show: nobody could tell the names apart.</summary>
    [Fact]
    public void All_libraries_fit_into_sentences_of_25_words_and_their_names_can_be_told_apart()
    {
        string[] broken =
        [
            "DataContractJsonSerializer", "Jil", "NetJSON", "Newtonsoft.Json", "STJ reflection", "STJ reflection, any case",
            "ServiceStack.Text", "SimpleJson", "SpanJson", "Utf8Json", "fastJSON", "protobuf-net",
        ];
        string[] all = [.. broken, "STJ source-gen", "SpanCodec", "Hand-written", "Hand-written, MemoryStream"];
        SaveBoth([.. all.Select((name, place) => Row(name, "Serialize", 100 + place) with { IsLossy = place % 2 == 1 })]);
        SaveStarts();
        SaveRows<VerdictRow>(
            "aot", [.. all.Select(name => Verdict(name, broken.Contains(name) ? NativeVerdict.Throws : NativeVerdict.Works))]);
        MachineAnswer answer = Conclude();
        Assert.Contains(
            "In a plain native publish DataContractJsonSerializer, fastJSON, Jil, NetJSON, Newtonsoft.Json, ServiceStack.Text, SpanJson, "
            + "STJ reflection and Utf8Json throw.",
            answer.Findings);
        // Each sentence counts whom it means.
        Assert.StartsWith(
            "9 others fail", answer.Decisions.Single(decision => decision.Need == "NativeAOT").Cost, StringComparison.Ordinal);
        Assert.Contains(
            "8 contenders lose or change members of some payloads, or write what System.Text.Json cannot read: details under Members.",
            answer.Doubts);
        Assert.All(answer.Findings.Concat(answer.Doubts), AssertShort);
    }

    /// <summary>
    /// An exception is seen when a program is tried; what is silently wrong is not, and so the sentence tells them apart.
    /// </summary>
    [Theory]
    [InlineData(NativeVerdict.Throws, "In a plain native publish A and B are sometimes silently wrong; C and D throw.")]
    [InlineData(NativeVerdict.Crashes, "In a plain native publish A and B are sometimes silently wrong; C and D do not work.")]
    [InlineData(NativeVerdict.Works, "In a plain native publish A and B are sometimes silently wrong; C throws.")]
    [InlineData(NativeVerdict.SilentlyWrong, "In a plain native publish A, B and D are sometimes silently wrong; C throws.")]
    public void How_contenders_fail_natively(NativeVerdict last, string sentence)
    {
        SaveAll();
        SaveRows(
            "aot",
            Verdict("D", last),
            Verdict("C", NativeVerdict.Throws),
            Verdict("B", NativeVerdict.SilentlyWrong),
            Verdict("B", NativeVerdict.Throws, "Person"),
            Verdict("A", NativeVerdict.SilentlyWrong),
            Verdict("STJ source-gen", NativeVerdict.Works));
        Assert.Contains(sentence, Conclude().Findings);
    }

    /// <summary>A person who reads for twenty seconds reads short sentences, and few.</summary>
    [Fact]
    public void No_sentence_of_the_committed_results_has_more_than_25_words_and_there_are_at_most_six()
    {
        foreach (MachineAnswer answer in CommittedReport.Model.Answers.Values)
        {
            Assert.InRange(answer.Findings.Count + answer.Doubts.Count, 1, 6);
            Assert.All(answer.Findings.Concat(answer.Doubts), AssertShort);
            // A cell is a list of short statements, with five figures at most; a digit of a name is none.
            string[] cells = [.. answer.Decisions.SelectMany(decision => decision.Cells)];
            Assert.All(cells.SelectMany(cell => cell.Split("; ")), statement => Assert.InRange(statement.Split(' ').Length, 1, 14));
            Assert.All(cells, cell => Assert.InRange(Regex.Count(cell, @"(?<![\w.])\d"), 0, 5));
        }
    }

    /// <summary>One processor alone makes no rule.</summary>
    [Theory]
    [InlineData(90, "90 minutes")]
    [InlineData(200, "3 hours")]
    [InlineData(5000, "3 days")]
    public void The_other_machines_have_the_whole_table_with_its_costs_and_their_own_limit(int minutes, string later)
    {
        SaveBoth(Row("STJ source-gen", "Serialize", 200), Row("SpanCodec", "Serialize", 100));
        Assert.Equal("No other machine was measured.", SplicedTables.Render(Store, "elsewhere", []));

        Manifest first = SteadyResults.Of().Manifest;
        Manifest other = first with { Machine = SyntheticResults.MachineOf(1), TakenAt = first.TakenAt.AddDays(-1), Commit = "c0ffee" };
        foreach (string mode in new[] { "jit", "aot" })
        {
            TimesRow[] rows =
            [
                Row("STJ source-gen", "Serialize", 400), Row("SpanCodec", "Serialize", 100),
                Row("STJ source-gen", "Deserialize", 226), Row("SpanCodec", "Deserialize", 100),
            ];
            Store.Save(new TimesResults(other with { Mode = mode }, SteadyResults.InTurns(rows)));
            DateTimeOffset again = first.TakenAt;
            RepetitionRow Moved(string what, double differs) =>
                new() { What = what, Differs = differs, Figures = 100, Since = again.AddMinutes(-minutes), TakenAt = again };
            Store.Save(new Results<RepetitionRow>(
                other with { Mode = mode }, [Moved(RepetitionRow.Ratio, 0.07), Moved(RepetitionRow.Mean, 0.02)]));
        }

        string[] lines = SplicedTables.Render(Store, "elsewhere", []).Split('\n');

        Assert.StartsWith(
            "| a hot path | STJ source-gen | 1x | SpanCodec (ours) | read 2.3x, written 4.0x (2.3x to 4.0x) | refuses some types; ",
            lines[2],
            StringComparison.Ordinal);
        string below = Assert.Single(
            lines, line => line.Contains($", all of commit c0ffee. A run repeated {later} later ", StringComparison.Ordinal));
        Assert.StartsWith($"net10.0, {other.Machine}, ", below, StringComparison.Ordinal);
        Assert.EndsWith(
            "moves a ratio by up to 7.0 %, a mean by 2.0 % under net10.0-jit; by up to 7.0 %, a mean by 2.0 % under net10.0-aot.",
            below,
            StringComparison.Ordinal);
    }

    [Fact]
    public void The_answer_is_about_the_framework_that_the_suite_measures_and_else_about_the_newest()
    {
        foreach (string mode in new[] { "jit", "aot" })
        {
            SaveOf("net9.0", mode, Row("STJ source-gen", "Serialize", 200), Row("SpanCodec", "Serialize", 100));
            SaveOf("net11.0", mode, Row("STJ source-gen", "Serialize", 200), Row("SpanCodec", "Serialize", 100));
        }

        Assert.EndsWith(" under net11.0-jit and net11.0-aot.", Conclude().Findings[0], StringComparison.Ordinal);
        SaveBoth(Row("STJ source-gen", "Serialize", 200), Row("SpanCodec", "Serialize", 100));
        Assert.EndsWith(" under net10.0-jit and net10.0-aot.", Conclude().Findings[0], StringComparison.Ordinal);
    }

    [Fact]
    public void Without_results_it_claims_nothing()
    {
        MachineAnswer answer = Conclude();
        Assert.Empty(answer.Decisions);
        Assert.StartsWith("Which contender wins is not measured yet", answer.Findings[0], StringComparison.Ordinal);
        Assert.StartsWith("What NativeAOT costs and saves is not measured yet", answer.Findings[1], StringComparison.Ordinal);
        Assert.StartsWith("Measured once", answer.Doubts[0], StringComparison.Ordinal);
    }

    private void SaveStarts()
    {
        StartupRow Start(string contender, double milliseconds, double bytes) =>
            SampleResults.Row(contender, milliseconds) with { Payload = "Simple", PeakBytes = new Estimate(bytes, bytes, bytes) };
        SaveRows("jit", Start("STJ source-gen", 60, 33e6), Start("SpanCodec", 60, 33e6));
        SaveRows("aot", Start("STJ source-gen", 4, 9e6), Start("SpanCodec", 3, 8e6));
        SizeRow Size(string contender, long bytes) => new() { Contender = contender, Payload = "Simple", FolderBytes = bytes };
        SaveRows("jit", Size("STJ source-gen", 70_000_000));
        SaveRows("aot", Size("Newtonsoft.Json", 9_000_000), Size("STJ source-gen", 2_500_000));
        SaveRows(
            "aot",
            Verdict("STJ source-gen", NativeVerdict.Works), Verdict("Newtonsoft.Json", NativeVerdict.SilentlyWrong),
            Verdict("Newtonsoft.Json", NativeVerdict.Throws, "Person"), Verdict("Newtonsoft.Json", NativeVerdict.Throws, "Complex"));
    }
}
