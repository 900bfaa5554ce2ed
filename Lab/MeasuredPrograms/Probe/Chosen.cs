using System.Text.Json;
using System.Text.Json.Serialization.Metadata;
using JsonAot.Libraries;

namespace JsonAot.Lab.MeasuredPrograms.Probe;

/// <summary>The contender and the payload that a role was given by name, or by its type's name as a program for verdicts is.</summary>
internal static class Chosen
{
    internal static Contender Contender(string name) =>
        Contenders.Timed.FirstOrDefault(contender => contender.GetType().Name == name) ?? Contenders.Named(name);

    internal static IPayload Payload(string name) =>
        MeasuredPayloads.All.FirstOrDefault(payload => payload.GetType().Name == name) ?? MeasuredPayloads.Named(name);
}
