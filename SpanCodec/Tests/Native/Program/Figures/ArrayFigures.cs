using System.Buffers;
using static System.FormattableString;

namespace SpanCodecs.Tests.Checks;

/// <summary>
/// What a new array costs beside a buffer that is there. The bare array is made and filled with bytes that are there. If the length were
/// known before the first byte is written, the document would be written into its array at once: no design can do better.
/// </summary>
internal static class ArrayFigures
{
    internal static void Print()
    {
        foreach (int rows in (int[])[1, 30, 400, 2_000, 25_000])
            Compare($"{rows} rows", ArrayCodecs.Rows, Rows(rows));
        foreach (int rings in (int[])[30, 300, 3_000])
            Compare($"{rings} rings", ArrayCodecs.Rings, Rings(rings));
    }

    private static void Compare<T>(string name, SpanCodec<T> codec, T value)
    {
        var buffer = new ArrayBufferWriter<byte>();
        byte[] known = codec.SerializeToUtf8Bytes(value);
        double[] times = SideBySide.Measure(
            () =>
            {
                buffer.ResetWrittenCount();
                codec.Serialize(buffer, value);
                return buffer;
            },
            () => codec.SerializeToUtf8Bytes(value),
            () =>
            {
                byte[] copy = GC.AllocateUninitializedArray<byte>(known.Length);
                known.CopyTo(copy, 0);
                return copy;
            },
            () =>
            {
                var foreseen = new ForeseenArray(known.Length);
                codec.Serialize(foreseen, value);
                return foreseen;
            });
        Console.WriteLine(Invariant($"{name}, {known.Length} bytes: {times[0] / 1e3:0.000} µs to a buffer"));
        Console.WriteLine(Invariant($"  to a new array {times[1] / times[0]:0.00}x; if its length were known {times[3] / times[0]:0.00}x"));
        Console.WriteLine(Invariant($"  the bare array alone {times[2] / times[0]:0.00}x"));
    }

    private sealed class ForeseenArray(int length) : IBufferWriter<byte>
    {
        // A codec asks for more than it writes.
        private readonly byte[] _array = GC.AllocateUninitializedArray<byte>(length + 1024);
        private int _written;

        public void Advance(int count) => _written += count;

        public Memory<byte> GetMemory(int sizeHint = 0) => _array.AsMemory(_written);

        public Span<byte> GetSpan(int sizeHint = 0) => _array.AsSpan(_written);
    }

    private static ArrayRow[] Rows(int count)
    {
        var random = new DeterministicRandom(0x524F5753);
        return [.. Enumerable.Range(1, count).Select(id => new ArrayRow(
            id, $"Somebody {random.Next(9999)}", $"somebody{random.Next(9999)}@example.org",
            new DateTime(2020, 1, 1, 0, 0, 0, DateTimeKind.Utc).AddMinutes(random.Next(2_000_000)), random.Next(9_999_999) / 100.0,
            random.Next(2) == 0, ["new", "blue"]))];
    }

    private static double[][][] Rings(int count)
    {
        var random = new DeterministicRandom(0x52494E47);
        return [.. Enumerable.Range(0, count).Select(_ => Enumerable.Range(0, 20).Select(
            _ => new[] { (random.NextDouble() * 360) - 180, (random.NextDouble() * 180) - 90 }).ToArray())];
    }
}
