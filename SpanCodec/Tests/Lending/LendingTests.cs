using System.Reflection;
using System.Text.Json;
using System.Text.Json.Serialization.Metadata;
using Microsoft.CodeAnalysis;
using SpanCodecs.Tests.Generation;
using Xunit;

namespace SpanCodecs.Tests.Lending;

/// <summary>Two projects: the codecs of one call those of the other, in place of code of their own for the same types.</summary>
public class LendingTests
{
    private const string Library = """
        using System.Text.Json.Serialization;
        using SpanCodecs;
        namespace Library;
        public class Line
        {
            public string? Article { get; set; }
            [JsonInclude] private int Count { get; set; }
            public Line? Next { get; set; }
            public void Add() => Count++;
        }
        public struct Point { public int X { get; set; } }
        public class Outer { public Middle? Middle { get; set; } }
        public class Middle { public Inner? Inner { get; set; } }
        public class Inner { public int X { get; set; } }
        [SpanCodec(typeof(Line)), SpanCodec(typeof(Point)), SpanCodec(typeof(Outer))] OPTIONS
        public static partial class LibraryCodecs;
        """;

    private const string User = """
        using System.Collections.Generic;
        using System.Text.Json.Serialization;
        using SpanCodecs;
        using Library;
        namespace User;
        public class Order
        {
            public int Id { get; set; }
            public List<Line?>? Lines { get; set; }
            public Point? At { get; set; }
            public Line? First { get; set; }
        }
        public class Deep
        {
            public Deep? In { get; set; }
            public Line? Line { get; set; }
            public Outer? Outer { get; set; }
        }
        [SpanCodec(typeof(Order)), SpanCodec(typeof(Deep)), SpanCodec(typeof(Line)), SpanCodecsFrom(typeof(LibraryCodecs))] OPTIONS
        public static partial class UserCodecs;
        """;

    private const string Json =
        """{"Id":1,"Lines":[{"Article":"tea","Count":2,"Next":{"Article":null,"Count":3,"Next":null}},null],"At":{"X":4},"First":null}""";

    [Fact]
    public void Values_are_read_and_written_by_the_others_codecs()
    {
        Pair pair = Compile();
        Assert.DoesNotContain("Article", string.Concat(pair.Code), StringComparison.Ordinal);
        Assert.Equal(Json, pair.Again("Order", Json));
        Assert.Equal("""{"Article":"x","Count":1,"Next":null}""", pair.Again("Line", """{"Count":1,"Article":"x"}"""));
    }

    [Theory]
    [InlineData("""{"Lines":[{"Article":1}]}""")]
    [InlineData("""{"Lines":[{"Next":{"Count":"x"}}]}""")]
    [InlineData("""{"At":{"X":1.5}}""")]
    [InlineData("""{"First":{"Article":"a"},}""")]
    [InlineData("""{"First":{"Article":"a" x}}""")]
    public void Failures_have_the_place_in_the_whole_document(string json)
    {
        Pair pair = Compile();
        JsonException expected = Assert.Throws<JsonException>(() => JsonSerializer.Deserialize(json, pair.Type("Order")));
        JsonException actual = Assert.IsType<JsonException>(
            Assert.Throws<TargetInvocationException>(() => pair.Again("Order", json)).InnerException);
        Assert.Equal(
            (expected.Path, expected.LineNumber, expected.BytePositionInLine), (actual.Path, actual.LineNumber, actual.BytePositionInLine));
    }

    [Theory]
    [InlineData(10, 52, true)]
    [InlineData(10, 54, false)]
    [InlineData(40, 22, true)]
    [InlineData(40, 24, false)]
    public void The_depth_is_that_of_the_whole_document(int outer, int inner, bool isWritten)
    {
        Pair pair = Compile();
        object deep = Nested(pair.Type("Deep"), "In", outer, Nested(pair.Type("Line"), "Next", inner, null));
        Assert.Equal(isWritten, Record.Exception(() => JsonSerializer.Serialize(deep)) is null);
        Exception? failure = Record.Exception(() => pair.Write("Deep", deep));
        Assert.Equal(isWritten, failure is null);
        if (isWritten)
            Assert.Equal(JsonSerializer.Serialize(deep), pair.Write("Deep", deep));
        else
            Assert.IsType<JsonException>(failure!.InnerException);
    }

    /// <summary>
    /// Types that are not inside of themselves look at no depth: these are too deep only in this document. (Of what is in the last level,
    /// differences.md tells.)
    /// </summary>
    [Theory]
    [InlineData(60, true)]
    [InlineData(62, false)]
    public void So_is_that_of_types_which_do_not_look_at_it(int outer, bool isWritten)
    {
        Pair pair = Compile();
        object chain = JsonSerializer.Deserialize("""{"Middle":{"Inner":{"X":1}}}""", pair.Type("Outer"))!;
        object deep = Nested(pair.Type("Deep"), "In", outer, null);
        object innermost = deep;
        while (pair.Type("Deep").GetProperty("In")!.GetValue(innermost) is { } inner)
            innermost = inner;
        pair.Type("Deep").GetProperty("Outer")!.SetValue(innermost, chain);
        Assert.Equal(isWritten, Record.Exception(() => JsonSerializer.Serialize(deep)) is null);
        Exception? failure = Record.Exception(() => pair.Write("Deep", deep));
        Assert.True(isWritten == failure is null, failure?.ToString());
    }

    /// <summary>A converter for a type that only the other project's code knows changes what is written.</summary>
    [Fact]
    public void The_resolver_looks_at_the_others_types_too()
    {
        Pair pair = Compile();
        var options = new JsonSerializerOptions { TypeInfoResolver = new DefaultJsonTypeInfoResolver() };
        options.TypeInfoResolverChain.Insert(0, pair.Resolver);
        Assert.Null(pair.Resolver.WhyNot(pair.Type("Order"), options));
        Assert.Equal(Json, JsonSerializer.Serialize(JsonSerializer.Deserialize(Json, pair.Type("Order"), options), options));
        var other = new JsonSerializerOptions(options);
        other.Converters.Add(new Upper());
        Assert.Contains("System.String", pair.Resolver.WhyNot(pair.Type("Order"), other), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("", "[SpanCodecOptions(System.Text.Json.JsonSerializerDefaults.Web)]", "SPAN0010", "other options")]
    [InlineData("[SpanCodecOptions(RelaxedEscaping = true)]", "", "SPAN0010", "other options")]
    [InlineData("[SpanCodecOptions(RespectNullableAnnotations = true)]", "", "SPAN0010", "(RespectNullableAnnotations = true)")]
    [InlineData(
        "", "[SpanCodecOptions(RespectRequiredConstructorParameters = true)]", "SPAN0010", "(RespectRequiredConstructorParameters = true)")]
    [InlineData("", "[SpanCodecOptions(UseStringEnumConverter = true)]", "SPAN0010", "UseStringEnumConverter")]
    [InlineData("", "[SpanCodecOptions(Converters = new[] { typeof(JsonStringEnumConverter) })]", "SPAN0010", "UseStringEnumConverter")]
    [InlineData(
        "", "[SpanCodecOptions(Converters = new[] { typeof(JsonStringEnumConverter<System.DayOfWeek>) })]", "SPAN0010", "Converters")]
    [InlineData(
        "[SpanCodecOptions(Converters = new[] { typeof(JsonStringEnumConverter<System.DayOfWeek>) })]",
        "",
        "SPAN0009",
        "has no codecs that others can call")]
    [InlineData("[SpanCodec(typeof(object[]))]", "", "SPAN0009", "has no codecs that others can call")]
    public void What_would_be_other_JSON_is_refused(string ofLibrary, string ofUser, string id, string says)
    {
        GeneratorRun user = RunUser(Reference(GeneratorRun.Of(Library.Replace("OPTIONS", ofLibrary, StringComparison.Ordinal))), ofUser);
        Assert.Contains(user.Reported, found => found.Id == id && found.GetMessage().Contains(says, StringComparison.Ordinal));
    }

    [Fact]
    public void Of_a_value_held_as_object_the_others_codec_is_called()
    {
        GeneratorRun library = GeneratorRun.Of(Library.Replace("OPTIONS", "", StringComparison.Ordinal));
        const string Holder = """
            using SpanCodecs;
            using Library;
            namespace User;
            public class Holder
            {
                public object? A { get; set; }
                public object? B { get; set; }
                public Line? C { get; set; }
                public Point D { get; set; }
            }
            [SpanCodec(typeof(Holder)), SpanCodecsFrom(typeof(LibraryCodecs))] public static partial class UserCodecs;
            """;
        Pair pair = Loaded(library, GeneratorRun.Of(Holder, references: [.. GeneratorRun.References, Reference(library)]));
        Type type = pair.Type("Holder");
        object holder = Activator.CreateInstance(type)!;
        type.GetProperty("A")!.SetValue(holder, JsonSerializer.Deserialize("""{"Article":"tea","Count":2}""", pair.Type("Line")));
        type.GetProperty("B")!.SetValue(holder, JsonSerializer.Deserialize("""{"X":3}""", pair.Type("Point")));
        Assert.Equal(JsonSerializer.Serialize(holder), pair.Write("Holder", holder));
    }

    /// <summary>Types that System.Text.Json represents are written by one case already.</summary>
    [Fact]
    public void A_document_that_the_other_has_a_codec_for_is_no_borrowed_type()
    {
        GeneratorRun library = GeneratorRun.Of("""
            using System.Text.Json; using SpanCodecs;
            namespace Library;
            public class Line { public JsonElement X { get; set; } }
            [SpanCodec(typeof(JsonElement)), SpanCodec(typeof(Line))] public static partial class LibraryCodecs;
            """);
        GeneratorRun user = GeneratorRun.Of(
            """
            using System.Text.Json; using SpanCodecs; using Library;
            namespace User;
            public class Holder { public object? A { get; set; } public JsonElement B { get; set; } }
            [SpanCodec(typeof(Holder)), SpanCodecsFrom(typeof(LibraryCodecs))] public static partial class UserCodecs;
            """,
            references: [.. GeneratorRun.References, Reference(library)]);
        Assert.DoesNotContain(user.All, found => found.Severity == DiagnosticSeverity.Error);
    }

    [Fact]
    public void Switches_of_a_project_are_options_too()
    {
        MetadataReference library = Reference(GeneratorRun.Of(Library.Replace("OPTIONS", "", StringComparison.Ordinal)));
        GeneratorRun user = GeneratorRun.Of(
            User.Replace("OPTIONS", "", StringComparison.Ordinal), references: [.. GeneratorRun.References, library],
            switchedOn: ["SpanCodecRespectNullableAnnotations"]);
        Assert.Equal("SPAN0010", Assert.Single(user.Reported).Id);
    }

    [Fact]
    public void A_class_of_the_same_project_has_nothing_to_lend()
    {
        GeneratorRun run = GeneratorRun.Of("""
            using SpanCodecs;
            [SpanCodec(typeof(string[]))] public partial class One;
            [SpanCodec(typeof(string[])), SpanCodecsFrom(typeof(One))] public partial class Other;
            """);
        Assert.Contains("of the same project", Assert.Single(run.Reported).GetMessage(), StringComparison.Ordinal);
    }

    private static Pair Compile()
    {
        GeneratorRun library = GeneratorRun.Of(Library.Replace("OPTIONS", "", StringComparison.Ordinal));
        return Loaded(library, RunUser(Reference(library), ""));
    }

    private static GeneratorRun RunUser(MetadataReference library, string options) => GeneratorRun.Of(
        User.Replace("OPTIONS", options, StringComparison.Ordinal), references: [.. GeneratorRun.References, library]);

    private static Pair Loaded(GeneratorRun library, GeneratorRun user) => new(Emit(library), user, Emit(user));

    private static MetadataReference Reference(GeneratorRun run) => MetadataReference.CreateFromImage(Emit(run));

    private static byte[] Emit(GeneratorRun run)
    {
        using var image = new MemoryStream();
        Compilation named = run.Output.WithAssemblyName(
            run.Input.SyntaxTrees[0].ToString().Contains("namespace Library", StringComparison.Ordinal) ? "Library" : "User");
        var result = named.Emit(image, cancellationToken: TestContext.Current.CancellationToken);
        Assert.True(result.Success, string.Join('\n', result.Diagnostics.Where(found => found.Severity == DiagnosticSeverity.Error)));
        return image.ToArray();
    }

    private static object Nested(Type type, string property, int depth, object? innermost)
    {
        object current = Activator.CreateInstance(type)!;
        if (innermost is not null)
            type.GetProperty("Line")!.SetValue(current, innermost);
        for (int i = 1; i < depth; i++)
        {
            object outer = Activator.CreateInstance(type)!;
            type.GetProperty(property)!.SetValue(outer, current);
            current = outer;
        }

        return current;
    }

    private sealed class Upper : System.Text.Json.Serialization.JsonConverter<string>
    {
        public override string Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options) => reader.GetString()!;

        public override void Write(Utf8JsonWriter writer, string value, JsonSerializerOptions options) =>
            writer.WriteStringValue(value.ToUpperInvariant());
    }
}
