using System.Runtime.CompilerServices;

namespace SpanCodecs.Support;

// Most integers are positive and short. That case is inlined into generated code: a loop over digits, with a limit that
// cannot overflow, and one look at what follows. Everything else (a sign, blanks, a zero, the last digits) is a call.
public static partial class JsonRead
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int Int32(ReadOnlySpan<byte> json, int position, out int value)
    {
        uint digit;
        if ((uint)position < (uint)json.Length && (digit = (uint)json[position] - '0') - 1 < 9)
        {
            int at = position + 1;
            uint number = digit;
            while ((uint)at < (uint)json.Length && (digit = (uint)json[at] - '0') <= 9)
            {
                number = (number * 10) + digit;
                at++;
            }

            if (at - position <= 9 && !GoesOn(digit))
            {
                value = (int)number;
                return at;
            }
        }

        return AnyInt32(json, position, out value);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int Int64(ReadOnlySpan<byte> json, int position, out long value)
    {
        uint digit;
        if ((uint)position < (uint)json.Length && (digit = (uint)json[position] - '0') - 1 < 9)
        {
            int at = position + 1;
            ulong number = digit;
            while ((uint)at < (uint)json.Length && (digit = (uint)json[at] - '0') <= 9)
            {
                number = (number * 10) + digit;
                at++;
            }

            if (at - position <= 18 && !GoesOn(digit))
            {
                value = (long)number;
                return at;
            }
        }

        return AnyInt64(json, position, out value);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int UInt32(ReadOnlySpan<byte> json, int position, out uint value)
    {
        uint digit;
        if ((uint)position < (uint)json.Length && (digit = (uint)json[position] - '0') - 1 < 9)
        {
            int at = position + 1;
            uint number = digit;
            while ((uint)at < (uint)json.Length && (digit = (uint)json[at] - '0') <= 9)
            {
                number = (number * 10) + digit;
                at++;
            }

            if (at - position <= 9 && !GoesOn(digit))
            {
                value = number;
                return at;
            }
        }

        return AnyUInt32(json, position, out value);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int UInt64(ReadOnlySpan<byte> json, int position, out ulong value)
    {
        uint digit;
        if ((uint)position < (uint)json.Length && (digit = (uint)json[position] - '0') - 1 < 9)
        {
            int at = position + 1;
            ulong number = digit;
            while ((uint)at < (uint)json.Length && (digit = (uint)json[at] - '0') <= 9)
            {
                number = (number * 10) + digit;
                at++;
            }

            if (at - position <= 18 && !GoesOn(digit))
            {
                value = number;
                return at;
            }
        }

        return AnyUInt64(json, position, out value);
    }

    /// <summary>Whether a number goes on behind its digits: a point, e or E (as a distance from the digit 0).</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool GoesOn(uint distance) => distance == unchecked((uint)('.' - '0')) || (distance & ~0x20u) == 'E' - '0';
}
