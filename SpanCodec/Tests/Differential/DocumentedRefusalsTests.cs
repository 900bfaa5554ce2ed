using System.Text.RegularExpressions;
using SpanCodecs.Tests.Generation;
using Xunit;

namespace SpanCodecs.Tests.Differential;

/// <summary>
/// The document's table of what is refused at compile time: each row that
/// names an error has an example, and the generator reports that error.
/// </summary>
public partial class DocumentedRefusalsTests
{
    private const string Usings = """
        using System;
        using System.Collections;
        using System.Collections.Generic;
        using System.Text.Json;
        using System.Text.Json.Serialization;
        using SpanCodecs;

        """;

    // They need another assembly, which random types have, and another generator.
    private static readonly string[] TriedElsewhere = ["members-of-other-assemblies", "parts-of-other-generators"];

    private static readonly Dictionary<string, string> Examples = new()
    {
        ["keys-of-dictionaries"] =
            """
            class A { public Dictionary<object, int>? X { get; set; } }
            [SpanCodec(typeof(A))] partial class Codecs;
            """,
        ["collections-without-types"] = "[SpanCodec(typeof(ArrayList))] partial class Codecs;",
        ["collections-that-are-structs"] =
            """
            struct A : IEnumerable<int>
            {
                public IEnumerator<int> GetEnumerator() => null!;
                IEnumerator IEnumerable.GetEnumerator() => null!;
            }
            [SpanCodec(typeof(A))] partial class Codecs;
            """,
        ["collections-of-two-types"] =
            """
            class A : List<object>, IEnumerable<string>
            {
                IEnumerator<string> IEnumerable<string>.GetEnumerator() => null!;
            }
            [SpanCodec(typeof(A))] partial class Codecs;
            """,
        ["collections-with-callbacks"] =
            """
            class A : List<int>, IJsonOnDeserialized { public void OnDeserialized() { } }
            [SpanCodec(typeof(A))] partial class Codecs;
            """,
        ["number-handling-of-collections"] =
            "[JsonNumberHandling(JsonNumberHandling.WriteAsString)] class A : List<int>; [SpanCodec(typeof(A))] partial class Codecs;",
        ["constructors-of-collections"] =
            """
            class A : List<int> { public required int X { get; set; } }
            [SpanCodec(typeof(A))] partial class Codecs;
            """,
        ["polymorphic-collections"] =
            """
            [JsonDerivedType(typeof(B), 1)] class A : List<int>;
            class B : A;
            [SpanCodec(typeof(A))] partial class Codecs;
            """,
        ["sequences-that-come-in-time"] =
            """
            class A { public IAsyncEnumerable<int>? X { get; set; } }
            [SpanCodec(typeof(A))] partial class Codecs;
            """,
        ["types-of-extension-data"] =
            """
            interface I : IDictionary<string, object>;
            class A { [JsonExtensionData] public I? X { get; set; } }
            [SpanCodec(typeof(A))] partial class Codecs;
            """,
        ["required-by-a-switch"] =
            """
            class A(int x) { [JsonRequired] public int X { get; } = x; }
            [SpanCodec(typeof(A))] partial class Codecs;
            """,
        ["objects-filled-in-place"] =
            """
            [JsonDerivedType(typeof(B), 1)] class B;
            class A { [JsonObjectCreationHandling(JsonObjectCreationHandling.Populate)] public B X { get; } }
            [SpanCodec(typeof(A))] partial class Codecs;
            """,
        ["extension-data-that-is-ignored"] =
            """
            class A
            {
                [JsonExtensionData, JsonIgnore(Condition = JsonIgnoreCondition.WhenWriting)]
                public Dictionary<string, object> X { get; set; }
            }
            [SpanCodec(typeof(A))] partial class Codecs;
            """,
        ["extension-data-with-a-converter"] = """
            class C : JsonConverter<object>
            {
                public override object Read(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options) => new();
                public override void Write(Utf8JsonWriter writer, object value, JsonSerializerOptions options) { }
            }
            class A { [JsonExtensionData] public Dictionary<string, object> X { get; set; } }
            [SpanCodec(typeof(A)), SpanCodecOptions(Converters = new[] { typeof(C) })] partial class Codecs;
            """,
        ["two-names-of-discriminators"] = """
            [JsonPolymorphic(TypeDiscriminatorPropertyName = "k"), JsonDerivedType(typeof(C), "c")] class A;
            [JsonPolymorphic(TypeDiscriminatorPropertyName = "s"), JsonDerivedType(typeof(C), "c")] interface I;
            class C : A, I;
            [SpanCodec(typeof(A)), SpanCodec(typeof(I))] partial class Codecs;
            """,
        ["obsolete-types"] =
            """
            [Obsolete("x", true)] class B;
            class A { [Obsolete("x", true)] public B X { get; set; } }
            [SpanCodec(typeof(A))] partial class Codecs;
            """,
        ["priorities-of-constructors"] = """
            class A : List<int> { public A() { } [System.Runtime.CompilerServices.OverloadResolutionPriority(1)] public A(int x = 1) { } }
            [SpanCodec(typeof(A))] partial class Codecs;
            """,
        ["arrays-of-interfaces-with-static-members"] =
            """
            interface I { static abstract int X { get; } }
            class A { public I[] X { get; set; } }
            [SpanCodec(typeof(A))] partial class Codecs;
            """,
        ["fields-behind-properties"] =
            """
            class A { [field: JsonInclude] public int X { get; set; } }
            [SpanCodec(typeof(A))] partial class Codecs;
            """,
        ["derived-types-of-derived-types"] =
            """
            [JsonDerivedType(typeof(B))] class A;
            [JsonDerivedType(typeof(C), 1)] class B : A;
            class C : B;
            [SpanCodec(typeof(A))] partial class Codecs;
            """,
        ["converters-that-choose"] = """
            class B;
            class C : JsonConverter<B>
            {
                public override bool CanConvert(Type type) => type.IsClass;
                public override B Read(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options) => new();
                public override void Write(Utf8JsonWriter writer, B value, JsonSerializerOptions options) { }
            }
            [SpanCodec(typeof(B)), SpanCodecOptions(Converters = new[] { typeof(C) })] partial class Codecs;
            """,
        ["attributes-beside-a-converter"] =
            """
            class Own : JsonConverterAttribute;
            [JsonDerivedType(typeof(B), 1)] class A;
            [Own] class B : A;
            [SpanCodec(typeof(A))] partial class Codecs;
            """,
        ["interfaces-as-derived-types"] =
            """
            [JsonPolymorphic(UnknownDerivedTypeHandling = JsonUnknownDerivedTypeHandling.FallBackToNearestAncestor)]
            [JsonDerivedType(typeof(J), 1)]
            interface I;
            interface J : I;
            [SpanCodec(typeof(I))] partial class Codecs;
            """,
        ["attributes-that-are-not-known"] =
            "class Own() : JsonDerivedTypeAttribute(typeof(A)); [Own] class A; [SpanCodec(typeof(A))] partial class Codecs;",
        ["unions-and-closed-hierarchies"] =
            """
            namespace System.Runtime.CompilerServices { class UnionAttribute : Attribute; }
            [System.Runtime.CompilerServices.Union] struct A;
            [SpanCodec(typeof(A))] partial class Codecs;
            """,
        ["options-and-unions-of-fsharp"] =
            """
            namespace Microsoft.FSharp.Core { class FSharpOption<T>; }
            [SpanCodec(typeof(Microsoft.FSharp.Core.FSharpOption<int>))] partial class Codecs;
            """,
        ["parameters-without-members"] = "class A(int x) { public int Y => x; } [SpanCodec(typeof(A))] partial class Codecs;",
        ["converters-with-parameters"] = """
            class C(int x) : JsonConverter<int>
            {
                public override int Read(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options) => x;
                public override void Write(Utf8JsonWriter writer, int value, JsonSerializerOptions options) { }
            }
            [SpanCodec(typeof(int)), SpanCodecOptions(Converters = new[] { typeof(C) })] partial class Codecs;
            """,
        ["odd-names-of-enums"] = "enum A { [JsonStringEnumMemberName(\"\")] X } [SpanCodec(typeof(A))] partial class Codecs;",
        ["names-of-metadata"] =
            """
            [JsonDerivedType(typeof(B), 1)] class A { [JsonPropertyName("$v")] public int X { get; set; } }
            class B : A;
            [SpanCodec(typeof(A))] partial class Codecs;
            """,
        ["parameters-by-reference"] = "class A(in int x) { public int X { get; } = x; } [SpanCodec(typeof(A))] partial class Codecs;",
        ["members-of-explicit-interfaces"] =
            """
            interface I { int X { get; set; } }
            class A : I { [JsonInclude] int I.X { get; set; } }
            [SpanCodec(typeof(A))] partial class Codecs;
            """,
        ["types-that-code-cannot-name"] = "file class A; [SpanCodec(typeof(A))] partial class Codecs;",
        ["attributes-that-make-converters"] =
            "class O { class Own : JsonConverterAttribute; [Own] internal class A; } [SpanCodec(typeof(O.A))] partial class Codecs;",
        ["halves-of-pairs-in-attributes"] =
            "[JsonDerivedType(typeof(B), \"\\ud800\")] class A; class B : A; [SpanCodec(typeof(A))] partial class Codecs;",
        ["converters-for-other-types"] =
            """
            class B;
            class D : B;
            abstract class C : JsonConverter<B>;
            class A { [JsonConverter(typeof(C))] public D? X { get; set; } }
            [SpanCodec(typeof(A))] partial class Codecs;
            """,
        ["converter-factories"] =
            "[SpanCodec(typeof(int)), SpanCodecOptions(Converters = new[] { typeof(JsonConverterFactory) })] partial class Codecs;",
    };

    public static TheoryData<string> Rules => [.. Examples.Keys];

    [Fact]
    public void Every_row_that_names_an_error_has_an_example() =>
        Assert.Equal(Rows().Keys.Order(), Examples.Keys.Concat(TriedElsewhere).Order());

    [Theory]
    [MemberData(nameof(Rules))]
    public void An_example_is_refused_by_an_error_of_its_row(string rule)
    {
        HashSet<string> reported = [.. GeneratorRun.Of(Usings + Examples[rule]).Reported.Select(found => found.Id)];
        Assert.NotEmpty(reported);
        Assert.Subset(Rows()[rule], reported);
    }

    /// <summary>
    /// The errors that a row names, by its rule; a row without any is about an option that there is not, or about other rows' errors.
    /// </summary>
    private static Dictionary<string, HashSet<string>> Rows()
    {
        string document = File.ReadAllText(Path.Combine(Repository.Root, "docs", "differences.md"));
        string section = document.Split("## Refused at compile time")[1].Split("\n## ")[0];
        return Row().Matches(section)
            .Select(row => (Rule: row.Groups["rule"].Value, Errors: Error().Matches(row.Value).Select(error => error.Value).ToHashSet()))
            .Where(row => row.Errors.Count > 0)
            .ToDictionary(row => row.Rule, row => row.Errors);
    }

    [GeneratedRegex(@"^\| `(?<rule>[a-z-]+)` \|.*$", RegexOptions.Multiline | RegexOptions.CultureInvariant)]
    private static partial Regex Row();

    [GeneratedRegex("SPAN[0-9]{4}", RegexOptions.CultureInvariant)]
    private static partial Regex Error();
}
