using System.Numerics;
using System.Runtime.InteropServices;

namespace SpanCodecs.Support;

/// <summary>Counts brackets without looking whether they stand in texts: at the speed at which memory is read.</summary>
internal static class Brackets
{
    // The bit that sets a square bracket and a brace apart.
    private const byte Bit = 0x20;

    // A lane counts up to 127.
    private const int MostVectors = sbyte.MaxValue;

    /// <summary>How many more are opened than closed.</summary>
    public static int Open(ReadOnlySpan<byte> text)
    {
        int open = 0;
        ReadOnlySpan<Vector<byte>> vectors = MemoryMarshal.Cast<byte, Vector<byte>>(text);
        for (int from = 0; from < vectors.Length; from += MostVectors)
            open += OfVectors(vectors[from..Math.Min(from + MostVectors, vectors.Length)]);
        foreach (byte letter in text[(vectors.Length * Vector<byte>.Count)..])
            open += (letter | Bit) switch { '{' => 1, '}' => -1, _ => 0 };
        return open;
    }

    private static int OfVectors(ReadOnlySpan<Vector<byte>> vectors)
    {
        Vector<byte> bit = new(Bit), begin = new((byte)'{'), end = new((byte)'}');
        Vector<byte> lanes = Vector<byte>.Zero;
        foreach (Vector<byte> letters in vectors)
        {
            Vector<byte> braces = letters | bit;
            // An equal byte is minus one.
            lanes += Vector.Equals(braces, end) - Vector.Equals(braces, begin);
        }

        Vector.Widen(Vector.AsVectorSByte(lanes), out Vector<short> low, out Vector<short> high);
        return Vector.Sum(low + high);
    }
}
