using System.Runtime.CompilerServices;
using System.Runtime.Intrinsics.Arm;
using System.Runtime.Intrinsics.X86;

namespace SpanCodecs.Support;

/// <summary>
/// Products of 64 bits by 64. Where code is compiled for any processor, the framework's own are a call with a result in memory, because not
/// all have the instruction for it; four products of 32 bits are faster than that.
/// </summary>
internal static class Products
{
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
}
