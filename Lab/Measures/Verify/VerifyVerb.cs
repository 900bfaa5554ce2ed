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

    protected override Option<string> ModesOption { get; } = Choices.ModesOption("jit");

    internal override IReadOnlyList<PublishRequest> Requests(Measuring run) => run.ProbeRequests;

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

    internal override LabException? FaultOf(IReadOnlyList<IResults> measured)
    {
        string[] faults =
        [
            .. from results in measured.OfType<Results<FidelityRow>>()
               from row in results.Rows
               where row.IsFault
               select $"A fault of this project: {row.Contender} × {row.Payload}: {string.Join("; ", row.Findings)}",
        ];
        return faults.Length > 0 ? new LabException(string.Join(Environment.NewLine, faults), ExitCodes.Differs) : null;
    }
}
