using System.Reflection;
using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;

namespace SpanCodecs.Tests.TypeFuzz;

/// <summary>System.Text.Json's options that mean what a context's attribute says.</summary>
internal static class OptionsOf
{
    internal static JsonSerializerOptions Context(Type context)
    {
        CustomAttributeData? said = context.GetCustomAttributesData()
            .SingleOrDefault(data => data.AttributeType == typeof(SpanCodecOptionsAttribute));
        object defaults = said?.ConstructorArguments.SingleOrDefault().Value ?? JsonSerializerDefaults.General;
        var options = new JsonSerializerOptions((JsonSerializerDefaults)defaults)
        {
            TypeInfoResolver = new DefaultJsonTypeInfoResolver(),
            NewLine = "\n",
        };
        foreach (CustomAttributeNamedArgument argument in said?.NamedArguments ?? [])
            Apply(argument.MemberName, argument.TypedValue.Value, options);
        // Before, what System.Text.Json says of types would be said of no type in use.
        options.MakeReadOnly();
        return options;
    }

    private static void Apply(string option, object? value, JsonSerializerOptions options)
    {
        switch (option)
        {
            case nameof(SpanCodecOptionsAttribute.RelaxedEscaping):
                options.Encoder = value is true ? JavaScriptEncoder.UnsafeRelaxedJsonEscaping : null;
                break;
            case nameof(SpanCodecOptionsAttribute.UseStringEnumConverter):
                if (value is true)
                    options.Converters.Add(new JsonStringEnumConverter());
                break;
            case nameof(SpanCodecOptionsAttribute.Converters):
                foreach (CustomAttributeTypedArgument type in (IEnumerable<CustomAttributeTypedArgument>)value!)
                    options.Converters.Add((JsonConverter)Activator.CreateInstance((Type)type.Value!)!);
                break;
            case nameof(SpanCodecOptionsAttribute.PropertyNamingPolicy):
                options.PropertyNamingPolicy = Policy((JsonKnownNamingPolicy)value!);
                break;
            case nameof(SpanCodecOptionsAttribute.DictionaryKeyPolicy):
                options.DictionaryKeyPolicy = Policy((JsonKnownNamingPolicy)value!);
                break;
            default:
                // The others have one name in both; a System.Text.Json that lacks one is not asked to compare it.
                PropertyInfo property = typeof(JsonSerializerOptions).GetProperty(option)!;
                property.SetValue(options, property.PropertyType.IsEnum ? Enum.ToObject(property.PropertyType, value!) : value);
                break;
        }
    }

    private static JsonNamingPolicy? Policy(JsonKnownNamingPolicy policy) => policy switch
    {
        JsonKnownNamingPolicy.CamelCase => JsonNamingPolicy.CamelCase,
        JsonKnownNamingPolicy.SnakeCaseLower => JsonNamingPolicy.SnakeCaseLower,
        JsonKnownNamingPolicy.SnakeCaseUpper => JsonNamingPolicy.SnakeCaseUpper,
        JsonKnownNamingPolicy.KebabCaseLower => JsonNamingPolicy.KebabCaseLower,
        JsonKnownNamingPolicy.KebabCaseUpper => JsonNamingPolicy.KebabCaseUpper,
        // The newest name of the newest System.Text.Json, whose class this program may not be compiled with.
        _ => typeof(JsonNamingPolicy).GetProperty(policy.ToString())?.GetValue(null) as JsonNamingPolicy,
    };
}
