using Orders;

WebApplicationBuilder builder = WebApplication.CreateSlimBuilder(args);
builder.Services.ConfigureHttpJsonOptions(options =>
{
    options.SerializerOptions.TypeInfoResolverChain.Insert(0, AppJsonContext.Default);
    options.SerializerOptions.TypeInfoResolverChain.Insert(0, AppCodecs.Resolver);
});

WebApplication app = builder.Build();
app.MapGet("/orders/{id:int}", (int id) => new Order(id, "Ada", [new OrderLine("tea", 2, 1.50m)]));
app.MapPost("/orders", (Order[] orders) => orders.Where(order => order.Lines.Length > 0).ToArray());
await app.RunAsync();
