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
        return new() { First = BinaryPrimitives.ReadUInt64LittleEndian(bytes), Second = BinaryPrimitives.ReadUInt64LittleEndian(bytes[8..]) };
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

    internal static Texts? Pack(IEnumerable<string>? values) => values is null ? null : new Texts { Elements = { values } };

    internal static Numbers? Pack(int[]? values) => values is null ? null : new Numbers { Elements = { values } };

    internal static Decimals? Pack(decimal[]? values) => values is null ? null : Fill(new Decimals(), message => message.Elements, values, Pack);

    internal static TextMap? Pack(Dictionary<string, string>? values) => values is null ? null : new TextMap { Entries = { values } };

    internal static NumberMap? Pack(Dictionary<string, int>? values) => values is null ? null : new NumberMap { Entries = { values } };

    internal static DecimalMap? Pack(Dictionary<string, decimal>? values)
    {
        if (values is null)
            return null;
        var message = new DecimalMap();
        foreach ((string name, decimal value) in values)
            message.Entries.Add(name, Pack(value));
        return message;
    }

    internal static Dictionary<string, T> Unpack<T>(MapField<string, T> entries) => new(entries);

    internal static Dictionary<string, decimal> Unpack(DecimalMap message)
    {
        var values = new Dictionary<string, decimal>(message.Entries.Count);
        foreach ((string name, DecimalBits value) in message.Entries)
            values.Add(name, Unpack(value));
        return values;
    }

    /// <summary>Fills the elements of a message that is a list.</summary>
    internal static TMessage Fill<TMessage, TElement, T>(TMessage message, Func<TMessage, RepeatedField<TElement>> elements, IReadOnlyCollection<T> values, Func<T, TElement> pack)
        where TMessage : IMessage
    {
        RepeatedField<TElement> packed = elements(message);
        packed.Capacity = values.Count;
        foreach (T value in values)
            packed.Add(pack(value));
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
