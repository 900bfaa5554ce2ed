using Google.Protobuf;

namespace JsonAot.Libraries;

/// <summary>The size of a field with its tag; nothing where it has its default value and is left out, as proto3 says.</summary>
internal static class ProtobufFields
{
    internal const uint Varint = (uint)Google.Protobuf.WireFormat.WireType.Varint;
    internal const uint Fixed64 = (uint)Google.Protobuf.WireFormat.WireType.Fixed64;
    internal const uint LengthDelimited = (uint)Google.Protobuf.WireFormat.WireType.LengthDelimited;
    internal const uint Fixed32 = (uint)Google.Protobuf.WireFormat.WireType.Fixed32;

    internal static int Int32Size(uint tag, int value) =>
        value == 0 ? 0 : TagSize(tag) + CodedOutputStream.ComputeInt32Size(value);

    internal static int SInt32Size(uint tag, int value) =>
        value == 0 ? 0 : TagSize(tag) + CodedOutputStream.ComputeSInt32Size(value);

    internal static int UInt32Size(uint tag, uint value) =>
        value == 0 ? 0 : TagSize(tag) + CodedOutputStream.ComputeUInt32Size(value);

    internal static int SInt64Size(uint tag, long value) =>
        value == 0 ? 0 : TagSize(tag) + CodedOutputStream.ComputeSInt64Size(value);

    internal static int UInt64Size(uint tag, ulong value) =>
        value == 0 ? 0 : TagSize(tag) + CodedOutputStream.ComputeUInt64Size(value);

    internal static int Fixed64Size(uint tag, ulong value) => value == 0 ? 0 : TagSize(tag) + sizeof(ulong);

    // Negative zero is no default: its bits differ.
    internal static int FloatSize(uint tag, float value) =>
        BitConverter.SingleToInt32Bits(value) == 0 ? 0 : TagSize(tag) + sizeof(float);

    internal static int DoubleSize(uint tag, double value) =>
        BitConverter.DoubleToInt64Bits(value) == 0 ? 0 : TagSize(tag) + sizeof(double);

    internal static int BoolSize(uint tag, bool value) => value ? TagSize(tag) + 1 : 0;

    internal static int DateTimeSize(uint tag, DateTime value) => Fixed64Size(tag, (ulong)value.ToBinary());

    // Optional fields are left out when null, and only then.
    internal static int OptionalSInt32Size(uint tag, int? value) =>
        value is { } present ? TagSize(tag) + CodedOutputStream.ComputeSInt32Size(present) : 0;

    internal static int OptionalDoubleSize(uint tag, double? value) => value is null ? 0 : TagSize(tag) + sizeof(double);

    internal static int OptionalDateTimeSize(uint tag, DateTime? value) => value is null ? 0 : TagSize(tag) + sizeof(ulong);

    internal static int StringSize(uint tag, string? value) =>
        value is null ? 0 : TagSize(tag) + CodedOutputStream.ComputeStringSize(value);

    internal static int BytesSize(uint tag, byte[]? value) => value is null ? 0 : LengthDelimitedSize(tag, value.Length);

    internal static int LengthDelimitedSize(uint tag, int length) =>
        TagSize(tag) + CodedOutputStream.ComputeLengthSize(length) + length;

    internal static int MessageSize<T>(uint tag, ProtobufMessage<T> message, T? value)
        where T : class => value is null ? 0 : PresentSize(tag, message, value);

    internal static int ValueSize<T>(uint tag, ProtobufMessage<T> message, T? value)
        where T : struct => value is null ? 0 : PresentSize(tag, message, value.GetValueOrDefault());

    internal static int PresentSize<T>(uint tag, ProtobufMessage<T> message, T value)
    {
        message.Value = value;
        return TagSize(tag) + CodedOutputStream.ComputeMessageSize(message);
    }

    internal static int TagSize(uint tag) => CodedOutputStream.ComputeRawVarint32Size(tag);
}
