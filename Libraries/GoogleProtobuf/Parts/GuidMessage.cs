using System.Buffers.Binary;
using Google.Protobuf;
using static JsonAot.Libraries.ProtobufFields;

namespace JsonAot.Libraries.Messages;

/// <summary><c>message { fixed64 first = 1; fixed64 second = 2; }</c>: its sixteen bytes in their own order.</summary>
internal sealed class GuidMessage : ProtobufMessage<Guid>
{
    private const uint FirstTag = (1 << 3) | Fixed64;
    private const uint SecondTag = (2 << 3) | Fixed64;

    public override int CalculateSize()
    {
        (ulong first, ulong second) = Halves();
        return Fixed64Size(FirstTag, first) + Fixed64Size(SecondTag, second);
    }

    public override void InternalWriteTo(ref WriteContext output)
    {
        (ulong first, ulong second) = Halves();
        output.WriteFixed64(FirstTag, first);
        output.WriteFixed64(SecondTag, second);
    }

    public override void InternalMergeFrom(ref ParseContext input)
    {
        Span<byte> bytes = stackalloc byte[16];
        bytes.Clear();
        uint tag;
        while ((tag = input.ReadTag()) != 0)
        {
            switch (tag)
            {
                case FirstTag:
                    BinaryPrimitives.WriteUInt64LittleEndian(bytes, input.ReadFixed64());
                    break;
                case SecondTag:
                    BinaryPrimitives.WriteUInt64LittleEndian(bytes[8..], input.ReadFixed64());
                    break;
                default:
                    input.Skip();
                    break;
            }
        }

        Value = new Guid(bytes);
    }

    private (ulong First, ulong Second) Halves()
    {
        Span<byte> bytes = stackalloc byte[16];
        Value.TryWriteBytes(bytes);
        return (BinaryPrimitives.ReadUInt64LittleEndian(bytes), BinaryPrimitives.ReadUInt64LittleEndian(bytes[8..]));
    }
}
