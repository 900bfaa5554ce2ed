using Google.Protobuf;
using JsonAot.Payloads.Enterprise;
using static JsonAot.Libraries.ProtobufFields;

namespace JsonAot.Libraries.Messages.Enterprise;

internal sealed class MilestoneMessage : ProtobufMessage<Milestone>
{
    private const uint NameTag = (1 << 3) | LengthDelimited;
    private const uint DueDateTag = (2 << 3) | Fixed64;
    private const uint IsReachedTag = (3 << 3) | Varint;

    public override int CalculateSize() =>
        StringSize(NameTag, Value.Name)
        + DateTimeSize(DueDateTag, Value.DueDate)
        + BoolSize(IsReachedTag, Value.IsReached);

    public override void InternalWriteTo(ref WriteContext output)
    {
        output.WriteString(NameTag, Value.Name);
        output.WriteDateTime(DueDateTag, Value.DueDate);
        output.WriteBool(IsReachedTag, Value.IsReached);
    }

    public override void InternalMergeFrom(ref ParseContext input)
    {
        var milestone = new Milestone();
        uint tag;
        while ((tag = input.ReadTag()) != 0)
        {
            switch (tag)
            {
                case NameTag:
                    milestone.Name = input.ReadString();
                    break;
                case DueDateTag:
                    milestone.DueDate = input.ReadDateTime();
                    break;
                case IsReachedTag:
                    milestone.IsReached = input.ReadBool();
                    break;
                default:
                    input.Skip();
                    break;
            }
        }

        Value = milestone;
    }
}
