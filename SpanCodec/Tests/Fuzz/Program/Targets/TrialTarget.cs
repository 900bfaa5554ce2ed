using SpanCodecs.Tests.Checks;

namespace SpanCodecs.Tests.Fuzz;

/// <summary>
/// Finds what is no fault, by which a test sees that faults are found: a document that is read to a certain value. Nobody fuzzes it who
/// does not name it.
/// </summary>
internal sealed class TrialTarget(string name, Action<Citizen> onFound)
    : FuzzTarget($"{Prefix}{name}", ["{\"Name\":\"a\",\"Age\":0}"u8.ToArray()], ["Name", "Age", "}"], 0)
{
    internal const string Prefix = "trial/";

    internal static readonly TrialTarget[] All =
    [
        new("differs", citizen => throw new InvalidOperationException($"{citizen.Name} was found")),
        new("ends", _ => Environment.FailFast("A trial ends the process.")),
        new("hangs", _ => Thread.Sleep(Timeout.Infinite)),
    ];

    protected override string? Compare(byte[] input)
    {
        if (ShapeCodecs.Citizen.TryDeserialize(input, out Citizen? citizen) && citizen is { Age: > 0 })
            onFound(citizen);
        return null;
    }
}
