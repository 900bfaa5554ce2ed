using JsonAot.Libraries;

namespace JsonAot.Probing;

/// <summary>The contender and the payload that a role was given by name.</summary>
internal static class Chosen
{
    internal static Contender Contender(string name) => Contenders.Named(name);

    /// <exception cref="ArgumentException">No payload has that name; the message lists them.</exception>
    internal static IPayload Payload(string name) =>
        InBox.Payloads.FirstOrDefault(payload => payload.Name == name)
        ?? throw new ArgumentException($"There is no payload '{name}'. There are: {string.Join(", ", InBox.Payloads)}.");

    /// <exception cref="ArgumentException">Neither "serialize" nor "deserialize".</exception>
    internal static Directions Direction(string name) => name switch
    {
        "serialize" => Directions.Serialize,
        "deserialize" => Directions.Deserialize,
        _ => throw new ArgumentException($"There is no direction '{name}'. There are: serialize, deserialize."),
    };
}
