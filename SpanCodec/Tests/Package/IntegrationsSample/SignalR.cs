using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;
using Microsoft.AspNetCore.SignalR;
using Microsoft.Extensions.Options;
using SpanCodecs;

namespace Integrations.SignalR;

// docs: signalr
[SpanCodec(typeof(Order))]
[SpanCodecOptions(PropertyNamingPolicy = JsonKnownNamingPolicy.CamelCase, PropertyNameCaseInsensitive = true, RelaxedEscaping = true)]
public static partial class HubCodecs;

public static class Hubs
{
    public static void Add(IServiceCollection services) => services.AddSignalR().AddJsonProtocol(protocol =>
    {
        protocol.PayloadSerializerOptions.TypeInfoResolverChain.Add(HubCodecs.Resolver);
        protocol.PayloadSerializerOptions.TypeInfoResolverChain.Add(new DefaultJsonTypeInfoResolver());   // for all other types
    });
}
// /docs

internal static class Check
{
    internal static bool Run()
    {
        JsonSerializerOptions options = OptionsWith(Hubs.Add);
        return JsonSerializer.Deserialize<Order>(JsonSerializer.Serialize(Order.Example, options), options)!.IsExample
            && HubCodecs.Resolver.WhyNot(typeof(Order), options) is null;
    }

    internal static JsonSerializerOptions OptionsWith(Action<IServiceCollection> add)
    {
        var services = new ServiceCollection();
        add(services);
        using ServiceProvider provider = services.BuildServiceProvider();
        return provider.GetRequiredService<IOptions<JsonHubProtocolOptions>>().Value.PayloadSerializerOptions;
    }
}
