using System.Text.Json;
using System.Text.Json.Serialization.Metadata;
using SpanCodecs;

// Each framework writes and reads an order with a codec, and says whether it was the same one.
Say("Refit", await Integrations.Refit.Check.Run());
Say("MassTransit", await Integrations.MassTransit.Check.Run());
Say("EF Core", await Integrations.EntityFramework.Check.Run());
Say("caches", await Integrations.Caches.Check.Run());
Say("Orleans", Integrations.Orleans.Check.Run());
Say("Functions", Integrations.Functions.Check.Run());
Say("SignalR", Integrations.SignalR.Check.Run());
Say("NodaTime", Integrations.Times.Check.Run());

// The framework's own options, and the codecs that are made for them.
Used("ASP.NET Core", Integrations.AspNetCore.EndpointCodecs.Resolver, new Microsoft.AspNetCore.Http.Json.JsonOptions().SerializerOptions);
Used("controllers", Integrations.AspNetCore.ControllerCodecs.Resolver, new Microsoft.AspNetCore.Mvc.JsonOptions().JsonSerializerOptions);
Used("Refit", Integrations.Refit.ApiCodecs.Resolver, Integrations.Refit.Check.Options);
Used("MassTransit", Integrations.MassTransit.BusCodecs.Resolver, Integrations.MassTransit.Check.Options);
Used("Orleans", Integrations.Orleans.GrainCodecs.Resolver, Integrations.Orleans.Check.Options);
Used("Functions", Integrations.Functions.FunctionCodecs.Resolver, Integrations.Functions.Check.Options);
Used("SignalR", Integrations.SignalR.HubCodecs.Resolver, Integrations.SignalR.Check.OptionsWith(services => services.AddSignalR()));

static void Say(string framework, bool isSame) => Console.WriteLine($"{framework}: {(isSame ? "the same" : "another")}");

static void Used(string framework, SpanCodecResolver resolver, JsonSerializerOptions options)
{
    if (options.TypeInfoResolverChain.Count == 0)
        options.TypeInfoResolverChain.Add(new DefaultJsonTypeInfoResolver());
    options.TypeInfoResolverChain.Insert(0, resolver);
    Console.WriteLine($"{framework}: {resolver.WhyNot(typeof(Integrations.Order), options) ?? "used"}");
}
