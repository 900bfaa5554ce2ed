using JsonAot.Libraries;

namespace JsonAot.Probe;

/// <summary>The contender and the payload that a role was given by name.</summary>
internal static class Chosen
{
    internal static Contender Contender(string name) => Contenders.Named(name);

    internal static IPayload Payload(string name) => MeasuredPayloads.Named(name);

    /// <exception cref="ArgumentException">Neither "serialize" nor "deserialize".</exception>
    internal static Directions Direction(string name) => name switch
    {
        "serialize" => Directions.Serialize,
        "deserialize" => Directions.Deserialize,
        _ => throw new ArgumentException($"There is no direction '{name}'. There are: serialize, deserialize."),
    };
}
