using Google.Protobuf;

namespace JsonAot.Libraries.Messages;

/// <summary><c>message { repeated sint32 elements = 1 [packed = false]; }</c></summary>
/// <remarks>Packed elements are read through RepeatedField alone, which brings reflection and its trimming warnings along.</remarks>
internal sealed class Int32ArrayMessage : ProtobufMessage<int[]>
{
    private const uint ElementTag = (1 << 3) | ProtobufFields.Varint;

    public override int CalculateSize()
    {
        int size = 0;
        foreach (int element in Value)
            size += ProtobufFields.TagSize(ElementTag) + CodedOutputStream.ComputeSInt32Size(element);
        return size;
    }

    public override void InternalWriteTo(ref WriteContext output)
    {
        // Zeros too are written here: left out, they would be missing from the list.
        foreach (int element in Value)
        {
            output.WriteTag(ElementTag);
            output.WriteSInt32(element);
        }
    }

    public override void InternalMergeFrom(ref ParseContext input)
    {
        var elements = new List<int>();
        uint tag;
        while ((tag = input.ReadTag()) != 0)
        {
            if (tag == ElementTag)
                elements.Add(input.ReadSInt32());
            else
                input.Skip();
        }

        Value = [.. elements];
    }
}
