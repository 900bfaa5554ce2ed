using Microsoft.CodeAnalysis;
using Xunit;

namespace SpanCodecs.Tests.Generation;

/// <summary>Options that are not supported, and converters among them.</summary>
public class OptionDiagnosticTests
{
    [Theory]
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
    [InlineData("SPAN0010", "[SpanCodec(typeof(int)), «SpanCodecOptions(Converters = new[] { typeof(string) })»] partial class Codecs;")]
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
    public void What_is_not_supported_is_said_where_it_stands(string id, string marked) => MarkedSource.AssertReported(id, marked);

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
        GeneratorRun run = GeneratorRun.Of(
            $"{MarkedSource.Usings}{types} [SpanCodec(typeof(B)){options}] partial class Codecs;{MarkedSource.Converters}");

        Assert.Empty(run.Reported);
        Assert.DoesNotContain(run.All, diagnostic => diagnostic.Severity == DiagnosticSeverity.Error);
        Assert.Contains(
            run.Result.GeneratedSources,
            source => source.SourceText.ToString().Contains("Converter = new(new global::C(), ", StringComparison.Ordinal));
    }
}
