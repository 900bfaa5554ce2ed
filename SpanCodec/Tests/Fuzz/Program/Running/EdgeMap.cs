using System.Numerics;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics;
using SharpFuzz.Common;

namespace SpanCodecs.Tests.Fuzz;

/// <summary>What instrumented code has passed since it was cleared: a count for each pair of branches, one behind the other.</summary>
internal sealed unsafe class EdgeMap
{
    internal const int Size = 1 << 16;

    private readonly byte* _counts = (byte*)NativeMemory.AlignedAlloc(Size, 64);

    internal EdgeMap()
    {
        Clear();
        Trace.SharedMem = _counts;
    }

    internal void Clear()
    {
        new Span<byte>(_counts, Size).Clear();
        Trace.PrevLocation = 0;
    }

    /// <summary>Adds what was passed, and how often in powers of two; whether any of it is new.</summary>
    internal bool AddTo(byte[] seen, ref int edges) => Add(seen, isOnce: false, ref edges);

    /// <summary>Adds what was passed, however often; whether any of it is new.</summary>
    internal bool AddEdgesTo(byte[] seen, ref int edges) => Add(seen, isOnce: true, ref edges);

    // This is done for each input, most of which reach nothing new: no word is looked at byte by byte that has nothing new.
    private bool Add(byte[] seen, bool isOnce, ref int edges)
    {
        bool isNew = false;
        ref byte first = ref MemoryMarshal.GetArrayDataReference(seen);
        for (int edge = 0; edge < Size; edge += Vector256<byte>.Count)
        {
            Vector256<byte> counts = Vector256.LoadAligned(_counts + edge);
            if (counts == Vector256<byte>.Zero)
                continue;
            Vector256<byte> orders = isOnce ? ~Vector256.Equals(counts, Vector256<byte>.Zero) & Vector256<byte>.One : HighestBits(counts);
            Vector256<byte> before = Vector256.LoadUnsafe(ref first, (nuint)edge);
            if ((orders & ~before) == Vector256<byte>.Zero)
                continue;
            isNew = true;
            Vector256<byte> after = before | orders;
            edges += Passed(after) - Passed(before);
            after.StoreUnsafe(ref first, (nuint)edge);
        }

        return isNew;
    }

    private static Vector256<byte> HighestBits(Vector256<byte> counts)
    {
        counts |= counts >>> 1;
        counts |= counts >>> 2;
        counts |= counts >>> 4;
        return counts ^ (counts >>> 1);
    }

    private static int Passed(Vector256<byte> seen) =>
        Vector256<byte>.Count - BitOperations.PopCount(Vector256.Equals(seen, Vector256<byte>.Zero).ExtractMostSignificantBits());
}
