using System.Globalization;
using System.Text.Json;
using System.Text.Json.Serialization;
using JsonAot.Lab.Tables;

namespace JsonAot.Lab.Measures.Verdicts;

/// <summary>What each library does in a program that was published in one way.</summary>
internal sealed class VerdictsKind : Kind<VerdictResults>
{
    internal override int Place => 80;

    private const int MostFindings = 2;

    internal override string SectionId => "native";

    internal override string Plot => "verdicts";

    internal override string Command => LabCommand("verdicts");

    internal override IVerb Verb => new VerdictsVerb(this);

    internal override IReadOnlyList<TableSpec> Tables { get; } =
    [
        new TableSpec<VerdictLine>("verdicts", "Does it work when compiled so?", LinesOf)
            {
                Layout = new() { IsMerged = true, Across = ResultTable.Deployment, HasNotesInCells = true },
            }
            .Payload(line => line.Row.Payload)
            .Contender(line => line.Row.Contender)
            .Outcome("verdict", line => line.Row.Verdict == NativeVerdict.Unavailable ? null : Word(line.Row.Verdict), Word(NativeVerdict.Unavailable), "")
            // Nothing warns where nothing is trimmed, and all contenders are in one program there.
            .Count("warnings", "warnings", line => line.IsAlone ? line.Row.WarningCount : null)
            .Bytes("bytes", "bytes", line => line.IsAlone ? line.Row.Bytes : null, "size")
            .Count("payloads", "payloads in the program", line => line.IsAlone ? line.Row.PayloadsInProgram : null, shown: Shown.InReports)
            .Note(line => Reason(line.Row), "what was seen"),
    ];

    internal override IEnumerable<string> Remarks(IReadOnlyList<IResults> measured) =>
        measured.Select(results => $"{results.Manifest.Mode}: {VerdictVariant.All.Single(variant => variant.Mode.Name == results.Manifest.Mode).Mode.Description}.");

    internal static string Word(NativeVerdict verdict) => JsonSerializer.SerializeToElement(verdict, VerdictWords.Default.NativeVerdict).GetString()!;

    /// <summary>Why a row is not simply right; null where it is.</summary>
    internal static string? Reason(VerdictRow row)
    {
        // Most that throw in one direction throw the same in the other.
        string?[] steps = [Describe(row.Serialize), Describe(row.Deserialize)];
        string[] parts = steps[0] is not null && steps[0] == steps[1]
            ? [$"writing and reading: {steps[0]}"]
            : [.. ((string[])["writing", "reading"]).Zip(steps).Where(step => step.Second is not null).Select(step => $"{step.First}: {step.Second}")];
        return row.Reason ?? (parts.Length == 0 ? null : string.Join("; ", parts));
    }

    private static string? Describe(VerdictStep? step)
    {
        if (step is null or { Outcome: CheckOutcome.Faithful })
            return null;
        string more = step.Findings.Count > MostFindings ? string.Create(CultureInfo.InvariantCulture, $", and {step.Findings.Count - MostFindings} more") : "";
        string findings = step.Findings.Count == 0 ? step.Outcome.ToString().ToLowerInvariant() : string.Join(", ", step.Findings.Take(MostFindings)) + more;
        return step.Excerpt is null ? findings : $"{step.Excerpt} ({findings})";
    }

    private static IEnumerable<VerdictLine> LinesOf(Deployment deployment) =>
        from row in deployment.Of<VerdictResults>()?.Rows ?? []
        select new VerdictLine(row, deployment.Mode != VerdictVariant.ReadyToRun.Mode.Name && row.Bytes is not null);

    /// <param name="IsAlone">There is a program with this contender alone.</param>
    private sealed record VerdictLine(VerdictRow Row, bool IsAlone);
}

/// <summary>The words that a verdict has in its file.</summary>
[JsonSerializable(typeof(NativeVerdict))]
internal sealed partial class VerdictWords : JsonSerializerContext;
