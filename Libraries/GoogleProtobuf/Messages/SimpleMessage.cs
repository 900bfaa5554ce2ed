using Google.Protobuf;
using JsonAot.Payloads.SimpleAndComplex;
using static JsonAot.Libraries.ProtobufFields;

namespace JsonAot.Libraries.Messages;

internal sealed class SimpleMessage : ProtobufMessage<Simple>
{
    private const uint IdTag = (1 << 3) | Varint;
    private const uint NameTag = (2 << 3) | LengthDelimited;
    private const uint IsActiveTag = (3 << 3) | Varint;

    public override int CalculateSize() =>
        SInt32Size(IdTag, Value.Id)
        + StringSize(NameTag, Value.Name)
        + BoolSize(IsActiveTag, Value.IsActive);

    public override void InternalWriteTo(ref WriteContext output)
    {
        output.WriteSInt32(IdTag, Value.Id);
        output.WriteString(NameTag, Value.Name);
        output.WriteBool(IsActiveTag, Value.IsActive);
    }

    public override void InternalMergeFrom(ref ParseContext input)
    {
        var simple = new Simple();
        uint tag;
        while ((tag = input.ReadTag()) != 0)
        {
            switch (tag)
            {
                case IdTag:
                    simple.Id = input.ReadSInt32();
                    break;
                case NameTag:
                    simple.Name = input.ReadString();
                    break;
                case IsActiveTag:
                    simple.IsActive = input.ReadBool();
                    break;
                default:
                    input.Skip();
                    break;
            }
        }

        Value = simple;
    }
}
