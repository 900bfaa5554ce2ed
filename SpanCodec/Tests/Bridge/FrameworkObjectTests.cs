using System.Drawing;
using System.Net.Http.Headers;
using System.Net.Mail;
using System.Numerics;
using System.Text;
using System.Text.Json;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using SpanCodecs.Tests.Generation;
using Xunit;

namespace SpanCodecs.Tests.Bridge;

/// <summary>Objects of the framework, whose members the compiler sees in reference assemblies, in the order of the alphabet.</summary>
public class FrameworkObjectTests
{
    private static readonly object[] s_values =
    [
        new Index(3, fromEnd: true), 1..^2, new BigInteger(12), new Complex(1, 2), Color.Red, new MailAddress("a@example.org", "A"),
        new MediaTypeHeaderValue("text/plain", "utf-8"), new StringBuilder("a"), TimeZoneInfo.Utc, new PriorityQueue<string, int>(),
        new UriBuilder("https", "example.org", 81), new Stay { Days = 1..^2 }, new List<Index> { 1, ^2 },
        new Dictionary<string, Complex> { ["a"] = new(3, 4) },
        new Link { Port = 5, Note = "n" }, new Crate { Content = new Index(1) },
    ];

    [Fact]
    public void JsonSerializer_writes_them_as_without_codecs()
    {
        JsonSerializerOptions options = ResolverTests.With(FrameworkObjectCodecs.Resolver);
        Assert.All(s_values, value =>
        {
            Assert.Contains("order", FrameworkObjectCodecs.Resolver.WhyNot(value.GetType(), options), StringComparison.Ordinal);
            Assert.Equal(JsonSerializer.Serialize(value), JsonSerializer.Serialize(value, options));
        });
    }

    [Fact]
    public void Types_whose_order_is_known_keep_their_codecs()
    {
        JsonSerializerOptions options = ResolverTests.With(OrderedCodecs.Resolver);
        object[] values =
        [
            new Paired { Pairs = [new("a", 1)], Tuple = Tuple.Create(1, "a") }, new List<KeyValuePair<string, int>> { new("a", 1) },
            new OneMember { Note = "n" },
        ];
        Assert.All(values, value =>
        {
            Assert.Null(OrderedCodecs.Resolver.WhyNot(value.GetType(), options));
            Assert.Equal(JsonSerializer.Serialize(value), JsonSerializer.Serialize(value, options));
        });
    }

    /// <summary>A package's reference assembly may be made of sorted source; a project's is made of its own.</summary>
    [Theory]
    [InlineData("/packages/library/1.0/ref/net10.0/Library.dll", "A, B", true, true)]
    [InlineData("/packages/library/1.0/ref/net10.0/Library.dll", "B, A", true, false)]
    [InlineData("/packages/library/1.0/ref/net10.0/Library.dll", "A", true, false)]
    [InlineData("/packages/library/1.0/lib/net10.0/Library.dll", "A, B", false, false)]
    [InlineData("/projects/Library/obj/Release/net10.0/ref/Library.dll", "A, B", true, false)]
    public void The_order_of_a_package_is_known_where_nobody_has_sorted_it(string path, string members, bool isReference, bool isSaid)
    {
        string properties = string.Concat(members.Split(", ").Select(name => $"public int {name} {{ get; set; }} "));
        string attribute = isReference ? "[assembly: System.Runtime.CompilerServices.ReferenceAssembly]" : "";
        using var image = new MemoryStream();
        SyntaxTree given = CSharpSyntaxTree.ParseText($"{attribute} public class Given {{ {properties} }}");
        CSharpCompilation.Create("Library", [given], GeneratorRun.References, new(OutputKind.DynamicallyLinkedLibrary))
            .Emit(image, cancellationToken: TestContext.Current.CancellationToken);
        GeneratorRun run = GeneratorRun.Of(
            """
            using SpanCodecs;
            public class Mine { public Given[]? All { get; set; } }
            [SpanCodec(typeof(Mine)), SpanCodec(typeof(Given))] partial class Codecs;
            """,
            references: [.. GeneratorRun.References, MetadataReference.CreateFromImage(image.ToArray(), filePath: path)]);
        Assert.Empty(run.Reported);
        Assert.Equal(isSaid ? ["SPAN0016", "SPAN0104", "SPAN0104"] : [], run.Informed.Select(found => found.Id).Order());
    }

    internal sealed class Stay
    {
        public Range Days { get; set; }
    }

    internal sealed class Crate
    {
        public object? Content { get; set; }
    }

    /// <summary>Members that it inherits are in that order too.</summary>
    internal sealed class Link : UriBuilder
    {
        public string? Note { get; set; }
    }

    internal sealed class Paired
    {
        public List<KeyValuePair<string, int>>? Pairs { get; set; }

        public Tuple<int, string>? Tuple { get; set; }
    }

    /// <summary>Has one member that is the framework's.</summary>
    internal sealed class OneMember : Attribute
    {
        public string? Note { get; set; }

        [System.Text.Json.Serialization.JsonIgnore]
        public override object TypeId => base.TypeId;
    }
}

#pragma warning disable SPAN0014 // They are written, and read as their default values: what is looked at is the order of their members.
[SpanCodec(typeof(Index)), SpanCodec(typeof(Range)), SpanCodec(typeof(BigInteger)), SpanCodec(typeof(Complex)), SpanCodec(typeof(Color))]
[SpanCodec(typeof(MailAddress)), SpanCodec(typeof(MediaTypeHeaderValue)), SpanCodec(typeof(StringBuilder)), SpanCodec(typeof(TimeZoneInfo))]
[SpanCodec(typeof(UriBuilder)), SpanCodec(typeof(List<Index>)), SpanCodec(typeof(Dictionary<string, Complex>))]
[SpanCodec(typeof(PriorityQueue<string, int>))]
#pragma warning restore SPAN0014
[SpanCodec(typeof(FrameworkObjectTests.Stay)), SpanCodec(typeof(FrameworkObjectTests.Link)), SpanCodec(typeof(FrameworkObjectTests.Crate))]
internal static partial class FrameworkObjectCodecs;

[SpanCodec(typeof(FrameworkObjectTests.Paired)), SpanCodec(typeof(FrameworkObjectTests.OneMember))]
[SpanCodec(typeof(List<KeyValuePair<string, int>>))]
internal static partial class OrderedCodecs;
