using Microsoft.CodeAnalysis;
using Xunit;

namespace SpanCodecs.Tests.Generation;

/// <summary>What is not supported is said where it stands; «…» marks the place expected.</summary>
public class DiagnosticTests
{
    private const string Usings = """
        using System;
        using System.Collections;
        using System.Collections.Generic;
        using System.Text.Json;
        using System.Text.Json.Serialization;
        using SpanCodecs;

        """;

    private const string Converter = """

        abstract class Converter<T> : JsonConverter<T>
        {
            public override T Read(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options) => default!;
            public override void Write(Utf8JsonWriter writer, T value, JsonSerializerOptions options) { }
        }
        """;

    [Theory]
    [InlineData("SPAN0001", "[SpanCodec(typeof(int))] class «Codecs»;")]
    [InlineData("SPAN0001", "[SpanCodec(typeof(int))] partial class «Codecs»<T>;")]
    [InlineData("SPAN0001", "class Outer { [SpanCodec(typeof(int))] partial class «Codecs»; }")]
    [InlineData("SPAN0002", "[«SpanCodec(typeof(Action))»] partial class Codecs;")]
    [InlineData("SPAN0002", "[«SpanCodec(typeof(int[,]))»] partial class Codecs;")]
    [InlineData("SPAN0002", "[«SpanCodec(typeof(ArrayList))»] partial class Codecs;")]
    [InlineData("SPAN0002", "[«SpanCodec(typeof(List<>))»] partial class Codecs;")]
    [InlineData("SPAN0002", "class A { public nint «X» { get; set; } } [SpanCodec(typeof(A))] partial class Codecs;")]
    [InlineData("SPAN0002", "class A { public Type? «X» { get; set; } } [SpanCodec(typeof(A))] partial class Codecs;")]
    [InlineData("SPAN0002", "class A { public IAsyncEnumerable<int>? «X» { get; set; } } [SpanCodec(typeof(A))] partial class Codecs;")]
    [InlineData("SPAN0002", "class A { public Dictionary<A, int>? «X» { get; set; } } [SpanCodec(typeof(A))] partial class Codecs;")]
    [InlineData(
        "SPAN0002",
        """
        class A(int X) { public int X { get; } = X; public int «x» { get; set; } }
        [SpanCodec(typeof(A))] partial class Codecs;
        """)]
    [InlineData("SPAN0002", "class A { public Hashtable? «X» { get; set; } } [SpanCodec(typeof(A))] partial class Codecs;")]
    [InlineData(
        "SPAN0003",
        """
        public class A { [JsonInclude] private B? «X» { get; set; } private class B; }
        [SpanCodec(typeof(A))] partial class Codecs;
        """)]
    [InlineData("SPAN0003", "partial class A { private class B; [«SpanCodec(typeof(List<B>))»] internal partial class Codecs; }")]
    [InlineData(
        "SPAN0004",
        """
        namespace N { class A; }
        namespace M { class A; }
        [SpanCodec(typeof(N.A)), «SpanCodec(typeof(M.A))»] partial class Codecs;
        """)]
    [InlineData("SPAN0004", "class Codecs2; [«SpanCodec(typeof(Codecs2), TypeInfoPropertyName = \"Codecs\")»] partial class Codecs;")]
    [InlineData("SPAN0004", "class A; [SpanCodec(typeof(A))] partial class Codecs { int «A»() => 0; }")]
    [InlineData("SPAN0004", "class A; [SpanCodec(typeof(A))] partial class Codecs { int «DeserializeA»; }")]
    [InlineData("SPAN0004", "class A; [SpanCodec(typeof(A))] partial class Codecs { A «DeserializeA»(string x) => new(); }")]
    [InlineData("SPAN0004", "class A; [SpanCodec(typeof(A))] partial class Codecs { void «set_A»(SpanCodec<A> x) { } }")]
    [InlineData("SPAN0004", "class A; [SpanCodec(typeof(A), PropertyName = \"Item\")] partial class Codecs { int «this»[int x] => 0; }")]
    [InlineData(
        "SPAN0004",
        """
        class A;
        abstract class B { public abstract int «A» { get; } }
        [SpanCodec(typeof(A))] abstract partial class Codecs : B;
        """)]
    [InlineData("SPAN0015", "[SpanCodec(typeof(int))] partial class Codecs { int «Serialize»; }")]
    [InlineData("SPAN0015", "[SpanCodec(typeof(int))] partial class Codecs { static string «SerializeToString»(int x) => \"\"; }")]
    [InlineData("SPAN0015", "[SpanCodec(typeof(int))] partial class Codecs { class «ResolverJson»; }")]
    [InlineData("SPAN0015", "[SpanCodec(typeof(int))] partial class Codecs { static int «IsSupportedBySpanCodec» => 1; }")]
    [InlineData("SPAN0015", "[SpanCodec(typeof(object))] partial class Codecs { class «RuntimeTypeJson»; }")]
    [InlineData("SPAN0015", "[SpanCodec(typeof(object))] partial class Codecs { int «SharedJsonOptions»; }")]
    [InlineData(
        "SPAN0015",
        """
        [JsonSerializable(typeof(int))] abstract class C() : JsonSerializerContext(null);
        [SpanCodecsOf(typeof(C))] partial class Codecs { int «Serialize»; }
        """)]
    [InlineData(
        "SPAN0005",
        """
        class A { public int X { get; set; } public int «x» { get; set; } }
        [SpanCodec(typeof(A)), SpanCodecOptions(PropertyNameCaseInsensitive = true)] partial class Codecs;
        """)]
    [InlineData(
        "SPAN0005",
        """
        class A { public int X { get; set; } [JsonPropertyName("X")] public int «Y» { get; set; } }
        [SpanCodec(typeof(A))] partial class Codecs;
        """)]
    [InlineData("SPAN0006", "class A(int «x») { public long X { get; set; } = x; } [SpanCodec(typeof(A))] partial class Codecs;")]
    [InlineData(
        "SPAN0007",
        """
        class A
        {
            [JsonConstructor] public A() { }
            [JsonConstructor] public «A»(int x) => X = x;
            public int X { get; set; }
        }
        [SpanCodec(typeof(A))] partial class Codecs;
        """)]
    [InlineData(
        "SPAN0008",
        """
        class A { [JsonConverter(typeof(JsonStringEnumConverter))] public int «X» { get; set; } }
        [SpanCodec(typeof(A))] partial class Codecs;
        """)]
    [InlineData(
        "SPAN0008",
        """
        class A { [JsonConverter(typeof(string))] public int «X» { get; set; } }
        [SpanCodec(typeof(A))] partial class Codecs;
        """)]
    [InlineData(
        "SPAN0009",
        """
        class A { [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)] public int «X» { get; set; } }
        [SpanCodec(typeof(A))] partial class Codecs;
        """)]
    [InlineData(
        "SPAN0009",
        """
        class A { [JsonNumberHandling(JsonNumberHandling.WriteAsString)] public string? «X» { get; set; } }
        [SpanCodec(typeof(A))] partial class Codecs;
        """)]
    [InlineData("SPAN0009", "class A { [JsonRequired] public int «X» { get; } } [SpanCodec(typeof(A))] partial class Codecs;")]
    [InlineData("SPAN0009", "class A(int x) { [JsonRequired] public int «X» { get; } = x; } [SpanCodec(typeof(A))] partial class Codecs;")]
    [InlineData(
        "SPAN0009",
        """
        class A { [JsonExtensionData] public required Dictionary<string, object> «X» { get; set; } }
        [SpanCodec(typeof(A))] partial class Codecs;
        """)]
    [InlineData(
        "SPAN0009",
        """
        class A
        {
            [JsonExtensionData, JsonNumberHandling(JsonNumberHandling.WriteAsString)]
            public Dictionary<string, JsonElement>? «X» { get; set; }
        }
        [SpanCodec(typeof(A))] partial class Codecs;
        """)]
    [InlineData(
        "SPAN0009",
        """
        class A { [JsonExtensionData] public Dictionary<string, int>? «X» { get; set; } }
        [SpanCodec(typeof(A))] partial class Codecs;
        """)]
    [InlineData(
        "SPAN0009",
        """
        [JsonDerivedType(typeof(B), "b")] class B;
        class A { [JsonObjectCreationHandling((JsonObjectCreationHandling)1)] public B «X» { get; } }
        [SpanCodec(typeof(A))] partial class Codecs;
        """)]
    [InlineData(
        "SPAN0009",
        """
        class A(List<int> x)
        {
            [JsonObjectCreationHandling(JsonObjectCreationHandling.Populate)] public List<int> «Y» { get; } = x;
            public List<int> X => Y;
        }
        [SpanCodec(typeof(A))] partial class Codecs;
        """)]
    [InlineData(
        "SPAN0009",
        """
        class A { [JsonPropertyName("\uD800")] public int «X» { get; set; } }
        [SpanCodec(typeof(A))] partial class Codecs;
        """)]
    [InlineData(
        "SPAN0002",
        """
        [JsonDerivedType(typeof(B), 1)] class A : List<int>;
        class B : A;
        [«SpanCodec(typeof(A))»] partial class Codecs;
        """)]
    [InlineData(
        "SPAN0002",
        """
        class A { public A(in int «x») => X = x; public int X { get; } }
        [SpanCodec(typeof(A))] partial class Codecs;
        """)]
    [InlineData("SPAN0002", "file class A; [«SpanCodec(typeof(A))»] partial class Codecs;")]
    [InlineData("SPAN0002", "class A<T> { public A<List<T>>? «X» { get; set; } } [SpanCodec(typeof(A<int>))] partial class Codecs;")]
    [InlineData("SPAN0004", "class A; [«SpanCodec(typeof(A), TypeInfoPropertyName = \"SharedJsonOptions\")»] partial class Codecs;")]
    [InlineData(
        "SPAN0004",
        """
        class A;
        class B;
        [SpanCodec(typeof(A)), «SpanCodec(typeof(B), TypeInfoPropertyName = "DeserializeA")»] partial class Codecs;
        """)]
    [InlineData(
        "SPAN0009",
        """
        abstract class A { [JsonIgnore] public required int «X» { get; set; } }
        [SpanCodec(typeof(A))] partial class Codecs;
        """)]
    [InlineData(
        "SPAN0009",
        """
        class A { [JsonObjectCreationHandling(JsonObjectCreationHandling.Populate)] public List<int> «X» { set { } } }
        [SpanCodec(typeof(A))] partial class Codecs;
        """)]
    [InlineData(
        "SPAN0009",
        """
        [JsonUnmappedMemberHandling(JsonUnmappedMemberHandling.Disallow)]
        class «A»
        {
            [JsonExtensionData] public Dictionary<string, object>? X { get; set; }
        }
        [SpanCodec(typeof(A))] partial class Codecs;
        """)]
    [InlineData("SPAN0009", "[JsonDerivedType(typeof(A), 1)] sealed class «A»; [SpanCodec(typeof(A))] partial class Codecs;")]
    [InlineData(
        "SPAN0009",
        """
        [JsonDerivedType(typeof(B), 1)] class A { [JsonPropertyName("$v")] public int «X» { get; set; } }
        class B : A;
        [SpanCodec(typeof(A))] partial class Codecs;
        """)]
    [InlineData(
        "SPAN0009",
        """
        [JsonPolymorphic(TypeDiscriminatorPropertyName = "X"), JsonDerivedType(typeof(A), 1)]
        class A
        {
            public int «X» { get; set; }
        }
        [SpanCodec(typeof(A))] partial class Codecs;
        """)]
    [InlineData(
        "SPAN0009",
        """
        [JsonDerivedType(typeof(B), 1)] class A;
        class B : A { [JsonPropertyName("$v")] public int X { get; set; } }
        [«SpanCodec(typeof(A))»] partial class Codecs;
        """)]
    [InlineData(
        "SPAN0009",
        """
        [JsonUnmappedMemberHandling(JsonUnmappedMemberHandling.Disallow)] class «A» : List<int>;
        [SpanCodec(typeof(A))] partial class Codecs;
        """)]
    [InlineData("SPAN0010", "[SpanCodec(typeof(int)), «SpanCodecOptions(MaxDepth = -1)»] partial class Codecs;")]
    [InlineData("SPAN0010", "[SpanCodec(typeof(int)), «SpanCodecOptions(NewLine = \"x\")»] partial class Codecs;")]
    [InlineData("SPAN0010", "[SpanCodec(typeof(int)), «SpanCodecOptions(IndentCharacter = 'x')»] partial class Codecs;")]
    [InlineData("SPAN0010", "[SpanCodec(typeof(int)), «SpanCodecOptions(IndentSize = 128)»] partial class Codecs;")]
    [InlineData("SPAN0010", "[SpanCodec(typeof(int)), «SpanCodecOptions((JsonSerializerDefaults)9)»] partial class Codecs;")]
    [InlineData(
        "SPAN0010",
        "[SpanCodec(typeof(int)), «SpanCodecOptions(ReadCommentHandling = JsonCommentHandling.Allow)»] partial class Codecs;")]
    [InlineData(
        "SPAN0010",
        "[SpanCodec(typeof(int)), «SpanCodecOptions(DefaultIgnoreCondition = JsonIgnoreCondition.Always)»] partial class Codecs;")]
    [InlineData("SPAN0009", "[JsonPolymorphic] class «A»; [SpanCodec(typeof(A))] partial class Codecs;")]
    [InlineData("SPAN0010", "[SpanCodec(typeof(int)), «SpanCodecOptions(Converters = new[] { typeof(string) })»] partial class Codecs;")]
    [InlineData("SPAN0011", "[«JsonDerivedType(typeof(string), \"s\")»] class A; [SpanCodec(typeof(A))] partial class Codecs;")]
    [InlineData(
        "SPAN0011",
        """
        [JsonDerivedType(typeof(B), 1), «JsonDerivedType(typeof(C), 1)»] class A;
        class B : A;
        class C : A;
        [SpanCodec(typeof(A))] partial class Codecs;
        """)]
    [InlineData("SPAN0001", "[SpanCodec(typeof(int))] partial class «Resolver»;")]
    [InlineData("SPAN0001", "[SpanCodec(typeof(int))] partial class «Serialize»;")]
    [InlineData("SPAN0001", "[SpanCodec(typeof(int))] partial class «ResolverJson»;")]
    [InlineData("SPAN0002", "[«SpanCodec(typeof(Math))»] partial class Codecs;")]
    [InlineData("SPAN0002", "[«SpanCodec(typeof(void))»] partial class Codecs;")]
    [InlineData("SPAN0002", "class A : List<int> { public required int X { get; set; } } [«SpanCodec(typeof(A))»] partial class Codecs;")]
    [InlineData("SPAN0002", "class A : Dictionary<string, int> { public required int X; } [«SpanCodec(typeof(A))»] partial class Codecs;")]
    [InlineData(
        "SPAN0002",
        """
        class A : List<int> { [Obsolete("no", true)] public A() { } }
        [«SpanCodec(typeof(A))»] partial class Codecs;
        """)]
    [InlineData(
        "SPAN0002",
        """
        class Own : JsonConverterAttribute;
        [Own] enum B { X }
        class A { public Dictionary<B, int>? «X» { get; set; } }
        [SpanCodec(typeof(A))] partial class Codecs;
        """)]
    [InlineData("SPAN0002", "[«JsonDerivedType(typeof(B), 1)»] class A; file class B : A; [SpanCodec(typeof(A))] partial class Codecs;")]
    [InlineData(
        "SPAN0002",
        """
        [«JsonDerivedType(typeof(B), 1)»] class A;
        class B : A, IAsyncEnumerable<int>
        {
            public IAsyncEnumerator<int> GetAsyncEnumerator(System.Threading.CancellationToken token) => null!;
        }
        [SpanCodec(typeof(A))] partial class Codecs;
        """)]
    [InlineData(
        "SPAN0008",
        """
        enum B { X }
        enum C { Y }
        class A { [JsonConverter(typeof(JsonStringEnumConverter<B>))] public C «X» { get; set; } }
        [SpanCodec(typeof(A))] partial class Codecs;
        """)]
    [InlineData("SPAN0009", "[«SpanCodec(typeof(int), PropertyName = \"my-orders\")»] partial class Codecs;")]
    [InlineData("SPAN0009", "[«SpanCodec(typeof(int), PropertyName = \"\")»] partial class Codecs;")]
    [InlineData(
        "SPAN0009",
        """
        interface I { int X { get; set; } }
        class A : I { [JsonInclude] int I.«X» { get; set; } }
        [SpanCodec(typeof(A))] partial class Codecs;
        """)]
    [InlineData(
        "SPAN0009",
        """
        interface I : IDictionary<string, object>;
        class A { [JsonExtensionData] public I? «X» { get; set; } }
        [SpanCodec(typeof(A))] partial class Codecs;
        """)]
    [InlineData(
        "SPAN0010", "[SpanCodec(typeof(int)), «SpanCodecOptions(Converters = new[] { typeof(Converter<int>) })»] partial class Codecs;")]
    [InlineData(
        "SPAN0010",
        """
        [JsonSerializable(typeof(int))] abstract class C() : JsonSerializerContext(null);
        [SpanCodecsOf(typeof(C)), «SpanCodecOptions(WriteIndented = true)»] partial class Codecs;
        """)]
    [InlineData(
        "SPAN0010",
        """
        class C : Converter<int> { public C(int x) { } }
        [SpanCodec(typeof(int)), «SpanCodecOptions(Converters = new[] { typeof(C) })»] partial class Codecs;
        """)]
    [InlineData(
        "SPAN0010",
        """
        class B;
        class C : Converter<B> { public override bool CanConvert(Type type) => typeof(B).IsAssignableFrom(type); }
        [SpanCodec(typeof(B)), «SpanCodecOptions(Converters = new[] { typeof(C) })»] partial class Codecs;
        """)]
    [InlineData(
        "SPAN0010",
        """
        class B;
        class M : Converter<B> { public override bool CanConvert(Type type) => type.IsClass; }
        class C : M;
        [SpanCodec(typeof(B)), «SpanCodecOptions(Converters = new[] { typeof(C) })»] partial class Codecs;
        """)]
    [InlineData(
        "SPAN0010",
        """
        class B;
        class C : Converter<B> { public override bool CanConvert(Type type) => type == typeof(Converter<B>); }
        [SpanCodec(typeof(B)), «SpanCodecOptions(Converters = new[] { typeof(C) })»] partial class Codecs;
        """)]
    [InlineData(
        "SPAN0010",
        """
        class B;
        class C : Converter<B>
        {
            public override bool CanConvert(Type type) { Console.Write(type); return type == typeof(B); }
        }
        [SpanCodec(typeof(B)), «SpanCodecOptions(Converters = new[] { typeof(C) })»] partial class Codecs;
        """)]
    [InlineData(
        "SPAN0002",
        """
        class M : Converter<int>;
        class C : M;
        class A { public Dictionary<int, int>? «X» { get; set; } }
        [SpanCodec(typeof(A)), SpanCodecOptions(Converters = new[] { typeof(C) })] partial class Codecs;
        """)]
    [InlineData(
        "SPAN0011",
        """
        class C : Converter<B>;
        [«JsonDerivedType(typeof(B), 1)»] class A;
        class B : A;
        [SpanCodec(typeof(A)), SpanCodecOptions(Converters = new[] { typeof(C) })] partial class Codecs;
        """)]
    [InlineData(
        "SPAN0011",
        """
        class Own : JsonConverterAttribute;
        [«JsonDerivedType(typeof(B), 1)»] class A;
        [Own] class B : A;
        [SpanCodec(typeof(A))] partial class Codecs;
        """)]
    public void What_is_not_supported_is_said_where_it_stands(string id, string marked)
    {
        string source = Usings + marked + Converter;
        int start = source.IndexOf('«', StringComparison.Ordinal);
        int end = source.IndexOf('»', StringComparison.Ordinal) - 1;
        GeneratorRun run = GeneratorRun.Of(source.Replace("«", "", StringComparison.Ordinal).Replace("»", "", StringComparison.Ordinal));

        Diagnostic diagnostic = Assert.Single(run.Reported);
        Assert.Equal(id, diagnostic.Id);
        Assert.Equal((start, end), (diagnostic.Location.SourceSpan.Start, diagnostic.Location.SourceSpan.End));
        Assert.NotEmpty(diagnostic.Descriptor.Description.ToString(System.Globalization.CultureInfo.InvariantCulture));
        // The rest still compiles, so that the one message is not lost among others.
        Assert.DoesNotContain(
            run.Output.GetDiagnostics(TestContext.Current.CancellationToken),
            other => other.Severity == DiagnosticSeverity.Error && other.Location.SourceTree?.FilePath != "User.cs");
    }

    /// <summary>System.Text.Json asks a converter of the options about every type, and one on a type about that type alone.</summary>
    [Theory]
    [InlineData("class B; class C : Converter<B> { public override bool CanConvert(Type type) => type == typeof(B); }", true)]
    [InlineData("class B; class C : Converter<B> { public override bool CanConvert(Type type) { return typeof(B) == type; } }", true)]
    [InlineData(
        """
        class B;
        class M<T> : Converter<T> { public override bool CanConvert(Type type) => type == typeof(T); }
        class C : M<B>;
        """,
        true)]
    [InlineData(
        """
        class B;
        class M : Converter<B> { public override bool CanConvert(Type type) => true; }
        class C : M { public override bool CanConvert(Type type) => type == typeof(B); }
        """,
        true)]
    [InlineData(
        """
        [JsonConverter(typeof(C))] class B;
        class C : Converter<B> { public override bool CanConvert(Type type) => type == typeof(B); }
        """,
        false)]
    [InlineData(
        """
        sealed class B;
        class C : Converter<B> { public override bool CanConvert(Type type) => typeof(B).IsAssignableFrom(type); }
        """,
        true)]
    [InlineData(
        """
        [JsonConverter(typeof(C))] class B;
        class C : Converter<B> { public override bool CanConvert(Type type) => type.IsClass; }
        """,
        false)]
    public void A_converter_that_says_in_plain_words_what_it_takes_is_called(string types, bool isOfOptions)
    {
        string options = isOfOptions ? ", SpanCodecOptions(Converters = new[] { typeof(C) })" : "";
        GeneratorRun run = GeneratorRun.Of($"{Usings}{types} [SpanCodec(typeof(B)){options}] partial class Codecs;{Converter}");

        Assert.Empty(run.Reported);
        Assert.DoesNotContain(run.All, diagnostic => diagnostic.Severity == DiagnosticSeverity.Error);
        Assert.Contains(
            run.Result.GeneratedSources,
            source => source.SourceText.ToString().Contains("Bridge = new(new global::C(), ", StringComparison.Ordinal));
    }

    [Fact]
    public void Older_languages_are_refused()
    {
        GeneratorRun run = GeneratorRun.Of(
            Usings + "[SpanCodec(typeof(int))] partial class Codecs { }", Microsoft.CodeAnalysis.CSharp.LanguageVersion.CSharp11);
        Assert.Equal("SPAN0012", Assert.Single(run.Reported).Id);
    }
}
