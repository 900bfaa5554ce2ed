using System.IO.Pipelines;
using System.Text.Json;
using Microsoft.Extensions.AI;
using ModelContextProtocol.Client;
using ModelContextProtocol.Protocol;
using ModelContextProtocol.Server;
using Tools;

bool hasCodecs = !args.Contains("--without");
JsonSerializerOptions options = ShopJson.Options(hasCodecs);
if (hasCodecs)
    ShopCodecs.Resolver.EnsureUsed(options, typeof(Purchase[]), typeof(Receipt));

// What a model is told of the function, and what happens when it calls it.
AIFunction order = DescribedFunction.Of(Shop.Order, "order", options);
using JsonDocument purchases = JsonDocument.Parse("""[{"article":"tea","count":2},{"article":"milk","remark":"fresh"}]""");
Console.WriteLine(order.JsonSchema);
Console.WriteLine(order.ReturnJsonSchema);
Console.WriteLine(await order.InvokeAsync(new AIFunctionArguments
{
    ["purchases"] = purchases.RootElement, ["customer"] = "Ada",
}));

// The same function as a tool of a server, which a client calls through two pipes.
var toServer = new Pipe();
var toClient = new Pipe();
await using var transport = new StreamServerTransport(toServer.Reader.AsStream(), toClient.Writer.AsStream());
await using McpServer server = McpServer.Create(transport, new McpServerOptions
{
    ToolCollection = [McpServerTool.Create(order, new McpServerToolCreateOptions { UseStructuredContent = true })],
});
Task running = server.RunAsync();
await using McpClient client = await McpClient.CreateAsync(
    new StreamClientTransport(toServer.Writer.AsStream(), toClient.Reader.AsStream()));
foreach (McpClientTool tool in await client.ListToolsAsync())
{
    Console.WriteLine($"{tool.Name}: {tool.JsonSchema}");
    CallToolResult result = await tool.CallAsync(new Dictionary<string, object?>
    {
        ["purchases"] = purchases.RootElement, ["customer"] = "Ada",
    });
    Console.WriteLine(result.StructuredContent);
    foreach (TextContentBlock text in result.Content.OfType<TextContentBlock>())
        Console.WriteLine(text.Text);
}
