using JsonAot.Lab.Measures.Verdicts;
using JsonAot.Lab.Probes;
using JsonAot.Libraries;
using JsonAot.ResultFiles;
using Xunit;

namespace JsonAot.Tests.Lab.Verdicts;

/// <summary>
/// Libraries compiled ahead of time and executed; what comes of them is known from an experiment of its own. Only when asked: that native
/// programs are published and run is proved by the self-run, the codec's checks and the dry run, and the judge by tests of its own.
/// </summary>
[Collection("Publishing")]
public sealed class NativeVerdictTests(NativeVerdictTests.Published programs) : IClassFixture<NativeVerdictTests.Published>
{
    private static readonly IPayload Payload = InBox.PayloadNamed("CalibrationPoints");

    [Fact]
    public void Source_generation_works_without_a_warning()
    {
        Thorough.Require();
        VerdictRow row = Try("STJ source-gen", VerdictVariant.Aot);
        Assert.Equal(NativeVerdict.Works, row.Verdict);
        Assert.Equal(0, row.WarningCount);
    }

    /// <summary>
    /// The contender asks the payload for its options, so the program has generated metadata for the same type. That keeps the members, which reflection then finds.
    /// </summary>
    [Fact]
    public void Reflection_that_is_switched_on_finds_the_members_that_generated_metadata_keeps()
    {
        Thorough.Require();
        VerdictRow row = Try("STJ reflection", VerdictVariant.AotReflection);
        Assert.True(row.Verdict == NativeVerdict.Works, VerdictsKind.Reason(row));
        Assert.True(row.Warnings.ContainsKey("IL2026"), string.Join(", ", row.Warnings.Keys));
    }

    [Fact]
    public void Newtonsoft_is_silently_wrong()
    {
        Thorough.Require();
        VerdictRow row = Try("Newtonsoft.Json", VerdictVariant.Aot);
        Assert.Equal(NativeVerdict.SilentlyWrong, row.Verdict);
        Assert.Equal("[{},{}]", row.Serialize!.Excerpt);
        Assert.NotEmpty(row.Serialize.Findings);
        Assert.InRange(row.WarningCount, 20, 200);
    }

    [Fact]
    public void Newtonsoft_works_once_the_model_is_rooted()
    {
        Thorough.Require();
        VerdictRow row = Try("Newtonsoft.Json", VerdictVariant.AotRooted);
        Assert.True(row.Verdict == NativeVerdict.Works, VerdictsKind.Reason(row));
    }

    private VerdictRow Try(string contender, VerdictVariant variant)
    {
        VerdictProgram program = programs.Of(contender, variant);
        Assert.True(program.About is not null, program.Reason);
        Assert.Contains("NativeAOT", program.About.Runtime, StringComparison.Ordinal);
        string document = Path.Combine(programs.Folder, "document.json");
        File.WriteAllBytes(document, Payload.CanonicalUtf8);
        string type = Contenders.Named(contender).GetType().Name;
        // The reference is asked about binary formats only.
        var trial = new VerdictTrial(program.Process, program.Process, type, Payload, Path.Combine(programs.Folder, $"{type}-{variant}"));
        VerdictRow row = trial.Run(new VerdictRow { Contender = contender, Payload = Payload.Name, Warnings = program.Warnings }, document);
        var equal = new VerdictStep(CheckOutcome.Faithful, [], null);
        return row with { Verdict = VerdictJudge.Of(row, row with { Serialize = equal, Deserialize = equal }) };
    }

    public sealed class Published : IDisposable
    {
        private static readonly (string Contender, VerdictVariant Variant)[] Wanted =
        [
            ("STJ reflection", VerdictVariant.AotReflection),
            ("STJ source-gen", VerdictVariant.Aot),
            ("Newtonsoft.Json", VerdictVariant.Aot),
            ("Newtonsoft.Json", VerdictVariant.AotRooted),
        ];

        private readonly Dictionary<(string, VerdictVariant), VerdictProgram> _programs = [];

        public Published()
        {
            if (!Thorough.IsAsked)
                return;
            var native = new VerdictPrograms(new PublishCache(_ => { }), InBox.Payloads, CancellationToken.None);
            IReadOnlyList<VerdictProgram> published = native.Native([.. Wanted.Select(one => (LoneContender.Of(Contenders.Named(one.Contender)), one.Variant))]);
            _programs = Wanted.Zip(published).ToDictionary();
        }

        internal string Folder { get; } = Directory.CreateTempSubdirectory("verdicts").FullName;

        public void Dispose() => Directory.Delete(Folder, recursive: true);

        internal VerdictProgram Of(string contender, VerdictVariant variant) => _programs[(contender, variant)];
    }
}
