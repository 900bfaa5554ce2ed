using SpanCodecs.Tests.Web.App;

// Usage: SpanCodecWeb none|bridge|direct
// Says its address, and ends with its input.
WebApplication app = await ShopApp.StartAsync(args is [string way] ? way : "none");
await using (app.ConfigureAwait(false))
{
    Console.WriteLine(app.Urls.First());
    await Console.In.ReadToEndAsync();
    await app.StopAsync();
}
