using System.Buffers;
using System.Text;
using SpanCodecs.Tests.Lanes;
using Xunit;

namespace SpanCodecs.Tests.Hostile;

/// <summary>The pools of the process hand their arrays to anybody: nothing that was read or written is in them.</summary>
public class ClearedBufferTests
{
    private const string Secret = "correct horse battery staple";

    public static TheoryData<string, int> Ways
    {
        get
        {
            var data = new TheoryData<string, int>();
            foreach (string way in new[] { "text", "stream", "segments", "lines", "escapes", "bytes", "writer", "sequence" })
            {
                data.Add(way, 20_000);
                data.Add(way, 3_000_000);
            }

            return data;
        }
    }

    [Theory]
    [MemberData(nameof(Ways))]
    public void What_goes_back_to_a_pool_is_empty(string way, int length)
    {
        bool isFound = false;
        // Nobody rents much more than the document is long.
        int largest = length < 1_000_000 ? 1 << 20 : 1 << 24;
        // A thread of its own has no buffer yet, and begins with the pool's.
        var thread = new Thread(() =>
        {
            var bytes = new CleanPool<byte>(largest);
            var text = new CleanPool<char>(largest);
            Do(way, length).GetAwaiter().GetResult();
            isFound = bytes.Has(Encoding.UTF8.GetBytes(Secret)) || text.Has(Secret.ToCharArray());
        });
        thread.Start();
        thread.Join();
        Assert.False(isFound);
    }

    [Fact]
    public void Values_are_not_left_either()
    {
        DateTimeOffset[] secret = [new(1815, 12, 10, 1, 2, 3, TimeSpan.Zero), new(1852, 11, 27, 4, 5, 6, TimeSpan.Zero)];
        byte[] json = LaneCodecs.One.SerializeToUtf8Bytes(
            new Entry(1, null) { Times = [.. Enumerable.Repeat(secret, 1000).SelectMany(times => times)] });
        var pool = new CleanPool<DateTimeOffset>(1 << 16);
        Assert.Equal(2000, LaneCodecs.One.Deserialize(json)!.Times!.Count);
        Assert.False(pool.Has(secret));
    }

    private static async Task Do(string way, int length)
    {
        string filler = new('x', length);
        var entry = new Entry(1, (way == "escapes" ? "é" : "") + filler + Secret);
        byte[] json = LaneCodecs.One.SerializeToUtf8Bytes(entry);
        switch (way)
        {
            case "text":
                LaneCodecs.One.Deserialize(Encoding.UTF8.GetString(json));
                break;
            case "stream":
                LaneCodecs.One.Deserialize(new Checks.TricklingStream(json));
                break;
            case "segments":
                var end = new Piece(json.AsMemory(length / 2), length / 2);
                var begin = new Piece(json.AsMemory(0, length / 2), 0, end);
                LaneCodecs.One.Deserialize(new ReadOnlySequence<byte>(begin, 0, end, end.Memory.Length));
                break;
            case "lines":
                await SequenceReading.ToList(LaneCodecs.One.DeserializeAsyncEnumerable(new MemoryStream(json), topLevelValues: true));
                break;
            case "escapes":
                LaneCodecs.One.Deserialize(json);
                break;
            case "writer":
                using (var stream = new MemoryStream())
                    LaneCodecs.One.Serialize(stream, entry);
                break;
            case "sequence":
                await LaneCodecs.One.SerializeAsyncEnumerable(new MemoryStream(), new[] { entry }.ToAsyncEnumerable());
                break;
        }
    }

    /// <summary>Puts empty arrays into the process's pool, and looks into these arrays later.</summary>
    /// <remarks>
    /// Only into these: under memory pressure the pool drops its arrays, and then it hands out new ones that nobody
    /// cleared. Their memory may be that of a dead string, which is no fault of the codec.
    /// </remarks>
    private sealed class CleanPool<T>
        where T : IEquatable<T>
    {
        private readonly int _largest;
        private readonly HashSet<T[]> _known = [];

        /// <param name="largest">The length of the largest array, in elements.</param>
        internal CleanPool(int largest)
        {
            _largest = largest;
            Look(array =>
            {
                Array.Clear(array);
                _known.Add(array);
            });
        }

        internal bool Has(T[] secret)
        {
            bool isFound = false;
            Look(array => isFound |= _known.Contains(array) && array.AsSpan().IndexOf(secret) >= 0);
            return isFound;
        }

        private void Look(Action<T[]> look)
        {
            for (int size = 16; size <= _largest; size *= 2)
            {
                T[][] arrays = [.. Enumerable.Range(0, 3).Select(_ => ArrayPool<T>.Shared.Rent(size))];
                foreach (T[] array in arrays)
                {
                    look(array);
                    ArrayPool<T>.Shared.Return(array);
                }
            }
        }
    }

    private sealed class Piece : ReadOnlySequenceSegment<byte>
    {
        internal Piece(ReadOnlyMemory<byte> memory, long index, Piece? next = null) => (Memory, RunningIndex, Next) = (memory, index, next);
    }
}
