using JsonAot.Lab.Measures.Verdicts;
using JsonAot.Lab.Programs.Probes;
using JsonAot.Lab.Programs;
using JsonAot.Libraries;

namespace JsonAot.Tests.Lab.Verdicts;

/// <summary>
/// Libraries compiled ahead of time and executed; what comes of them is known from an experiment of its own. Only when asked: that native
/// programs are published and run is proved by the self-run, the codec's checks and the dry run, and the judge by tests of its own.
/// </summary>
[Collection("Measuring")]
public sealed class NativeVerdictTests : TestsInFolder
{
    private static readonly IPayload Payload = InBox.PayloadNamed("CalibrationPoints");

    [Fact]
    public void Source_generation_works_without_a_warning()
    {
        VerdictRow row = Try("STJ source-gen", DeploymentMode.Aot);
        Assert.Equal(NativeVerdict.Works, row.Verdict);
        Assert.Equal(0, row.WarningCount);
    }

    [Fact]
    public void Newtonsoft_is_silently_wrong()
    {
        VerdictRow row = Try("Newtonsoft.Json", DeploymentMode.Aot);
        Assert.Equal(NativeVerdict.SilentlyWrong, row.Verdict);
        Assert.Equal("[{},{}]", row.Serialize!.Excerpt);
        Assert.NotEmpty(row.Serialize.Findings);
        Assert.InRange(row.WarningCount, 10, 200);
    }

    [Fact]
    public void Newtonsoft_works_once_the_model_is_rooted()
    {
        VerdictRow row = Try("Newtonsoft.Json", RootedModel.Mode);
        Assert.True(row.Verdict == NativeVerdict.Works, VerdictsKind.Reason(row));
    }

    private VerdictRow Try(string contender, DeploymentMode mode)
    {
        Thorough.Require();
        Contender tried = Contenders.Named(contender);
        PublishRequest request = VerdictPrograms.RequestOf(LoneContender.Of(tried), mode, InBox.Payloads);
        var program = VerdictProgram.Start(new PublishCache(_ => { }).Get(request));
        Assert.True(program.About is not null, program.Reason);
        Assert.Contains("NativeAOT", program.About.Runtime, StringComparison.Ordinal);
        var document = TargetDocument.Json(Payload, _folder.Path);
        // The reference is asked about binary formats only.
        var trial = new VerdictTrial(program.Process, program.Process, tried.GetType().Name, Payload, _folder["trial"]);
        VerdictRow row = trial.Run(new VerdictRow { Contender = contender, Payload = Payload.Name, Warnings = program.Warnings }, document);
        var equal = new VerdictStep(CheckOutcome.Faithful, [], null);
        return row with { Verdict = VerdictJudge.Of(row, row with { Serialize = equal, Deserialize = equal }) };
    }
}
