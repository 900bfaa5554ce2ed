using Google.Protobuf;

namespace JsonAot.Libraries;

/// <summary>Writes a field with its tag, or nothing where <see cref="ProtobufFields"/> counts nothing.</summary>
internal static class ProtobufWriting
{
    internal static void WriteInt32(this ref WriteContext output, uint tag, int value)
    {
        if (value == 0)
            return;
        output.WriteTag(tag);
        output.WriteInt32(value);
    }

    internal static void WriteSInt32(this ref WriteContext output, uint tag, int value)
    {
        if (value == 0)
            return;
        output.WriteTag(tag);
        output.WriteSInt32(value);
    }

    internal static void WriteUInt32(this ref WriteContext output, uint tag, uint value)
    {
        if (value == 0)
            return;
        output.WriteTag(tag);
        output.WriteUInt32(value);
    }

    internal static void WriteSInt64(this ref WriteContext output, uint tag, long value)
    {
        if (value == 0)
            return;
        output.WriteTag(tag);
        output.WriteSInt64(value);
    }

    internal static void WriteUInt64(this ref WriteContext output, uint tag, ulong value)
    {
        if (value == 0)
            return;
        output.WriteTag(tag);
        output.WriteUInt64(value);
    }

    internal static void WriteFixed64(this ref WriteContext output, uint tag, ulong value)
    {
        if (value == 0)
            return;
        output.WriteTag(tag);
        output.WriteFixed64(value);
    }

    internal static void WriteFloat(this ref WriteContext output, uint tag, float value)
    {
        if (BitConverter.SingleToInt32Bits(value) == 0)
            return;
        output.WriteTag(tag);
        output.WriteFloat(value);
    }

    internal static void WriteDouble(this ref WriteContext output, uint tag, double value)
    {
        if (BitConverter.DoubleToInt64Bits(value) == 0)
            return;
        output.WriteTag(tag);
        output.WriteDouble(value);
    }

    internal static void WriteBool(this ref WriteContext output, uint tag, bool value)
    {
        if (!value)
            return;
        output.WriteTag(tag);
        output.WriteBool(true);
    }

    internal static void WriteDateTime(this ref WriteContext output, uint tag, DateTime value) =>
        output.WriteFixed64(tag, (ulong)value.ToBinary());

    internal static void WriteOptionalSInt32(this ref WriteContext output, uint tag, int? value)
    {
        if (value is not { } present)
            return;
        output.WriteTag(tag);
        output.WriteSInt32(present);
    }

    internal static void WriteOptionalDouble(this ref WriteContext output, uint tag, double? value)
    {
        if (value is not { } present)
            return;
        output.WriteTag(tag);
        output.WriteDouble(present);
    }

    internal static void WriteOptionalDateTime(this ref WriteContext output, uint tag, DateTime? value)
    {
        if (value is not { } present)
            return;
        output.WriteTag(tag);
        output.WriteFixed64((ulong)present.ToBinary());
    }

    internal static void WriteString(this ref WriteContext output, uint tag, string? value)
    {
        if (value is null)
            return;
        output.WriteTag(tag);
        output.WriteString(value);
    }

    internal static void WriteBytes(this ref WriteContext output, uint tag, byte[]? value)
    {
        if (value is null)
            return;
        output.WriteTag(tag);
        output.WriteBytes(UnsafeByteOperations.UnsafeWrap(value));
    }

    internal static void WriteMessage<T>(this ref WriteContext output, uint tag, ProtobufMessage<T> message, T? value)
        where T : class
    {
        if (value is not null)
            output.WritePresent(tag, message, value);
    }

    internal static void WriteValue<T>(this ref WriteContext output, uint tag, ProtobufMessage<T> message, T? value)
        where T : struct
    {
        if (value is not null)
            output.WritePresent(tag, message, value.GetValueOrDefault());
    }

    internal static void WritePresent<T>(this ref WriteContext output, uint tag, ProtobufMessage<T> message, T value)
    {
        message.Value = value;
        output.WriteTag(tag);
        output.WriteMessage(message);
    }
}
