using System.ComponentModel;

namespace SpanCodecs.Support;

[EditorBrowsable(EditorBrowsableState.Never)]
[Experimental(ForGeneratedCode.Id, Message = ForGeneratedCode.Why)]
public readonly struct JsonByteArray : IUnboundedPrimitive<byte[]>
{
    public static int Read(ReadOnlySpan<byte> json, int position, out byte[]? value)
    {
        position = JsonRead.Bytes(json, position, typeof(byte[]), out byte[]? bytes);
        value = bytes;
        return position;
    }

    public static int Write(ref JsonOutput output, int at, byte[]? value) =>
        value is null ? output.Literal(at, "null"u8) : output.Bytes(at, value);
}
