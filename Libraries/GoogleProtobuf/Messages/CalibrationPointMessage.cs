using Google.Protobuf;
using JsonAot.Payloads.CalibrationPoints;
using static JsonAot.Libraries.ProtobufFields;

namespace JsonAot.Libraries.Messages;

/// <summary><c>message { int32 screen_x = 1; int32 screen_y = 2; int32 raw_x = 3; int32 raw_y = 4; }</c></summary>
internal sealed class CalibrationPointMessage : ProtobufMessage<CalibrationPoint>
{
    private const uint ScreenX = (1 << 3) | Varint;
    private const uint ScreenY = (2 << 3) | Varint;
    private const uint RawX = (3 << 3) | Varint;
    private const uint RawY = (4 << 3) | Varint;

    public override int CalculateSize() =>
        Int32Size(ScreenX, Value.ScreenX)
        + Int32Size(ScreenY, Value.ScreenY)
        + Int32Size(RawX, Value.RawX)
        + Int32Size(RawY, Value.RawY);

    public override void InternalWriteTo(ref WriteContext output)
    {
        output.WriteInt32(ScreenX, Value.ScreenX);
        output.WriteInt32(ScreenY, Value.ScreenY);
        output.WriteInt32(RawX, Value.RawX);
        output.WriteInt32(RawY, Value.RawY);
    }

    public override void InternalMergeFrom(ref ParseContext input)
    {
        var point = new CalibrationPoint();
        uint tag;
        while ((tag = input.ReadTag()) != 0)
        {
            switch (tag)
            {
                case ScreenX:
                    point.ScreenX = input.ReadInt32();
                    break;
                case ScreenY:
                    point.ScreenY = input.ReadInt32();
                    break;
                case RawX:
                    point.RawX = input.ReadInt32();
                    break;
                case RawY:
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
