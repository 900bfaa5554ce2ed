using Google.Protobuf;
using static JsonAot.Libraries.ProtobufFields;

namespace JsonAot.Libraries.Messages;

/// <summary><c>message { uint32 low = 1; uint32 middle = 2; uint32 high = 3; uint32 flags = 4; }</c>: its bits, so that the scale stays.</summary>
internal sealed class DecimalMessage : ProtobufMessage<decimal>
{
    private const uint LowTag = (1 << 3) | Varint;
    private const uint MiddleTag = (2 << 3) | Varint;
    private const uint HighTag = (3 << 3) | Varint;
    private const uint FlagsTag = (4 << 3) | Varint;

    public override int CalculateSize()
    {
        Span<int> bits = stackalloc int[4];
        decimal.GetBits(Value, bits);
        return UInt32Size(LowTag, (uint)bits[0])
            + UInt32Size(MiddleTag, (uint)bits[1])
            + UInt32Size(HighTag, (uint)bits[2])
            + UInt32Size(FlagsTag, (uint)bits[3]);
    }

    public override void InternalWriteTo(ref WriteContext output)
    {
        Span<int> bits = stackalloc int[4];
        decimal.GetBits(Value, bits);
        output.WriteUInt32(LowTag, (uint)bits[0]);
        output.WriteUInt32(MiddleTag, (uint)bits[1]);
        output.WriteUInt32(HighTag, (uint)bits[2]);
        output.WriteUInt32(FlagsTag, (uint)bits[3]);
    }

    public override void InternalMergeFrom(ref ParseContext input)
    {
        Span<int> bits = stackalloc int[4];
        bits.Clear();
        uint tag;
        while ((tag = input.ReadTag()) != 0)
        {
            switch (tag)
            {
                case LowTag:
                    bits[0] = (int)input.ReadUInt32();
                    break;
                case MiddleTag:
                    bits[1] = (int)input.ReadUInt32();
                    break;
                case HighTag:
                    bits[2] = (int)input.ReadUInt32();
                    break;
                case FlagsTag:
                    bits[3] = (int)input.ReadUInt32();
                    break;
                default:
                    input.Skip();
                    break;
            }
        }

        Value = new decimal(bits);
    }
}
