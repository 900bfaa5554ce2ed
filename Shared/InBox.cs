namespace JsonAot;

/// <summary>Every payload, and every contender that needs no package.</summary>
public static partial class InBox
{
    [Discovered(Switches = "JsonAot.Payload.")]
    public static partial IReadOnlyList<IPayload> Payloads { get; }

    [Discovered]
    public static partial IReadOnlyList<Contender> Contenders { get; }

    [Discovered]
    public static partial IReadOnlyList<DocumentOperation> DocumentOperations { get; }

    /// <exception cref="ArgumentException">No payload has that name; the message lists them.</exception>
    public static IPayload PayloadNamed(string name) =>
        Payloads.FirstOrDefault(payload => payload.Name == name)
        ?? throw new ArgumentException($"There is no payload '{name}'. There are: {string.Join(", ", Payloads)}.");
}
