using System.ComponentModel;
using System.Runtime.CompilerServices;

namespace SpanCodecs.Support;

[EditorBrowsable(EditorBrowsableState.Never)]
[Experimental(ForGeneratedCode.Id, Message = ForGeneratedCode.Why)]
public readonly struct JsonByte : INumberPrimitive<JsonByte, byte>
{
    public const int MaxLength = Integers.Longest32 + JsonWrite.Quotes;

    static int IBoundedPrimitive<JsonByte, byte>.MaxLength => MaxLength;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int Read(ReadOnlySpan<byte> json, int position, out byte value) => Integers.Read(json, position, out value);

    public static int Write(Span<byte> span, int at, byte value) => Integers.Write(span, at, value);

    public static bool TryParse(ReadOnlySpan<byte> text, out byte value) => Integers.TryParse(text, out value);
}
