namespace JsonAot;

/// <summary>Every payload, and every contender that needs no package.</summary>
public static class InBox
{
    public static IReadOnlyList<IPayload> Payloads { get; } = Codecs.Discovered.Payloads();

    public static IReadOnlyList<Contender> Contenders { get; } = Codecs.Discovered.Contenders();

    public static IReadOnlyList<DocumentOperation> DocumentOperations { get; } = Codecs.Discovered.DocumentOperations();
}
