using System.Runtime.CompilerServices;
using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;

namespace SpanCodecs.Tests.Fuzz;

/// <summary>What System.Text.Json's reflection knows of a type, by the options of its generated metadata.</summary>
internal static class ReflectedTypes
{
    private static readonly ConditionalWeakTable<JsonSerializerOptions, JsonSerializerOptions> s_reflected = [];
    private static readonly ConditionalWeakTable<JsonSerializerOptions, JsonSerializerOptions> s_telling = [];

    internal static JsonTypeInfo<T> Of<T>(JsonTypeInfo<T> generated)
    {
        // The one option of a context that the serializer's options do not have.
        bool hasNames = generated.OriginatingResolver!.GetType().GetCustomAttributesData().SelectMany(one => one.NamedArguments)
            .Any(one => one is { MemberName: nameof(JsonSourceGenerationOptionsAttribute.UseStringEnumConverter), TypedValue.Value: true });
        return In<T>(s_reflected.GetValue(generated.Options, options =>
        {
            var reflected = new JsonSerializerOptions(options) { TypeInfoResolver = new DefaultJsonTypeInfoResolver() };
            if (hasNames)
                reflected.Converters.Add(new JsonStringEnumConverter());
            return reflected;
        }));
    }

    /// <summary>The same for values that can be read, and not written: infinity, and what is no number.</summary>
    internal static JsonTypeInfo<T> Telling<T>(JsonTypeInfo<T> reflected) => In<T>(s_telling.GetValue(
        reflected.Options,
        options => new JsonSerializerOptions(options)
        {
            NumberHandling = options.NumberHandling | JsonNumberHandling.AllowNamedFloatingPointLiterals,
        }));

    private static JsonTypeInfo<T> In<T>(JsonSerializerOptions options) => (JsonTypeInfo<T>)options.GetTypeInfo(typeof(T));
}
