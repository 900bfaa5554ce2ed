using JsonAot.Libraries;

namespace JsonAot.Lab.MeasuredPrograms.Probe;

/// <summary>The contender and the payload that a role was given by name.</summary>
internal static class Chosen
{
    internal static Contender Contender(string name) => Contenders.Named(name);

    internal static IPayload Payload(string name) => MeasuredPayloads.Named(name);
}
