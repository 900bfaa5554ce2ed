using Google.Protobuf;

namespace JsonAot.Libraries.Messages;

/// <summary>
/// <c>message { repeated Element elements = 1; }</c>: a protobuf document cannot be a bare list, and a field that
/// repeats cannot tell an empty list from none; a message around it can.
/// </summary>
internal sealed class ListMessage<TList, TElement>(ProtobufMessage<TElement> element, Func<List<TElement>, TList> toList)
    : ProtobufMessage<TList>
    where TList : class, IList<TElement>
{
    private const uint ElementTag = (1 << 3) | ProtobufFields.LengthDelimited;

    public override int CalculateSize()
    {
        TList list = Value;
        int size = 0;
        for (int i = 0; i < list.Count; i++)
            size += ProtobufFields.PresentSize(ElementTag, element, list[i]);
        return size;
    }

    public override void InternalWriteTo(ref WriteContext output)
    {
        TList list = Value;
        for (int i = 0; i < list.Count; i++)
            output.WritePresent(ElementTag, element, list[i]);
    }

    public override void InternalMergeFrom(ref ParseContext input)
    {
        var list = new List<TElement>();
        uint tag;
        while ((tag = input.ReadTag()) != 0)
        {
            if (tag == ElementTag)
                list.Add(input.ReadValue(element));
            else
                input.Skip();
        }

        Value = toList(list);
    }
}
