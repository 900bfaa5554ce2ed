using JsonAot.Libraries;

namespace JsonAot.Hosting;

/// <summary>
/// What the noise floor is measured on: three sizes of the suite's own, or the payload from outside where there is no other.
/// </summary>
public static class NoiseSubjects
{
    public static IReadOnlyList<string> Payloads { get; } =
        MeasuredPayloads.AreOwn
            ? ["CalibrationPoints", "Complex", "Employees2000"]
            : [.. MeasuredPayloads.All.Select(payload => payload.Name)];

    // Of a type from outside nobody knows whether it has a fast path.
    public static Contender Contender { get; } = Contenders.Named(MeasuredPayloads.AreOwn ? "STJ fast path" : "STJ source-gen");
}
