using JsonAot.Try.Finding;

namespace JsonAot.Lab.Commands.Try;

/// <summary>
/// The code that somebody writes to use a library for the type, set up as it was measured: what the folders of Libraries/ do for any
/// payload.
/// </summary>
internal static class LibraryAdoption
{
    internal static IReadOnlyList<string> Of(string contender, Subject subject)
    {
        string type = subject.Type.Written.Name;
        bool byName = subject.Type.EnumsByName;
        string[] lines = contender switch
        {
            "Newtonsoft.Json" =>
            [
                "using Newtonsoft.Json;",
                .. byName ? ["using Newtonsoft.Json.Converters;"] : Array.Empty<string>(),
                .. StrategyOf(subject.Type) is null ? Array.Empty<string>() : ["using Newtonsoft.Json.Serialization;"],
                "",
                $"var settings = new JsonSerializerSettings{NewtonsoftSettings(subject)};",
                "string json = JsonConvert.SerializeObject(value, settings);",
                $"{type}? again = JsonConvert.DeserializeObject<{type}>(json, settings);",
            ],
            "ServiceStack.Text" =>
            [
                "using ServiceStack.Text;",
                "",
                "// When the program starts: these hold for the whole process.",
                "JsConfig.SystemJsonCompatible = true;",
                "JsConfig.TimeSpanHandler = TimeSpanHandler.StandardFormat;",
                "JsConfig.ThrowOnError = true;",
                "JsConfig.IncludeNullValues = true;",
                "JsConfig.ExcludeTypeInfo = true;",
                $"JsConfig.TreatEnumAsInteger = {Code(!byName)};",
                $"JsConfig.TextCase = TextCase.{TextCaseOf(subject.Type)};",
                "string json = JsonSerializer.SerializeToString(value);",
                $"{type}? again = JsonSerializer.DeserializeFromString<{type}>(json);",
            ],
            "Utf8Json" =>
            [
                "using Utf8Json;",
                .. byName
                    ? Array.Empty<string>()
                    :
                    [
                        "using Utf8Json.Resolvers;",
                        "",
                        "// When the program starts: this holds for the whole process.",
                        "CompositeResolver.RegisterAndSetAsDefault(EnumResolver.UnderlyingValue, StandardResolver.Default);",
                    ],
                "",
                "byte[] json = JsonSerializer.Serialize(value);",
                $"{type}? again = JsonSerializer.Deserialize<{type}>(json);",
            ],
            "SpanJson" =>
            [
                "using SpanJson;",
                "using SpanJson.Resolvers;",
                "",
                $"byte[] json = JsonSerializer.Generic.Utf8.Serialize<{type}, Resolver<byte>>(value);",
                $"{type}? again = JsonSerializer.Generic.Utf8.Deserialize<{type}, Resolver<byte>>(json);",
                "",
                "sealed class Resolver<TSymbol>() : ResolverBase<TSymbol, Resolver<TSymbol>>(new SpanJsonOptions",
                "{",
                "    NamingConvention = NamingConventions.OriginalCase,",
                "    NullOption = NullOptions.IncludeNulls,",
                $"    EnumOption = EnumOptions.{(byName ? "String" : "Integer")},",
                "    ByteArrayOption = ByteArrayOptions.Base64,",
                "})",
                "    where TSymbol : struct;",
            ],
            "NetJSON" =>
            [
                "using NetJSON;",
                "",
                $"var settings = new NetJSONSettings "
                    + $"{{ DateFormat = NetJSONDateFormat.ISO, SkipDefaultValue = false, UseEnumString = {Code(byName)} }};",
                "string json = NetJSON.NetJSON.Serialize(value, settings);",
                $"{type}? again = NetJSON.NetJSON.Deserialize<{type}>(json, settings);",
            ],
            "fastJSON" =>
            [
                "using fastJSON;",
                "",
                "var parameters = new JSONParameters",
                "{",
                "    UseExtensions = false,",
                "    UseFastGuid = false,",
                "    UseUTCDateTime = false,",
                "    UseEscapedUnicode = true,",
                "    DateTimeMilliseconds = true,",
                $"    UseValuesOfEnums = {Code(!byName)},",
                "};",
                "string json = JSON.ToJSON(value, parameters);",
                $"{type}? again = JSON.ToObject<{type}>(json, parameters);",
            ],
            _ => [$"// See Libraries/ for how it was set up for {type}."],
        };
        return [$"// dotnet add package {contender}", .. lines];
    }

    /// <summary>As it was measured but for what attributes of members say; it reads names in any case by itself.</summary>
    private static string NewtonsoftSettings(Subject subject) => Adoption.Initialized(
    [
        .. StrategyOf(subject.Type) is { } strategy
            ? [$"ContractResolver = new DefaultContractResolver {{ NamingStrategy = new {strategy}() }}"]
            : Array.Empty<string>(),
        .. subject.Sources.OmitsNulls ? ["NullValueHandling = NullValueHandling.Ignore"] : Array.Empty<string>(),
        .. subject.Type.EnumsByName ? ["Converters = { new StringEnumConverter() }"] : Array.Empty<string>(),
    ]);

    private static string? StrategyOf(FoundType found) => found.Policy.Code switch
    {
        "CamelCase" => "CamelCaseNamingStrategy",
        "SnakeCaseLower" => "SnakeCaseNamingStrategy",
        "KebabCaseLower" => "KebabCaseNamingStrategy",
        _ => null,
    };

    private static string TextCaseOf(FoundType found) => found.Policy.Code switch
    {
        "CamelCase" => "CamelCase",
        "SnakeCaseLower" => "SnakeCase",
        _ => "Default",
    };

    private static string Code(bool value) => value ? "true" : "false";
}
