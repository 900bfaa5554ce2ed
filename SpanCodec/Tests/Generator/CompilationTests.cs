using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Xunit;

namespace SpanCodecs.Tests.Generation;

/// <summary>Generated code says nothing in a user's build, whatever that user's settings and names are.</summary>
public class CompilationTests
{
    private const string Awkward = """
        using System;
        using System.Collections.Generic;
        using System.Text.Json.Serialization;
        using SpanCodecs;
        namespace System.Text.Awkward.@namespace
        {
            public class JsonRead
            {
                public int json { get; set; }
                public int position { get; set; }
                public int value { get; set; }
                public int result { get; set; }
                public int @class { get; set; }
            }
            public class Span
            {
                public int Name { get; set; }
                public int Next { get; set; }
                public int Done { get; set; }
                public int name { get; set; }
                public int _name { get; set; }
                public int AnyName { get; set; }
            }
            public class Old
            {
                [Obsolete] public int A { get; set; }
                [Obsolete("no", true)] public int B { get; set; }
                [Obsolete] public Old2 C { get; set; }
            }
            [Obsolete] public class Old2 { public int X { get; set; } }
            public class Outer<T>
            {
                public class Inner<U>
                {
                    public T First { get; set; }
                    public U Second { get; set; }
                    public Inner<U> Next { get; set; }
                }
            }
            public class Generic<T> where T : struct, IComparable<T>
            {
                public T Value { get; init; }
                [JsonInclude] private T Hidden;
                [JsonInclude] internal List<T> Others { get; private set; }
            }
            internal struct Internal
            {
                public int X { get; set; }
                [JsonInclude] private int Y { get; set; }
            }
            public class Base { public int Id { get; set; } public virtual string Text { get; set; } }
            public class Derived : Base
            {
                public new int Id { get; set; }
                public override string Text { get; set; }
            }
            public partial class Holder
            {
                private class Nested
                {
                    public (int A, string B) Pair { get; set; }
                    public KeyValuePair<string, int>? Entry { get; set; }
                }
                [SpanCodec(typeof(Nested))]
                [SpanCodec(typeof(JsonRead))]
                [SpanCodec(typeof(Span))]
                [SpanCodec(typeof(Old))]
                [SpanCodec(typeof(Outer<int>.Inner<string>))]
                [SpanCodec(typeof(Generic<int>), TypeInfoPropertyName = "Record")]
                [SpanCodec(typeof(Internal))]
                [SpanCodec(typeof(Derived[]))]
                [SpanCodec(typeof(int))]
                [SpanCodec(typeof(string))]
                [SpanCodec(typeof(int?))]
                private static partial class Codecs
                {
                    private class System { }
                }
            }
        }
        """;

    [Theory]
    [InlineData(LanguageVersion.CSharp12, NullableContextOptions.Enable)]
    [InlineData(LanguageVersion.CSharp12, NullableContextOptions.Disable)]
    [InlineData(LanguageVersion.CSharp13, NullableContextOptions.Disable)]
    [InlineData(LanguageVersion.Latest, NullableContextOptions.Enable)]
    public void Nothing_is_said_about_generated_code(LanguageVersion language, NullableContextOptions nullable)
    {
        GeneratorRun run = GeneratorRun.Of(Awkward, language, nullable);
        Assert.DoesNotContain(run.All, diagnostic =>
            diagnostic.Severity == DiagnosticSeverity.Error
            || diagnostic.Severity == DiagnosticSeverity.Warning && diagnostic.Location.SourceTree?.FilePath != "User.cs");
    }

    [Theory]
    [InlineData(
        """
        public class Base { [JsonInclude] protected int X { get; set; } }
        public partial class Derived : Base { [SpanCodec(typeof(Base))] internal static partial class Codecs; }
        """)]
    [InlineData(
        """
        class Order { public int X { get; set; } }
        [SpanCodec(typeof(Order))] static partial class Codecs { class OrderCodec; class OrderJson; }
        """)]
    [InlineData(
        """
        namespace N { class B { public int X { get; set; } } }
        class A { public N.B? X { get; set; } }
        [SpanCodec(typeof(A))] static partial class C { [SpanCodec(typeof(int[]))] static partial class B; }
        """)]
    [InlineData(
        """
        [Obsolete("x", true)] class Old { public int X { get; set; } }
        [Obsolete] class A { public Old? X { get; set; } }
        [Obsolete, SpanCodec(typeof(A))] static partial class Codecs;
        """)]
    [InlineData(
        """
        interface I { static abstract int X { get; } int Y { get; } }
        class A { public I? X { get; set; } }
        [SpanCodec(typeof(A))] static partial class Codecs;
        """)]
    [InlineData("""
        class C : JsonConverter<int>
        {
            public override int Read(
                ref System.Text.Json.Utf8JsonReader reader,
                Type type,
                System.Text.Json.JsonSerializerOptions options) =>
                0;
            public override void Write(
                System.Text.Json.Utf8JsonWriter writer,
                int value,
                System.Text.Json.JsonSerializerOptions options)
            {
            }
        }
        class M : JsonConverterAttribute
        {
            public M(string? x) { }
            public M(Type? x) { }
            public override JsonConverter CreateConverter(Type type) => new C();
        }
        class A { [M((string?)null)] public int X { get; set; } }
        [SpanCodec(typeof(A))] static partial class Codecs;
        """)]
    public void Code_that_a_user_may_write_compiles(string source)
    {
        GeneratorRun run = GeneratorRun.Of($"using System; using System.Text.Json.Serialization; using SpanCodecs; {source}");
        Assert.DoesNotContain(run.All, diagnostic => diagnostic.Severity == DiagnosticSeverity.Error);
    }

    [Fact]
    public void The_parts_of_a_partial_class_are_one_context()
    {
        GeneratorRun run = GeneratorRun.Of("""
            using SpanCodecs;
            [SpanCodec(typeof(int))] partial class Codecs { }
            [SpanCodec(typeof(string))] partial class Codecs { public static object Both => (Int32, String); }
            """);
        Assert.DoesNotContain(run.All, diagnostic => diagnostic.Severity == DiagnosticSeverity.Error);
    }

    [Fact]
    public void Roots_may_have_any_name_and_tuples_have_one()
    {
        string[] names =
        [
            "Options", "Types", "Instance", "Read", "Write", "json", "value", "output", "reader", "utf8Json", "cancellationToken", "class",
            "ToString", "at",
        ];
        string types = string.Concat(names.Select((name, i) => $"public class Part{i} {{ public int X {{ get; set; }} }} "));
        string roots = string.Concat(names.Select((name, i) => $"[SpanCodec(typeof(Part{i}), PropertyName = \"{name}\")] "));
        GeneratorRun run = GeneratorRun.Of($$"""
            using SpanCodecs;
            namespace @namespace.Shop;
            {{types}}
            partial class @event
            {
                {{roots}}
                [SpanCodec(typeof((int A, int B)))]
                [SpanCodec(typeof((int C, int D)))]
                partial class @record;
            }
            """);
        Assert.DoesNotContain(run.All, diagnostic => diagnostic.Severity == DiagnosticSeverity.Error);
    }

    [Fact]
    public void A_class_of_the_users_may_derive_from_a_value_of_the_frameworks()
    {
        GeneratorRun run = GeneratorRun.Of("""
            using System; using SpanCodecs;
            public class Link : Uri { public Link() : base("a:b") { } }
            public class Root { public object? A { get; set; } public Link? B { get; set; } }
            [SpanCodec(typeof(Root))] partial class Codecs;
            """);
        Assert.DoesNotContain(run.All, diagnostic => diagnostic.Severity == DiagnosticSeverity.Error);
    }

    [Fact]
    public void Generated_files_stay_readable()
    {
        Assert.All(GeneratorRun.Of(Awkward).Result.GeneratedSources, source =>
            Assert.All(source.SourceText.Lines, line => Assert.True(line.End - line.Start < 320, line.ToString())));
    }
}
