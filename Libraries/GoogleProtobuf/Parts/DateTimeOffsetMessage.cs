using Google.Protobuf;
using static JsonAot.Libraries.ProtobufFields;

namespace JsonAot.Libraries.Messages;

/// <summary><c>message { fixed64 local_ticks = 1; sint32 offset_minutes = 2; }</c></summary>
internal sealed class DateTimeOffsetMessage : ProtobufMessage<DateTimeOffset>
{
    private const uint LocalTicksTag = (1 << 3) | Fixed64;
    private const uint OffsetMinutesTag = (2 << 3) | Varint;

    public override int CalculateSize() =>
        Fixed64Size(LocalTicksTag, (ulong)Value.Ticks) + SInt32Size(OffsetMinutesTag, Value.TotalOffsetMinutes);

    public override void InternalWriteTo(ref WriteContext output)
    {
        output.WriteFixed64(LocalTicksTag, (ulong)Value.Ticks);
        output.WriteSInt32(OffsetMinutesTag, Value.TotalOffsetMinutes);
    }

    public override void InternalMergeFrom(ref ParseContext input)
    {
        long ticks = 0;
        int offsetMinutes = 0;
        uint tag;
        while ((tag = input.ReadTag()) != 0)
        {
            switch (tag)
            {
                case LocalTicksTag:
                    ticks = (long)input.ReadFixed64();
                    break;
                case OffsetMinutesTag:
                    offsetMinutes = input.ReadSInt32();
                    break;
                default:
                    input.Skip();
                    break;
            }
        }

        Value = new DateTimeOffset(ticks, TimeSpan.FromMinutes(offsetMinutes));
    }
}
