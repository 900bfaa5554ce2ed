using System.Text;
using SpanCodecs.Tests.Web.App;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.ApplicationParts;
using Microsoft.AspNetCore.Mvc.Formatters;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Options;
using SpanCodecs.AspNetCore;
using SpanCodecs.AspNetCore.Mvc;
using Xunit;

namespace SpanCodecs.Tests.Web;

/// <summary>Controllers: content types are negotiated, and failures reported, as without.</summary>
public class MvcTests
{
    private const string Order = """{"id":1,"customer":"Zoë <Z>","items":[{"article":"tea","count":2,"price":1.50}]}""";

    [Fact]
    public void Formatters_without_codecs_are_refused() =>
        Assert.Throws<ArgumentException>(() => new ServiceCollection().AddControllers().AddSpanCodecFormatters());

    private static readonly RawRequest[] s_requests =
    [
        RawRequest.Get("/mvc/order"),
        RawRequest.Get("/mvc/order", "Accept: application/json"),
        RawRequest.Get("/mvc/order", "Accept: text/json; charset=utf-16"),
        RawRequest.Get("/mvc/order", "Accept: application/xml"),
        RawRequest.Get("/mvc/order", "Accept: application/vnd.shop+json"),
        RawRequest.Get("/mvc/order", "Accept: */*"),
        RawRequest.Get("/mvc/order", "Accept: application/*"),
        RawRequest.Get("/mvc/order", "Accept: text/*;q=0.9, application/json;q=0.1"),
        RawRequest.Get("/mvc/order", "Accept: application/json;q=0"),
        RawRequest.Get("/mvc/order", "Accept: application/json", "Accept-Charset: utf-16"),
        RawRequest.Get("/mvc/order", "Accept: application/json", "Accept-Charset: klingon"),
        RawRequest.Get("/mvc/nothing"),
        RawRequest.Get("/mvc/text"),
        RawRequest.Get("/mvc/text", "Accept: application/json"),
        RawRequest.Get("/mvc/text", "Accept: text/plain"),
        RawRequest.Get("/mvc/text", "Accept: */*"),
        RawRequest.Get("/mvc/vehicle"),
        RawRequest.Post("/mvc/order", Order),
        RawRequest.Post("/mvc/order", Encoding.Unicode.GetBytes(Order), "application/json; charset=utf-16"),
        RawRequest.Post("/mvc/order", Order, "application/json; charset=klingon"),
        RawRequest.Post("/mvc/order", Order, "text/plain"),
        RawRequest.Post("/mvc/order", Order, ""),
        RawRequest.Post("/mvc/order", ""),
        RawRequest.Post("/mvc/order", "null"),
        RawRequest.Post("/mvc/order", "[]"),
        RawRequest.Post("/mvc/order", """{"id":"a"}"""),
        RawRequest.Post("/mvc/order", """{"items":[{"article":"a","count":1.5}]}"""),
        RawRequest.Post("/mvc/order", Order[..^1]),
        RawRequest.Post("/mvc/order", Order + "x"),
        RawRequest.Chunked("/mvc/order", Order[..10], Order[10..]),
        RawRequest.Chunked("/mvc/order", Order[..10], Order[10..20], Order[20..], "x"),
        RawRequest.Chunked("/mvc/order", " "),
        RawRequest.Chunked("/mvc/order"),
        RawRequest.Post("/mvc/order", [0xEF, 0xBB, 0xBF, .. Encoding.UTF8.GetBytes(Order)], "application/json"),
        RawRequest.Post("/mvc/order", [0xFF, 0xFE, .. Encoding.Unicode.GetBytes(Order)], "application/json; charset=utf-16"),
        RawRequest.Post("/mvc/order", Encoding.Latin1.GetBytes(Order), "application/json; charset=iso-8859-1"),
        RawRequest.Post("/mvc/order", [.. "{\"customer\":\""u8, 0xFF, .. "\"}"u8], "application/json"),
        RawRequest.Post("/mvc/order", $$"""{"customer":"{{new string('x', 1_100_000)}}"}"""),
        RawRequest.Post("/mvc/order", $$"""{"customer":"{{new string('x', 300_000)}}","id":"a"}"""),
        RawRequest.Post("/mvc/order", $$"""{"customer":"{{new string('y', 900_000)}}"}"""),
        RawRequest.Post("/mvc/order", string.Concat(Enumerable.Repeat("""{"previous":""", 40)) + "null" + new string('}', 40)),
        RawRequest.WithLength("/mvc/order", Order, Order.Length + 40),
        RawRequest.Post("/mvc/perhaps", ""),
        RawRequest.Post("/mvc/perhaps", "null"),
        RawRequest.Post("/mvc/perhaps", Order),
        RawRequest.Post("/mvc/basket", $$"""{"name":"b","orders":[{{Order}},{"id":true}]}"""),
        RawRequest.Post("/mvc/basket", $$"""{"name":"b","orders":[{{Order}}]}"""),
    ];

    [Theory]
    [InlineData(false, false)]
    [InlineData(false, true)]
    [InlineData(true, false)]
    [InlineData(true, true)]
    public async Task Controllers_answer_the_same(bool byResolver, bool isStrict)
    {
        await using WebApplication without = await StartAsync(null, isStrict);
        await using WebApplication with = await StartAsync(byResolver, isStrict);
        // Both have read half of a body when nobody is there any more.
        foreach (RawRequest request in s_requests.Where(request => request.Pieces is [_, { Length: > 10 }]))
            await request.AbandonAsync(new Uri(with.Urls.First()), TestContext.Current.CancellationToken);
        var differences = new List<string>();
        foreach (RawRequest request in s_requests)
        {
            string expected = WithoutNoise(await request.SendAsync(new Uri(without.Urls.First()), TestContext.Current.CancellationToken));
            string actual = WithoutNoise(await request.SendAsync(new Uri(with.Urls.First()), TestContext.Current.CancellationToken));
            if (!request.MayBeLost(expected, actual) && expected != actual)
                differences.Add($"{request.Name}\n--- without\n{expected}\n--- with\n{actual}");
        }

        var options = with.Services.GetRequiredService<IOptions<JsonOptions>>().Value.JsonSerializerOptions;
        Assert.True(
            !byResolver || MvcCodecs.Resolver.WhyNot(typeof(App.Order), options) is null,
            MvcCodecs.Resolver.WhyNot(typeof(App.Order), options));
        Assert.True(differences.Count == 0, string.Join("\n\n", differences));
    }

    [Fact]
    public async Task Formatters_stand_right_before_those_of_MVC_and_describe_what_has_a_codec()
    {
        await using WebApplication app = await StartAsync(false, false);
        MvcOptions options = app.Services.GetRequiredService<IOptions<MvcOptions>>().Value;
        int output = options.OutputFormatters.ToList().FindIndex(formatter => formatter is SpanCodecOutputFormatter);
        Assert.IsType<SystemTextJsonOutputFormatter>(options.OutputFormatters[output + 1]);
        int input = options.InputFormatters.ToList().FindIndex(formatter => formatter is SpanCodecInputFormatter);
        Assert.IsType<SystemTextJsonInputFormatter>(options.InputFormatters[input + 1]);
        var formatter = (SpanCodecOutputFormatter)options.OutputFormatters[output];
        Assert.NotNull(formatter.GetSupportedContentTypes(null!, typeof(Order)));
        Assert.Null(formatter.GetSupportedContentTypes(null!, typeof(Basket)));
    }

    [Fact]
    public async Task A_buffered_body_that_was_read_before_is_bound()
    {
        await using WebApplication app = await StartAsync(false, false);
        string answer = await RawRequest.Post("/mvc/order?read=before", Order)
            .SendAsync(new Uri(app.Urls.First()), TestContext.Current.CancellationToken);
        Assert.StartsWith("HTTP/1.1 200 ", answer, StringComparison.Ordinal);
    }

    /// <summary>Logs bodies, as some applications do.</summary>
    private static async Task ReadBeforeAsync(HttpContext context, RequestDelegate next)
    {
        if (context.Request.Query.ContainsKey("read"))
        {
            context.Request.EnableBuffering();
            await new StreamReader(context.Request.Body).ReadToEndAsync();
            context.Request.Body.Position = 0;
        }

        await next(context);
    }

    private static Task<WebApplication> StartAsync(bool? byResolver, bool isStrict) => ShopApp.StartAsync(
        "none",
        builder =>
        {
            IMvcBuilder mvc = builder.Services
                .AddControllers(options => options.ReturnHttpNotAcceptable = options.RespectBrowserAcceptHeader = isStrict)
                .ConfigureApplicationPartManager(parts =>
            {
                parts.ApplicationParts.Clear();
                parts.ApplicationParts.Add(new AssemblyPart(typeof(MvcTests).Assembly));
            });
            if (byResolver == true)
                mvc.AddJsonOptions(options => options.JsonSerializerOptions.TypeInfoResolverChain.Insert(0, MvcCodecs.Resolver));
            else if (byResolver == false)
                mvc.AddSpanCodecFormatters(MvcCodecs.Resolver);
        },
        app =>
        {
            app.Use(ReadBeforeAsync);
            app.MapControllers();
        });

    // How the server says where the answer ends; a number of the request, in problem
    // details; and the type that could not be read, for which System.Text.Json may
    // name the one around it.
    private static string WithoutNoise(string answer)
    {
        answer = RawRequest.WithoutFraming(answer);
        answer = System.Text.RegularExpressions.Regex.Replace(
            answer, "could not be converted to [^ ]+ Path", "could not be converted. Path");
        int trace = answer.IndexOf("\"traceId\":\"", StringComparison.Ordinal);
        return trace < 0 ? answer : answer[..trace] + answer[answer.IndexOf('"', trace + 11)..];
    }
}

[ApiController]
[Route("mvc")]
public class ShopController : ControllerBase
{
    [HttpGet("order")]
    public Order Order() => ShopApp.Sample(7);

    [HttpPost("perhaps")]
    public Order? Perhaps([FromBody(EmptyBodyBehavior = Microsoft.AspNetCore.Mvc.ModelBinding.EmptyBodyBehavior.Allow)] Order? order) =>
        order;

    [HttpGet("nothing")]
    public Order? Nothing() => null;

    [HttpGet("text")]
    public string Text() => "Zoë <Z>";

    [HttpGet("vehicle")]
    public Vehicle Vehicle() => new Van { Load = 2.5 };

    [HttpPost("order")]
    public ActionResult<Order> Order(Order order) => order;

    [HttpPost("basket")]
    public Basket Basket(Basket basket) => basket;
}
