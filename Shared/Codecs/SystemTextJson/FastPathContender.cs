namespace JsonAot.Codecs;

/// <remarks>
/// It has no row for any case: PropertyNameCaseInsensitive says how names are found when reading, and this mode only writes.
/// </remarks>
public sealed class FastPathContender : Contender
{
    public override string Name => "STJ fast path";

    public override string Description => "System.Text.Json with a JsonSerializerContext in serialization mode; it has no reading side";

    public override Offer<T> Offer<T>(Payload<T> payload) => payload is IHasFastPath<T> own
        ? new FastPathCodec<T>(own.FastPath, payload.Encoder)
        : new Unavailable("this payload has no JsonSerializerContext in serialization mode");

    public override IReadOnlyList<string> Adoption(AdoptedType type) => SourceGenContender.WithContext(type);
}
