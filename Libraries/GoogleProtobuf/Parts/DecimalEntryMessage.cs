using Google.Protobuf;
using static JsonAot.Libraries.ProtobufFields;

namespace JsonAot.Libraries.Messages;

/// <summary><c>message { string key = 1; Decimal value = 2; }</c></summary>
internal sealed class DecimalEntryMessage : ProtobufMessage<KeyValuePair<string, decimal>>
{
    private const uint KeyTag = (1 << 3) | LengthDelimited;
    private const uint ValueTag = (2 << 3) | LengthDelimited;

    private readonly DecimalMessage _decimal = new();

    public override int CalculateSize() => StringSize(KeyTag, Value.Key) + PresentSize(ValueTag, _decimal, Value.Value);

    public override void InternalWriteTo(ref WriteContext output)
    {
        output.WriteString(KeyTag, Value.Key);
        output.WritePresent(ValueTag, _decimal, Value.Value);
    }

    public override void InternalMergeFrom(ref ParseContext input)
    {
        string key = "";
        decimal value = 0m;
        uint tag;
        while ((tag = input.ReadTag()) != 0)
        {
            switch (tag)
            {
                case KeyTag:
                    key = input.ReadString();
                    break;
                case ValueTag:
                    value = input.ReadValue(_decimal);
                    break;
                default:
                    input.Skip();
                    break;
            }
        }

        Value = new KeyValuePair<string, decimal>(key, value);
    }
}
