using System.Numerics;
using System.Runtime.InteropServices;
using SharpFuzz.Common;

namespace SpanCodecs.Tests.Fuzz;

/// <summary>What instrumented code has passed since it was cleared: a count for each pair of branches, one behind the other.</summary>
internal sealed unsafe class EdgeMap
{
    internal const int Size = 1 << 16;

    private static readonly byte[] s_orders = Orders();

    private static readonly byte[] s_once = [0, .. Enumerable.Repeat((byte)1, 255)];

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
    internal bool AddTo(byte[] seen, ref int edges) => Add(seen, s_orders, ref edges);

    /// <summary>Adds what was passed, however often; whether any of it is new.</summary>
    internal bool AddEdgesTo(byte[] seen, ref int edges) => Add(seen, s_once, ref edges);

    private bool Add(byte[] seen, byte[] orders, ref int edges)
    {
        bool isNew = false;
        var words = new ReadOnlySpan<Vector<byte>>(_counts, Size / Vector<byte>.Count);
        for (int word = 0; word < words.Length; word++)
        {
            if (words[word] == Vector<byte>.Zero)
                continue;
            int end = (word + 1) * Vector<byte>.Count;
            for (int edge = word * Vector<byte>.Count; edge < end; edge++)
            {
                byte order = orders[_counts[edge]];
                if ((order & ~seen[edge]) == 0)
                    continue;
                isNew = true;
                if (seen[edge] == 0)
                    edges++;
                seen[edge] |= order;
            }
        }

        return isNew;
    }

    private static byte[] Orders() =>
        [.. Enumerable.Range(0, 256).Select(count => count == 0 ? (byte)0 : (byte)(1 << Math.Min(7, BitOperations.Log2((uint)count))))];
}
