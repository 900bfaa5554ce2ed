namespace SpanCodecs;

/// <summary>
/// The class's codecs call those of a class of another project, for the types that one has, and have no code of their own for them. Its
/// options must be the same.
/// </summary>
/// <param name="codecs">A public class with [SpanCodec] or [SpanCodecsOf].</param>
[AttributeUsage(AttributeTargets.Class, AllowMultiple = true, Inherited = false)]
public sealed class SpanCodecsFromAttribute(Type codecs) : Attribute
{
    public Type Codecs { get; } = codecs;
}
