using SpanCodecs.Support;
using Xunit;

namespace SpanCodecs.Tests.Runtime;

/// <summary>
/// Buffers of elements against a plain list: all that went in comes out, in order, on the stack and in pooled arrays.
/// </summary>
public sealed class ItemBufferTests
{
    [Fact]
    public void Numbers_come_out_as_they_went_in() => Compare(random => random.Next());

    [Fact]
    public void Texts_come_out_as_they_went_in()
    {
        string[] texts = [.. Enumerable.Range(0, 100).Select(i => $"text {i}")];
        Compare(random => texts[random.Next(texts.Length)]);
    }

    [Fact]
    public void Large_values_come_out_as_they_went_in() =>
        Compare(random => (random.Next(), new object(), Guid.Empty, (long)random.Next(), (byte)random.Next(256)));

    private static void Compare<T>(Func<Random, T> next)
    {
        foreach (Random random in Seeded.Rounds(3_000_000, seed: 36))
        {
            int count = random.Next(30) == 0 ? random.Next(100) : random.Next(12);
            bool isBegun = count >= 2 && random.Next(2) == 0;
            var expected = new T[count];
            for (int i = 0; i < count; i++)
                expected[i] = next(random);
            ItemBuffer<T> items = isBegun ? new ItemBuffer<T>(expected[0], expected[1]) : default;
            for (int i = items.Count; i < count; i++)
                items.Add(expected[i]);
            bool isSame = items.Items.SequenceEqual(expected)
                && items.ToArray().AsSpan().SequenceEqual(expected)
                && items.ToList().SequenceEqual(expected);
            items.Release();
            if (!isSame)
                Assert.Fail($"{count} elements of {typeof(T)}");
        }
    }
}
