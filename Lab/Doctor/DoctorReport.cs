using System.Text.Json.Serialization;

namespace JsonAot.Lab.Doctor;

/// <summary>Everything that the doctor found, for the table and for <c>--json</c>.</summary>
internal sealed record DoctorReport(IReadOnlyList<DoctorFact> Facts, IReadOnlyList<DoctorCheck> Checks)
{
    /// <summary>Whether everything works that a command without options uses.</summary>
    public bool DefaultSetWorks => Checks.All(check => check.Works || !check.IsDefault);
}

/// <summary>Something to know of the machine; neither good nor bad.</summary>
internal sealed record DoctorFact(string Subject, string Value);

/// <summary>Something that works or lacks, with the reason and the next action.</summary>
/// <param name="IsDefault">A command without options needs it.</param>
internal sealed record DoctorCheck(string Group, string Subject, bool IsDefault, bool Works, string? Detail = null, string? Next = null);

[JsonSourceGenerationOptions(
    PropertyNamingPolicy = JsonKnownNamingPolicy.CamelCase,
    WriteIndented = true,
    DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingNull)]
[JsonSerializable(typeof(DoctorReport))]
internal sealed partial class DoctorJson : JsonSerializerContext;
