using Microsoft.CodeAnalysis.CSharp;
using Xunit;

namespace SpanCodecs.Tests.NextVersion;

/// <summary>Closed classes of C# 15, whose derived types System.Text.Json 11 infers: a codec does as it does.</summary>
public class ClosedHierarchyTests
{
    private const string Program = """"
        [SpanCodec(typeof(A))] [SpanCodec(typeof(List<A>), PropertyName = "List")] partial class Codecs;

        static class Program
        {
            static string[] Run()
            {
                JsonSerializerOptions plain = new() { TypeInfoResolver = new DefaultJsonTypeInfoResolver() }, bridged = new();
                bridged.TypeInfoResolverChain.Add(Codecs.Resolver);
                bridged.TypeInfoResolverChain.Add(new DefaultJsonTypeInfoResolver());
                var found = new List<string>();
                string Name(Type type) => type.Name.Split('`')[0];
                foreach (A value in new A[] { VALUES })
                {
                    string json = Of(() => JsonSerializer.Serialize(value, plain));
                    Compare("write", json, Of(() => Codecs.A.SerializeToString(value)));
                    Compare("write", json, Of(() => JsonSerializer.Serialize(value, bridged)));
                    List<A> list = [value, value];
                    Compare("list", Of(() => JsonSerializer.Serialize(list, plain)), Of(() => Codecs.List.SerializeToString(list)));
                    Read(json);
                    found.Add($"{Name(value.GetType())}: {json}");
                }

                string first = Name(new A[] { VALUES }[0].GetType());
                foreach (string json in new[]
                {
                    "null", "{}", "1", "[]", $$"""{"X":1,"$type":"{{first}}"}""", $$"""{"$type":"{{first}}"}""", """{"$type":"other"}""",
                    """{"$type":1}""", $$"""{"kind":"{{first}}","X":2}""", $$"""{"$type":"{{first}}","X":"a"}""",
                    $$"""{"$type":"{{first.ToLowerInvariant()}}"}""", "{",
                })
                    Read(json);
                return [.. found];

                void Read(string json)
                {
                    string one = Of(() => Told(JsonSerializer.Deserialize<A>(json, plain)));
                    Compare(json, one, Of(() => Told(Codecs.A.Deserialize(json))));
                    Compare(json, one, Of(() => Told(JsonSerializer.Deserialize<A>(json, bridged))));
                }

                void Compare(string what, string expected, string actual)
                {
                    if (expected != actual)
                        found.Add($"!{what}: {expected} | {actual}");
                }
            }

            static string Told(A? value) => $"{value?.GetType()} {JsonSerializer.Serialize<object?>(value)}";

            static string Of(Func<string> call)
            {
                try
                {
                    return call();
                }
                catch (Exception failure)
                {
                    // Other tests look at words and places.
                    return failure.GetType().Name;
                }
            }
        }
        """";

    private const string Infers = "[JsonPolymorphic(InferClosedTypePolymorphism = true)] ";

    [Theory]
    [InlineData(Infers + "closed record A; sealed record B(int X) : A; sealed record C : A;", "new B(1), new C()",
        """B: {"$type":"B","X":1}""", """C: {"$type":"C"}""")]
    [InlineData(Infers + "closed class A { public int X { get; set; } } class B : A { public int Y { get; set; } }",
        "new B { X = 1, Y = 2 }",
        """B: {"$type":"B","Y":2,"X":1}""")]
    [InlineData(Infers + "closed class A { public class B : A; }", "new A.B()", """B: {"$type":"B"}""")]
    // One that is closed itself stands for those that derive from it, whatever it says.
    [InlineData(Infers + "closed class A; closed class M : A; class B : M; class C : M; class D : A;", "new B(), new C(), new D()",
        """B: {"$type":"B"}""", """C: {"$type":"C"}""", """D: {"$type":"D"}""")]
    [InlineData(Infers + "closed class A; [JsonPolymorphic(InferClosedTypePolymorphism = false)] closed class M : A; class B : M;",
        "new B()",
        """B: {"$type":"B"}""")]
    // What derives from one that is not closed is not known.
    [InlineData(Infers + "closed class A; class B : A; class C : B;", "new B(), new C()", """B: {"$type":"B"}""",
        "C: NotSupportedException")]
    [InlineData("[JsonPolymorphic(InferClosedTypePolymorphism = true, TypeDiscriminatorPropertyName = \"kind\")] closed class A; "
        + "class B : A;",
        "new B()", """B: {"kind":"B"}""")]
    [InlineData("""
        [JsonPolymorphic(
            InferClosedTypePolymorphism = true, UnknownDerivedTypeHandling = JsonUnknownDerivedTypeHandling.FallBackToNearestAncestor)]
        closed class A; class B : A; class C : B { public int X { get; set; } }
        """, "new B(), new C()", """B: {"$type":"B"}""", """C: {"$type":"B"}""")]
    [InlineData("[JsonPolymorphic(InferClosedTypePolymorphism = true, IgnoreUnrecognizedTypeDiscriminators = true)] closed class A; "
        + "class B : A;",
        "new B()", """B: {"$type":"B"}""")]
    // Attributes go before.
    [InlineData("[JsonPolymorphic(InferClosedTypePolymorphism = true), JsonDerivedType(typeof(B), \"mine\")] closed class A; class B : A;",
        "new B()", """B: {"$type":"mine"}""")]
    // Without the word nothing is inferred.
    [InlineData("closed class A { public int X { get; set; } } class B : A;", "new B()", """B: {"X":0}""")]
    public void Derived_types_are_those_that_System_Text_Json_infers(string types, string values, params string[] expected) =>
        Assert.Equal(expected, Run(types, values));

    [Fact]
    public void Type_arguments_go_to_derived_types()
    {
        const string Types = Infers
            + "closed class G<T>; class B<T> : G<T> { public T? X { get; set; } } sealed record A(G<int> V, G<string> W);";
        Assert.Equal(
            ["""A: {"V":{"$type":"B","X":1},"W":{"$type":"B","X":"a"}}"""],
            Run(Types, """new A(new B<int> { X = 1 }, new B<string> { X = "a" })"""));
    }

    private static string[] Run(string types, string values) => NextJson.Run(
        UnionProgram.Usings + types + Program.Replace("VALUES", values, StringComparison.Ordinal) + UnionProgram.Marks,
        LanguageVersion.CSharp15);
}
