using System.Text.Json;
using System.Text.Json.Serialization;
using JsonAot.Lab.Tables;

namespace JsonAot.Lab.Measures.Verdicts;

/// <summary>What each library does in a program that was published in one way.</summary>
internal sealed class VerdictsKind : Kind<Results<VerdictRow>>
{
    internal override int Place => 80;

    private const int MostFindings = 2;

    internal override string SectionId => "native";

    internal override string Plot => "verdicts";

    internal override string Command => LabCommand("verdicts");

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
        VerdictModes.All.Where(mode => measured.Any(results => results.Manifest.Mode == mode.Name))
            .Select(mode => $"{mode}: {mode.Description}.");

    private static string? WordOrNothing(VerdictRow row) => row.Verdict == NativeVerdict.Unavailable ? null : Word(row.Verdict);

    internal static string Word(NativeVerdict verdict) =>
        JsonSerializer.SerializeToElement(verdict, VerdictWords.Default.NativeVerdict).GetString()!;

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

/// <summary>The words that a verdict has in its file.</summary>
[JsonSerializable(typeof(NativeVerdict))]
internal sealed partial class VerdictWords : JsonSerializerContext;
