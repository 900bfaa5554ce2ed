using JsonAot.Lab.Measures.Verdicts;
using JsonAot.Lab.Probes;
using JsonAot.Lab.Results;
using Xunit;

namespace JsonAot.Tests.Lab.Verdicts;

/// <summary>Programs that a shell plays: what becomes of a contender that hangs, crashes, leaves or takes all memory, in either direction.</summary>
public sealed class VerdictTrialTests : IDisposable
{
    // The arguments: direction, contender, payload, and the file to write or to read.
    private const string Writes = "cp \"$CANONICAL\" \"$4\"; echo '{\"Differs\":false,\"IsBinary\":false}'";
    private const string Reads = "echo '{\"Differs\":false,\"IsBinary\":false}'";

    private static readonly IPayload Payload = InBox.PayloadNamed("Simple");

    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Fact]
    public void Whoever_writes_and_reads_the_value_works() => Assert.Equal(NativeVerdict.Works, Native(Writes, Reads).Verdict);

    [Theory]
    [InlineData("sleep 100", NativeVerdict.Hangs, "gave no answer within")]
    [InlineData("kill -SEGV $$", NativeVerdict.Crashes, "ended by SIGSEGV")]
    [InlineData("echo 'Stack overflow.' >&2; kill -ABRT $$", NativeVerdict.Crashes, "ended by a stack overflow")]
    [InlineData("echo 'Unhandled exception. System.OutOfMemoryException' >&2; kill -ABRT $$", NativeVerdict.Crashes, "OutOfMemoryException")]
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

    [Fact]
    public void Whoever_ends_alike_under_the_JIT_is_not_the_compilers_fault()
    {
        VerdictRow row = Native(Writes, "exit 0");
        Assert.Equal(NativeVerdict.AsUnderTheJit, VerdictJudge.Of(row, row));
    }

    /// <summary>Judged against a program under the JIT that is right.</summary>
    private VerdictRow Native(string write, string read)
    {
        Assert.SkipWhen(OperatingSystem.IsWindows(), "The programs of these tests are written for a Unix shell.");
        VerdictRow right = Try(Writes, Reads);
        VerdictRow row = Try(write, read);
        return row with { Verdict = VerdictJudge.Of(row, right) };
    }

    private VerdictRow Try(string write, string read)
    {
        string canonical = _folder["canonical.json"];
        File.WriteAllBytes(canonical, Payload.CanonicalUtf8);
        ProbeProcess program = Program("program", write, read, canonical);
        var trial = new VerdictTrial(program, Program("reference", Writes, Reads, canonical), "SomeContender", Payload, _folder["trial"]) { Limit = TimeSpan.FromSeconds(2) };
        return trial.Run(new VerdictRow { Contender = "Some", Payload = Payload.Name }, canonical);
    }

    private ProbeProcess Program(string name, string write, string read, string canonical)
    {
        string path = _folder[name];
        File.WriteAllText(path, $"#!/bin/sh\nCANONICAL={canonical}\nif [ $1 = write ]; then\n{write}\nelse\n{read}\nfi\n");
        if (!OperatingSystem.IsWindows())
            File.SetUnixFileMode(path, UnixFileMode.UserRead | UnixFileMode.UserWrite | UnixFileMode.UserExecute);
        return new ProbeProcess(path);
    }
}
