using JsonAot.Try.Finding;
using Microsoft.CodeAnalysis;

namespace JsonAot.Lab.Commands.Try;

/// <summary>The code that somebody writes to use a contender for the type: a whole file, with what it has to name first.</summary>
internal static class Adoption
{
    private const string AnyCase = ", any case";

    internal static IReadOnlyList<string> Of(string contender, Subject subject)
    {
        string type = subject.Type.Written.Name;
        bool isVariant = contender.EndsWith(AnyCase, StringComparison.Ordinal);
        bool isAnyCase = isVariant || subject.Type.ReadsAnyCase;
        string options = string.Join(", ", subject.Sources.Options
            .Where(option => !option.StartsWith("PropertyNameCaseInsensitive", StringComparison.Ordinal))
            .Concat(isAnyCase ? ["PropertyNameCaseInsensitive = true"] : Array.Empty<string>())
            .Select(option => option
                .Replace("global::System.Text.Json.Serialization.", "", StringComparison.Ordinal)
                .Replace("System.Text.Json.Serialization.", "", StringComparison.Ordinal)));
        // The generators name a property after the type, unless that is no name.
        bool isNamed = subject.Type.Root.Type is INamedTypeSymbol { Arity: 0 } plain && plain.Name == subject.Name;
        IReadOnlyList<string> lines = (isVariant ? contender[..^AnyCase.Length] : contender) switch
        {
            "SpanCodec" => WithCodecs(
                $"byte[] json = Codecs.{subject.Name}.SerializeToUtf8Bytes(value);",
                $"{type}? again = Codecs.{subject.Name}.Deserialize(json);"),
            // Your options: those that JsonSerializer, ASP.NET Core or HttpClient are given.
            "SpanCodec bridge" => WithCodecs("options.TypeInfoResolverChain.Insert(0, Codecs.Resolver);"),
            "STJ source-gen" or "STJ fast path" =>
            [
                "using System.Text.Json;",
                "using System.Text.Json.Serialization;",
                "",
                $"byte[] json = JsonSerializer.SerializeToUtf8Bytes(value, Json.Default.{subject.Name});",
                $"{type}? again = JsonSerializer.Deserialize(json, Json.Default.{subject.Name});",
                "",
                $"[JsonSerializable(typeof({type}){(isNamed ? "" : $", TypeInfoPropertyName = \"{subject.Name}\"")})]",
                .. options.Length == 0 ? Array.Empty<string>() : [$"[JsonSourceGenerationOptions({options})]"],
                "partial class Json : JsonSerializerContext;",
            ],
            "STJ reflection" =>
            [
                "using System.Text.Json;",
                .. subject.Type.EnumsByName ? ["using System.Text.Json.Serialization;"] : Array.Empty<string>(),
                "",
                $"var options = new JsonSerializerOptions{Initializer(subject.Type, isAnyCase)};",
                "byte[] json = JsonSerializer.SerializeToUtf8Bytes(value, options);",
                $"{type}? again = JsonSerializer.Deserialize<{type}>(json, options);",
            ],
            "DataContractJsonSerializer" =>
            [
                "using System.Globalization;",
                "using System.IO;",
                "using System.Runtime.Serialization;",
                "using System.Runtime.Serialization.Json;",
                "",
                $"var serializer = new DataContractJsonSerializer(typeof({type}), new DataContractJsonSerializerSettings",
                "{",
                "    DateTimeFormat = new DateTimeFormat(\"yyyy-MM-dd'T'HH:mm:ss.FFFFFFFK\", CultureInfo.InvariantCulture) { "
                    + "DateTimeStyles = DateTimeStyles.RoundtripKind },",
                "    UseSimpleDictionaryFormat = true,",
                "});",
                "using var stream = new MemoryStream();",
                "serializer.WriteObject(stream, value);",
                "byte[] json = stream.ToArray();",
                $"{type}? again = ({type}?)serializer.ReadObject(new MemoryStream(json));",
            ],
            _ => LibraryAdoption.Of(contender, subject),
        };
        return [.. subject.Type.Written.Usings.Select(space => $"using {space};"), .. lines];

        IReadOnlyList<string> WithCodecs(params string[] calls) =>
        [
            .. options.Length == 0 ? Array.Empty<string>() : ["using System.Text.Json.Serialization;"],
            "using SpanCodecs;",
            "",
            .. calls,
            "",
            $"[SpanCodec(typeof({type}){(isNamed ? "" : $", PropertyName = \"{subject.Name}\"")})]",
            .. options.Length == 0 ? Array.Empty<string>() : [$"[SpanCodecOptions({options})]"],
            "static partial class Codecs;",
        ];
    }

    private static string Initializer(FoundType found, bool isAnyCase)
    {
        string[] parts =
        [
            .. found.Policy.Code is { } policy ? [$"PropertyNamingPolicy = JsonNamingPolicy.{policy}"] : Array.Empty<string>(),
            .. found.EnumsByName ? ["Converters = { new JsonStringEnumConverter() }"] : Array.Empty<string>(),
            .. isAnyCase ? ["PropertyNameCaseInsensitive = true"] : Array.Empty<string>(),
        ];
        return Initialized(parts);
    }

    internal static string Initialized(string[] parts) => parts.Length == 0 ? "()" : $" {{ {string.Join(", ", parts)} }}";
}
