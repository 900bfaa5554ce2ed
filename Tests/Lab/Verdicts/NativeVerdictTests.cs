using JsonAot.Lab.Measures.Verdicts;
using JsonAot.Lab.Probes;
using JsonAot.Lab.Results;
using JsonAot.Libraries;
using Xunit;

namespace JsonAot.Tests.Lab.Verdicts;

/// <summary>
/// Libraries compiled ahead of time and executed; what comes of them is known from an experiment of its own. Only when asked: that native
/// programs are published and run is proved by the self-run, the codec's checks and the dry run, and the judge by tests of its own.
/// </summary>
[Collection("Measuring")]
public sealed class NativeVerdictTests(NativeVerdictTests.Published programs) : IClassFixture<NativeVerdictTests.Published>
{
    private static readonly IPayload Payload = InBox.PayloadNamed("CalibrationPoints");

    [Fact]
    public void Source_generation_works_without_a_warning()
    {
        Thorough.Require();
        VerdictRow row = Try("STJ source-gen", VerdictModes.Plain);
        Assert.Equal(NativeVerdict.Works, row.Verdict);
        Assert.Equal(0, row.WarningCount);
    }

    [Fact]
    public void Newtonsoft_is_silently_wrong()
    {
        Thorough.Require();
        VerdictRow row = Try("Newtonsoft.Json", VerdictModes.Plain);
        Assert.Equal(NativeVerdict.SilentlyWrong, row.Verdict);
        Assert.Equal("[{},{}]", row.Serialize!.Excerpt);
        Assert.NotEmpty(row.Serialize.Findings);
        Assert.InRange(row.WarningCount, 10, 200);
    }

    [Fact]
    public void Newtonsoft_works_once_the_model_is_rooted()
    {
        Thorough.Require();
        VerdictRow row = Try("Newtonsoft.Json", VerdictModes.Rooted);
        Assert.True(row.Verdict == NativeVerdict.Works, VerdictsKind.Reason(row));
    }

    private VerdictRow Try(string contender, DeploymentMode mode)
    {
        VerdictProgram program = programs.Of(contender, mode);
        Assert.True(program.About is not null, program.Reason);
        Assert.Contains("NativeAOT", program.About.Runtime, StringComparison.Ordinal);
        string document = Path.Combine(programs.Folder, "document.json");
        File.WriteAllBytes(document, Payload.CanonicalUtf8);
        string type = Contenders.Named(contender).GetType().Name;
        // The reference is asked about binary formats only.
        var trial = new VerdictTrial(program.Process, program.Process, type, Payload, Path.Combine(programs.Folder, $"{type}-{mode}"));
        VerdictRow row = trial.Run(new VerdictRow { Contender = contender, Payload = Payload.Name, Warnings = program.Warnings }, document);
        var equal = new VerdictStep(CheckOutcome.Faithful, [], null);
        return row with { Verdict = VerdictJudge.Of(row, row with { Serialize = equal, Deserialize = equal }) };
    }

    public sealed class Published : IDisposable
    {
        private static readonly (string Contender, DeploymentMode Mode)[] Wanted =
        [
            ("STJ source-gen", VerdictModes.Plain),
            ("Newtonsoft.Json", VerdictModes.Plain),
            ("Newtonsoft.Json", VerdictModes.Rooted),
        ];

        private readonly Dictionary<(string, DeploymentMode), VerdictProgram> _programs = [];

        public Published()
        {
            if (!Thorough.IsAsked)
                return;
            var native = new VerdictPrograms(new PublishCache(_ => { }), InBox.Payloads);
            IReadOnlyList<VerdictTarget> published = native.Native(
                [.. Wanted.Select(one => new VerdictTarget(LoneContender.Of(Contenders.Named(one.Contender)), one.Mode))]);
            _programs = Wanted.Zip(published, (one, target) => KeyValuePair.Create(one, target.Program!)).ToDictionary();
        }

        internal string Folder { get; } = Directory.CreateTempSubdirectory("verdicts").FullName;

        public void Dispose() => Directory.Delete(Folder, recursive: true);

        internal VerdictProgram Of(string contender, DeploymentMode mode) => _programs[(contender, mode)];
    }
}
