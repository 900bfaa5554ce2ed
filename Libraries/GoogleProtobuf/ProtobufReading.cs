using Google.Protobuf;

namespace JsonAot.Libraries;

internal static class ProtobufReading
{
    internal static T ReadValue<T>(this ref ParseContext input, ProtobufMessage<T> message)
    {
        input.ReadMessage(message);
        return message.Value;
    }

    internal static DateTime ReadDateTime(this ref ParseContext input) => DateTime.FromBinary((long)input.ReadFixed64());

    /// <summary>Passes over a field that this schema does not know.</summary>
    internal static void Skip(this ref ParseContext input) => UnknownFieldSet.MergeFieldFrom(null, ref input);
}
