using Microsoft.CodeAnalysis;
using SpanCodecs.Generator.Completion;
using SpanCodecs.Tests.Generation;
using Xunit;

namespace SpanCodecs.Tests.Completion;

/// <summary>A member that another source generator adds, unseen by the codecs' generator, is an error that says who added it.</summary>
public class CompletionTests
{
    private const string Usings =
        "using System.Collections.Generic; using System.Text.Json; using System.Text.Json.Serialization; using SpanCodecs;\n";

    [Theory]
    [InlineData(
        "A",
        """
        partial class A { public int X { get; set; } }
        [SpanCodec(typeof(A))] partial class Codecs;
        """,
        "partial class A { public int Y { get; set; } }")]
    [InlineData("A", "partial class A; [SpanCodec(typeof(A))] partial class Codecs;", "partial class A { [JsonInclude] private int _y; }")]
    [InlineData("A", "partial class A { public int X { get; set; } } [SpanCodec(typeof(List<A>))] partial class Codecs;",
        "[JsonUnmappedMemberHandling(JsonUnmappedMemberHandling.Disallow)] partial class A;")]
    [InlineData(
        "A",
        """
        partial class A { public int X { get; set; } }
        class B : A;
        [SpanCodec(typeof(B))] partial class Codecs;
        """,
        "partial class A { public int Y { get; set; } }")]
    [InlineData(
        "A",
        """
        partial class A { public int X { get; } }
        [SpanCodec(typeof(A))] partial class Codecs;
        """,
        "partial class A { public A(int x) => X = x; }")]
    [InlineData(
        "A",
        """
        partial class A { public int X { get; set; } }
        [SpanCodec(typeof(A))] partial class Codecs;
        """,
        "partial class A : IJsonOnSerializing { public void OnSerializing() { } }")]
    [InlineData(
        "A<T>",
        """
        partial class A<T> { public T? X { get; set; } }
        [SpanCodec(typeof(A<int>))] partial class Codecs;
        """,
        "partial class A<T> { public T? Y { get; set; } }")]
    [InlineData(
        "Outer.A",
        """
        partial class Outer { public partial class A; }
        [SpanCodec(typeof(Outer.A))] partial class Codecs;
        """,
        "partial class Outer { public partial class A { public int Y { get; set; } } }")]
    [InlineData("A", """
        partial struct A; class B { public A Id { get; set; } public List<A>? Others { get; set; } }
        [SpanCodec(typeof(B))] partial class Codecs;
        """, """
        [JsonConverter(typeof(C))] partial struct A
        {
            private class C : JsonConverter<A>
            {
                public override A Read(ref Utf8JsonReader reader, System.Type type, JsonSerializerOptions options) => default;
                public override void Write(Utf8JsonWriter writer, A value, JsonSerializerOptions options) => writer.WriteNumberValue(42);
            }
        }
        """)]
    [InlineData("A", """
        partial class A { public int X { get; set; } }
        [JsonSerializable(typeof(A))] abstract partial class AppContext() : JsonSerializerContext(null);
        [SpanCodecsOf(typeof(AppContext))] partial class Codecs;
        """, "partial class A { public int Y { get; set; } }")]
    public async Task A_type_that_another_generator_completes_is_an_error(string completed, string source, string added)
    {
        Diagnostic error = Assert.Single(await Analyze(source, added));
        Assert.Equal(("SPAN0013", DiagnosticSeverity.Error, "User.cs"), (error.Id, error.Severity, error.Location.SourceTree?.FilePath));
        Assert.Contains($"'{completed}'", error.GetMessage(), StringComparison.Ordinal);
        Assert.Contains("SpanCodecs.Tests.Completion.AddingGenerator/Added.g.cs", error.GetMessage(), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData(
        """
        partial class A { public int X { get; set; } }
        [SpanCodec(typeof(A))] partial class Codecs;
        """,
        """
        partial class A
        {
            private int _y;
            public static int Z { get; }
            void M() { }
        }
        """)]
    [InlineData(
        """
        partial class A { public int X { get; set; } }
        [SpanCodec(typeof(A))] partial class Codecs;
        """,
        "partial class Other { public int Y { get; set; } }")]
    [InlineData(
        """
        partial class A { public int X { get; set; } }
        partial class A { public int Y { get; set; } }
        [SpanCodec(typeof(A))] partial class Codecs;
        """,
        "class Other;")]
    [InlineData(
        """
        partial class A { public int X { get; set; } }
        partial class Other;
        [SpanCodec(typeof(A))] partial class Codecs;
        """,
        "partial class Other { public int Y { get; set; } }")]
    [InlineData(
        """
        class A { public int X { get; set; } }
        [SpanCodec(typeof(A))] partial class Codecs;
        """,
        "partial class Codecs { public static int Y { get; set; } }")]
    public async Task What_another_generator_adds_elsewhere_is_none(string source, string added) =>
        Assert.Empty(await Analyze(source, added));

    [Theory]
    [InlineData("class A : Added;")]
    [InlineData("class A : IAdded;")]
    [InlineData("class A { public Added? X { get; set; } }")]
    public void A_type_that_another_generator_makes_is_refused_where_it_is_used(string type)
    {
        var other = new AddingGenerator("class Added { public int Y { get; set; } } interface IAdded;");
        GeneratorRun run = GeneratorRun.Of($"{Usings}{type} [SpanCodec(typeof(A))] partial class Codecs;", others: other);
        Diagnostic error = Assert.Single(run.Reported);
        Assert.Equal("SPAN0002", error.Id);
        Assert.Contains("another source generator", error.GetMessage(), StringComparison.Ordinal);
    }

    private static async Task<Diagnostic[]> Analyze(string source, string added)
    {
        GeneratorRun run = GeneratorRun.Of(Usings + source, others: new AddingGenerator(Usings + added));
        Assert.DoesNotContain(run.Reported, found => found.Severity == DiagnosticSeverity.Error);
        return [.. await run.Analyze(new CompletionAnalyzer())];
    }
}
