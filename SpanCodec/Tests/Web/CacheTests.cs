using System.Text.Encodings.Web;
using System.Text.Json;
using Microsoft.Extensions.Caching.Distributed;
using Microsoft.Extensions.Caching.Memory;
using Microsoft.Extensions.Caching.StackExchangeRedis;
using Microsoft.Extensions.Options;
using SpanCodecs.AspNetCore;
using SpanCodecs.Tests.Web.App;
using Xunit;

namespace SpanCodecs.Tests.Web;

/// <summary>
/// Values in a distributed cache: what codecs put there is what System.Text.Json would, and each reads what the other has written.
/// </summary>
public class CacheTests
{
    private static readonly JsonSerializerOptions s_relaxed = new(JsonSerializerDefaults.Web)
    {
        Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping,
    };

    [Fact]
    public Task In_memory() => Check(new MemoryDistributedCache(Options.Create(new MemoryDistributedCacheOptions())));

    [Fact]
    public async Task In_Redis()
    {
        Thorough.Require();
        using RedisServer server = await RedisServer.StartAsync();
        using var cache = new RedisCache(Options.Create(new RedisCacheOptions { Configuration = server.Address }));
        await Check(cache);

        var soon = new DistributedCacheEntryOptions { AbsoluteExpirationRelativeToNow = TimeSpan.FromSeconds(1) };
        await cache.SetAsync("soon", ShopApp.Sample(7), ShopCodecs.Order, soon, TestContext.Current.CancellationToken);
        await Task.Delay(TimeSpan.FromSeconds(1.5), TestContext.Current.CancellationToken);
        Assert.Null(await cache.GetAsync("soon", ShopCodecs.Order, TestContext.Current.CancellationToken));
    }

    private static async Task Check(IDistributedCache cache)
    {
        CancellationToken cancellation = TestContext.Current.CancellationToken;
        Assert.Null(await cache.GetAsync("nobody", ShopCodecs.OrderArray, cancellation));
        // From nothing to a megabyte.
        foreach (int count in (int[])[0, 1, 5_000])
        {
            Order[] orders = [.. Enumerable.Range(0, count).Select(ShopApp.Sample)];
            byte[] expected = JsonSerializer.SerializeToUtf8Bytes(orders, s_relaxed);
            await cache.SetAsync("by codec", orders, ShopCodecs.OrderArray, cancellationToken: cancellation);
            Assert.Equal(expected, await cache.GetAsync("by codec", cancellation));
            await cache.SetAsync("without", expected, cancellation);
            Order[]? read = await cache.GetAsync("without", ShopCodecs.OrderArray, cancellation);
            Assert.Equal(expected, JsonSerializer.SerializeToUtf8Bytes(read, s_relaxed));
        }

        await cache.SetAsync("null", null, ShopCodecs.Order, cancellationToken: cancellation);
        Assert.Equal("null"u8.ToArray(), await cache.GetAsync("null", cancellation));
    }
}
