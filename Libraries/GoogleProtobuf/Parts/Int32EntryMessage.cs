using Google.Protobuf;
using static JsonAot.Libraries.ProtobufFields;

namespace JsonAot.Libraries.Messages;

/// <summary><c>message { string key = 1; sint32 value = 2; }</c></summary>
internal sealed class Int32EntryMessage : ProtobufMessage<KeyValuePair<string, int>>
{
    private const uint KeyTag = (1 << 3) | LengthDelimited;
    private const uint ValueTag = (2 << 3) | Varint;

    public override int CalculateSize() => StringSize(KeyTag, Value.Key) + SInt32Size(ValueTag, Value.Value);

    public override void InternalWriteTo(ref WriteContext output)
    {
        output.WriteString(KeyTag, Value.Key);
        output.WriteSInt32(ValueTag, Value.Value);
    }

    public override void InternalMergeFrom(ref ParseContext input)
    {
        string key = "";
        int value = 0;
        uint tag;
        while ((tag = input.ReadTag()) != 0)
        {
            switch (tag)
            {
                case KeyTag:
                    key = input.ReadString();
                    break;
                case ValueTag:
                    value = input.ReadSInt32();
                    break;
                default:
                    input.Skip();
                    break;
            }
        }

        Value = new KeyValuePair<string, int>(key, value);
    }
}
