using Xunit;

namespace SpanCodecs.Tests.Generation;

/// <summary>A class of codecs that cannot be one: by its declaration, its names, or the language.</summary>
public class ClassDiagnosticTests
{
    [Theory]
    [InlineData("SPAN0001", "[SpanCodec(typeof(int))] class «Codecs»;")]
    [InlineData("SPAN0001", "[SpanCodec(typeof(int))] partial class «Codecs»<T>;")]
    [InlineData("SPAN0001", "class Outer { [SpanCodec(typeof(int))] partial class «Codecs»; }")]
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
    [InlineData("SPAN0004", "class A; [SpanCodec(typeof(A))] partial class Codecs { void «set_A»(SpanCodec<A> x) { } }")]
    [InlineData("SPAN0004", "class A; [SpanCodec(typeof(A), PropertyName = \"Item\")] partial class Codecs { int «this»[int x] => 0; }")]
    [InlineData(
        "SPAN0004",
        """
        class A;
        abstract class B { public abstract int «A» { get; } }
        [SpanCodec(typeof(A))] abstract partial class Codecs : B;
        """)]
    [InlineData("SPAN0015", "[SpanCodec(typeof(int))] partial class Codecs { class «ResolverJson»; }")]
    [InlineData("SPAN0015", "[SpanCodec(typeof(int))] partial class Codecs { static int «IsSupportedBySpanCodec» => 1; }")]
    [InlineData("SPAN0015", "[SpanCodec(typeof(object))] partial class Codecs { class «RuntimeTypeJson»; }")]
    [InlineData("SPAN0015", "[SpanCodec(typeof(object))] partial class Codecs { int «SharedJsonOptions»; }")]
    [InlineData(
        "SPAN0015",
        """
        [JsonSerializable(typeof(int))] abstract class C() : JsonSerializerContext(null);
        [SpanCodecsOf(typeof(C))] partial class Codecs { int «ResolverJson»; }
        """)]
    [InlineData("SPAN0004", "class A; [«SpanCodec(typeof(A), TypeInfoPropertyName = \"SharedJsonOptions\")»] partial class Codecs;")]
    [InlineData("SPAN0001", "[SpanCodec(typeof(int))] partial class «Resolver»;")]
    [InlineData("SPAN0001", "[SpanCodec(typeof(int))] partial class «ResolverJson»;")]
    public void What_is_not_supported_is_said_where_it_stands(string id, string marked) => MarkedSource.AssertReported(id, marked);

    [Fact]
    public void Older_languages_are_refused()
    {
        GeneratorRun run = GeneratorRun.Of(
            MarkedSource.Usings + "[SpanCodec(typeof(int))] partial class Codecs { }",
            Microsoft.CodeAnalysis.CSharp.LanguageVersion.CSharp11);
        Assert.Equal("SPAN0012", Assert.Single(run.Reported).Id);
    }
}
