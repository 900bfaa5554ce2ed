using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using SpanCodecs.Tests.Generation;
using Xunit;

namespace SpanCodecs.Tests.NextVersion;

/// <summary>What a codec does not do with unions and closed classes is an error, which says why.</summary>
public class UnionRefusalTests
{
    private const string Infers = "[JsonPolymorphic(InferClosedTypePolymorphism = true)] ";

    [Theory]
    [InlineData("SPAN0009", "a classifier chooses",
        "[JsonUnion(TypeClassifier = typeof(JsonUnionTypeStructuralClassifier))] union A(M, N);")]
    [InlineData("SPAN0009", "on a union it is not", "[JsonNumberHandling(JsonNumberHandling.Strict)] union A(int, string);")]
    [InlineData("SPAN0009", "a union or has a converter", """
        [JsonDerivedType(typeof(D), "d")] [Union] class A : IUnion { public A(int x) { Value = x; } public object? Value { get; } }
        class D(int x) : A(x);
        """)]
    [InlineData("SPAN0002", "may hold one of its own type", """
        [Union] class A : IUnion { public A(int x) { Value = x; } public A(I x) { Value = x; } public object? Value { get; } }
        union I(A, string);
        """)]
    [InlineData("SPAN0002", "two cases of the union are one type", """
        [Union] struct H<T> : IUnion { public H(T x) { Value = x; } public H(int x) { Value = x; } public object? Value { get; } }
        sealed record A(H<int> X);
        """)]
    [InlineData("SPAN0002", "a case of a union", "union A(Optional<int>, string);")]
    [InlineData("SPAN0002", "required members",
        "[Union] struct A : IUnion { public A(int x) { Value = x; } public object? Value { get; } public required int Y { get; set; } }")]
    [InlineData("SPAN0002", "[OverloadResolutionPriority]", """
        [Union] struct A : IUnion
        {
            [OverloadResolutionPriority(1)] public A(object x) { Value = x; } public A(int x) { Value = x; }
            public object? Value { get; }
        }
        """)]
    [InlineData("SPAN0002", "obsolete",
        "[Union] struct A : IUnion { [Obsolete(\"no\", true)] public A(int x) { Value = x; } public object? Value { get; } }")]
    [InlineData("SPAN0009", "no closed class", Infers + "abstract class A; class B : A;")]
    [InlineData("SPAN0009", "no type derives from it", Infers + "closed class A;")]
    [InlineData("SPAN0009", "less accessible", Infers + "public closed class A; class B : A;")]
    [InlineData("SPAN0009", "other type arguments", Infers + "closed class G<T>; class B : G<int>; sealed record A(G<string> X);")]
    [InlineData("SPAN0011", "has its discriminator", Infers + "closed class A; class B : A; static class O { public class B : A; }")]
    [InlineData("SPAN0011", "abstract", Infers + "closed class A; abstract class B : A; class C : B;")]
    public void What_is_refused(string id, string says, string types) => Check(id, says, types + UnionProgram.Marks);

    /// <summary>An older compiler writes nothing down, so that System.Text.Json infers nothing.</summary>
    [Fact]
    public void Derived_types_that_the_compiler_does_not_write_down_are_not_inferred() => Check(
        "SPAN0009", "has no property DerivedTypes", Infers + "closed class A; class B : A; namespace System.Runtime.CompilerServices { "
            + "[AttributeUsage(AttributeTargets.Class)] sealed class IsClosedTypeAttribute : Attribute; }");

    private static void Check(string id, string says, string types)
    {
        string source = $"{UnionProgram.Usings}[SpanCodec(typeof(A))] partial class Codecs; record M(int X); record N(int Y); {types}";
        GeneratorRun run = GeneratorRun.Of(source, LanguageVersion.CSharp15, references: NextJson.References);
        Diagnostic refusal = run.Reported.First(found => found.Severity == DiagnosticSeverity.Error);
        Assert.Equal(id, refusal.Id);
        Assert.Contains(says, refusal.GetMessage(), StringComparison.Ordinal);
    }
}
