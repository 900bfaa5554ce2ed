using System.ComponentModel;
using System.Runtime.CompilerServices;

namespace SpanCodecs.Support;

[EditorBrowsable(EditorBrowsableState.Never)]
[Experimental(ForGeneratedCode.Id, Message = ForGeneratedCode.Why)]
public readonly struct JsonSByte : INumberPrimitive<JsonSByte, sbyte>
{
    public const int MaxLength = Integers.Longest32 + JsonWrite.Quotes;

    static int IBoundedPrimitive<JsonSByte, sbyte>.MaxLength => MaxLength;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int Read(ReadOnlySpan<byte> json, int position, out sbyte value) => Integers.Read(json, position, out value);

    public static int Write(Span<byte> span, int at, sbyte value) => Integers.Write(span, at, value);

    public static bool TryParse(ReadOnlySpan<byte> text, out sbyte value) => Integers.TryParse(text, out value);
}
