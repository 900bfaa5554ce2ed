using System.ComponentModel;
using System.Runtime.CompilerServices;

namespace SpanCodecs.Support;

[EditorBrowsable(EditorBrowsableState.Never)]
[Experimental(ForGeneratedCode.Id, Message = ForGeneratedCode.Why)]
public readonly struct JsonUInt64 : INumberPrimitive<JsonUInt64, ulong>
{
    public const int MaxLength = Integers.Longest64 + JsonWrite.Quotes;

    static int IBoundedPrimitive<JsonUInt64, ulong>.MaxLength => MaxLength;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int Read(ReadOnlySpan<byte> json, int position, out ulong value) => Integers.Read(json, position, out value);

    public static int Write(Span<byte> span, int at, ulong value) => Integers.Write(span, at, value);

    public static bool TryParse(ReadOnlySpan<byte> text, out ulong value) => Integers.TryParse(text, out value);
}
