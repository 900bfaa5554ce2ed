using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Xunit;

namespace SpanCodecs.Tests.Generation;

/// <summary>Unknown attributes and options are errors: the generator passes over nothing without a word.</summary>
public class RefusalTests
{
    private const string Usings = """
        using System; using System.Collections.Generic; using System.Text.Json; using System.Text.Json.Serialization;
        using Microsoft.FSharp.Core; using SpanCodecs;

        """;

    /// <summary>Attributes that another version of System.Text.Json, or a compiler, may bring.</summary>
    private const string StandIns = """
        namespace System.Text.Json.Serialization { [AttributeUsage(AttributeTargets.All)] class JsonFutureAttribute : JsonAttribute; }
        namespace System.Runtime.CompilerServices { class UnionAttribute : Attribute; }
        """;

    private static readonly MetadataReference[] s_ofFSharp =
    [
        MetadataReference.CreateFromFile(typeof(Microsoft.FSharp.Core.Unit).Assembly.Location),
        MetadataReference.CreateFromFile(Path.Combine(Path.GetDirectoryName(typeof(object).Assembly.Location)!, "netstandard.dll")),
    ];

    [Theory]
    [InlineData("[JsonFuture] class A { public int X { get; set; } }", "[JsonFuture]")]
    [InlineData("class A { [JsonFuture] public int X { get; set; } }", "[JsonFuture]")]
    [InlineData("class A { [JsonFuture] private int _x; }", "[JsonFuture]")]
    [InlineData("class A { [JsonFuture] public void M() { } }", "[JsonFuture]")]
    [InlineData("class A { [JsonFuture] public A() { } }", "[JsonFuture]")]
    [InlineData("class A { public A([JsonFuture] int x) => X = x; public int X { get; } }", "[JsonFuture]")]
    [InlineData("[JsonFuture] class B { public int X { get; set; } } class A : B;", "[JsonFuture]")]
    [InlineData("enum A { [JsonFuture] X }", "[JsonFuture]")]
    [InlineData("[JsonFuture] class A : List<int>;", "[JsonFuture]")]
    [InlineData(
        "[JsonUnmappedMemberHandling((JsonUnmappedMemberHandling)2)] class A { public int X { get; set; } }",
        "does not know the value")]
    [InlineData("class A { [JsonIgnore(Condition = (JsonIgnoreCondition)6)] public int X { get; set; } }", "does not know the value")]
    [InlineData("class A { [JsonNumberHandling((JsonNumberHandling)8)] public int X { get; set; } }", "does not know the value")]
    [InlineData(
        """
        class Mine() : JsonUnmappedMemberHandlingAttribute(JsonUnmappedMemberHandling.Disallow);
        [Mine] class A { public int X { get; set; } }
        """,
        "derived from [JsonUnmappedMemberHandling]")]
    [InlineData(
        """
        class Mine() : JsonDerivedTypeAttribute(typeof(A), 1);
        [Mine] class A { public int X { get; set; } }
        """,
        "derived from [JsonDerivedType]")]
    [InlineData("class Mine() : JsonStringEnumMemberNameAttribute(\"y\"); enum A { [Mine] X }", "derived from [JsonStringEnumMemberName]")]
    [InlineData("class A { [JsonPropertyName(null!)] public int X { get; set; } }", "the name is null")]
    [InlineData("enum A { [JsonStringEnumMemberName(null!)] X }", "null or empty")]
    [InlineData("enum A { [JsonStringEnumMemberName(\"x \")] X }", "white space")]
    [InlineData("[Flags] enum A { [JsonStringEnumMemberName(\"x,y\")] X = 1 }", "commas")]
    [InlineData(
        """
        class Mine : JsonConverterAttribute;
        class A { [Mine, JsonConverter(typeof(JsonStringEnumConverter))] public DayOfWeek X { get; set; } }
        """,
        "several attributes")]
    public void An_attribute_that_is_not_known_is_refused(string types, string says) => AssertRefused("SPAN0009", types, says);

    [Theory]
    [InlineData("[System.Runtime.CompilerServices.Union] struct A { public object? Value { get; } }", "unions are not")]
    [InlineData("class A { public FSharpOption<string>? X { get; set; } }", "options of F#")]
    [InlineData("class A { public FSharpValueOption<int> X { get; set; } }", "options of F#")]
    [InlineData("class A { public FSharpResult<int, string> X { get; set; } }", "unions of F#")]
    [InlineData("[CompilationMapping(SourceConstructFlags.SumType)] abstract class A { public int Tag => 0; }", "unions of F#")]
    [InlineData(
        """
        [CompilationMapping(SourceConstructFlags.SumType | SourceConstructFlags.NonPublicRepresentation)] class B;
        class A : B;
        """,
        "unions of F#")]
    public void A_type_whose_members_are_not_its_JSON_is_refused(string types, string says) => AssertRefused("SPAN0002", types, says);

    [Theory]
    [InlineData("Of<int>", "is no converter of one type")]
    [InlineData("string", "is no converter of one type")]
    [InlineData("Factory", "is no converter of one type")]
    [InlineData("Wide", "overrides CanConvert")]
    [InlineData("JsonStringEnumConverter", null)]
    [InlineData("Exact", null)]
    public void A_converter_of_the_options_is_one_of_one_type(string converter, string? says)
    {
        string types = $$"""
            class Of<T> : JsonConverter<T>
            {
                public override T Read(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options) => default!;
                public override void Write(Utf8JsonWriter writer, T value, JsonSerializerOptions options) { }
            }
            class Exact : Of<int>;
            class Wide : Of<int> { public override bool CanConvert(Type type) => true; }
            class Factory : JsonConverterFactory
            {
                public override bool CanConvert(Type type) => type == typeof(int);
                public override JsonConverter CreateConverter(Type type, JsonSerializerOptions options) => new Exact();
            }
            class A { public DayOfWeek Day { get; set; } public int Number { get; set; } }
            [SpanCodecOptions(Converters = [typeof({{converter.Replace("<int>", "<>", StringComparison.Ordinal)}})])] partial class Codecs;
            """;
        if (says is null)
            Assert.Empty(Run(types).Reported);
        else
            AssertRefused("SPAN0010", types, says);
    }

    /// <summary>A name stands for one type.</summary>
    [Theory]
    [InlineData("public class A { public N.B? X { get; set; } }", "", "has only an alias")]
    [InlineData("namespace N { class B; } class A : N.C;", "global", "name of a type in another assembly too")]
    [InlineData(
        """
        namespace System { class Version; }
        class A { public N.D? X { get; set; } }
        """,
        "global",
        "name of a type in another assembly too")]
    public void A_type_that_shares_its_name_is_refused(string types, string alias, string says)
    {
        var library = Microsoft.CodeAnalysis.CSharp.CSharpCompilation.Create(
            "Library",
            [CSharpSyntaxTree.ParseText(
                """
                namespace N
                {
                    public class B { public int X { get; set; } }
                    public class C { public B Y { get; set; } }
                    public class D { public System.Version Y { get; set; } }
                }
                """)],
            GeneratorRun.References, new CSharpCompilationOptions(OutputKind.DynamicallyLinkedLibrary));
        string usings = Usings.Replace("using Microsoft.FSharp.Core;", "", StringComparison.Ordinal);
        GeneratorRun run = GeneratorRun.Of(
            $"{(alias.Length == 0 ? "extern alias L; using N = L::N;" : "")} {usings} {types} [SpanCodec(typeof(A))] partial class Codecs;",
            references: [.. GeneratorRun.References, library.ToMetadataReference([alias.Length == 0 ? "L" : alias])]);
        Diagnostic refusal = Assert.Single(run.Reported);
        Assert.Equal("SPAN0002", refusal.Id);
        Assert.Contains(says, refusal.GetMessage(), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("class A { [JsonIgnore, JsonFuture] public int X { get; set; } public int Y { get; set; } }")]
    [InlineData("class Mine : JsonAttribute; [Mine] class A { [Mine] public int X { get; set; } }")]
    [InlineData(
        """
        class A
        {
            public Microsoft.FSharp.Collections.FSharpList<int>? X { get; set; }
            public Microsoft.FSharp.Collections.FSharpMap<string, int>? Y { get; set; }
        }
        """)]
    [InlineData("class A { public Microsoft.FSharp.Collections.FSharpSet<int>? X { get; set; } }")]
    [InlineData("[CompilationMapping(SourceConstructFlags.RecordType)] class A { public int X { get; set; } }")]
    public void What_means_the_same_to_both_is_not(string types) => Assert.Empty(Run(types).Reported);

    /// <summary>Most often somebody has forgotten something: it is done as System.Text.Json does it, and said.</summary>
    [Theory]
    [InlineData("struct A { public int X; }", true)]
    [InlineData("readonly struct A { private readonly int _x; }", true)]
    [InlineData("struct A { [JsonIgnore] public int X { get; set; } }", true)]
    [InlineData("readonly struct A { public A(int x) => X = x; public int X { get; } }", true)]
    [InlineData("struct A { public NodaTime.LocalDate X { get; set; } }", true)]
    [InlineData("struct A { public NodaTime.Duration X { get; set; } }", true)]
    [InlineData("struct A { public int X { get; set; } }", false)]
    [InlineData("struct A { public int X { get; set; } public int Twice => X * 2; }", false)]
    [InlineData("readonly struct A { [JsonConstructor] public A(int x) => X = x; public int X { get; } }", false)]
    [InlineData("struct A { [JsonExtensionData] public Dictionary<string, object>? More { get; set; } }", false)]
    [InlineData("class A;", false)]
    public void A_struct_that_loses_its_value_is_warned_of(string types, bool isWarned)
    {
        GeneratorRun run = Run(types);
        Assert.Equal(isWarned ? ["SPAN0014 Warning"] : [], run.Reported.Select(found => $"{found.Id} {found.Severity}"));
        Assert.DoesNotContain(run.All, found => found.Severity == DiagnosticSeverity.Error);
    }

    /// <summary>Behaves as a compiler's warning does.</summary>
    [Theory]
    [InlineData("#pragma warning disable SPAN0014\n", "\n#pragma warning restore SPAN0014\n", 0)]
    [InlineData("", "", 1)]
    public void A_warning_can_be_switched_off_at_its_place(string before, string behind, int warnings)
    {
        GeneratorRun run = GeneratorRun.Of($"using SpanCodecs;\nstruct A;\n{before}[SpanCodec(typeof(A))]{behind} partial class Codecs;");
        Assert.Equal(warnings, run.Reported.Count(found => !found.IsSuppressed));
    }

    /// <summary>A namespace that begins with System does not make a type the framework's, of which it is known how it behaves.</summary>
    [Theory]
    [InlineData("System.Mine")]
    [InlineData("Mine")]
    public void A_type_in_a_namespace_like_the_frameworks_is_the_users(string space)
    {
        GeneratorRun run = GeneratorRun.Of($$"""
            using System; using System.Collections; using System.Collections.Generic; using System.Collections.ObjectModel;
            using SpanCodecs;
            namespace {{space}}
            {
                class Frozen : ICollection<string>
                {
                    public int Count => 0; public bool IsReadOnly => true; public void Add(string item) { } public void Clear() { }
                    public bool Contains(string item) => false; public bool Remove(string item) => false;
                    public void CopyTo(string[] array, int index) { }
                    public IEnumerator<string> GetEnumerator() => null!; IEnumerator IEnumerable.GetEnumerator() => null!;
                }
                class Odd : Collection<int> { public new IEnumerator<int> GetEnumerator() => null!; }
            }
            [SpanCodec(typeof({{space}}.Frozen)), SpanCodec(typeof({{space}}.Odd))] partial class Codecs;
            """);
        Assert.DoesNotContain(run.All, found => found.Severity == DiagnosticSeverity.Error);
        Assert.Contains("IsReadOnly", run.File("Codecs.Frozen.g.cs"), StringComparison.Ordinal);
        Assert.Contains("(global::System.Collections.Generic.IEnumerable<int>)", run.File("Codecs.Odd.g.cs"), StringComparison.Ordinal);
    }

    private static void AssertRefused(string id, string types, string says)
    {
        Diagnostic refusal = Assert.Single(Run(types).Reported);
        Assert.Equal(id, refusal.Id);
        Assert.Contains(says, refusal.GetMessage(), StringComparison.Ordinal);
    }

    private static GeneratorRun Run(string types) => GeneratorRun.Of(
        $"{Usings}{StandIns} {types} [SpanCodec(typeof(A))] partial class Codecs;",
        references:
        [
            .. GeneratorRun.References,
            .. s_ofFSharp,
            MetadataReference.CreateFromFile(typeof(NodaTime.LocalDate).Assembly.Location),
        ]);
}
