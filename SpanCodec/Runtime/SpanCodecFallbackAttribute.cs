namespace SpanCodecs;

/// <summary>
/// Names the type that a type with [JsonDerivedType] is read as where a document has a discriminator that none of its derived types has.
/// The extension data of that type (<c>[JsonExtensionData]</c>) keeps the discriminator and all members that it does not know, and they are
/// written back. Codecs follow it; System.Text.Json does not know it.
/// </summary>
/// <param name="type">A class or a struct that derives from the type, and has extension data.</param>
[AttributeUsage(AttributeTargets.Class | AttributeTargets.Interface, Inherited = false)]
public sealed class SpanCodecFallbackAttribute(Type type) : Attribute
{
    public Type Type { get; } = type;
}
