using Google.Protobuf;

namespace JsonAot.Libraries.Messages;

/// <summary><c>message { repeated string elements = 1; }</c></summary>
internal sealed class StringListMessage<TList>(Func<List<string>, TList> toList) : ProtobufMessage<TList>
    where TList : class, IEnumerable<string>
{
    private const uint ElementTag = (1 << 3) | ProtobufFields.LengthDelimited;

    public override int CalculateSize()
    {
        int size = 0;
        foreach (string element in Value)
            size += ProtobufFields.StringSize(ElementTag, element);
        return size;
    }

    public override void InternalWriteTo(ref WriteContext output)
    {
        foreach (string element in Value)
            output.WriteString(ElementTag, element);
    }

    public override void InternalMergeFrom(ref ParseContext input)
    {
        var list = new List<string>();
        uint tag;
        while ((tag = input.ReadTag()) != 0)
        {
            if (tag == ElementTag)
                list.Add(input.ReadString());
            else
                input.Skip();
        }

        Value = toList(list);
    }
}
