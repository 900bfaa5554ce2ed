using SpanCodecs.Tests.Web.App;

// Usage: SpanCodecWeb none|bridge|direct
// Says its address, and ends with its input.
// Usage: SpanCodecWeb lines COUNT
// Says how many lines a second go from a server to a client.
if (args is ["lines", string count])
{
    await LinesRun.RunAsync(int.Parse(count, System.Globalization.CultureInfo.InvariantCulture));
    return;
}

WebApplication app = await ShopApp.StartAsync(args is [string way] ? way : "none");
await using (app.ConfigureAwait(false))
{
    Console.WriteLine(app.Urls.First());
    await Console.In.ReadToEndAsync();
    await app.StopAsync();
}
