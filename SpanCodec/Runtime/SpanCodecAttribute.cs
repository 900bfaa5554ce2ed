namespace SpanCodecs;

/// <summary>
/// Asks for a codec of <paramref name="type"/> on a partial class, as JsonSerializable does on a JsonSerializerContext.
/// </summary>
[AttributeUsage(AttributeTargets.Class, AllowMultiple = true, Inherited = false)]
public sealed class SpanCodecAttribute(Type type) : Attribute
{
    public Type Type { get; } = type;

    /// <summary>The name of the generated property, if not the one made from the type's name.</summary>
    public string? PropertyName { get; set; }

    /// <summary>
    /// Whether documents change values of the type that are there. The property is a <see cref="SpanPatchCodec{T}"/> then, which has
    /// DeserializeInto, ApplyMergePatch and CreateMergePatch.
    /// </summary>
    public bool Patches { get; set; }

    /// <summary>
    /// With <see cref="AfterValue.Unread"/> reading is done as soon as every member of the type has come: what stands behind may be
    /// anything, and of two members with one name the first counts. It is for a type with a few members of a large document, which is an
    /// object without derived types, without extension data, and without refusing unknown members.
    /// </summary>
    public AfterValue AfterMembers { get; set; }

    /// <summary>The name of the property, as JsonSerializable calls it.</summary>
    public string? TypeInfoPropertyName { get; set; }
}
