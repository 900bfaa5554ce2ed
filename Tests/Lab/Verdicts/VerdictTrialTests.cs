using JsonAot.Codecs;
using JsonAot.Lab.MeasuredPrograms.Verdict;
using JsonAot.Lab.Measures.Verdicts;
using JsonAot.Lab.Programs.Probes;
using JsonAot.Lab.Programs;
using JsonAot.Payloads.CalibrationPoints;
using JsonAot.Tests.Lab.Startup;

namespace JsonAot.Tests.Lab.Verdicts;

/// <summary>
/// Programs that a shell plays: what becomes of a contender that hangs, crashes, leaves or takes all memory, in either direction.
/// </summary>
public sealed class VerdictTrialTests : TestsInFolder
{
    // The arguments: direction, contender, payload, and the file to write or to read.
    private const string Writes = "cp \"$CANONICAL\" \"$4\"; echo '{\"Differs\":false,\"IsBinary\":false}'";
    private const string Reads = "echo '{\"Differs\":false,\"IsBinary\":false}'";

    private static readonly IPayload Payload = InBox.PayloadNamed("Simple");

    [Fact]
    public void Whoever_writes_and_reads_the_value_works() => Assert.Equal(NativeVerdict.Works, Native(Writes, Reads).Verdict);

    [Theory]
    [InlineData("sleep 100", NativeVerdict.Hangs, "gave no answer within")]
    [InlineData("kill -SEGV $$", NativeVerdict.Crashes, "ended by SIGSEGV")]
    [InlineData("echo 'Stack overflow.' >&2; kill -ABRT $$", NativeVerdict.Crashes, "ended by a stack overflow")]
    [InlineData(
        "echo 'Unhandled exception. System.OutOfMemoryException' >&2; kill -ABRT $$", NativeVerdict.Crashes, "OutOfMemoryException")]
    [InlineData("exit 0", NativeVerdict.Crashes, "exited without an answer")]
    public void An_end_without_an_answer_is_a_row_with_that_result(string end, NativeVerdict expected, string words)
    {
        VerdictRow writing = Native(end, Reads), reading = Native(Writes, end);
        foreach (VerdictRow row in (VerdictRow[])[writing, reading])
        {
            Assert.Equal(expected, row.Verdict);
            Assert.Contains(words, VerdictsKind.Reason(row), StringComparison.Ordinal);
        }

        // The other direction is none the worse for it.
        Assert.Equal(CheckOutcome.Faithful, writing.Deserialize!.Outcome);
        Assert.Equal(CheckOutcome.Faithful, reading.Serialize!.Outcome);
    }

    /// <summary>A text is held against the document; of a binary format only the reference knows what it says.</summary>
    [Theory]
    [InlineData("false", CheckOutcome.Lossy)]
    [InlineData("true", CheckOutcome.Faithful)]
    public void What_is_written_is_judged_by_its_format(string isBinary, CheckOutcome expected)
    {
        VerdictRow row = Native($"printf '{{}}' > \"$4\"; echo '{{\"Differs\":false,\"IsBinary\":{isBinary}}}'", Reads);
        Assert.Equal(expected, row.Serialize!.Outcome);
        Assert.Equal(CheckOutcome.Faithful, row.Deserialize!.Outcome);
    }

    /// <summary>Judged against a program under the JIT that is right.</summary>
    private VerdictRow Native(string write, string read)
    {
        Assert.SkipWhen(OperatingSystem.IsWindows(), "The programs of these tests are written for a Unix shell.");
        var document = TargetDocument.Json(Payload, _folder.Path);
        string canonical = document.Path;
        ProbeProcess program = Program("program", write, read, canonical);
        var trial = new VerdictTrial(program, Program("reference", Writes, Reads, canonical), "SomeContender", Payload, _folder["trial"])
        {
            Limit = TimeSpan.FromSeconds(2),
        };
        VerdictRow row = trial.Run(new VerdictRow { Contender = "Some", Payload = Payload.Name }, document);
        return row with { Verdict = Judge(row.Serialize, row.Deserialize) };
    }

    private ProbeProcess Program(string name, string write, string read, string canonical) => new(
        FakeChildren.Write(_folder[name], $"CANONICAL={canonical}\nif [ $1 = write ]; then\n{write}\nelse\n{read}\nfi"));

    // The judge, without programs.
    private static readonly VerdictStep Equal = new(CheckOutcome.Faithful, [], null);
    private static readonly VerdictStep Empty = new(CheckOutcome.Lossy, ["$[0].RawX: 3750 became 0"], "[{},{}]");
    private static readonly VerdictStep LosesTicks = new(CheckOutcome.Lossy, ["$.When: lost"], "{}");

    private static VerdictStep Ends(CheckOutcome how) => new(how, ["X"], null);

    private static VerdictRow Row(VerdictStep? serialize, VerdictStep? deserialize) =>
        new() { Contender = "C", Payload = "P", Serialize = serialize, Deserialize = deserialize };

    private static NativeVerdict Judge(VerdictStep? serialize, VerdictStep? deserialize) =>
        VerdictJudge.Of(Row(serialize, deserialize), Row(Equal, Equal));

    [Fact]
    public void A_library_works_in_the_directions_that_it_has()
    {
        Assert.Equal(NativeVerdict.Works, Judge(Equal, Equal));
        Assert.Equal(NativeVerdict.Works, Judge(Equal, null));
        Assert.Equal(NativeVerdict.Unavailable, Judge(null, null));
    }

    [Theory]
    [InlineData(CheckOutcome.Throws, NativeVerdict.Throws)]
    [InlineData(CheckOutcome.Crashes, NativeVerdict.Crashes)]
    [InlineData(CheckOutcome.Hangs, NativeVerdict.Hangs)]
    public void An_end_in_either_direction_is_the_verdict(CheckOutcome outcome, NativeVerdict expected)
    {
        Assert.Equal(expected, Judge(Equal, Ends(outcome)));
        Assert.Equal(expected, Judge(Ends(outcome), Equal));
    }

    [Fact]
    public void A_loss_without_a_word_is_worse_than_any_end()
    {
        Assert.Equal(NativeVerdict.SilentlyWrong, Judge(Empty, Ends(CheckOutcome.Throws)));
        Assert.Equal(NativeVerdict.SilentlyWrong, Judge(Ends(CheckOutcome.Crashes), Empty));
    }

    [Fact]
    public void What_is_lost_under_the_JIT_too_is_not_the_compilers_fault()
    {
        Assert.Equal(NativeVerdict.AsUnderTheJit, VerdictJudge.Of(Row(Equal, LosesTicks), Row(Equal, LosesTicks)));
        foreach (CheckOutcome how in (CheckOutcome[])[CheckOutcome.Throws, CheckOutcome.Crashes, CheckOutcome.Hangs])
            Assert.Equal(NativeVerdict.AsUnderTheJit, VerdictJudge.Of(Row(Ends(how), Equal), Row(Ends(how), Equal)));
        // But to lose more is.
        Assert.Equal(NativeVerdict.SilentlyWrong, VerdictJudge.Of(Row(Equal, Empty), Row(Equal, LosesTicks)));
        Assert.Equal(NativeVerdict.SilentlyWrong, VerdictJudge.Of(Row(Equal, Empty), Row(Equal, Ends(CheckOutcome.Throws))));
    }

    [Fact]
    public void A_value_that_our_own_code_cannot_write_is_another_value_and_no_exception()
    {
        IPayload points = InBox.PayloadNamed("CalibrationPoints");
        File.WriteAllBytes(_folder["in"], points.CanonicalUtf8);
        Answer answer = Trial.Run(["read", "", "", _folder["in"], _folder["out"]], new NullsContender(), points);
        Assert.True(answer.Differs);
        Assert.Null(answer.Exception);
        Assert.False(File.Exists(_folder["out"]));
    }

    /// <summary>It reads as many points as there are, and none of them.</summary>
    private sealed class NullsContender : Contender
    {
        public override string Name => "Nulls";

        public override string Description => "reads nulls";

        public override Offer<T> Offer<T>(Payload<T> payload) => new Codec<T>();

        private sealed class Codec<T> : Utf8Codec<T>
        {
            public override byte[] SerializeToUtf8Bytes(T value) => [];

            public override T? Deserialize(byte[] utf8) => (T?)(object)new CalibrationPoint[2];
        }
    }
}
