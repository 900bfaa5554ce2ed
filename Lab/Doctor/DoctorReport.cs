using System.Text.Json.Serialization;

namespace JsonAot.Lab.Doctor;

/// <summary>Everything that the doctor found, for the table and for <c>--json</c>.</summary>
internal sealed record DoctorReport(IReadOnlyList<DoctorFact> Facts, IReadOnlyList<MachineCheck> Checks)
{
    /// <summary>Whether everything works that a command without options uses.</summary>
    public bool DefaultSetWorks => Checks.All(check => check.Works || !check.IsDefault);
}

/// <summary>Something to know of the machine; neither good nor bad.</summary>
internal sealed record DoctorFact(string Subject, string Value);

[JsonSourceGenerationOptions(
    PropertyNamingPolicy = JsonKnownNamingPolicy.CamelCase,
    WriteIndented = true,
    DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingNull)]
[JsonSerializable(typeof(DoctorReport))]
internal sealed partial class DoctorJson : JsonSerializerContext;
