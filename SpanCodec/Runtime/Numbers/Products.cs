using System.Runtime.CompilerServices;
using System.Runtime.Intrinsics.Arm;
using System.Runtime.Intrinsics.X86;

namespace SpanCodecs.Support;

/// <summary>
/// Products of 64 bits by 64. The framework's own are a call with a result in memory, if code is compiled for any processor, because not
/// all have the instruction for it; four products of 32 bits are faster than that.
/// </summary>
internal static class Products
{
    /// <summary>Whether <see cref="High"/> is one instruction.</summary>
    public static bool AreDirect
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => Bmi2.X64.IsSupported || ArmBase.Arm64.IsSupported;
    }

    /// <summary>The upper 64 bits.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ulong High(ulong left, ulong right)
    {
        if (Bmi2.X64.IsSupported)
            return Bmi2.X64.MultiplyNoFlags(left, right);
        if (ArmBase.Arm64.IsSupported)
            return ArmBase.Arm64.MultiplyHigh(left, right);
        return HighOfParts(left, right);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static ulong HighOfParts(ulong left, ulong right)
    {
        ulong leftLow = (uint)left;
        ulong leftHigh = left >> 32;
        ulong rightLow = (uint)right;
        ulong rightHigh = right >> 32;
        ulong middle = (leftHigh * rightLow) + ((leftLow * rightLow) >> 32);
        ulong other = (leftLow * rightHigh) + (uint)middle;
        return (leftHigh * rightHigh) + (middle >> 32) + (other >> 32);
    }

    /// <summary>
    /// The upper 64 of the product with 192 bits, without what the rest, in units of 2^32, adds to them. The rest is too small by up to
    /// four.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static ulong HighOfParts(ulong left, ulong right, ulong rightLower, out ulong rest)
    {
        ulong leftLow = (uint)left;
        ulong leftHigh = left >> 32;
        ulong rightLow = (uint)right;
        ulong rightHigh = right >> 32;
        ulong middle = leftHigh * rightLow;
        ulong other = leftLow * rightHigh;
        rest = (uint)middle + (ulong)(uint)other + ((leftLow * rightLow) >> 32) + ((leftHigh * (rightLower >> 32)) >> 32);
        return (leftHigh * rightHigh) + (middle >> 32) + (other >> 32);
    }
}
