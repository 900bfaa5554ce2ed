using System.Runtime.CompilerServices;
using System.Runtime.Intrinsics;
using System.Runtime.Intrinsics.Arm;
using System.Runtime.Intrinsics.X86;

namespace SpanCodecs.Support;

/// <summary>
/// Sixteen lookups in a table of sixteen bytes: one instruction, but not one that every processor has. Compiled ahead of time for any of
/// them, each question for it is asked at run time, and where a vector's code calls what stands in for it, all other vectors are kept on
/// the stack. So it is asked once, before a routine begins, and that routine then has no other path.
/// </summary>
internal static class VectorTables
{
    public static bool AreSupported
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => BitConverter.IsLittleEndian && (Ssse3.IsSupported || AdvSimd.Arm64.IsSupported);
    }

    /// <summary>
    /// Only where <see cref="AreSupported"/> said so. An index is below sixteen, or at least 0x80: that gives zero.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static Vector128<byte> Look(Vector128<byte> table, Vector128<byte> indices) =>
        Sse2.IsSupported ? Ssse3.Shuffle(table, indices) : AdvSimd.Arm64.VectorTableLookup(table, indices);

    /// <summary>Likewise by the lower half of each byte; one that is not ASCII gives zero or what its lower half does.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static Vector128<byte> LookByLowerHalf(Vector128<byte> table, Vector128<byte> indices) =>
        Sse2.IsSupported ? Ssse3.Shuffle(table, indices) : AdvSimd.Arm64.VectorTableLookup(table, indices & Vector128.Create((byte)0x0F));
}
