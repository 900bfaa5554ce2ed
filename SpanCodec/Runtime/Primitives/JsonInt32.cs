using System.ComponentModel;
using System.Runtime.CompilerServices;

namespace SpanCodecs.Support;

[EditorBrowsable(EditorBrowsableState.Never)]
[Experimental(ForGeneratedCode.Id, Message = ForGeneratedCode.Why)]
public readonly struct JsonInt32 : INumberPrimitive<JsonInt32, int>
{
    public const int MaxLength = Integers.Longest32 + JsonWrite.Quotes;

    static int IBoundedPrimitive<JsonInt32, int>.MaxLength => MaxLength;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int Read(ReadOnlySpan<byte> json, int position, out int value) => Integers.Read(json, position, out value);

    public static int Write(Span<byte> span, int at, int value) => Integers.Write(span, at, value);

    public static bool TryParse(ReadOnlySpan<byte> text, out int value) => Integers.TryParse(text, out value);
}
