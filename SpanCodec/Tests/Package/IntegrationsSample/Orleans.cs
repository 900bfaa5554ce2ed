using System.Text.Json;
using Orleans.Serialization;
using SpanCodecs;

namespace Integrations.Orleans;

// docs: orleans
[SpanCodec(typeof(Order))]
public static partial class GrainCodecs;

public static class Grains
{
    public static void Add(IServiceCollection services) => services.AddSerializer(serializer =>
    {
        var options = new JsonSerializerOptions();
        options.TypeInfoResolverChain.Add(GrainCodecs.Resolver);
        serializer.AddJsonSerializer(isSupported: type => type == typeof(Order), jsonSerializerOptions: options);
    });
}
// /docs

internal static class Check
{
    internal static bool Run()
    {
        var services = new ServiceCollection();
        Grains.Add(services);
        using ServiceProvider provider = services.BuildServiceProvider();
        Serializer<Order> serializer = provider.GetRequiredService<Serializer<Order>>();
        return serializer.Deserialize(serializer.SerializeToArray(Order.Example)) is { IsExample: true };
    }

    internal static JsonSerializerOptions Options => new(new JsonCodecOptions().SerializerOptions);
}
