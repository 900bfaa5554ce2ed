using JsonAot.Try.Finding;

namespace JsonAot.Lab.Commands.Try;

/// <summary>The code that somebody writes to use a contender for the type.</summary>
internal static class Adoption
{
    internal static IReadOnlyList<string> Of(string contender, Subject subject)
    {
        string type = subject.Type.Root.Text;
        string options = string.Join(", ", subject.Sources.Options.Select(option => option
            .Replace("global::System.Text.Json.Serialization.", "", StringComparison.Ordinal)
            .Replace("System.Text.Json.Serialization.", "", StringComparison.Ordinal)));
        return contender switch
        {
            "SpanCodec" =>
            [
                $"[SpanCodec(typeof({type}), TypeInfoPropertyName = \"{subject.Name}\")]",
                .. options.Length == 0 ? Array.Empty<string>() : [$"[SpanCodecOptions({options})]"],
                "static partial class Codecs;",
                "",
                $"byte[] json = Codecs.{subject.Name}.SerializeToUtf8Bytes(value);",
                $"{type}? again = Codecs.{subject.Name}.Deserialize(json);",
            ],
            "STJ source-gen" or "STJ fast path" =>
            [
                $"[JsonSerializable(typeof({type}), TypeInfoPropertyName = \"{subject.Name}\")]",
                .. options.Length == 0 ? Array.Empty<string>() : [$"[JsonSourceGenerationOptions({options})]"],
                "partial class Json : JsonSerializerContext;",
                "",
                $"byte[] json = JsonSerializer.SerializeToUtf8Bytes(value, Json.Default.{subject.Name});",
                $"{type}? again = JsonSerializer.Deserialize(json, Json.Default.{subject.Name});",
            ],
            "STJ reflection" =>
            [
                $"var options = new JsonSerializerOptions{Initializer(subject.Type)};",
                "byte[] json = JsonSerializer.SerializeToUtf8Bytes(value, options);",
                $"{type}? again = JsonSerializer.Deserialize<{type}>(json, options);",
            ],
            "Newtonsoft.Json" =>
            [
                "dotnet add package Newtonsoft.Json",
                "string json = JsonConvert.SerializeObject(value, settings);",
                $"{type}? again = JsonConvert.DeserializeObject<{type}>(json, settings);",
            ],
            _ => [$"dotnet add package {contender}", $"See Libraries/ for how it was set up for {type}."],
        };
    }

    private static string Initializer(FoundType found)
    {
        string[] parts =
        [
            .. found.Policy.Code is { } policy ? [$"PropertyNamingPolicy = JsonNamingPolicy.{policy}"] : Array.Empty<string>(),
            .. found.EnumsByName ? ["Converters = { new JsonStringEnumConverter() }"] : Array.Empty<string>(),
        ];
        return parts.Length == 0 ? "()" : $" {{ {string.Join(", ", parts)} }}";
    }
}
