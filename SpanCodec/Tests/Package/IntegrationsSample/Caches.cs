using System.Buffers;
using System.Text;
using Microsoft.Extensions.Caching.Distributed;
using Microsoft.Extensions.Caching.Hybrid;
using Microsoft.Extensions.Caching.Memory;
using Microsoft.Extensions.Options;
using SpanCodecs;
using SpanCodecs.AspNetCore;

namespace Integrations.Caches;

[SpanCodec(typeof(Order))]
public static partial class CacheCodecs;

// docs: hybrid
public sealed class HybridSerializer<T>(SpanCodec<T> codec) : IHybridCacheSerializer<T>
{
    public T Deserialize(ReadOnlySequence<byte> source) => codec.Deserialize(source)!;

    public void Serialize(T value, IBufferWriter<byte> target) => codec.Serialize(target, value);
}

public static class Cache
{
    public static void Add(IServiceCollection services) =>
        services.AddHybridCache().AddSerializer(new HybridSerializer<Order>(CacheCodecs.Order));
}
// /docs

public static class Distributed
{
    // docs: distributed
    public static async Task<Order?> Again(IDistributedCache cache, Order order)
    {
        var kept = new DistributedCacheEntryOptions { SlidingExpiration = TimeSpan.FromMinutes(5) };
        await cache.SetAsync("order", order, CacheCodecs.Order, kept);
        return await cache.GetAsync("order", CacheCodecs.Order);
    }
    // /docs
}

internal static class Check
{
    internal static async Task<bool> Run()
    {
        var second = new Second(Options.Create(new MemoryDistributedCacheOptions()));
        await With(second).SetAsync("hybrid", Order.Example);
        Order read = await With(second).GetOrCreateAsync("hybrid", _ => ValueTask.FromResult(Order.Example with { Id = 8 }));
        bool isAgain = (await Distributed.Again(second, Order.Example))!.IsExample;
        string text = Encoding.UTF8.GetString((await second.GetAsync("order"))!);
        return read.IsExample && isAgain && text.StartsWith("{\"Id\":7", StringComparison.Ordinal);
    }

    /// <summary>The cache of another process: it has the bytes of the second level alone.</summary>
    private static HybridCache With(IDistributedCache second)
    {
        var services = new ServiceCollection();
        services.AddSingleton(second);
        Cache.Add(services);
        return services.BuildServiceProvider().GetRequiredService<HybridCache>();
    }

    /// <summary>A cache in memory itself would not be asked: it is no second level.</summary>
    private sealed class Second(IOptions<MemoryDistributedCacheOptions> options) : MemoryDistributedCache(options);
}
