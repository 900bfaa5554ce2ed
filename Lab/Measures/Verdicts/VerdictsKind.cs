using System.CommandLine;
using System.Text.Json;
using JsonAot.Lab.Doctor;
using JsonAot.Lab.Tables;

namespace JsonAot.Lab.Measures.Verdicts;

/// <summary>What each library does in a program that was published in one way.</summary>
internal sealed class VerdictsKind : Kind<Results<VerdictRow>>
{
    private const int MostFindings = 2;

    internal override string SectionId => "native";

    internal override IVerb Verb => new VerdictsVerb(this);

    internal override IReadOnlyList<TableSpec> Tables { get; } =
    [
        new TableSpec<VerdictRow>("verdicts", "Does it work when compiled so?", deployment => deployment.Rows<VerdictRow>())
            {
                Layout = new() { IsMerged = true, Across = Column.Deployment },
            }
            .Payload(row => row.Payload)
            .Contender(row => row.Contender)
            .Outcome("verdict", WordOrNothing, Word(NativeVerdict.Unavailable))
            .Count("warnings", "warnings", row => row.Bytes is null ? null : row.WarningCount)
            .Bytes("bytes", "bytes", row => row.Bytes, "size")
            .Count("payloads", "payloads in the program", row => row.Bytes is null ? null : row.PayloadsInProgram, shown: Shown.InReports)
            .Note(Reason, "what was seen"),
    ];

    internal override IEnumerable<string> Remarks(IReadOnlyList<IResults> measured) =>
        VerdictsVerb.Modes.Where(mode => measured.Any(results => results.Manifest.Mode == mode.Name))
            .Select(mode => $"{mode}: {mode.Description}.");

    private static string? WordOrNothing(VerdictRow row) => row.Verdict == NativeVerdict.Unavailable ? null : Word(row.Verdict);

    /// <summary>The word that it has in its file.</summary>
    internal static string Word(NativeVerdict verdict) =>
        JsonSerializer.SerializeToElement(verdict, ResultsJson.Default.NativeVerdict).GetString()!;

    /// <summary>Why a row is not simply right; null where it is.</summary>
    internal static string? Reason(VerdictRow row)
    {
        // Most that throw in one direction throw the same in the other.
        string? writing = Describe(row.Serialize);
        string? reading = Describe(row.Deserialize);
        string? seen = writing is not null && writing == reading
            ? $"writing and reading: {writing}"
            : MeasuringVerb.Joined(writing is null ? null : $"writing: {writing}", reading is null ? null : $"reading: {reading}");
        return row.Reason ?? seen;
    }

    private static string? Describe(VerdictStep? step)
    {
        if (step is null or { Outcome: CheckOutcome.Faithful })
            return null;
        string more = step.Findings.Count > MostFindings ? $", and {step.Findings.Count - MostFindings} more" : "";
        string findings = step.Findings.Count == 0
            ? step.Outcome.ToString().ToLowerInvariant()
            : string.Join(", ", step.Findings.Take(MostFindings)) + more;
        return step.Excerpt is null ? findings : $"{step.Excerpt} ({findings})";
    }
}

/// <summary>Whether each library works when a program that uses it is compiled ahead of time, found out by doing it.</summary>
internal sealed class VerdictsVerb(Kind kind)
    : MeasuringVerb("verdicts", "Compiles each library ahead of time as a first user would, and says whether it is right.", kind)
{
    /// <summary>The two ways to compile a program that uses a library, as its author would.</summary>
    internal static IReadOnlyList<DeploymentMode> Modes { get; } = [DeploymentMode.Aot, RootedModel.Mode];

    protected override Option<string> ModesOption { get; } = new("--modes")
    {
        Description = $"{Modes[0]}: a plain publish; {Modes[1]}: one that keeps the whole model. Both when left out.",
        DefaultValueFactory = _ => string.Join(',', Modes),
    };

    // To ask a package source takes seconds.
    private IReadOnlyList<LoneContender>? _subjects;

    protected override IReadOnlyList<DeploymentMode> ModesOf(string list) =>
        Choices.OrUsage(() =>
            ChosenNames.Choose("mode of verdicts", list.Split(',', StringSplitOptions.TrimEntries), Modes, mode => mode.Name));

    internal override IReadOnlyList<PublishRequest> Requests(Measuring run) => Of(run).Requests;

    protected override IEnumerable<IResults> Measure(Measuring run) => Of(run).Measure();

    private VerdictMeasurement Of(Measuring run) => new(run, _subjects ??= LoneContender.Of(run.Contenders, PackageRestore.Of));
}
