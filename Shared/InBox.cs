namespace JsonAot;

/// <summary>Every payload, and every contender that needs no package.</summary>
public static partial class InBox
{
    /// <summary>Those whose documents are there.</summary>
    public static IReadOnlyList<IPayload> Payloads { get; } = [.. EveryPayload.Where(payload => payload.Unavailable is null)];

    [Discovered(Switches = "JsonAot.Payload.")]
    public static partial IReadOnlyList<IPayload> EveryPayload { get; }

    [Discovered]
    public static partial IReadOnlyList<Contender> Contenders { get; }

    [Discovered]
    public static partial IReadOnlyList<DocumentOperation> DocumentOperations { get; }

    /// <exception cref="ArgumentException">No payload has that name; the message lists them.</exception>
    public static IPayload PayloadNamed(string name) =>
        Payloads.FirstOrDefault(payload => payload.Name == name)
        ?? throw new ArgumentException($"There is no payload '{name}'. There are: {string.Join(", ", Payloads)}.");
}
