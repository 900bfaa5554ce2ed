using System.Net.WebSockets;
using System.Text;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;
using SpanCodecs.Tests.Web.App;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.SignalR;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Options;
using Xunit;

namespace SpanCodecs.Tests.Web;

/// <summary>
/// SignalR's JSON protocol takes its options from System.Text.Json, and so the
/// resolver. Messages are sent as their bytes: a client's library would hide them.
/// </summary>
public class SignalRTests
{
    // The protocol's own mark behind each message.
    private const char End = '\u001e';

    private const string Document = """
        {
          "id": 1,
          "customer": "Zoë <Z>",
          "placed": "2026-02-28T12:00:00+02:00",
          "items": [{ "article": "tea", "count": 2, "price": 1.50 }],
          "previous": null
        }
        """;

    private static readonly string[] Sent =
    [
        Invocation("1", "Echo", Document),
        Invocation("2", "Echo", "null"),
        Invocation("3", "Double", Document),
        Invocation("4", "Echo", """{"id":"a"}"""),
        Invocation("5", "Echo", """{"items":[{"article":"a","count":1.5}]}"""),
        Invocation("6", "Basket", $$"""{"name":"b","orders":[{{Document}},null]}"""),
    ];

    [Fact]
    public async Task A_hub_answers_the_same_with_the_resolver()
    {
        string[] without = await AnswersAsync(byResolver: false);
        string[] with = await AnswersAsync(byResolver: true);
        Assert.Equal(without, with);
        Assert.StartsWith("""{"type":3,"invocationId":"1","result":{"id":1,""", with[0], StringComparison.Ordinal);
        Assert.Equal("""{"type":3,"invocationId":"2","result":null}""", with[1]);
        Assert.Contains("\"error\":", with[3], StringComparison.Ordinal);
    }

    private static string Invocation(string id, string target, string argument) =>
        $$"""{"type":1,"invocationId":"{{id}}","target":"{{target}}","arguments":[{{argument}}]}""";

    private static async Task<string[]> AnswersAsync(bool byResolver)
    {
        await using WebApplication app = await ShopApp.StartAsync(
            "none",
            builder => builder.Services.AddSignalR().AddJsonProtocol(protocol =>
            {
                if (!byResolver)
                    return;
                // SignalR's options name no resolver, so that the first one that is added would be the only one.
                protocol.PayloadSerializerOptions.TypeInfoResolverChain.Add(HubCodecs.Resolver);
                protocol.PayloadSerializerOptions.TypeInfoResolverChain.Add(new DefaultJsonTypeInfoResolver());
            }),
            app => app.MapHub<ShopHub>("/hub"));
        using var socket = new ClientWebSocket();
        await socket.ConnectAsync(
            new UriBuilder(app.Urls.First()) { Scheme = "ws", Path = "/hub" }.Uri, TestContext.Current.CancellationToken);
        var messages = new Messages(socket);
        await messages.SendAsync("""{"protocol":"json","version":1}""");
        Assert.Equal("{}", await messages.ReceiveAsync());
        var answers = new List<string>();
        foreach (string message in Sent)
        {
            await messages.SendAsync(message);
            answers.Add(await messages.ReceiveAsync());
        }

        if (byResolver)
        {
            var options = app.Services.GetRequiredService<IOptions<JsonHubProtocolOptions>>().Value.PayloadSerializerOptions;
            string? reason = HubCodecs.Resolver.WhyNot(typeof(Order), options);
            Assert.True(reason is null, reason);
        }

        return [.. answers];
    }

    /// <summary>Messages of a socket, which may come together or in pieces; the server's own pings are left out.</summary>
    private sealed class Messages(ClientWebSocket socket)
    {
        private const string Ping = """{"type":6}""";

        private readonly StringBuilder _received = new();

        internal ValueTask SendAsync(string message) =>
            socket.SendAsync(
                Encoding.UTF8.GetBytes(message + End).AsMemory(),
                WebSocketMessageType.Text,
                endOfMessage: true,
                TestContext.Current.CancellationToken);

        internal async Task<string> ReceiveAsync()
        {
            byte[] buffer = new byte[65_536];
            while (true)
            {
                string text = _received.ToString();
                int end = text.IndexOf(End, StringComparison.Ordinal);
                if (end >= 0)
                {
                    _received.Remove(0, end + 1);
                    if (text[..end] != Ping)
                        return text[..end];
                    continue;
                }

                int length = 0;
                ValueWebSocketReceiveResult part;
                do
                {
                    part = await socket.ReceiveAsync(buffer.AsMemory(length), TestContext.Current.CancellationToken);
                    length += part.Count;
                }
                while (!part.EndOfMessage);
                if (part.MessageType == WebSocketMessageType.Close)
                    throw new InvalidOperationException($"The hub closed the connection: {socket.CloseStatusDescription}");
                _received.Append(Encoding.UTF8.GetString(buffer, 0, length));
            }
        }
    }
}

/// <summary>Has options as SignalR sets them.</summary>
[SpanCodec(typeof(Order))]
[SpanCodec(typeof(Order[]))]
[SpanCodecOptions(PropertyNamingPolicy = JsonKnownNamingPolicy.CamelCase, PropertyNameCaseInsensitive = true, RelaxedEscaping = true)]
public static partial class HubCodecs;

public sealed class ShopHub : Hub
{
    public Order? Echo(Order? order) => order;

    public Order[] Double(Order order) => [order, order];

    public Basket Basket(Basket basket) => basket;
}
