using System.ComponentModel;
using System.Runtime.CompilerServices;

namespace SpanCodecs.Support;

[EditorBrowsable(EditorBrowsableState.Never)]
[Experimental(ForGeneratedCode.Id, Message = ForGeneratedCode.Why)]
public readonly struct JsonUInt32 : INumberPrimitive<JsonUInt32, uint>
{
    public const int MaxLength = Integers.Longest32 + JsonWrite.Quotes;

    static int IBoundedPrimitive<JsonUInt32, uint>.MaxLength => MaxLength;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int Read(ReadOnlySpan<byte> json, int position, out uint value) => Integers.Read(json, position, out value);

    public static int Write(Span<byte> span, int at, uint value) => Integers.Write(span, at, value);

    public static bool TryParse(ReadOnlySpan<byte> text, out uint value) => Integers.TryParse(text, out value);
}
