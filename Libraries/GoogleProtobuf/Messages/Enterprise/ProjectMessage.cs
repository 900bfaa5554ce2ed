using Google.Protobuf;
using JsonAot.Payloads.Enterprise;
using static JsonAot.Libraries.ProtobufFields;

namespace JsonAot.Libraries.Messages.Enterprise;

internal sealed class ProjectMessage : ProtobufMessage<Project>
{
    private const uint ReferenceTag = (1 << 3) | LengthDelimited;
    private const uint TitleTag = (2 << 3) | LengthDelimited;
    private const uint DescriptionTag = (3 << 3) | LengthDelimited;
    private const uint StatusTag = (4 << 3) | Varint;
    private const uint PriorityTag = (5 << 3) | Varint;
    private const uint StartsAtTag = (6 << 3) | Fixed64;
    private const uint EndsAtTag = (7 << 3) | Fixed64;
    private const uint EstimatedCostTag = (8 << 3) | LengthDelimited;
    private const uint ProgressTag = (9 << 3) | Fixed64;
    private const uint MilestonesTag = (10 << 3) | LengthDelimited;
    private const uint HoursBookedTag = (11 << 3) | LengthDelimited;

    private readonly DecimalMessage _decimal = new();
    private readonly ListMessage<List<Milestone>, Milestone> _milestones = new(new MilestoneMessage(), list => list);
    private readonly MapMessage<int> _hoursBooked = new(new Int32EntryMessage());

    public override int CalculateSize() =>
        StringSize(ReferenceTag, Value.Reference)
        + StringSize(TitleTag, Value.Title)
        + StringSize(DescriptionTag, Value.Description)
        + Int32Size(StatusTag, (int)Value.Status)
        + Int32Size(PriorityTag, (int)Value.Priority)
        + DateTimeSize(StartsAtTag, Value.StartsAt)
        + OptionalDateTimeSize(EndsAtTag, Value.EndsAt)
        + ValueSize(EstimatedCostTag, _decimal, Value.EstimatedCost)
        + DoubleSize(ProgressTag, Value.Progress)
        + MessageSize(MilestonesTag, _milestones, Value.Milestones)
        + MessageSize(HoursBookedTag, _hoursBooked, Value.HoursBooked);

    public override void InternalWriteTo(ref WriteContext output)
    {
        output.WriteString(ReferenceTag, Value.Reference);
        output.WriteString(TitleTag, Value.Title);
        output.WriteString(DescriptionTag, Value.Description);
        output.WriteInt32(StatusTag, (int)Value.Status);
        output.WriteInt32(PriorityTag, (int)Value.Priority);
        output.WriteDateTime(StartsAtTag, Value.StartsAt);
        output.WriteOptionalDateTime(EndsAtTag, Value.EndsAt);
        output.WriteValue(EstimatedCostTag, _decimal, Value.EstimatedCost);
        output.WriteDouble(ProgressTag, Value.Progress);
        output.WriteMessage(MilestonesTag, _milestones, Value.Milestones);
        output.WriteMessage(HoursBookedTag, _hoursBooked, Value.HoursBooked);
    }

    public override void InternalMergeFrom(ref ParseContext input)
    {
        var project = new Project();
        uint tag;
        while ((tag = input.ReadTag()) != 0)
        {
            switch (tag)
            {
                case ReferenceTag:
                    project.Reference = input.ReadString();
                    break;
                case TitleTag:
                    project.Title = input.ReadString();
                    break;
                case DescriptionTag:
                    project.Description = input.ReadString();
                    break;
                case StatusTag:
                    project.Status = (ProjectStatus)input.ReadInt32();
                    break;
                case PriorityTag:
                    project.Priority = (Priority)input.ReadInt32();
                    break;
                case StartsAtTag:
                    project.StartsAt = input.ReadDateTime();
                    break;
                case EndsAtTag:
                    project.EndsAt = input.ReadDateTime();
                    break;
                case EstimatedCostTag:
                    project.EstimatedCost = input.ReadValue(_decimal);
                    break;
                case ProgressTag:
                    project.Progress = input.ReadDouble();
                    break;
                case MilestonesTag:
                    project.Milestones = input.ReadValue(_milestones);
                    break;
                case HoursBookedTag:
                    project.HoursBooked = input.ReadValue(_hoursBooked);
                    break;
                default:
                    input.Skip();
                    break;
            }
        }

        Value = project;
    }
}
