using System.ComponentModel;

namespace SpanCodecs.Support;

[EditorBrowsable(EditorBrowsableState.Never)]
[Experimental(ForGeneratedCode.Id, Message = ForGeneratedCode.Why)]
public readonly struct JsonMemoryOfByte : IUnboundedPrimitive<Memory<byte>>
{
    public static int Read(ReadOnlySpan<byte> json, int position, out Memory<byte> value)
    {
        position = JsonRead.Bytes(json, position, typeof(Memory<byte>), out byte[]? bytes);
        value = bytes;
        return position;
    }

    public static int Write(ref JsonOutput output, int at, Memory<byte> value) => output.Bytes(at, value.Span);
}
