using System.Reflection;
using ProtoBuf;
using ProtoBuf.Meta;

namespace JsonAot.Libraries;

/// <summary>A protobuf-net model of types that carry none of its attributes: their settable properties, numbered as declared.</summary>
internal static class ProtobufNetModel
{
    internal static RuntimeTypeModel For<T>()
    {
        RuntimeTypeModel model = RuntimeTypeModel.Create(typeof(T).Name);
        model.UseImplicitZeroDefaults = false;
        model.IncludeDateTimeKind = true;
        model.Add(typeof(DateTimeOffset), applyDefaultBehaviour: false).SetSurrogate(typeof(DateTimeOffsetSurrogate));
        Add(model, typeof(T), []);
        return model;
    }

    private static void Add(RuntimeTypeModel model, Type type, HashSet<Type> seen)
    {
        if (!seen.Add(type))
            return;

        foreach (Type inner in InnerTypes(type))
            Add(model, inner, seen);
        // Collections, enums and everything of the framework are protobuf-net's own business.
        if (type.IsArray || type.IsEnum || type.Namespace?.StartsWith(nameof(System), StringComparison.Ordinal) != false)
            return;

        MetaType meta = model.Add(type, applyDefaultBehaviour: false);
        meta.UseConstructor = type.GetConstructor(Type.EmptyTypes) is not null;
        foreach (PropertyInfo property in SettableProperties(type))
        {
            ValueMember member = meta.AddField(meta.GetFields().Length + 1, property.Name);
            // As a schema has it, and so Google.Protobuf here. Bytes are no list to it, and letters are not packed.
            member.IsPacked = member.ItemType is { IsPrimitive: true } item && item != typeof(byte) && item != typeof(char);
            Add(model, property.PropertyType, seen);
        }
    }

    private static IEnumerable<PropertyInfo> SettableProperties(Type type) => type
        .GetProperties(BindingFlags.Instance | BindingFlags.Public)
        .Where(property => property is { CanRead: true, CanWrite: true } && property.GetIndexParameters().Length == 0)
        .OrderBy(property => property.MetadataToken);

    private static Type[] InnerTypes(Type type) => type.HasElementType ? [type.GetElementType()!] : type.GetGenericArguments();
}

/// <summary>protobuf-net knows no <see cref="DateTimeOffset"/>: the local time and the offset, kept apart.</summary>
[ProtoContract]
internal sealed class DateTimeOffsetSurrogate
{
    [ProtoMember(1)]
    public long Ticks { get; set; }

    [ProtoMember(2)]
    public int OffsetMinutes { get; set; }

    public static implicit operator DateTimeOffsetSurrogate(DateTimeOffset value) =>
        new() { Ticks = value.Ticks, OffsetMinutes = value.TotalOffsetMinutes };

    public static implicit operator DateTimeOffset(DateTimeOffsetSurrogate? value) =>
        value is null ? default : new DateTimeOffset(value.Ticks, TimeSpan.FromMinutes(value.OffsetMinutes));
}
