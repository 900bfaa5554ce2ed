using System.Text.Json;
using JsonAot.Lab.Errors;
using JsonAot.Lab.Verify;
using JsonAot.ResultFiles;

namespace JsonAot.Lab.Report.Model.Tables;

/// <summary>Whether it works at all: native verdicts, fidelity, whose output each can read, and what happens to damaged documents.</summary>
internal static class CheckTables
{
    internal const string VerdictsId = "verdicts";
    internal const string FidelityId = "fidelity";
    internal const string CrossReadId = "crossread";
    internal const string ErrorsId = "errors";

    internal static ReportTable Verdicts(IEnumerable<Deployment> deployments)
    {
        var table = ReportTable.Of(
            VerdictsId, "Does it work when compiled so?", Column.Payload, Column.Contender, Column.Text("outcome", "verdict"), Column.Count("warnings", "warnings"),
            Column.Bytes("bytes", "bytes"), Column.Text("note", "what was seen"));
        foreach (Deployment deployment in deployments)
        {
            foreach (VerdictRow row in deployment.Verdicts?.Rows ?? [])
                table.Add(deployment, row.Payload, row.Contender, Word(row.Verdict), (double?)row.WarningCount, (double?)row.Bytes, Seen(row));
        }

        return table;
    }

    internal static ReportTable Fidelity(IEnumerable<Deployment> deployments)
    {
        var table = ReportTable.Of(
            FidelityId, "Fidelity", Column.Payload, Column.Contender, Column.Text("outcome", "outcome"), Column.Text("note", "what was seen"));
        foreach (Deployment deployment in deployments)
        {
            foreach (FidelityRow row in deployment.Fidelity?.Rows ?? [])
                table.Add(deployment, row.Payload, row.Contender, Word(row.Outcome), FidelityTable.Summary(row.Findings) ?? row.OneWay);
        }

        return table;
    }

    internal static ReportTable CrossRead(IEnumerable<Deployment> deployments)
    {
        var table = new ReportTable(
            CrossReadId, "Who reads whose output", Column.Machine, Column.Deployment, Column.Payload,
            new Column("contender", "writer", ColumnKind.Name), new Column("reader", "reader", ColumnKind.Name) { Names = "contender" },
            Column.Text("outcome", "outcome"), Column.Text("note", "what was seen"))
        {
            Ordinary = ("outcome", Word(CheckOutcome.Faithful)),
            LeftOut = "Pairs that are not listed read equal by value.",
        };
        foreach (Deployment deployment in deployments)
        {
            foreach (CrossReadRow row in deployment.CrossRead?.Rows ?? [])
                table.Add(deployment, row.Payload, row.Writer, row.Reader, Word(row.Outcome), FidelityTable.Summary(row.Findings));
        }

        return table;
    }

    internal static ReportTable Errors(IEnumerable<Deployment> deployments)
    {
        var table = ReportTable.Of(
            ErrorsId, "When the input is wrong", Column.Payload, Column.Contender, Column.Text("scenario", "scenario"), Column.Text("outcome", "outcome"),
            Column.Time("time", "a failing call"), Column.Bytes("allocated", "allocated"), Column.Text("note", "what was seen"));
        foreach (Deployment deployment in deployments)
        {
            foreach (ErrorRow row in deployment.Errors?.Rows ?? [])
            {
                table.Add(
                    deployment, row.Payload, row.Contender, ScenarioOf(row), row.Outcome is { } outcome ? ErrorTables.Word(outcome) : "n/a", row.MedianNs,
                    (double?)row.AllocatedBytes, row.Unavailable ?? string.Join(": ", new[] { row.Exception, row.Detail }.OfType<string>()));
            }
        }

        return table;
    }

    /// <summary>A later version's scenario goes by the name in the file.</summary>
    private static string ScenarioOf(ErrorRow row) =>
        JsonAot.Errors.ErrorScenarios.All.FirstOrDefault(scenario => scenario.Name == row.Scenario)?.Title ?? row.Scenario;

    private static string? Seen(VerdictRow row)
    {
        if (row.Reason is not null)
            return row.Reason;
        string?[] steps = [Step("writing", row.Serialize), Step("reading", row.Deserialize)];
        string text = string.Join("; ", steps.OfType<string>());
        return text.Length == 0 ? null : text;
    }

    private static string? Step(string what, VerdictStep? step) => step is null || step.Outcome == CheckOutcome.Faithful
        ? null
        : $"{what}: {FidelityTable.Summary(step.Findings ?? []) ?? Word(step.Outcome)}{(step.Excerpt is null ? "" : $" ({step.Excerpt})")}";

    internal static string Word(VerdictKind verdict) => JsonSerializer.SerializeToElement(verdict, VerdictWords.Default.VerdictKind).GetString()!;

    private static string Word(CheckOutcome outcome) => outcome.ToString().ToLowerInvariant();
}

/// <summary>The words that a verdict has in its file.</summary>
[System.Text.Json.Serialization.JsonSerializable(typeof(VerdictKind))]
internal sealed partial class VerdictWords : System.Text.Json.Serialization.JsonSerializerContext;
