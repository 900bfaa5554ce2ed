using System.Net;
using System.Text;
using System.Text.Json;
using System.Text.Json.Serialization.Metadata;
using Refit;
using SpanCodecs;

namespace Integrations.Refit;

// docs: refit
[SpanCodec(typeof(Order))]
[SpanCodecOptions(JsonSerializerDefaults.Web, AllowDuplicateProperties = false)]
public static partial class ApiCodecs;

public static class Api
{
    public static IOrders Of(HttpClient client)
    {
        JsonSerializerOptions options = SystemTextJsonContentSerializer.GetDefaultJsonSerializerOptions();
        options.TypeInfoResolverChain.Add(ApiCodecs.Resolver);
        options.TypeInfoResolverChain.Add(new DefaultJsonTypeInfoResolver());   // for all other types
        return RestService.For<IOrders>(client, new RefitSettings(new SystemTextJsonContentSerializer(options)));
    }
}

public interface IOrders
{
    [Post("/orders")]
    Task<Order> Add([Body] Order order);
}
// /docs

internal static class Check
{
    internal static async Task<bool> Run()
    {
        using var client = new HttpClient(new Echo()) { BaseAddress = new Uri("http://localhost") };
        return (await Api.Of(client).Add(Order.Example)).IsExample;
    }

    internal static JsonSerializerOptions Options => SystemTextJsonContentSerializer.GetDefaultJsonSerializerOptions();

    private sealed class Echo : HttpMessageHandler
    {
        protected override async Task<HttpResponseMessage> SendAsync(HttpRequestMessage request, CancellationToken cancellationToken)
        {
            string body = await request.Content!.ReadAsStringAsync(cancellationToken);
            return new(HttpStatusCode.OK) { Content = new StringContent(body, Encoding.UTF8, "application/json") };
        }
    }
}
