using Microsoft.Extensions.Caching.Distributed;

namespace SpanCodecs.AspNetCore;

/// <summary>Values in a distributed cache, as a codec's JSON.</summary>
public static class SpanCodecCache
{
    /// <summary>Null where the cache has no such key, and where it holds null.</summary>
    public static async Task<T?> GetAsync<T>(
        this IDistributedCache cache, string key, SpanCodec<T> codec, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(cache);
        ArgumentNullException.ThrowIfNull(codec);
        byte[]? utf8 = await cache.GetAsync(key, cancellationToken).ConfigureAwait(false);
        return utf8 is null ? default : codec.Deserialize(utf8);
    }

    public static Task SetAsync<T>(
        this IDistributedCache cache, string key, T? value, SpanCodec<T> codec, DistributedCacheEntryOptions? options = null,
        CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(cache);
        ArgumentNullException.ThrowIfNull(codec);
        return cache.SetAsync(key, codec.SerializeToUtf8Bytes(value), options ?? new DistributedCacheEntryOptions(), cancellationToken);
    }
}
