using System.ComponentModel;
using System.Runtime.CompilerServices;

namespace SpanCodecs.Support;

[EditorBrowsable(EditorBrowsableState.Never)]
[Experimental(ForGeneratedCode.Id, Message = ForGeneratedCode.Why)]
public readonly struct JsonUInt16 : INumberPrimitive<JsonUInt16, ushort>
{
    public const int MaxLength = Integers.Longest32 + JsonWrite.Quotes;

    static int IBoundedPrimitive<JsonUInt16, ushort>.MaxLength => MaxLength;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int Read(ReadOnlySpan<byte> json, int position, out ushort value) => Integers.Read(json, position, out value);

    public static int Write(Span<byte> span, int at, ushort value) => Integers.Write(span, at, value);

    public static bool TryParse(ReadOnlySpan<byte> text, out ushort value) => Integers.TryParse(text, out value);
}
