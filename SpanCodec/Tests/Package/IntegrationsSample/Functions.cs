using System.Text.Json;
using System.Text.Json.Serialization.Metadata;
using Azure.Core.Serialization;
using Microsoft.Azure.Functions.Worker;
using Microsoft.Extensions.Options;
using SpanCodecs;

namespace Integrations.Functions;

// docs: functions
[SpanCodec(typeof(Order))]
[SpanCodecOptions(PropertyNameCaseInsensitive = true)]
public static partial class FunctionCodecs;

public static class Worker
{
    // After ConfigureFunctionsWorkerDefaults or ConfigureFunctionsWebApplication.
    public static void Add(IServiceCollection services) => services.Configure<JsonSerializerOptions>(options =>
    {
        options.TypeInfoResolverChain.Add(FunctionCodecs.Resolver);
        options.TypeInfoResolverChain.Add(new DefaultJsonTypeInfoResolver());   // for all other types
    });
}
// /docs

internal static class Check
{
    internal static bool Run()
    {
        using ServiceProvider provider = With(Worker.Add);
        ObjectSerializer serializer = provider.GetRequiredService<IOptions<WorkerOptions>>().Value.Serializer!;
        BinaryData json = serializer.Serialize(Order.Example);
        return ((Order)serializer.Deserialize(json.ToStream(), typeof(Order), default)!).IsExample;
    }

    internal static JsonSerializerOptions Options
    {
        get
        {
            using ServiceProvider provider = With(_ => { });
            return provider.GetRequiredService<IOptions<JsonSerializerOptions>>().Value;
        }
    }

    private static ServiceProvider With(Action<IServiceCollection> add)
    {
        var services = new ServiceCollection();
        services.AddFunctionsWorkerDefaults();
        add(services);
        return services.BuildServiceProvider();
    }
}
