using Google.Protobuf;
using static JsonAot.Libraries.ProtobufFields;

namespace JsonAot.Libraries.Messages;

/// <summary><c>message { string key = 1; string value = 2; }</c></summary>
internal sealed class StringEntryMessage : ProtobufMessage<KeyValuePair<string, string>>
{
    private const uint KeyTag = (1 << 3) | LengthDelimited;
    private const uint ValueTag = (2 << 3) | LengthDelimited;

    public override int CalculateSize() => StringSize(KeyTag, Value.Key) + StringSize(ValueTag, Value.Value);

    public override void InternalWriteTo(ref WriteContext output)
    {
        output.WriteString(KeyTag, Value.Key);
        output.WriteString(ValueTag, Value.Value);
    }

    public override void InternalMergeFrom(ref ParseContext input)
    {
        string key = "";
        string value = "";
        uint tag;
        while ((tag = input.ReadTag()) != 0)
        {
            switch (tag)
            {
                case KeyTag:
                    key = input.ReadString();
                    break;
                case ValueTag:
                    value = input.ReadString();
                    break;
                default:
                    input.Skip();
                    break;
            }
        }

        Value = new KeyValuePair<string, string>(key, value);
    }
}
