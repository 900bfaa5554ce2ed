using System.CommandLine;
using System.Text.Json;

namespace JsonAot.Lab.Measures.Verify;

/// <summary>
/// What each contender loses on each payload, and whose output it can read. When a library loses something, that is a finding; when our own
/// code does, it is a fault.
/// </summary>
internal sealed class VerifyVerb(Kind fidelity, Kind crossRead)
    : MeasuringVerb("verify", "Checks every contender on every payload, and whose output each can read.", fidelity, crossRead)
{
    protected override Option<string> ModesOption => Choices.ModesOption("jit");

    protected override IEnumerable<IResults> Measure(Measuring run)
    {
        foreach (ProbeSession session in run.Probes())
        {
            var check = new FidelityCheck(session);
            yield return new FidelityResults(session.Manifest, run.Rows(
                session.Stamp, session.Manifest.Mode, FidelityResults.TypeInfo, run.Payloads, payload => $"the gate with {payload.Name}",
                payload => check.Run(run.Contenders, payload)));
            var reading = new CrossReadCheck(session, Path.Combine(run.Folder, $"{session.Manifest.Framework}-{session.Manifest.Mode}"));
            yield return new CrossReadResults(session.Manifest, run.Rows(
                session.Stamp, session.Manifest.Mode, CrossReadResults.TypeInfo, run.Payloads, payload => $"who reads whose {payload.Name}",
                payload => reading.Run(run.Contenders, payload)));
        }
    }

    /// <summary>Both of a mode in one object.</summary>
    protected override void WriteJson(Utf8JsonWriter writer, IReadOnlyList<IResults> measured)
    {
        writer.WriteStartArray();
        foreach (IResults results in measured)
        {
            if (fidelity.Holds(results))
                writer.WriteStartObject();
            writer.WritePropertyName(fidelity.Holds(results) ? "fidelity" : "crossRead");
            (fidelity.Holds(results) ? fidelity : crossRead).WriteJson(writer, results);
            if (crossRead.Holds(results))
                writer.WriteEndObject();
        }

        writer.WriteEndArray();
    }

    protected override int ExitCodeOf(IReadOnlyList<IResults> measured)
    {
        FidelityRow[] faults = [.. measured.OfType<FidelityResults>().SelectMany(results => results.Rows).Where(row => row.IsFault)];
        foreach (FidelityRow fault in faults)
            Console.Error.WriteLine($"A fault of this project: {fault.Contender} × {fault.Payload}: {string.Join("; ", fault.Findings)}");
        return faults.Length > 0 ? ExitCodes.Differs : ExitCodes.Success;
    }
}
