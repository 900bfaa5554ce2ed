namespace JsonAot;

/// <summary>Every payload, and every contender that needs no package.</summary>
/// <remarks>
/// Each list is made on first use. An initialiser would make all of them at once, and a native program that measures
/// one payload would compile the code of every other.
/// </remarks>
public static class InBox
{
    public static IReadOnlyList<IPayload> Payloads => field ??= Codecs.Discovered.Payloads();

    public static IReadOnlyList<Contender> Contenders => field ??= Codecs.Discovered.Contenders();

    public static IReadOnlyList<DocumentOperation> DocumentOperations => field ??= Codecs.Discovered.DocumentOperations();

    /// <exception cref="ArgumentException">No payload has that name; the message lists them.</exception>
    public static IPayload PayloadNamed(string name) =>
        Payloads.FirstOrDefault(payload => payload.Name == name)
        ?? throw new ArgumentException($"There is no payload '{name}'. There are: {string.Join(", ", Payloads)}.");

    /// <summary>One payload by its type's name, made without the others; null where this build has none of that name.</summary>
    public static IPayload? PayloadOfType(string type) => Codecs.Discovered.Payload(type);

    /// <summary>One contender by its type's name, made without the others; null where this build has none of that name.</summary>
    public static Contender? ContenderOfType(string type) => Codecs.Discovered.Contender(type);
}
