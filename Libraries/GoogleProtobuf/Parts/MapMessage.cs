using Google.Protobuf;

namespace JsonAot.Libraries.Messages;

/// <summary><c>message { map&lt;string, Value&gt; entries = 1; }</c>, which is a repeated message of key and value.</summary>
internal sealed class MapMessage<TValue>(ProtobufMessage<KeyValuePair<string, TValue>> entry)
    : ProtobufMessage<Dictionary<string, TValue>>
{
    private const uint EntryTag = (1 << 3) | ProtobufFields.LengthDelimited;

    public override int CalculateSize()
    {
        int size = 0;
        foreach (KeyValuePair<string, TValue> pair in Value)
            size += ProtobufFields.PresentSize(EntryTag, entry, pair);
        return size;
    }

    public override void InternalWriteTo(ref WriteContext output)
    {
        foreach (KeyValuePair<string, TValue> pair in Value)
            output.WritePresent(EntryTag, entry, pair);
    }

    public override void InternalMergeFrom(ref ParseContext input)
    {
        var map = new Dictionary<string, TValue>();
        uint tag;
        while ((tag = input.ReadTag()) != 0)
        {
            if (tag != EntryTag)
            {
                input.Skip();
                continue;
            }

            (string key, TValue value) = input.ReadValue(entry);
            map[key] = value;
        }

        Value = map;
    }
}
