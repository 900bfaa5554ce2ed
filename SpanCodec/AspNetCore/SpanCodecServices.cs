using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.Formatters;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.DependencyInjection.Extensions;
using Microsoft.Extensions.Options;
using SpanCodecs.AspNetCore.Mvc;

namespace SpanCodecs.AspNetCore;

public static class SpanCodecServices
{
    /// <summary>
    /// Makes the codecs known to results and body binding. MVC's formatters are given theirs by <see cref="AddSpanCodecFormatters"/>.
    /// </summary>
    public static IServiceCollection AddSpanCodecs(this IServiceCollection services, params SpanCodecResolver[] resolvers)
    {
        ArgumentNullException.ThrowIfNull(services);
        ArgumentNullException.ThrowIfNull(resolvers);
        CodecRegistry registry = Registry(services);
        foreach (SpanCodecResolver resolver in resolvers)
            registry.Add(resolver);
        return services;
    }

    /// <summary>
    /// Puts formatters that use the codecs right before MVC's own for JSON, which keep every other type. The codecs' options must be those
    /// of MVC: camel case, any case, numbers from strings, relaxed escaping and a depth of 32, unless the application says otherwise.
    /// </summary>
    public static IMvcBuilder AddSpanCodecFormatters(this IMvcBuilder builder, params SpanCodecResolver[] resolvers)
    {
        ArgumentNullException.ThrowIfNull(builder);
        ArgumentNullException.ThrowIfNull(resolvers);
        if (resolvers.Length == 0)
            throw new ArgumentException("Name the codecs here: formatters do not use those of AddSpanCodecs.", nameof(resolvers));
        // Their own: minimal APIs have another limit of depth.
        var registry = new CodecRegistry();
        foreach (SpanCodecResolver resolver in resolvers)
            registry.Add(resolver);
        builder.Services.AddOptions<MvcOptions>().Configure<IOptions<JsonOptions>>((options, json) =>
        {
            int input = IndexOf<SystemTextJsonInputFormatter>(options.InputFormatters);
            options.InputFormatters.Insert(
                Math.Max(input, 0), new SpanCodecInputFormatter(registry, json.Value.AllowInputFormatterExceptionMessages));
            int output = IndexOf<SystemTextJsonOutputFormatter>(options.OutputFormatters);
            // If that formatter has been removed, this one stands behind the one of texts, which are never JSON.
            options.OutputFormatters.Insert(
                output >= 0 ? output : IndexOf<StringOutputFormatter>(options.OutputFormatters) + 1,
                new SpanCodecOutputFormatter(registry));
        });
        return builder;
    }

    private static int IndexOf<T>(IEnumerable<object> formatters) => formatters.ToList().FindIndex(formatter => formatter is T);

    private static CodecRegistry Registry(IServiceCollection services)
    {
        if (services.FirstOrDefault(service => service.ServiceType == typeof(CodecRegistry))?.ImplementationInstance is CodecRegistry known)
            return known;
        var registry = new CodecRegistry();
        services.TryAddSingleton(registry);
        return registry;
    }
}
