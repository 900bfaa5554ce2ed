using Google.Protobuf;

namespace JsonAot.Libraries;

/// <summary><c>message { repeated Element elements = 1; }</c>: a protobuf document cannot be a bare list.</summary>
internal sealed class ListMessage<TList, TElement>(ProtobufMessage<TElement> element, Func<List<TElement>, TList> toList)
    : ProtobufMessage<TList>
    where TList : class, IList<TElement>
{
    private const uint Elements = (1 << 3) | ProtobufFields.LengthDelimited;

    public override int CalculateSize()
    {
        int size = 0;
        for (int i = 0; i < Value.Count; i++)
        {
            element.Value = Value[i];
            size += ProtobufFields.MessageSize(Elements, element);
        }

        return size;
    }

    public override void InternalWriteTo(ref WriteContext output)
    {
        for (int i = 0; i < Value.Count; i++)
        {
            element.Value = Value[i];
            output.WriteMessage(Elements, element);
        }
    }

    public override void InternalMergeFrom(ref ParseContext input)
    {
        var list = new List<TElement>();
        uint tag;
        while ((tag = input.ReadTag()) != 0)
        {
            if (tag == Elements)
            {
                input.ReadMessage(element);
                list.Add(element.Value);
            }
            else
            {
                input.Skip();
            }
        }

        Value = toList(list);
    }
}
