using System.ComponentModel;
using System.Runtime.CompilerServices;

namespace SpanCodecs.Support;

[EditorBrowsable(EditorBrowsableState.Never)]
[Experimental(ForGeneratedCode.Id, Message = ForGeneratedCode.Why)]
public readonly struct JsonInt64 : INumberPrimitive<JsonInt64, long>
{
    public const int MaxLength = Integers.Longest64 + JsonWrite.Quotes;

    static int IBoundedPrimitive<JsonInt64, long>.MaxLength => MaxLength;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int Read(ReadOnlySpan<byte> json, int position, out long value) => Integers.Read(json, position, out value);

    public static int Write(Span<byte> span, int at, long value) => Integers.Write(span, at, value);

    public static bool TryParse(ReadOnlySpan<byte> text, out long value) => Integers.TryParse(text, out value);
}
