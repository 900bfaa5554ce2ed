using Google.Protobuf;
using Google.Protobuf.Reflection;

namespace JsonAot.Libraries;

/// <summary>
/// What protoc generates for a type, written by hand over the payload's own object: reading makes one,
/// writing goes through one, and there is no second set of classes to convert to and from.
/// </summary>
/// <remarks>One message serves every element of a list in turn, so that a list costs no message object an element.</remarks>
internal abstract class ProtobufMessage<T> : IBufferMessage
{
    /// <summary>What is written next, or what was read last.</summary>
    public T Value { get; set; } = default!;

    public MessageDescriptor Descriptor => throw new NotSupportedException("Messages written by hand carry no descriptor.");

    public abstract int CalculateSize();

    public abstract void InternalWriteTo(ref WriteContext output);

    /// <summary>Reads one whole value: a payload's object is made in one go, never merged from two.</summary>
    public abstract void InternalMergeFrom(ref ParseContext input);

    public void WriteTo(CodedOutputStream output) => output.WriteRawMessage(this);

    public void MergeFrom(CodedInputStream input) => input.ReadRawMessage(this);
}
