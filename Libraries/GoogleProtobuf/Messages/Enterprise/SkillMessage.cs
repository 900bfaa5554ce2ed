using Google.Protobuf;
using JsonAot.Payloads.Enterprise;
using static JsonAot.Libraries.ProtobufFields;

namespace JsonAot.Libraries.Messages.Enterprise;

internal sealed class SkillMessage : ProtobufMessage<Skill>
{
    private const uint NameTag = (1 << 3) | LengthDelimited;
    private const uint LevelTag = (2 << 3) | Varint;
    private const uint YearsOfPracticeTag = (3 << 3) | Varint;

    public override int CalculateSize() =>
        StringSize(NameTag, Value.Name)
        + Int32Size(LevelTag, (int)Value.Level)
        + UInt32Size(YearsOfPracticeTag, Value.YearsOfPractice);

    public override void InternalWriteTo(ref WriteContext output)
    {
        output.WriteString(NameTag, Value.Name);
        output.WriteInt32(LevelTag, (int)Value.Level);
        output.WriteUInt32(YearsOfPracticeTag, Value.YearsOfPractice);
    }

    public override void InternalMergeFrom(ref ParseContext input)
    {
        var skill = new Skill();
        uint tag;
        while ((tag = input.ReadTag()) != 0)
        {
            switch (tag)
            {
                case NameTag:
                    skill.Name = input.ReadString();
                    break;
                case LevelTag:
                    skill.Level = (SkillLevel)input.ReadInt32();
                    break;
                case YearsOfPracticeTag:
                    skill.YearsOfPractice = (byte)input.ReadUInt32();
                    break;
                default:
                    input.Skip();
                    break;
            }
        }

        Value = skill;
    }
}
