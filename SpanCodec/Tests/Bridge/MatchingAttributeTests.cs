using System.Reflection;
using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.RegularExpressions;
using Microsoft.CodeAnalysis;
using SpanCodecs.Tests.Generation;
using Xunit;

namespace SpanCodecs.Tests.Bridge;

/// <summary>WhyNot tells all differences at once, and an attribute that ends them.</summary>
public partial class MatchingAttributeTests
{
    private static readonly Action<JsonSerializerOptions>[] s_changes =
    [
        options => options.PropertyNamingPolicy = JsonNamingPolicy.SnakeCaseUpper,
        options => (options.DictionaryKeyPolicy, options.PropertyNameCaseInsensitive) = (JsonNamingPolicy.KebabCaseLower, true),
        options => options.NumberHandling = JsonNumberHandling.AllowReadingFromString | JsonNumberHandling.WriteAsString,
        options => (options.DefaultIgnoreCondition, options.UnmappedMemberHandling) =
            (JsonIgnoreCondition.WhenWritingNull, JsonUnmappedMemberHandling.Disallow),
        options => (options.IgnoreReadOnlyProperties, options.IgnoreReadOnlyFields, options.IncludeFields) = (true, true, true),
        options => (options.AllowTrailingCommas, options.ReadCommentHandling, options.MaxDepth) = (true, JsonCommentHandling.Skip, 32),
        options => (options.WriteIndented, options.IndentCharacter, options.IndentSize, options.NewLine) = (true, '\t', 3, "\r\n"),
        options => (options.WriteIndented, options.NewLine) = (true, "\n"),
        options => (options.RespectNullableAnnotations, options.RespectRequiredConstructorParameters) = (true, true),
        options => options.AllowOutOfOrderMetadataProperties = true,
        options => typeof(JsonSerializerOptions).GetProperty("AllowDuplicateProperties")!.SetValue(options, false),
        options => options.Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping,
        options => options.Converters.Add(new JsonStringEnumConverter()),
        options => options.Converters.Add(new JsonStringEnumConverter<DayOfWeek>()),
        options => options.Converters.Add(new NoonConverter()),
        // The presets of Web and Strict, and what libraries add to the first.
        options => (options.PropertyNamingPolicy, options.PropertyNameCaseInsensitive, options.NumberHandling) =
            (JsonNamingPolicy.CamelCase, true, JsonNumberHandling.AllowReadingFromString),
        options =>
        {
            (options.PropertyNamingPolicy, options.PropertyNameCaseInsensitive, options.NumberHandling) =
                (JsonNamingPolicy.CamelCase, true, JsonNumberHandling.AllowReadingFromString);
            (options.AllowTrailingCommas, options.WriteIndented, options.ReadCommentHandling) = (true, true, JsonCommentHandling.Skip);
            options.Converters.Add(new JsonStringEnumConverter());
        },
    ];

    [Fact]
    public void The_attribute_makes_codecs_for_the_options()
    {
        string[] attributes = [.. s_changes.Select(change => Attribute().Match(WhyNot(change)!).Value)];
        Assert.All(attributes, attribute => Assert.NotEqual("", attribute));
        Assembly assembly = Compile(attributes);
        for (int i = 0; i < s_changes.Length; i++)
            Assert.Equal((attributes[i], null), (attributes[i], WhyNot(s_changes[i], assembly.GetType($"Codecs{i}", throwOnError: true)!)));
    }

    [Fact]
    public void All_differences_are_told()
    {
        string told = WhyNot(options => (options.AllowTrailingCommas, options.MaxDepth, options.IncludeFields) = (true, 7, true))!;
        Assert.All(new[] { "AllowTrailingCommas = True", "MaxDepth = 7", "IncludeFields = True" }, difference =>
            Assert.Contains($"The options have {difference}, the codecs were generated with", told, StringComparison.Ordinal));
        Assert.Contains("[SpanCodecOptions(IncludeFields = true, AllowTrailingCommas = true, MaxDepth = 7)]", told,
            StringComparison.Ordinal);
    }

    [Fact]
    public void How_lines_begin_is_no_difference_where_one_side_has_none()
    {
        string told = WhyNot(options => (options.WriteIndented, options.IndentSize) = (true, 3))!;
        Assert.Contains("The options have WriteIndented = True", told, StringComparison.Ordinal);
        Assert.DoesNotContain("The options have IndentSize", told, StringComparison.Ordinal);
    }

    [Fact]
    public void What_no_attribute_can_match_is_named()
    {
        string told = WhyNot(options =>
        {
            (options.ReferenceHandler, options.UnknownTypeHandling) = (ReferenceHandler.Preserve, JsonUnknownTypeHandling.JsonNode);
            options.IncludeFields = true;
            options.Encoder = JavaScriptEncoder.Create(System.Text.Unicode.UnicodeRanges.All);
            options.PreferredObjectCreationHandling = JsonObjectCreationHandling.Populate;
            options.PropertyNamingPolicy = new Lower();
            options.Converters.Add(new Factory());
        })!;
        Assert.Contains(
            $"No attribute of the class can match PropertyNamingPolicy, Encoder, the converter '{typeof(Factory)}', UnknownTypeHandling, "
                + "ReferenceHandler, PreferredObjectCreationHandling. The rest is [SpanCodecOptions(IncludeFields = true)].",
            told, StringComparison.Ordinal);
    }

    /// <summary>Such a cause is a converter of enums, in a class of a hundred types.</summary>
    [Fact]
    public void What_is_the_same_for_many_types_is_told_once()
    {
        string told = WhyNot(options => options.Converters.Add(new JsonStringEnumConverter()))!;
        Assert.Equal(2, told.Split("JsonStringEnumConverter'").Length);
        Assert.Contains("For 'System.DateTimeKind' and another type the options have the converter", told, StringComparison.Ordinal);
    }

    /// <summary>A codec fills what System.Text.Json would replace.</summary>
    [Fact]
    public void A_class_that_populates_is_not_for_options_that_replace()
    {
        JsonSerializerOptions options = ResolverTests.With(PopulatingCodecs.Resolver);
        string? told = PopulatingCodecs.Resolver.WhyNot(typeof(Order), options);
        Assert.Contains("PreferredObjectCreationHandling = Replace", told, StringComparison.Ordinal);
    }

    private static string? WhyNot(Action<JsonSerializerOptions> change, Type? codecs = null)
    {
        codecs ??= s_plain.Value;
        var resolver = (SpanCodecResolver)codecs.GetProperty("Resolver")!.GetValue(null)!;
        JsonSerializerOptions options = ResolverTests.With(resolver);
        change(options);
        return resolver.WhyNot(codecs.Assembly.GetType("A", throwOnError: true)!, options);
    }

    private static readonly Lazy<Type> s_plain = new(() => Compile([""]).GetType("Codecs0", throwOnError: true)!);

    private static Assembly Compile(string[] attributes)
    {
        string classes = string.Concat(
            attributes.Select((attribute, i) => $"[SpanCodec(typeof(A))]\n{attribute}\npublic static partial class Codecs{i};\n"));
        GeneratorRun run = GeneratorRun.Of(
            $$"""
            using System; using System.Text.Json; using System.Text.Json.Serialization; using SpanCodecs;
            public class A
            {
                [JsonPropertyName("é")] public DateTime Time { get; set; }
                public DayOfWeek Day { get; set; }
                public DateTimeKind Kind { get; set; }
            }
            {{classes}}
            """,
            references: [.. GeneratorRun.References, MetadataReference.CreateFromFile(typeof(NoonConverter).Assembly.Location)]);
        using var image = new MemoryStream();
        Assert.Empty(run.Reported);
        Assert.Empty(run.Output.Emit(image, cancellationToken: TestContext.Current.CancellationToken).Diagnostics
            .Where(found => found.Severity == DiagnosticSeverity.Error));
        return Assembly.Load(image.ToArray());
    }

    private sealed class Lower : JsonNamingPolicy
    {
        public override string ConvertName(string name) => name;
    }

    private sealed class Factory : JsonConverterFactory
    {
        public override bool CanConvert(Type typeToConvert) => typeToConvert == typeof(DayOfWeek);

        public override JsonConverter? CreateConverter(Type typeToConvert, JsonSerializerOptions options) =>
            new JsonStringEnumConverter<DayOfWeek>();
    }

    [GeneratedRegex(@"\[SpanCodecOptions\(.*\)\](?=;|\.$)")]
    private static partial Regex Attribute();
}

[SpanCodec(typeof(Order)), SpanCodecOptions(PreferredObjectCreationHandling = JsonObjectCreationHandling.Populate)]
internal static partial class PopulatingCodecs;
