using System.Runtime.CompilerServices;
using System.Text;
using SpanCodecs;

namespace Million;

/// <summary>A document with orders deep inside. It is written and read an order at a time, and is never in memory as a whole.</summary>
internal sealed class OrderFile(string path)
{
    private static readonly JsonPointer s_place = "/data/orders";

    private static ReadOnlySpan<byte> Patch => """{"status":"sent","note":null,"customer":{"city":"Rome"}}"""u8;

    internal long Length => new FileInfo(path).Length;

    internal async Task WriteAsync(int count)
    {
        await using FileStream file = File.Create(path);
        string head = $$"""{"meta":{"version":1,"count":{{count}}},"data":{"orders":""";
        await file.WriteAsync(Encoding.UTF8.GetBytes(head));
        await Codecs.Order.SerializeAsyncEnumerable(file, MadeAsync(count));
        await file.WriteAsync("}}"u8.ToArray());
    }

    internal async IAsyncEnumerable<Order?> ReadAsync([EnumeratorCancellation] CancellationToken cancellation = default)
    {
        await using FileStream file = File.OpenRead(path);
        await foreach (Order? order in Codecs.Order.DeserializeAsyncEnumerable(file, at: s_place, cancellationToken: cancellation))
            yield return order;
    }

    /// <summary>Those that wait are patched: their status and their city are set, and their note is taken away.</summary>
    internal async IAsyncEnumerable<Order?> SentAsync([EnumeratorCancellation] CancellationToken cancellation = default)
    {
        await foreach (Order? order in ReadAsync(cancellation))
            yield return order is { Status: "waiting" } ? Codecs.Order.ApplyMergePatch(order, Patch) : order;
    }

#pragma warning disable CS1998 // Orders of a database would be waited for.
    private static async IAsyncEnumerable<Order?> MadeAsync(int count)
#pragma warning restore CS1998
    {
        var first = new DateTime(2026, 1, 1, 0, 0, 0, DateTimeKind.Utc);
        for (int i = 0; i < count; i++)
        {
            yield return new Order(
                i, first.AddSeconds(i), i % 10 == 0 ? "waiting" : "paid", new Customer($"Customer {i % 5000}", "Oslo"), i % 1000 + 0.5m)
            {
                Note = i % 20 == 0 ? "by hand" : default(Optional<string>),
            };
        }
    }
}
