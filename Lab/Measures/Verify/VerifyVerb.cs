using System.CommandLine;
using System.Text.Json;

namespace JsonAot.Lab.Measures.Verify;

/// <summary>
/// What each contender loses on each payload, and how it fails when the input is wrong. When a library loses something, that is a finding;
/// when our own code does, it is a fault.
/// </summary>
internal sealed class VerifyVerb(Kind fidelity) : MeasuringVerb(
    "verify", "Checks every contender on every payload, then with values and documents that are wrong.", fidelity, Errors)
{
    private static readonly Kind Errors = new ErrorsKind();

    protected override Option<string> ModesOption => Choices.ModesOption("jit");

    protected override IEnumerable<IResults> Measure(Measuring run)
    {
        foreach (ProbeSession session in run.Probes())
        {
            var gate = new FidelityCheck(session);
            yield return new Results<FidelityRow>(session.Manifest, run.Rows(
                session.Stamp,
                session.Manifest.Mode,
                FidelityRow.TypeInfo,
                run.Payloads,
                payload => $"the gate with {payload.Name}",
                payload => gate.Run(run.Contenders, payload)));
            var errors = new ErrorCheck(session, run.Payloads);
            yield return new Results<ErrorRow>(session.Manifest, run.Rows(
                session.Stamp,
                session.Manifest.Mode,
                ErrorRow.TypeInfo,
                run.Contenders,
                contender => $"how {contender.Name} fails",
                errors.Run));
        }
    }

    /// <summary>Both of a mode in one object.</summary>
    protected override void WriteJson(Utf8JsonWriter writer, IReadOnlyList<IResults> measured)
    {
        writer.WriteStartArray();
        foreach (IResults[] mode in measured.Chunk(2))
        {
            writer.WriteStartObject();
            writer.WritePropertyName("fidelity");
            fidelity.WriteJson(writer, mode[0]);
            writer.WritePropertyName("errors");
            Errors.WriteJson(writer, mode[1]);
            writer.WriteEndObject();
        }

        writer.WriteEndArray();
    }

    protected override int ExitCodeOf(IReadOnlyList<IResults> measured)
    {
        FidelityRow[] faults = [.. measured.OfType<Results<FidelityRow>>().SelectMany(results => results.Rows).Where(row => row.IsFault)];
        foreach (FidelityRow fault in faults)
            Console.Error.WriteLine($"A fault of this project: {fault.Contender} × {fault.Payload}: {string.Join("; ", fault.Findings)}");
        return faults.Length > 0 ? ExitCodes.Differs : ExitCodes.Success;
    }
}
