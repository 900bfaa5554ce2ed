using System.Reflection;
using System.Runtime.InteropServices;
using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Serialization;
using Microsoft.CodeAnalysis;
using Xunit;

namespace SpanCodecs.Tests.Generation;

/// <summary>
/// Constants that generated code repeats: the corners of each type, in every place where a user writes one. They are compared to the last
/// bit with what System.Text.Json's reflection has.
/// </summary>
public class ConstantTests
{
    private static readonly string[] s_integers = ["sbyte", "byte", "short", "ushort", "int", "uint", "long", "ulong"];

    private static readonly string[] s_texts =
    [
        .. new[]
        {
            "", "a'b", "a\\\"b", "\\\\", "{0}", "\\0", "\\u0001\\n\\r\\t", "\\u007f\\u0085\\u2028\\u2029\\ufeff", "\\ud83d\\ude80", "é",
        }.Select(text => $"\"{text}\""),
    ];

    /// <summary>An attribute has other texts when the program runs.</summary>
    private static readonly string[] s_halves = ["\"\\ud800\"", "\"x\\udc00\"", "\"\\ude80\\ud83d\""];

    /// <summary>Types, and their corners as code.</summary>
    private static readonly (string Type, string[] Corners)[] s_all =
    [
        ("bool", ["true", "false"]),
        ("char", ["'a'", "'\\''", "'\"'", "'\\\\'", "'\\0'", "'\\n'", "'\\u2028'", "'\\ud800'", "'\\udfff'", "'\\uffff'"]),
        ("string", s_texts),
        .. s_integers.Select(type => (type, (string[])[$"{type}.MinValue", $"{type}.MaxValue", "0", "7"])),
        ("float", Floating("float", "f")),
        ("double", Floating("double", "d")),
        (
            "decimal",
            [
                "0m", "-0m", "-0.00m", "0.00m", "1.50m", "-1.50m", "decimal.MinValue", "decimal.MaxValue",
                "0.0000000000000000000000000001m", "-0.0000000000000000000000000001m", "-0.0000000000000000000000000000m",
                "7.9228162514264337593543950335m",
            ]
        ),
        .. s_integers.Select(type => (Enum(type), (string[])[$"{Enum(type)}.Least", $"{Enum(type)}.Most", $"({Enum(type)})7", "0"])),
    ];

    private static readonly string s_enums = string.Concat(s_integers.Select(type =>
        $"public enum {Enum(type)} : {type} {{ Least = {type}.MinValue, Most = {type}.MaxValue }}\n"
        + $"public enum Past{Enum(type)} : {type}\n"
        + $"{{ [Obsolete(\"\", true)] Least = {type}.MinValue, [Obsolete(\"\", true)] Most = {type}.MaxValue }}\n"));

    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public void Defaults_of_parameters(bool areNullable)
    {
        string[] parameters =
        [
            "[Optional, DateTimeConstant(630822816000000007)] DateTime X",
            "[Optional, DateTimeConstant(long.MaxValue / 4)] object? X",
            "[Optional, DecimalConstant(28, 128, 0u, 0u, 0u)] object? X",
            "[Optional, DefaultParameterValue(-0f)] object? X",
            "[Optional, DefaultParameterValue((byte)7)] object? X",
            "[Optional, DefaultParameterValue('\\ud800')] object? X",
            .. s_halves.Select(text => $"string X = {text}"),
            .. from one in s_all
               from corner in areNullable ? one.Corners.Append("null") : one.Corners
               select $"{one.Type}{(areNullable ? "?" : "")} X = {corner}",
        ];
        IEnumerable<string> named = parameters.Select((parameter, i) => parameter.Replace(" X", $" X{i}", StringComparison.Ordinal));
        Assembly assembly = Load($"public record A({string.Join(", ", named)});");
        Compare(assembly, "{}", parameters);
    }

    [Fact]
    public void A_default_of_an_enum_with_the_name_of_a_number()
    {
        Assembly assembly = Load("public enum Int32 { Most = 7 } public record A(Int32 X = Int32.Most);");
        Compare(assembly, "{}", ["Int32"]);
    }

    [Fact]
    public void Arguments_of_attributes_that_make_converters()
    {
        (string Type, string Corner)[] arguments =
        [
            .. from one in s_all
               where one.Type != "decimal"
               from corner in one.Corners
               select (one.Type, corner),
            ("Type", "typeof(List<>)"), ("Type", "typeof(int)"), ("string", "null"), ("int[]", "null"),
            ("int[]", "new[] { int.MinValue, 1 }"),
            ("object[]", "new object[] { -0d, 'a', (byte)1, null, \"é\", typeof(int), EnumOfint.Most }"),
        ];
        IEnumerable<string> members = arguments.SelectMany((argument, i) => (string[])
        [
            $"[Told({InItsType(argument)})] public string X{i} {{ get; set; }}",
            $"[Told((object){InItsType(argument)})] public string Boxed{i} {{ get; set; }}",
            $"[Told(Value = {InItsType(argument)})] public string Named{i} {{ get; set; }}",
        ]);
        string overloads = string.Concat(arguments.Select(argument => argument.Type).Distinct().Select(type =>
            $"public ToldAttribute({type} value) : this((object)value) => Chosen = \"{type}\";\n"));
        Assembly assembly = Load($$"""
            public class A { {{string.Concat(members)}} }
            public class ToldAttribute : JsonConverterAttribute
            {
                public ToldAttribute() { }
                public ToldAttribute(object value) => (Value, Chosen) = (value, "object");
                {{overloads}}
                public object Value { get; set; }
                public string Chosen { get; set; }
                public override JsonConverter CreateConverter(Type type) => new Telling(Chosen + Exact.Of(Value));
            }
            class Telling(string text) : JsonConverter<string>
            {
                public override string Read(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options) => text;
                public override void Write(Utf8JsonWriter writer, string value, JsonSerializerOptions options) { }
            }
            """);
        string[] names = [.. arguments.SelectMany((_, i) => new[] { $"X{i}", $"Boxed{i}", $"Named{i}" })];
        string document = $"{{{string.Join(",", names.Select(name => $"\"{name}\":\"\""))}}}";
        Compare(assembly, document, [.. arguments.SelectMany(argument => Enumerable.Repeat(argument.ToString(), 3))]);
    }

    [Fact]
    public void Values_of_enums_whether_code_may_name_them_or_not()
    {
        string[] types = [.. s_integers.SelectMany(type => new[] { Enum(type), "Past" + Enum(type) })];
        string members = string.Concat(types.SelectMany((type, i) => (string[])
        [
            $"[JsonConverter(typeof(JsonStringEnumConverter<{type}>))] public {type} Most{i} {{ get; set; }}",
            $"[JsonConverter(typeof(JsonStringEnumConverter<{type}>))] public {type} Least{i} {{ get; set; }}",
        ]));
        Assembly assembly = Load($"public class A {{ {members} }}");
        string document = $"{{{string.Join(",", types.Select((_, i) => $"\"Most{i}\":\"Most\",\"Least{i}\":\"Least\""))}}}";
        Compare(assembly, document, [.. types.SelectMany(type => new[] { type, type })]);
    }

    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public void Discriminators(bool isUnordered)
    {
        string[] discriminators = [.. s_texts, "int.MinValue", "int.MaxValue", "0", "-1"];
        string derived = string.Concat(discriminators.Select((_, i) => $"public class D{i} : A;\n"));
        string attributes = string.Concat(
            discriminators.Select((discriminator, i) => $"[JsonDerivedType(typeof(D{i}), {discriminator})]\n"));
        Assembly assembly = Load($"{attributes}public class A;\n{derived}", isUnordered ? "AllowOutOfOrderMetadataProperties = true" : "");
        Type type = assembly.GetType("A", throwOnError: true)!;
        for (int i = 0; i < discriminators.Length; i++)
        {
            object value = Activator.CreateInstance(assembly.GetType($"D{i}", throwOnError: true)!)!;
            string expected = JsonSerializer.Serialize(value, type);
            Assert.Equal(expected, (string)Codec(assembly).SerializeToString((dynamic)value));
            Assert.Equal($"D{i}", (string)Codec(assembly).Deserialize(expected).GetType().Name);
        }
    }

    /// <summary>They are escaped when the codec is generated: every character but halves of pairs, and some pairs.</summary>
    [Theory]
    [InlineData("")]
    [InlineData("RelaxedEscaping = true")]
    public void Names_of_members(string options)
    {
        const int AtOnce = 256;
        IEnumerable<int> units = Enumerable.Range(0, char.MaxValue + 1).Where(unit => !char.IsSurrogate((char)unit));
        string[] names =
            [.. units.Chunk(AtOnce).Select(chunk => string.Concat(chunk.Select(unit => $"\\u{unit:x4}"))), "\\ud83d\\ude80\\udbff\\udfff"];
        IEnumerable<string> members = names.Select((name, i) => $"[JsonPropertyName(\"{name}\")] public int X{i} {{ get; set; }}");
        Assembly assembly = Load($"public class A {{ {string.Join(" ", members)} }}", options);

        object value = Activator.CreateInstance(assembly.GetType("A", throwOnError: true)!)!;
        JavaScriptEncoder encoder = options.Length == 0 ? JavaScriptEncoder.Default : JavaScriptEncoder.UnsafeRelaxedJsonEscaping;
        string expected = JsonSerializer.Serialize(value, value.GetType(), new JsonSerializerOptions { Encoder = encoder });
        Assert.Equal(expected, (string)Codec(assembly).SerializeToString((dynamic)value));
        Assert.NotNull(Codec(assembly).Deserialize(expected));
    }

    /// <summary>UTF-8, as which an attribute is kept, has no bytes for half of a pair.</summary>
    [Fact]
    public void Halves_of_pairs_in_attributes_are_refused()
    {
        foreach (string text in s_halves)
        {
            AssertRefused($"[JsonDerivedType(typeof(B), {text})] public class A; public class B : A;");
            AssertRefused(
                $"""
                [JsonPolymorphic(TypeDiscriminatorPropertyName = {text}), JsonDerivedType(typeof(B), 1)] public class A;
                public class B : A;
                """);
            AssertRefused($"[JsonConverter(typeof(JsonStringEnumConverter<A>))] public enum A {{ [JsonStringEnumMemberName({text})] X }}");
            foreach (string parameter in (string[])["string text", "params string[] text", "object text"])
                AssertRefused($"[Told({text})] public class A; public class ToldAttribute({parameter}) : JsonConverterAttribute;");
        }

        static void AssertRefused(string types)
        {
            GeneratorRun run = GeneratorRun.Of(
                $"using System.Text.Json.Serialization; using SpanCodecs; {types} [SpanCodec(typeof(A))] partial class Codecs;");
            Assert.Contains("half of a surrogate pair", Assert.Single(run.Reported).GetMessage(), StringComparison.Ordinal);
        }
    }

    private static string[] Floating(string type, string suffix) =>
    [
        .. new[] { "NaN", "PositiveInfinity", "NegativeInfinity", "Epsilon", "MinValue", "MaxValue" }.Select(name => $"{type}.{name}"),
        .. new[] { "0", "-0", "0.1", "1.1754942E-38", "16777217", "-5E-39", "123456789.12345678" }.Select(number => number + suffix),
    ];

    private static string Enum(string type) => "EnumOf" + type;

    /// <summary>Types and arrays have no other, and an attribute takes no cast of them.</summary>
    private static string InItsType((string Type, string Corner) argument) =>
        argument.Type == "Type" || argument.Corner.StartsWith("new", StringComparison.Ordinal)
            ? argument.Corner : $"({argument.Type})({argument.Corner})";

    private static Assembly Load(string types, string options = "")
    {
        GeneratorRun run = GeneratorRun.Of($$"""
            using System; using System.Collections.Generic; using System.Linq; using SpanCodecs;
            using System.Runtime.CompilerServices; using System.Runtime.InteropServices;
            using System.Text.Json; using System.Text.Json.Serialization;
            {{types}}
            {{s_enums}}
            [SpanCodec(typeof(A)), SpanCodecOptions({{options}})] public static partial class Codecs;
            public static class Exact
            {
                public static string Of(object value) => value switch
                {
                    null => "null",
                    double number => "double " + BitConverter.DoubleToInt64Bits(number),
                    float number => "float " + BitConverter.SingleToInt32Bits(number),
                    decimal number => "decimal " + string.Join(" ", decimal.GetBits(number)),
                    DateTime time => "time " + time.ToBinary(),
                    string text => "text " + string.Join(" ", text.Select(letter => (int)letter)),
                    char letter => "letter " + (int)letter,
                    Array items => "array " + string.Join("; ", items.Cast<object>().Select(Of)),
                    _ => value.GetType() + " " + value,
                };
            }
            """, nullable: NullableContextOptions.Annotations);
        Assert.Empty(run.Reported);
        using var image = new MemoryStream();
        Assert.Empty(run.Output.Emit(image, cancellationToken: TestContext.Current.CancellationToken).Diagnostics
            .Where(found => found.Severity == DiagnosticSeverity.Error));
        return Assembly.Load(image.ToArray());
    }

    /// <summary>All properties of what is read, in their order, which is that of the cases.</summary>
    private static void Compare(Assembly assembly, string json, string[] cases)
    {
        Type type = assembly.GetType("A", throwOnError: true)!;
        object expected = JsonSerializer.Deserialize(json, type)!;
        object actual = Codec(assembly).Deserialize(json);
        PropertyInfo[] properties = [.. type.GetProperties().Where(property => property.Name != "EqualityContract")];
        Assert.Equal(cases.Length, properties.Length);
        MethodInfo exact = assembly.GetType("Exact", throwOnError: true)!.GetMethod("Of")!;
        Assert.Equal(Show(expected), Show(actual));

        IEnumerable<string> Show(object value) =>
            cases.Zip(properties, (name, property) => $"{name}: {exact.Invoke(null, [property.GetValue(value)])}");
    }

    private static dynamic Codec(Assembly assembly) => assembly.GetType("Codecs", throwOnError: true)!.GetProperty("A")!.GetValue(null)!;
}
