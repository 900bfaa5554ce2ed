using Google.Protobuf;
using JsonAot.Payloads.CalibrationPoints;
using static JsonAot.Libraries.ProtobufFields;

namespace JsonAot.Libraries.Messages;

internal sealed class CalibrationPointMessage : ProtobufMessage<CalibrationPoint>
{
    private const uint ScreenXTag = (1 << 3) | Varint;
    private const uint ScreenYTag = (2 << 3) | Varint;
    private const uint RawXTag = (3 << 3) | Varint;
    private const uint RawYTag = (4 << 3) | Varint;

    public override int CalculateSize() =>
        Int32Size(ScreenXTag, Value.ScreenX)
        + Int32Size(ScreenYTag, Value.ScreenY)
        + Int32Size(RawXTag, Value.RawX)
        + Int32Size(RawYTag, Value.RawY);

    public override void InternalWriteTo(ref WriteContext output)
    {
        output.WriteInt32(ScreenXTag, Value.ScreenX);
        output.WriteInt32(ScreenYTag, Value.ScreenY);
        output.WriteInt32(RawXTag, Value.RawX);
        output.WriteInt32(RawYTag, Value.RawY);
    }

    public override void InternalMergeFrom(ref ParseContext input)
    {
        var point = new CalibrationPoint();
        uint tag;
        while ((tag = input.ReadTag()) != 0)
        {
            switch (tag)
            {
                case ScreenXTag:
                    point.ScreenX = input.ReadInt32();
                    break;
                case ScreenYTag:
                    point.ScreenY = input.ReadInt32();
                    break;
                case RawXTag:
                    point.RawX = input.ReadInt32();
                    break;
                case RawYTag:
                    point.RawY = input.ReadInt32();
                    break;
                default:
                    input.Skip();
                    break;
            }
        }

        Value = point;
    }
}
