using System.ComponentModel;
using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace SpanCodecs.Support;

/// <summary>
/// Writes values of bounded size into a span that <see cref="JsonOutput.Reserve"/> made room in, from <c>at</c> on, and gives back the
/// position behind. Each looks once whether the type's longest value would fit; what follows needs no look.
/// </summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static partial class JsonWrite
{
    public const int MaxBoolean = 5;
    public const int MaxSByte = MaxInt32;
    public const int MaxByte = MaxUInt32;
    public const int MaxInt16 = MaxInt32;
    public const int MaxUInt16 = MaxUInt32;
    public const int MaxInt32 = 11 + Quotes;
    public const int MaxUInt32 = 10 + Quotes;
    public const int MaxInt64 = 20 + Quotes;
    public const int MaxUInt64 = 20 + Quotes;
    public const int MaxInt128 = 40 + Quotes;
    public const int MaxUInt128 = 39 + Quotes;
    public const int MaxHalf = 16 + Quotes;
    public const int MaxSingle = 24 + Quotes;
    public const int MaxDouble = 32 + Quotes;
    public const int MaxDecimal = 31 + Quotes;
    public const int MaxChar = 6 + Quotes;
    public const int MaxGuid = 36 + Quotes;
    public const int MaxDateTime = 33 + Quotes;
    public const int MaxDateTimeOffset = 33 + Quotes;
    public const int MaxDateOnly = 10 + Quotes;
    public const int MaxTimeOnly = 16 + Quotes;
    public const int MaxTimeSpan = 26 + Quotes;
    public const int MaxEnum = MaxInt64;

    private const int Quotes = 2;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int Literal(Span<byte> span, int at, ReadOnlySpan<byte> utf8)
    {
        utf8.CopyTo(span[at..]);
        return at + utf8.Length;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int Boolean(Span<byte> span, int at, bool value) =>
        value ? Literal(span, at, "true"u8) : Literal(span, at, "false"u8);

    /// <summary>Where to write, once there is room for as many bytes: any position outside the span is none.</summary>
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
