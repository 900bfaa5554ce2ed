using System.Text.Json.Serialization.Metadata;
using Controllers;

WebApplicationBuilder builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers().AddJsonOptions(options =>
{
    options.JsonSerializerOptions.TypeInfoResolverChain.Add(new DefaultJsonTypeInfoResolver());
    options.JsonSerializerOptions.TypeInfoResolverChain.Insert(0, AppCodecs.Resolver);
});

WebApplication app = builder.Build();
app.MapControllers();
await app.RunAsync();
