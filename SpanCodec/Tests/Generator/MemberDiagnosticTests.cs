using Xunit;

namespace SpanCodecs.Tests.Generation;

/// <summary>Members that are not supported: by their names, converters or attributes.</summary>
public class MemberDiagnosticTests
{
    [Theory]
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
    [InlineData("SPAN0009", "[JsonPolymorphic] class «A»; [SpanCodec(typeof(A))] partial class Codecs;")]
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
    public void What_is_not_supported_is_said_where_it_stands(string id, string marked) => MarkedSource.AssertReported(id, marked);
}
