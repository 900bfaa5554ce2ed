using Microsoft.CodeAnalysis;
using SpanCodecs.Tests.Generation;
using Xunit;

namespace SpanCodecs.Tests.NextVersion;

/// <summary>
/// News of System.Text.Json 11: a codec, and JsonSerializer with the resolver, do the same, or it is refused.
/// </summary>
public class NextJsonTests
{
    private const string Usings = """
        using System; using System.Collections.Generic; using System.Linq; using System.Text.Json; using System.Text.Json.Serialization;
        using System.Text.Json.Serialization.Metadata; using SpanCodecs;

        """;

    /// <summary>
    /// Texts that JsonSerializer by reflection, with the resolver, and the codec write of a value, and of what they have read.
    /// </summary>
    private const string Compare = """
        static class Program
        {
            static string[] Run()
            {
                JsonSerializerOptions plain = Options();
                plain.TypeInfoResolver = new DefaultJsonTypeInfoResolver();
                JsonSerializerOptions bridged = Options();
                bridged.TypeInfoResolverChain.Add(Codecs.Resolver);
                bridged.TypeInfoResolverChain.Add(new DefaultJsonTypeInfoResolver());
                A value = Make();
                string json = JsonSerializer.Serialize(value, plain);
                return
                [
                    Codecs.Resolver.WhyNot(typeof(A), bridged) ?? "used",
                    typeof(JsonSerializer).Assembly.GetName().Version!.Major.ToString(),
                    json,
                    JsonSerializer.Serialize(value, bridged),
                    Codecs.A.SerializeToString(value),
                    JsonSerializer.Serialize(JsonSerializer.Deserialize<A>(json, bridged), plain),
                    JsonSerializer.Serialize(Codecs.A.Deserialize(json), plain),
                ];
            }

            static JsonSerializerOptions Options() => new() { OPTIONS };

            static A Make() => VALUE;
        }
        """;

    [Theory]
    [InlineData(
        "[JsonNamingPolicy(JsonKnownNamingPolicy.CamelCase)] class A { public int FirstName { get; set; } }",
        "new() { FirstName = 1 }",
        """{"firstName":1}""")]
    [InlineData(
        """
        [JsonNamingPolicy(JsonKnownNamingPolicy.PascalCase)] class A
        {
            public int firstName { get; set; }
            public int URLList_x { get; set; }
        }
        """,
        "new() { firstName = 1 }", """{"FirstName":1,"UrlList_X":0}""")]
    [InlineData(
        """
        class A
        {
            [JsonNamingPolicy(JsonKnownNamingPolicy.KebabCaseUpper)] public int FirstName { get; set; }
            public int LastName { get; set; }
        }
        """,
        "new() { FirstName = 1 }", """{"FIRST-NAME":1,"LastName":0}""")]
    [InlineData("""
        [JsonNamingPolicy(JsonKnownNamingPolicy.SnakeCaseLower)]
        class A
        {
            public int FirstName { get; set; }
            [JsonNamingPolicy(JsonKnownNamingPolicy.CamelCase)] public int LastName { get; set; }
            [JsonNamingPolicy(JsonKnownNamingPolicy.CamelCase), JsonPropertyName("X")] public int Other { get; set; }
        }
        """,
        "new() { FirstName = 1 }", """{"first_name":1,"lastName":0,"X":0}""")]
    [InlineData(
        """
        class B { public int OfBase { get; set; } }
        [JsonNamingPolicy(JsonKnownNamingPolicy.CamelCase)] class A : B { public int Own { get; set; } }
        """,
        "new() { Own = 1 }", """{"own":1,"ofBase":0}""")]
    [InlineData(
        """
        [JsonNamingPolicy(JsonKnownNamingPolicy.CamelCase)] class B { public int OfBase { get; set; } }
        class A : B { public int Own { get; set; } }
        """,
        "new() { Own = 1 }", """{"Own":1,"OfBase":0}""")]
    [InlineData("[JsonNamingPolicy(JsonKnownNamingPolicy.CamelCase)] record A(int FirstName);", "new(1)", """{"firstName":1}""")]
    [InlineData(
        """
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingDefault)]
        class A
        {
            public int X { get; set; }
            public string? Y { get; set; }
            public int Z { get; set; }
        }
        """,
        "new() { X = 1 }", """{"X":1}""")]
    [InlineData(
        """
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        class A
        {
            public int X { get; set; }
            public string? Y { get; set; }
        }
        """,
        "new()", """{"X":0}""")]
    [InlineData(
        """
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWriting)]
        class A
        {
            public int X { get; set; }
            [JsonIgnore(Condition = JsonIgnoreCondition.Never)] public int Y { get; set; }
        }
        """,
        "new()", """{"Y":0}""")]
    [InlineData(
        "[JsonIgnore(Condition = JsonIgnoreCondition.WhenReading)] class A { public int X { get; set; } }",
        "new() { X = 1 }",
        """{"X":1}""")]
    [InlineData(
        """
        class B { public int OfBase { get; set; } }
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingDefault)] class A : B;
        """,
        "new()",
        "{}")]
    public void Attributes_of_types_and_members(string types, string value, string expected) => Check("", "", types, value, expected);

    [Theory]
    [InlineData(
        "DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingDefault",
        "DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingDefault",
        """
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        class A
        {
            public int X { get; set; }
            public string? Y { get; set; }
        }
        """, """{"X":0}""")]
    [InlineData("PropertyNamingPolicy = JsonKnownNamingPolicy.PascalCase", "PropertyNamingPolicy = JsonNamingPolicy.PascalCase",
        "class A { public int firstName { get; set; } }", """{"FirstName":0}""")]
    [InlineData("DictionaryKeyPolicy = JsonKnownNamingPolicy.PascalCase", "DictionaryKeyPolicy = JsonNamingPolicy.PascalCase",
        "class A { public Dictionary<string, int> X { get; set; } = new() { [\"first name\"] = 1 }; }", """{"X":{"FirstName":1}}""")]
    [InlineData("IgnoreReadOnlyProperties = true", "IgnoreReadOnlyProperties = true",
        "[JsonIgnore(Condition = JsonIgnoreCondition.Never)] class A { public int X => 1; }", """{"X":1}""")]
    public void Options(string ofClass, string ofSerializer, string types, string expected) =>
        Check($", SpanCodecOptions({ofClass})", ofSerializer, types, "new()", expected);

    /// <summary>A member that is not read is read-only for these options, and not filled.</summary>
    [Fact]
    public void What_is_not_read_is_no_more_filled_than_what_is_read_only() => Check(
        ", SpanCodecOptions(IgnoreReadOnlyProperties = true)",
        "IgnoreReadOnlyProperties = true",
        """
        class B { public int X { get; set; } = 1; }
        [JsonObjectCreationHandling(JsonObjectCreationHandling.Populate)]
        class A { [JsonIgnore(Condition = JsonIgnoreCondition.WhenReading)] public B Held { get; set; } = new(); }
        """,
        """Codecs.A.Deserialize("{\"Held\":{\"X\":2}}"u8)!""",
        """{"Held":{"X":1}}""");

    [Theory]
    [InlineData(
        "SPAN0009",
        "no closed class",
        "[JsonPolymorphic(InferClosedTypePolymorphism = true), JsonDerivedType(typeof(A), 1)] class A { }")]
    [InlineData("SPAN0009", "classifier", "[JsonPolymorphic(TypeClassifier = typeof(A)), JsonDerivedType(typeof(A), 1)] class A { }")]
    [InlineData("SPAN0009", "union", "[JsonUnion] class A { }")]
    [InlineData("SPAN0009", "Always", "[JsonIgnore] class A { public int X { get; set; } }")]
    [InlineData("SPAN0009", "value", "[JsonNamingPolicy((JsonKnownNamingPolicy)7)] class A { public int X { get; set; } }")]
    [InlineData("SPAN0009", "no policy", "[JsonNamingPolicy(JsonKnownNamingPolicy.Unspecified)] class A { public int X { get; set; } }")]
    [InlineData(
        "SPAN0009", "run time",
        """
        class Mine() : JsonNamingPolicyAttribute(JsonNamingPolicy.CamelCase);
        [Mine] class A { public int X { get; set; } }
        """)]
    public void What_is_refused(string id, string says, string types)
    {
        string source = $"{Usings}{types} [SpanCodec(typeof(A))] partial class Codecs;";
        GeneratorRun run = GeneratorRun.Of(source, references: NextJson.References);
        Diagnostic refusal = Assert.Single(run.Reported, found => found.Severity == DiagnosticSeverity.Error);
        Assert.Equal(id, refusal.Id);
        Assert.Contains(says, refusal.GetMessage(), StringComparison.Ordinal);
    }

    /// <summary>Each option has another value than the codecs were generated for; only a few may pass.</summary>
    [Fact]
    public void The_resolver_compares_every_option()
    {
        string[] passedOver = NextJson.Run(Usings + """
            class A { public int X { get; set; } }
            [SpanCodec(typeof(A))] partial class Codecs;
            class Chooser : JsonTypeClassifierFactory
            {
                public override bool CanClassify(JsonTypeClassifierContext context) => true;
                public override JsonTypeClassifier CreateJsonClassifier(JsonTypeClassifierContext context, JsonSerializerOptions options) =>
                    null!;
            }
            static class Program
            {
                static string[] Run() =>
                [
                    .. typeof(JsonSerializerOptions).GetProperties().Where(option => IsOption(option) && !IsNoticed(option))
                        .Select(option => option.Name),
                ];

                static bool IsOption(System.Reflection.PropertyInfo option) =>
                    !option.GetMethod!.IsStatic && option.Name is not "IsReadOnly";

                static bool IsNoticed(System.Reflection.PropertyInfo option)
                {
                    JsonSerializerOptions options = new();
                    options.TypeInfoResolverChain.Add(Codecs.Resolver);
                    object? value = option.GetValue(options);
                    if (option.Name == "TypeClassifiers")
                        options.TypeClassifiers.Add(new Chooser());
                    else if (option.CanWrite)
                        option.SetValue(options, Other(option, value));
                    return Codecs.Resolver.WhyNot(typeof(A), options) is not null;
                }

                static object? Other(System.Reflection.PropertyInfo option, object? value) => value switch
                {
                    bool flag => !flag,
                    JsonIgnoreCondition => JsonIgnoreCondition.WhenWritingNull,
                    Enum => Enum.ToObject(option.PropertyType, 1),
                    int number => number + 3,
                    char => '\t',
                    "\n" => "\r\n",
                    _ when option.PropertyType == typeof(JsonNamingPolicy) => JsonNamingPolicy.CamelCase,
                    _ when option.PropertyType == typeof(ReferenceHandler) => ReferenceHandler.Preserve,
                    _ when option.PropertyType == typeof(System.Text.Encodings.Web.JavaScriptEncoder) =>
                        System.Text.Encodings.Web.JavaScriptEncoder.Create(System.Text.Unicode.UnicodeRanges.All),
                    _ => null,
                };
            }
            """);
        // Lines only count where there are any. Other tests look at converters and the chain, which are compared for the types that there
        // are.
        string[] known = ["Converters", "DefaultBufferSize", "IndentCharacter", "IndentSize", "NewLine", "TypeInfoResolverChain"];
        Assert.Equal(known, passedOver.Order(StringComparer.Ordinal));
    }

    private static void Check(string ofClass, string ofSerializer, string types, string value, string expected)
    {
        string program = Compare.Replace("OPTIONS", ofSerializer, StringComparison.Ordinal)
            .Replace("VALUE", value, StringComparison.Ordinal);
        string[] written = NextJson.Run($"{Usings}{types} [SpanCodec(typeof(A)){ofClass}] partial class Codecs; {program}");
        Assert.Equal(["used", "11", expected, expected, expected], written[..5]);
        Assert.Equal(written[5], written[6]);
    }
}
