using Google.Protobuf;
using Google.Protobuf.Collections;

namespace JsonAot.Libraries.Messages;

/// <summary><c>message { repeated sint32 elements = 1; }</c>, packed.</summary>
internal sealed class Int32ArrayMessage : ProtobufMessage<int[]>
{
    private const uint ElementsTag = (1 << 3) | ProtobufFields.LengthDelimited;

    private static readonly FieldCodec<int> Packed = FieldCodec.ForSInt32(ElementsTag);

    public override int CalculateSize() => Value.Length == 0 ? 0 : ProtobufFields.LengthDelimitedSize(ElementsTag, PackedLength());

    public override void InternalWriteTo(ref WriteContext output)
    {
        if (Value.Length == 0)
            return;
        output.WriteTag(ElementsTag);
        output.WriteLength(PackedLength());
        foreach (int element in Value)
            output.WriteSInt32(element);
    }

    public override void InternalMergeFrom(ref ParseContext input)
    {
        var elements = new RepeatedField<int>();
        uint tag;
        while ((tag = input.ReadTag()) != 0)
        {
            if (tag == ElementsTag)
                elements.AddEntriesFrom(ref input, Packed);
            else
                input.Skip();
        }

        Value = [.. elements];
    }

    private int PackedLength()
    {
        int length = 0;
        foreach (int element in Value)
            length += CodedOutputStream.ComputeSInt32Size(element);
        return length;
    }
}
