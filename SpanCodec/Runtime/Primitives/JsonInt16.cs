using System.ComponentModel;
using System.Runtime.CompilerServices;

namespace SpanCodecs.Support;

[EditorBrowsable(EditorBrowsableState.Never)]
[Experimental(ForGeneratedCode.Id, Message = ForGeneratedCode.Why)]
public readonly struct JsonInt16 : INumberPrimitive<JsonInt16, short>
{
    public const int MaxLength = Integers.Longest32 + JsonWrite.Quotes;

    static int IBoundedPrimitive<JsonInt16, short>.MaxLength => MaxLength;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int Read(ReadOnlySpan<byte> json, int position, out short value) => Integers.Read(json, position, out value);

    public static int Write(Span<byte> span, int at, short value) => Integers.Write(span, at, value);

    public static bool TryParse(ReadOnlySpan<byte> text, out short value) => Integers.TryParse(text, out value);
}
