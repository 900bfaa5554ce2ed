using Xunit;

namespace SpanCodecs.Tests.Generation;

/// <summary>[SpanCodecFallback] where it would lose something, or says what another attribute contradicts.</summary>
public class FallbackDiagnosticTests
{
    private const string Rest = "[JsonExtensionData] public Dictionary<string, JsonElement>? Rest { get; set; }";

    [Theory]
    [InlineData("", "«SpanCodecFallback(typeof(U))»", "class U : A { REST }")]
    [InlineData("JsonDerivedType(typeof(B))", "«SpanCodecFallback(typeof(U))»", "class U : A { REST }")]
    [InlineData("JsonDerivedType(typeof(B), 1)", "«SpanCodecFallback(typeof(A))»", "")]
    [InlineData("JsonDerivedType(typeof(B), 1)", "«SpanCodecFallback(typeof(U))»", "class U { REST }")]
    [InlineData("JsonDerivedType(typeof(B), 1)", "«SpanCodecFallback(typeof(U))»", "abstract class U : A { REST }")]
    [InlineData("JsonDerivedType(typeof(B), 1)", "«SpanCodecFallback(typeof(U<>))»", "class U<T> : A { REST }")]
    [InlineData("JsonDerivedType(typeof(B), 1)", "«SpanCodecFallback(typeof(U))»", "class U : A { public int X { get; set; } }")]
    [InlineData(
        "JsonDerivedType(typeof(B), 1)",
        "«SpanCodecFallback(typeof(U))»",
        "class U : A { [JsonExtensionData] public Dictionary<string, object>? Rest { get; } }")]
    [InlineData("JsonDerivedType(typeof(B), 1)", "«SpanCodecFallback(typeof(U))»", "class U : A { private U() { } REST }")]
    [InlineData(
        "JsonDerivedType(typeof(B), 1), JsonDerivedType(typeof(U), 2)", "«SpanCodecFallback(typeof(U))»", "class U : A { REST }")]
    [InlineData(
        "JsonDerivedType(typeof(B), 1)",
        "«SpanCodecFallback(typeof(U))»",
        "[JsonDerivedType(typeof(V), 1)] class U : A { REST } class V : U;")]
    [InlineData(
        "JsonDerivedType(typeof(B), 1), JsonPolymorphic(IgnoreUnrecognizedTypeDiscriminators = true)",
        "«SpanCodecFallback(typeof(U))»",
        "class U : A { REST }")]
    [InlineData(
        "JsonDerivedType(typeof(B), 1)",
        "«SpanCodecFallback(typeof(U))»",
        "[JsonConverter(typeof(C))] class U : A { REST } class C : Converter<U>;")]
    [InlineData(
        "JsonDerivedType(typeof(B), 1)",
        "«SpanCodecFallback(typeof(U))»",
        "class U : A, I { REST } [JsonDerivedType(typeof(U), 1)] interface I; class D { public I? X { get; set; } }",
        "SpanCodec(typeof(D))")]
    [InlineData(
        "JsonDerivedType(typeof(B), 1), JsonPolymorphic(TypeDiscriminatorPropertyName = \"kind\")",
        "«SpanCodecFallback(typeof(U))»",
        "class U : A { REST [JsonPropertyName(\"kind\")] public string? Kind { get; set; } }",
        "", true)]
    public void What_cannot_be_a_fallback_is_said_where_it_stands(
        string attributes, string fallback, string types, string codecs = "", bool isAtCodec = false)
    {
        string marked = isAtCodec ? fallback.Trim('«', '»') : fallback;
        string list = string.Join(", ", new[] { attributes, marked }.Where(one => one.Length > 0));
        string codec = isAtCodec ? "" : "[SpanCodec(typeof(A))] ";
        string asked = isAtCodec ? "[«SpanCodec(typeof(A))»] " : codec;
        string other = codecs.Length > 0 ? $"[{codecs}] " : "";
        MarkedSource.AssertReported("SPAN0009", $$"""
            [{{list}}] class A { public int Id { get; set; } }
            class B : A;
            {{types.Replace("REST", Rest, StringComparison.Ordinal)}}
            {{asked}}{{other}}partial class Codecs;
            """);
    }

    [Fact]
    public void Two_bases_call_the_discriminator_of_a_fallback_alike() => MarkedSource.AssertReported("SPAN0009", $$"""
        [JsonDerivedType(typeof(B), 1), SpanCodecFallback(typeof(U))] class A;
        class B : A;
        [JsonPolymorphic(TypeDiscriminatorPropertyName = "$kind"), JsonDerivedType(typeof(V), 1), «SpanCodecFallback(typeof(U))»]
        interface I;
        class U : A, I { {{Rest}} }
        class V : I;
        [SpanCodec(typeof(A)), SpanCodec(typeof(I))] partial class Codecs;
        """);
}
