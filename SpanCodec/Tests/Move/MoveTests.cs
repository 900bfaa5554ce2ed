using Microsoft.CodeAnalysis;
using SpanCodecs.Generator.Move;
using Xunit;

namespace SpanCodecs.Tests.Move;

/// <summary>The types that a project gives to JSON: all of them, and nothing else.</summary>
public class MoveTests
{
    private const string Types = """

        public class Order { public int Id { get; set; } public Line[]? Lines { get; set; } }
        public class Line { public int Count { get; set; } }
        public class Other { public int Id { get; set; } }
        public class Secret { public nint Handle { get; set; } }
        public interface IApi { Task<T?> Get<T>(string path); }
        public class Shop { public Task Save(Order order) => Task.CompletedTask; }
        public class Orders : Microsoft.AspNetCore.Identity.UserManagerBase { public List<Order> All { get; } = []; }
        namespace Microsoft.AspNetCore.Identity { public class UserManagerBase { } }
        """;

    [Theory]
    // JsonSerializer.
    [InlineData("JsonSerializer.Serialize(new Order());", "Order")]
    [InlineData("JsonSerializer.Deserialize<Order[]>(\"[]\");", "Order[]")]
    [InlineData("JsonSerializer.Deserialize(\"[]\", typeof(List<Order>));", "System.Collections.Generic.List<Order>")]
    [InlineData("object order = new Order(); JsonSerializer.Serialize(order, typeof(Order));", "Order")]
    [InlineData("JsonSerializer.Serialize<object>(new Order());", "Order")]
    [InlineData("await JsonSerializer.SerializeAsync(Stream.Null, new Order());", "Order")]
    [InlineData("await foreach (Order? one in JsonSerializer.DeserializeAsyncEnumerable<Order>(Stream.Null)) { }", "Order")]
    [InlineData("JsonDocument.Parse(\"{}\").Deserialize<Order>();", "Order")]
    [InlineData(
        "JsonSerializer.Deserialize<KeyValuePair<string, Order>?>(\"{}\");", "System.Collections.Generic.KeyValuePair<string, Order>")]
    // HttpClient.
    [InlineData("await new HttpClient().GetFromJsonAsync<Order>(\"/\");", "Order")]
    [InlineData("await new HttpClient().PostAsJsonAsync(\"/\", new Order());", "Order")]
    [InlineData("await new HttpResponseMessage().Content.ReadFromJsonAsync<Order>();", "Order")]
    [InlineData("using var content = JsonContent.Create(new Order());", "Order")]
    [InlineData("await foreach (Order? one in new HttpClient().GetFromJsonAsAsyncEnumerable<Order>(\"/\")) { }", "Order")]
    // Minimal APIs.
    [InlineData("app.MapPost(\"/\", (Order order) => new Other());", "Order, Other")]
    [InlineData("app.MapPost(\"/\", (Order order, Shop shop) => shop.Save(order));", "Order")]
    [InlineData("app.MapPost(\"/\", (Order order, Orders orders) => { });", "Order")]
    [InlineData("app.MapPost(\"/\", (List<Order> orders) => { });", "System.Collections.Generic.List<Order>")]
    [InlineData("app.MapPost(\"/\", ([FromBody] Order order, [FromQuery] int id) => { });", "Order")]
    [InlineData("app.MapGet(\"/\", async Task<Order> () => new Order());", "Order")]
    [InlineData("app.MapGet(\"/\", One); static Order One() => new();", "Order")]
    [InlineData("app.MapGet(\"/\", () => TypedResults.Ok(new Order()));", "Order")]
    [InlineData("app.MapGet(\"/\", () => Results.Ok(new Order()));", "Order")]
    [InlineData("app.MapGet(\"/\", Results<Ok<Order>, NotFound> () => throw null!);", "Order")]
    [InlineData("app.MapGet(\"/\", (HttpContext context) => context.Response.WriteAsJsonAsync(new Order()));", "Order")]
    [InlineData("app.MapGet(\"/\", () => { }).Produces<Order>();", "Order")]
    // A method of the project that passes on what it is given.
    [InlineData("Wrap<Order>(\"{}\"); static T? Wrap<T>(string json) => JsonSerializer.Deserialize<T>(json);", "Order")]
    [InlineData(
        "A(new Order()); static void A<T>(T value) => B<T[]>([value]); static void B<T>(T value) => JsonSerializer.Serialize(value);",
        "Order[]")]
    [InlineData("Send(new Order()); Send(1); static void Send(object value) => JsonSerializer.Serialize(value);", "Order")]
    [InlineData(
        "IApi api = new Api(); await api.Get<Order>(\"/\"); "
            + "class Api : IApi { public Task<T?> Get<T>(string path) => new HttpClient().GetFromJsonAsync<T>(path); }", "Order")]
    [InlineData("new Store<Order>().Load(); class Store<T> { public T? Load() => JsonSerializer.Deserialize<T>(\"{}\"); }", "Order")]
    [InlineData("class X : Store<Order>; class Store<T> { public T? Load() => JsonSerializer.Deserialize<T>(\"{}\"); }", "Order")]
    // Not types that codecs are for.
    [InlineData("JsonSerializer.Serialize(new { Id = 7 });", "")]
    [InlineData("JsonSerializer.Serialize(7); JsonSerializer.Serialize(\"\"); JsonSerializer.Deserialize<DayOfWeek?>(\"1\");", "")]
    [InlineData("object o = 7; JsonSerializer.Serialize(o); JsonSerializer.Deserialize<JsonElement>(\"1\");", "")]
    [InlineData("JsonSerializer.Serialize(new Secret());", "")]
    [InlineData("Wrap<int>(); static void Wrap<T>() => JsonSerializer.Deserialize<T>(\"1\");", "")]
    // Calls that are about no JSON, or that a context describes.
    [InlineData("app.MapGet(\"/\", (Shop shop) => Results.NoContent());", "")]
    [InlineData("app.MapGet(\"/\", () => { }).Produces<Order>(200, \"text/csv\");", "")]
    [InlineData("JsonSerializer.Serialize(new Order(), (JsonTypeInfo<Order>)null!);", "")]
    [InlineData("JsonSerializer.Serialize(new Order()); [SpanCodec(typeof(Order))] static partial class Codecs;", "")]
    [InlineData(
        "JsonSerializer.Serialize(new Order()); "
            + "[JsonSerializable(typeof(Order))] abstract partial class Context() : JsonSerializerContext(null);", "")]
    public async Task Such_a_type_is_found(string statements, string types)
    {
        using var project = new MovedProject("WebApplication app = WebApplication.Create();\n" + statements + Types);
        Assert.Equal(types, await project.Types());
    }

    [Theory]
    [InlineData("[HttpPost] public void Post(Order order) { }", "Order")]
    [InlineData("[HttpPost] public void Post([FromBody] Order order, Other other) { }", "Order")]
    [InlineData("[HttpGet] public void Get(Order order) { }", "")]
    [InlineData("[HttpPost] public void Post([FromQuery] Order order) { }", "")]
    [InlineData("[HttpGet] public Order Get() => new();", "Order")]
    [InlineData("[HttpGet] public Task<ActionResult<Order>> Get() => throw null!;", "Order")]
    [InlineData("[HttpGet] public IAsyncEnumerable<Order> Get() => throw null!;", "Order")]
    [InlineData("[HttpGet] public IActionResult Get() => Ok(new Order());", "Order")]
    [InlineData("[HttpGet] public IActionResult Get() => new OkObjectResult(new Order());", "Order")]
    [InlineData("[HttpGet] public IActionResult Get() => CreatedAtAction(\"x\", new Other(), new Order());", "Order")]
    [InlineData("[HttpGet, ProducesResponseType<Order>(200)] public IActionResult Get() => throw null!;", "Order")]
    [InlineData("[HttpGet, ProducesResponseType(typeof(Order), 200)] public IActionResult Get() => throw null!;", "Order")]
    [InlineData("[NonAction] public Order Get() => new();", "")]
    [InlineData("private Order Get() => new(); public IActionResult Other() => NoContent();", "")]
    public async Task So_is_that_of_a_controller(string action, string types)
    {
        using var project = new MovedProject($"return; [ApiController] public class Orders0 : ControllerBase {{ {action} }} {Types}");
        Assert.Equal(types, await project.Types());
    }

    [Fact]
    public async Task The_fix_writes_a_class_for_the_whole_project()
    {
        using var project = new MovedProject("""
            JsonSerializer.Serialize(new A.Order()); JsonSerializer.Serialize(new B.Order()); JsonSerializer.Serialize(new List<B.Order>());
            JsonSerializer.Serialize(new List<A.Order>()); JsonSerializer.Serialize(new Resolver());
            JsonSerializer.Deserialize<Hidden.Inner>("{}"); JsonSerializer.Serialize(new Wrong());
            namespace A { public class Order { public Line? Line { get; set; } } public class Line; }
            namespace B { public class Order; }
            public class Resolver; public class Wrong { public Action? Done { get; set; } }
            file static class Hidden { public class Inner; }
            """);
        string written = await project.Fix((await project.Report())!);
        Assert.Equal("""
            // Types that are only members of these need not be named.
            // 'Hidden.Inner' has no codec: generated code cannot name it
            // 'Wrong' has no codec: 'System.Action' cannot be read or written as JSON: it is a delegate
            [SpanCodecs.SpanCodec(typeof(global::A.Order), PropertyName = "AOrder")]
            [SpanCodecs.SpanCodec(typeof(global::B.Order), PropertyName = "BOrder")]
            [SpanCodecs.SpanCodec(typeof(global::Resolver), PropertyName = "Resolver2")]
            [SpanCodecs.SpanCodec(typeof(global::System.Collections.Generic.List<global::A.Order>), PropertyName = "ListAOrder")]
            [SpanCodecs.SpanCodec(typeof(global::System.Collections.Generic.List<global::B.Order>), PropertyName = "ListBOrder")]
            internal static partial class AppCodecs;

            """, written[written.IndexOf("// Types", StringComparison.Ordinal)..]);
        Assert.Null(await project.Report());
    }

    [Fact]
    public async Task Types_of_the_web_get_a_class_with_its_options_and_the_class_that_is_there_gets_more()
    {
        const string Source = """
            JsonSerializer.Serialize(new One()); JsonSerializer.Serialize(new Two(), JsonSerializerOptions.Web);
            await new HttpClient().PostAsJsonAsync("/", new Three(), new JsonSerializerOptions(JsonSerializerDefaults.Web));
            await new HttpClient().PostAsJsonAsync("/", new Four(), new JsonSerializerOptions { WriteIndented = true });
            public class One; public class Two; public class Three; public class Four;
            """;
        using var project = new MovedProject(Source);
        Diagnostic report = (await project.Report())!;
        Assert.Equal(Source.IndexOf("JsonSerializer", StringComparison.Ordinal), report.Location.SourceSpan.Start);
        Assert.EndsWith("""

            // Types that are only members of these need not be named.
            [SpanCodecs.SpanCodec(typeof(global::Four))]
            [SpanCodecs.SpanCodec(typeof(global::One))]
            internal static partial class AppCodecs;

            // Types that are only members of these need not be named.
            [SpanCodecs.SpanCodec(typeof(global::Three))]
            [SpanCodecs.SpanCodec(typeof(global::Two))]
            [SpanCodecs.SpanCodecOptions(System.Text.Json.JsonSerializerDefaults.Web)]
            internal static partial class WebCodecs;

            """, await project.FixAll(report), StringComparison.Ordinal);
        Assert.Null(await project.Report());

        using var later = new MovedProject(Source + """
            [SpanCodec(typeof(One))]
            [SpanCodec(typeof(Four))]
            static partial class Mine;
            [SpanCodec(typeof(Two)), SpanCodecOptions(JsonSerializerDefaults.Web, RelaxedEscaping = true)] static partial class Ours;
            [SpanCodec(typeof(Two)), SpanCodecOptions(WriteIndented = true)] static partial class Theirs;
            [SpanCodec(typeof(Two)), SpanCodecOptions(JsonSerializerDefaults.Web, Converters = [typeof(JsonStringEnumConverter)])]
            static partial class Others;
            """);
        Assert.Contains(
            "RelaxedEscaping = true)]\n[SpanCodecs.SpanCodec(typeof(global::Three))] static partial class Ours;",
            await later.FixAll((await later.Report())!),
            StringComparison.Ordinal);
        Assert.Null(await later.Report());
    }

    [Fact]
    public async Task A_name_that_the_class_has_already_is_not_given_again()
    {
        using var project = new MovedProject("""
            JsonSerializer.Serialize(new A.Order());
            namespace A { public class Order; }
            public class Order;
            [SpanCodec(typeof(Order))]
            static partial class Mine;
            """);
        Assert.Contains(
            "[SpanCodec(typeof(Order))]\n[SpanCodecs.SpanCodec(typeof(global::A.Order), PropertyName = \"AOrder\")]\nstatic",
            await project.Fix((await project.Report())!),
            StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("namespace A.B;\n", "", "\n", "A.B.AppCodecs2")]
    [InlineData("namespace A.B\n{\n", "}\n", "\n    ", "A.B.AppCodecs2")]
    [InlineData("", "", "\n", "AppCodecs")]
    public async Task It_stands_at_the_end_of_the_file(string before, string behind, string begins, string name)
    {
        using var project = new MovedProject($$"""
            {{before}}public class Order;
            public static class Shop { public static void Main() => JsonSerializer.Serialize(new Order()); }
            {{behind}}
            """);
        project.Add("namespace A.B { public class AppCodecs; }");
        string written = await project.Fix((await project.Report())!);
        string simple = name[(name.LastIndexOf('.') + 1)..];
        Assert.Contains($"{begins}internal static partial class {simple};\n", written, StringComparison.Ordinal);
        Compilation compilation = (await project.Project.GetCompilationAsync(TestContext.Current.CancellationToken))!;
        Assert.NotNull(compilation.GetTypeByMetadataName(name));
    }

    [Fact]
    public void It_is_a_suggestion_of_the_end_of_a_compilation()
    {
        DiagnosticDescriptor descriptor = Assert.Single(new MoveAnalyzer().SupportedDiagnostics);
        Assert.Equal(DiagnosticSeverity.Info, descriptor.DefaultSeverity);
        Assert.Contains(WellKnownDiagnosticTags.CompilationEnd, descriptor.CustomTags);
    }
}
