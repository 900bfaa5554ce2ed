using System.Collections.Concurrent;
using Patches;
using SpanCodecs.AspNetCore;

WebApplicationBuilder builder = WebApplication.CreateSlimBuilder(args);
builder.Services.AddSpanCodecs(Codecs.Resolver);

WebApplication app = builder.Build();
var customers = new ConcurrentDictionary<int, Customer> { [7] = new Customer(7, "Ada", "1815") };

app.MapGet("/customers/{id:int}", (int id) => customers.TryGetValue(id, out Customer? customer)
    ? (IResult)SpanResults.Ok(customer) : TypedResults.NotFound());

// Any member may be changed: application/merge-patch+json, or application/json.
app.MapPatch("/customers/{id:int}", (int id, SpanMergePatch<Customer> patch) => customers.TryGetValue(id, out Customer? customer)
    ? (IResult)SpanResults.Ok(customers[id] = patch.ApplyTo(customer)! with { Id = id }) : TypedResults.NotFound()).WithSpanBodies();

// Only these members may be changed, and each says whether it is there.
app.MapPost("/customers/{id:int}/change", (int id, SpanBody<CustomerChange> change) => customers.TryGetValue(id, out Customer? customer)
    ? (IResult)SpanResults.Ok(customers[id] = customer with
    {
        Name = change.Value.Name.GetValueOrDefault(customer.Name),
        Phone = change.Value.Phone.GetValueOrDefault(customer.Phone),
    }) : TypedResults.NotFound()).WithSpanBodies();

await app.RunAsync();
