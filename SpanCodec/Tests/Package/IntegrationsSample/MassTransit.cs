using System.Text.Json;
using System.Text.Json.Serialization;
using MassTransit;
using MassTransit.Serialization;
using MassTransit.Serialization.JsonConverters;
using SpanCodecs;

namespace Integrations.MassTransit;

// docs: masstransit
[SpanCodec(typeof(Order))]
[SpanCodecOptions(
    PropertyNamingPolicy = JsonKnownNamingPolicy.CamelCase, PropertyNameCaseInsensitive = true, AllowTrailingCommas = true,
    ReadCommentHandling = JsonCommentHandling.Skip, WriteIndented = true, RelaxedEscaping = true,
    Converters = [typeof(StringDecimalJsonConverter)])]
public static partial class BusCodecs;

public static class Bus
{
    public static void Add(IServiceCollection services) => services.AddMassTransit(bus =>
    {
        bus.AddConsumer<OrderConsumer>();
        bus.UsingInMemory((context, transport) =>
        {
            transport.ConfigureJsonSerializerOptions(options =>
            {
                options.TypeInfoResolverChain.Insert(0, BusCodecs.Resolver);
                return options;
            });
            transport.ConfigureEndpoints(context);
        });
    });
}

public sealed class OrderConsumer(TaskCompletionSource<Order> received) : IConsumer<Order>
{
    public Task Consume(ConsumeContext<Order> context)
    {
        received.TrySetResult(context.Message);
        return Task.CompletedTask;
    }
}
// /docs

internal static class Check
{
    internal static async Task<bool> Run()
    {
        HostApplicationBuilder builder = Host.CreateEmptyApplicationBuilder(null);
        var received = new TaskCompletionSource<Order>();
        builder.Services.AddSingleton(received);
        Bus.Add(builder.Services);
        using IHost host = builder.Build();
        await host.StartAsync();
        await host.Services.GetRequiredService<IBus>().Publish(Order.Example);
        Order order = await received.Task.WaitAsync(TimeSpan.FromSeconds(60));
        await host.StopAsync();
        return order.IsExample;
    }

    internal static JsonSerializerOptions Options => new(SystemTextJsonMessageSerializer.Options);
}
