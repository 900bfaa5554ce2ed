namespace JsonAot;

/// <summary>Every payload, and every contender that needs no package.</summary>
public static partial class InBox
{
    /// <summary>Those whose documents are there. Made when they are asked for: a program that names one payload needs no other.</summary>
    public static IReadOnlyList<IPayload> Payloads => field ??= [.. EveryPayload.Where(payload => payload.Unavailable is null)];

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
