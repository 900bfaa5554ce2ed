using System.ComponentModel;

namespace SpanCodecs.Support;

[EditorBrowsable(EditorBrowsableState.Never)]
[Experimental(ForGeneratedCode.Id, Message = ForGeneratedCode.Why)]
public readonly struct JsonReadOnlyMemoryOfByte : IUnboundedPrimitive<ReadOnlyMemory<byte>>
{
    public static int Read(ReadOnlySpan<byte> json, int position, out ReadOnlyMemory<byte> value)
    {
        position = JsonRead.Bytes(json, position, typeof(ReadOnlyMemory<byte>), out byte[]? bytes);
        value = bytes;
        return position;
    }

    public static int Write(ref JsonOutput output, int at, ReadOnlyMemory<byte> value) => output.Bytes(at, value.Span);
}
