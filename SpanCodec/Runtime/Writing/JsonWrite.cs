using System.ComponentModel;
using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace SpanCodecs.Support;

/// <summary>
/// Writes values of bounded size into a span that <see cref="JsonOutput.Reserve"/> made room in, beginning at <c>at</c>, and returns the
/// position after the value. Each checks once whether the type's longest value fits; no further check is needed.
/// </summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[Experimental(ForGeneratedCode.Id, Message = ForGeneratedCode.Why)]
public static partial class JsonWrite
{
    public const int MaxEnum = JsonInt64.MaxLength;

    internal const int Quotes = 2;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int Literal(Span<byte> span, int at, ReadOnlySpan<byte> utf8)
    {
        // One comparison, where a part of a span and a copy to it have one each. Bound: Room's.
        utf8.CopyTo(MemoryMarshal.CreateSpan(ref Room(span, at, utf8.Length), utf8.Length));
        return at + utf8.Length;
    }

    /// <summary>An enum as its number, of any underlying type.</summary>
    public static int Enum<TEnum>(Span<byte> span, int at, TEnum value)
        where TEnum : struct, Enum
    {
        ulong bits = EnumBits<TEnum>.ToBits(value);
        return EnumBits<TEnum>.IsSigned ? Integers.Write(span, at, (long)bits) : Integers.Write(span, at, bits);
    }

    /// <summary>The place to write to, once there is room for that many bytes. A position outside the span has no room.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static ref byte Room(Span<byte> span, int at, int bytes)
    {
        if ((ulong)(uint)at + (uint)bytes > (uint)span.Length)
            ThrowNoRoom();
        return ref Unsafe.Add(ref MemoryMarshal.GetReference(span), (nint)(uint)at);
    }

    [DoesNotReturn]
    private static void ThrowNoRoom() => throw new ArgumentException("The span is too short for the longest value of the type.");
}
