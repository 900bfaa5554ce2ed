using System.Text;
using SpanCodecs.Tests.Web.App;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Routing;
using Microsoft.Extensions.DependencyInjection;
using Xunit;

namespace SpanCodecs.Tests.Web;

/// <summary>
/// Memory that an endpoint allocates for a request, beyond what it has read, and how often it asks the server for something.
/// </summary>
public class EndpointCostTests
{
    private const int Requests = 2_000;

    private static readonly string s_items = string.Join(',', Enumerable.Repeat("""{"article":"tea","count":2,"price":1.50}""", 70));
    private static readonly string s_order = $$"""{"id":1,"customer":"Ada","items":[{{s_items}}]}""";

    [Fact]
    public async Task A_direct_endpoint_allocates_little_and_writes_once()
    {
        (double direct, ExchangeCounts calls) = await CostAsync("direct");
        (double ordinary, ExchangeCounts ordinaryCalls) = await CostAsync("none");
        TestContext.Current.TestOutputHelper!.WriteLine(
            $"direct: {direct:F0} bytes, {calls}; System.Text.Json: {ordinary:F0} bytes, {ordinaryCalls}");
        Assert.Equal(new ExchangeCounts(Reads: 1, Gets: 0, Writes: 1, Flushes: 0), calls);
        // The parameter and the result; with options looked up, services asked or arguments listed it would be several times this.
        Assert.InRange(direct, 0, 120);
        Assert.True(direct < ordinary);
    }

    /// <returns>Bytes for a request beyond those of the order and of an endpoint that does nothing, and calls for a request.</returns>
    private static async Task<(double Bytes, ExchangeCounts Calls)> CostAsync(string way)
    {
        await using WebApplication app = await ShopApp.StartAsync(way);
        Endpoint endpoint = ((IEndpointRouteBuilder)app).DataSources.SelectMany(source => source.Endpoints).OfType<RouteEndpoint>()
            .Single(endpoint => endpoint.RoutePattern.RawText == "/order"
                && endpoint.Metadata.GetMetadata<HttpMethodMetadata>()!.HttpMethods.Contains("POST"));
        byte[] body = Encoding.UTF8.GetBytes(s_order);
        var exchange = new Exchange(app.Services.GetRequiredService<IServiceScopeFactory>(), endpoint, body);
        double nothing = Measure(() => exchange.Run(_ => Task.CompletedTask));
        double order = Measure(() => ShopCodecs.Order.Deserialize(body));
        double all = Measure(() => exchange.Run(endpoint.RequestDelegate!));
        Assert.Equal(200, exchange.Status);
        Assert.Equal(ShopCodecs.Order.SerializeToUtf8Bytes(ShopCodecs.Order.Deserialize(body)), exchange.Answer);
        exchange.Counts = default;
        exchange.Run(endpoint.RequestDelegate!);
        return (all - order - nothing, exchange.Counts);
    }

    private static double Measure(Action act)
    {
        for (int i = 0; i < Requests; i++)
            act();
        long before = GC.GetAllocatedBytesForCurrentThread();
        for (int i = 0; i < Requests; i++)
            act();
        return (GC.GetAllocatedBytesForCurrentThread() - before) / (double)Requests;
    }
}
