using Google.Protobuf;

namespace JsonAot.Libraries;

/// <summary>A field with its tag: left out where it has its default value, as proto3 says.</summary>
internal static class ProtobufFields
{
    internal const uint Varint = (uint)Google.Protobuf.WireFormat.WireType.Varint;
    internal const uint LengthDelimited = (uint)Google.Protobuf.WireFormat.WireType.LengthDelimited;

    internal static int Int32Size(uint tag, int value) =>
        value == 0 ? 0 : TagSize(tag) + CodedOutputStream.ComputeInt32Size(value);

    internal static void WriteInt32(this ref WriteContext output, uint tag, int value)
    {
        if (value == 0)
            return;
        output.WriteTag(tag);
        output.WriteInt32(value);
    }

    internal static int MessageSize(uint tag, IMessage message) =>
        TagSize(tag) + CodedOutputStream.ComputeMessageSize(message);

    internal static void WriteMessage(this ref WriteContext output, uint tag, IMessage message)
    {
        output.WriteTag(tag);
        output.WriteMessage(message);
    }

    /// <summary>Passes over a field that this schema does not know.</summary>
    internal static void Skip(this ref ParseContext input) => UnknownFieldSet.MergeFieldFrom(null, ref input);

    private static int TagSize(uint tag) => CodedOutputStream.ComputeRawVarint32Size(tag);
}
