using System.Runtime.CompilerServices;
using System.Runtime.Intrinsics;
using System.Runtime.Intrinsics.Arm;
using System.Runtime.Intrinsics.X86;

namespace SpanCodecs.Support;

/// <summary>
/// Sixteen lookups in a table of sixteen bytes: one instruction, but not every processor has it. In code compiled ahead of time for all of
/// them, each check for it happens at run time, and where vector code calls the replacement, all other vectors are saved to
/// the stack. So it is checked once, before a routine begins, and that routine has no other path.
/// </summary>
internal static class VectorLookup
{
    public static bool AreSupported
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => BitConverter.IsLittleEndian && (Ssse3.IsSupported || AdvSimd.Arm64.IsSupported);
    }

    /// <summary>
    /// Looks up sixteen bytes; called only if <see cref="AreSupported"/> is true. An index is below sixteen, or at least 0x80, which gives
    /// zero.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static Vector128<byte> Look(Vector128<byte> table, Vector128<byte> indices) =>
        Sse2.IsSupported ? Ssse3.Shuffle(table, indices) : AdvSimd.Arm64.VectorTableLookup(table, indices);

    /// <summary>Looks up by the lower half of each byte; one that is not ASCII gives zero or the entry of its lower half.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static Vector128<byte> LookByLowerHalf(Vector128<byte> table, Vector128<byte> indices) =>
        Sse2.IsSupported ? Ssse3.Shuffle(table, indices) : AdvSimd.Arm64.VectorTableLookup(table, indices & Vector128.Create((byte)0x0F));
}
