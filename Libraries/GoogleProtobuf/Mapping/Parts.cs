using System.Buffers.Binary;
using Google.Protobuf;
using Google.Protobuf.Collections;
using JsonAot.Libraries.Messages;

namespace JsonAot.Libraries.Mapping;

/// <summary>To and from messages of what a schema has no type for.</summary>
internal static class Parts
{
    internal static PointInTime Pack(DateTimeOffset value) =>
        new() { LocalTicks = (ulong)value.Ticks, OffsetMinutes = value.TotalOffsetMinutes };

    internal static DateTimeOffset Unpack(PointInTime message) =>
        new((long)message.LocalTicks, TimeSpan.FromMinutes(message.OffsetMinutes));

    internal static DecimalBits Pack(decimal value)
    {
        Span<int> bits = stackalloc int[4];
        decimal.GetBits(value, bits);
        return new() { Low = (uint)bits[0], Middle = (uint)bits[1], High = (uint)bits[2], Flags = (uint)bits[3] };
    }

    internal static decimal Unpack(DecimalBits message) =>
        new([(int)message.Low, (int)message.Middle, (int)message.High, (int)message.Flags]);

    internal static GuidBytes Pack(Guid value)
    {
        Span<byte> bytes = stackalloc byte[16];
        value.TryWriteBytes(bytes);
        (ulong first, ulong second) = (BinaryPrimitives.ReadUInt64LittleEndian(bytes), BinaryPrimitives.ReadUInt64LittleEndian(bytes[8..]));
        return new() { First = first, Second = second };
    }

    internal static Guid Unpack(GuidBytes message)
    {
        Span<byte> bytes = stackalloc byte[16];
        BinaryPrimitives.WriteUInt64LittleEndian(bytes, message.First);
        BinaryPrimitives.WriteUInt64LittleEndian(bytes[8..], message.Second);
        return new Guid(bytes);
    }

    internal static ulong Pack(DateTime value) => (ulong)value.ToBinary();

    internal static DateTime Unpack(ulong binary) => DateTime.FromBinary((long)binary);

    /// <returns>Whether there is a list; the field itself cannot tell an empty one from none.</returns>
    internal static bool TryFill<T>(RepeatedField<T> field, IEnumerable<T>? values)
    {
        if (values is null)
            return false;
        field.AddRange(values);
        return true;
    }

    internal static bool TryFill<TElement, T>(RepeatedField<TElement> field, IReadOnlyCollection<T>? values, Func<T, TElement> pack)
    {
        if (values is null)
            return false;
        field.Capacity = values.Count;
        foreach (T value in values)
            field.Add(pack(value));
        return true;
    }

    internal static bool TryFill<T>(MapField<string, T> field, Dictionary<string, T>? values)
    {
        if (values is null)
            return false;
        field.Add(values);
        return true;
    }

    internal static Dictionary<string, T> ToDictionary<T>(MapField<string, T> field) => new(field);

    /// <summary>A document that is a list: the one place where a message has to stand around it.</summary>
    internal static TMessage Fill<TMessage, TElement, T>(
        TMessage message, Func<TMessage, RepeatedField<TElement>> elements, IReadOnlyCollection<T> values, Func<T, TElement> pack)
        where TMessage : IMessage
    {
        TryFill(elements(message), values, pack);
        return message;
    }

    internal static List<T> ToList<TElement, T>(RepeatedField<TElement> elements, Func<TElement, T> unpack)
    {
        var values = new List<T>(elements.Count);
        for (int i = 0; i < elements.Count; i++)
            values.Add(unpack(elements[i]));
        return values;
    }

    internal static T[] ToArray<TElement, T>(RepeatedField<TElement> elements, Func<TElement, T> unpack)
    {
        var values = new T[elements.Count];
        for (int i = 0; i < values.Length; i++)
            values[i] = unpack(elements[i]);
        return values;
    }
}
