using System.Reflection;
using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;
using SpanCodecs;

namespace JsonAot.Tests.SpanCodecs.TypeFuzz;

/// <summary>System.Text.Json's options that mean what a context's attribute says.</summary>
internal static class OptionsOf
{
    internal static JsonSerializerOptions Context(Type context)
    {
        var options = new JsonSerializerOptions { TypeInfoResolver = new DefaultJsonTypeInfoResolver(), NewLine = "\n" };
        if (context.GetCustomAttribute<SpanCodecOptionsAttribute>() is { } said)
            Apply(said, options);
        // Before, what System.Text.Json says of types would be said of no type in use.
        options.MakeReadOnly();
        return options;
    }

    private static void Apply(SpanCodecOptionsAttribute said, JsonSerializerOptions options)
    {
        options.AllowTrailingCommas = said.AllowTrailingCommas;
        options.DefaultIgnoreCondition = said.DefaultIgnoreCondition;
        options.IgnoreReadOnlyProperties = said.IgnoreReadOnlyProperties;
        options.IgnoreReadOnlyFields = said.IgnoreReadOnlyFields;
        options.IncludeFields = said.IncludeFields;
        options.MaxDepth = said.MaxDepth;
        options.NumberHandling = said.NumberHandling;
        options.PreferredObjectCreationHandling = said.PreferredObjectCreationHandling;
        options.PropertyNameCaseInsensitive = said.PropertyNameCaseInsensitive;
        options.PropertyNamingPolicy = Policy(said.PropertyNamingPolicy);
        options.DictionaryKeyPolicy = Policy(said.DictionaryKeyPolicy);
        options.ReadCommentHandling = said.ReadCommentHandling;
        options.UnmappedMemberHandling = said.UnmappedMemberHandling;
        options.WriteIndented = said.WriteIndented;
        if (said.RelaxedEscaping)
            options.Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping;
        if (said.UseStringEnumConverter)
            options.Converters.Add(new JsonStringEnumConverter());
    }

    private static JsonNamingPolicy? Policy(JsonKnownNamingPolicy policy) => policy switch
    {
        JsonKnownNamingPolicy.CamelCase => JsonNamingPolicy.CamelCase,
        JsonKnownNamingPolicy.SnakeCaseLower => JsonNamingPolicy.SnakeCaseLower,
        JsonKnownNamingPolicy.SnakeCaseUpper => JsonNamingPolicy.SnakeCaseUpper,
        JsonKnownNamingPolicy.KebabCaseLower => JsonNamingPolicy.KebabCaseLower,
        JsonKnownNamingPolicy.KebabCaseUpper => JsonNamingPolicy.KebabCaseUpper,
        _ => null,
    };
}
