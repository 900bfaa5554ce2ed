using System.Globalization;
using JsonAot.Lab.Terminal;
using JsonAot.ResultFiles;

namespace JsonAot.Lab.Verdicts;

/// <summary>A table a payload: contenders down, variants across, and below what each of them lost.</summary>
internal static class VerdictTables
{
    private const int MostFindings = 2;

    internal static void Print(IReadOnlyList<VerdictResults> verdicts)
    {
        var reasons = new Reasons();
        foreach (string payload in verdicts.SelectMany(variant => variant.Rows).Select(row => row.Payload).Distinct())
            Table(payload, verdicts, reasons).Print();
        foreach (VerdictResults variant in verdicts)
            Note.Print($"{variant.Manifest.Mode}: {Description(variant.Manifest.Mode)}.");
        Note.Print("warnings: different IL2xxx and IL3xxx of the publish. Size: of the program, with the types and hand-written code of the payload that was asked for, or of all where several were, and without symbols.");
        Note.Print("as JIT: it is no better under the JIT.");
        reasons.Print();
    }

    internal static TextTable Table(string payload, IReadOnlyList<VerdictResults> verdicts, Reasons reasons)
    {
        string framework = verdicts[0].Manifest.Framework;
        var table = new TextTable($"Does it work? {payload}, {framework}", ["", .. verdicts.SelectMany(Heads)]);
        foreach (string contender in verdicts.SelectMany(variant => variant.Rows).Select(row => row.Contender).Distinct())
        {
            table.Add([contender, .. verdicts.SelectMany(variant =>
                Cells(variant, variant.Rows.FirstOrDefault(row => row.Contender == contender && row.Payload == payload), reasons))]);
        }

        return table;
    }

    private static IEnumerable<string> Heads(VerdictResults variant) =>
        // Each says whose it is, for on a narrow terminal they may stand in a table of their own.
        HasFigures(variant) ? [variant.Manifest.Mode, $"{variant.Manifest.Mode} warnings", $"{variant.Manifest.Mode} size"] : [variant.Manifest.Mode];

    private static IEnumerable<string> Cells(VerdictResults variant, VerdictRow? row, Reasons reasons)
    {
        string word = row is null ? "-" : Reason(row) is { } reason ? $"{Word(row.Verdict)} {reasons.Mark(reason)}" : Word(row.Verdict);
        if (!HasFigures(variant))
            return [word];
        bool isPublished = row?.Bytes is not null;
        return
        [
            word,
            isPublished ? row!.WarningCount.ToString(CultureInfo.InvariantCulture) : "",
            isPublished ? ByteSize.Format(row!.Bytes!.Value) : "",
        ];
    }

    // Nothing warns where nothing is trimmed, and all contenders are in one program there.
    private static bool HasFigures(VerdictResults variant) => variant.Manifest.Mode != VerdictVariant.ReadyToRun.Mode.Name;

    internal static string Word(VerdictKind verdict) => verdict switch
    {
        VerdictKind.Works => "works",
        VerdictKind.AsUnderTheJit => "as JIT",
        VerdictKind.SilentlyWrong => "SILENTLY WRONG",
        VerdictKind.Throws => "throws",
        VerdictKind.Crashes => "crashes",
        VerdictKind.Hangs => "hangs",
        VerdictKind.DoesNotStart => "does not start",
        VerdictKind.DoesNotPublish => "does not publish",
        _ => "n/a",
    };

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
        string findings = string.Join(", ", step.Findings.Take(MostFindings)) + more;
        return step.Excerpt is null ? findings : $"{step.Excerpt} ({findings})";
    }

    private static string Description(string mode) => VerdictVariant.All.Single(variant => variant.Mode.Name == mode).Mode.Description;
}
