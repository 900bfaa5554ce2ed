using Xunit;

namespace SpanCodecs.Tests.Generation;

/// <summary>Types that are not supported: by what they are, their constructors, or their derived types.</summary>
public class TypeDiagnosticTests
{
    [Theory]
    [InlineData("SPAN0002", "[«SpanCodec(typeof(Action))»] partial class Codecs;")]
    [InlineData("SPAN0002", "[«SpanCodec(typeof(int[,]))»] partial class Codecs;")]
    [InlineData("SPAN0002", "[«SpanCodec(typeof(ArrayList))»] partial class Codecs;")]
    [InlineData("SPAN0002", "[«SpanCodec(typeof(List<>))»] partial class Codecs;")]
    [InlineData("SPAN0002", "class A { public nint «X» { get; set; } } [SpanCodec(typeof(A))] partial class Codecs;")]
    [InlineData("SPAN0002", "class A { public Type? «X» { get; set; } } [SpanCodec(typeof(A))] partial class Codecs;")]
    [InlineData("SPAN0002", "class A { public IAsyncEnumerable<int>? «X» { get; set; } } [SpanCodec(typeof(A))] partial class Codecs;")]
    [InlineData("SPAN0002", "class A { public Dictionary<A, int>? «X» { get; set; } } [SpanCodec(typeof(A))] partial class Codecs;")]
    [InlineData(
        "SPAN0002",
        """
        class A(int X) { public int X { get; } = X; public int «x» { get; set; } }
        [SpanCodec(typeof(A))] partial class Codecs;
        """)]
    [InlineData("SPAN0002", "class A { public Hashtable? «X» { get; set; } } [SpanCodec(typeof(A))] partial class Codecs;")]
    [InlineData("SPAN0006", "class A(int «x») { public long X { get; set; } = x; } [SpanCodec(typeof(A))] partial class Codecs;")]
    [InlineData(
        "SPAN0007",
        """
        class A
        {
            [JsonConstructor] public A() { }
            [JsonConstructor] public «A»(int x) => X = x;
            public int X { get; set; }
        }
        [SpanCodec(typeof(A))] partial class Codecs;
        """)]
    [InlineData(
        "SPAN0002",
        """
        [JsonDerivedType(typeof(B), 1)] class A : List<int>;
        class B : A;
        [«SpanCodec(typeof(A))»] partial class Codecs;
        """)]
    [InlineData(
        "SPAN0002",
        """
        class A { public A(in int «x») => X = x; public int X { get; } }
        [SpanCodec(typeof(A))] partial class Codecs;
        """)]
    [InlineData("SPAN0002", "file class A; [«SpanCodec(typeof(A))»] partial class Codecs;")]
    [InlineData("SPAN0002", "class A<T> { public A<List<T>>? «X» { get; set; } } [SpanCodec(typeof(A<int>))] partial class Codecs;")]
    [InlineData("SPAN0011", "[«JsonDerivedType(typeof(string), \"s\")»] class A; [SpanCodec(typeof(A))] partial class Codecs;")]
    [InlineData(
        "SPAN0011",
        """
        [JsonDerivedType(typeof(B), 1), «JsonDerivedType(typeof(C), 1)»] class A;
        class B : A;
        class C : A;
        [SpanCodec(typeof(A))] partial class Codecs;
        """)]
    [InlineData("SPAN0002", "[«SpanCodec(typeof(Math))»] partial class Codecs;")]
    [InlineData("SPAN0002", "[«SpanCodec(typeof(void))»] partial class Codecs;")]
    [InlineData("SPAN0002", "class A : List<int> { public required int X { get; set; } } [«SpanCodec(typeof(A))»] partial class Codecs;")]
    [InlineData("SPAN0002", "class A : Dictionary<string, int> { public required int X; } [«SpanCodec(typeof(A))»] partial class Codecs;")]
    [InlineData(
        "SPAN0002",
        """
        class A : List<int> { [Obsolete("no", true)] public A() { } }
        [«SpanCodec(typeof(A))»] partial class Codecs;
        """)]
    [InlineData(
        "SPAN0002",
        """
        class Own : JsonConverterAttribute;
        [Own] enum B { X }
        class A { public Dictionary<B, int>? «X» { get; set; } }
        [SpanCodec(typeof(A))] partial class Codecs;
        """)]
    [InlineData("SPAN0002", "[«JsonDerivedType(typeof(B), 1)»] class A; file class B : A; [SpanCodec(typeof(A))] partial class Codecs;")]
    [InlineData(
        "SPAN0002",
        """
        [«JsonDerivedType(typeof(B), 1)»] class A;
        class B : A, IAsyncEnumerable<int>
        {
            public IAsyncEnumerator<int> GetAsyncEnumerator(System.Threading.CancellationToken token) => null!;
        }
        [SpanCodec(typeof(A))] partial class Codecs;
        """)]
    [InlineData(
        "SPAN0002",
        """
        class M : Converter<int>;
        class C : M;
        class A { public Dictionary<int, int>? «X» { get; set; } }
        [SpanCodec(typeof(A)), SpanCodecOptions(Converters = new[] { typeof(C) })] partial class Codecs;
        """)]
    [InlineData(
        "SPAN0011",
        """
        class C : Converter<B>;
        [«JsonDerivedType(typeof(B), 1)»] class A;
        class B : A;
        [SpanCodec(typeof(A)), SpanCodecOptions(Converters = new[] { typeof(C) })] partial class Codecs;
        """)]
    [InlineData(
        "SPAN0011",
        """
        class Own : JsonConverterAttribute;
        [«JsonDerivedType(typeof(B), 1)»] class A;
        [Own] class B : A;
        [SpanCodec(typeof(A))] partial class Codecs;
        """)]
    public void What_is_not_supported_is_said_where_it_stands(string id, string marked) => MarkedSource.AssertReported(id, marked);
}
