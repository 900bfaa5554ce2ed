using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Nodes;
using System.Text.Json.Schema;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;
using SpanCodecs.Bridge;
using Xunit;

namespace SpanCodecs.Tests.Bridge;

/// <summary>
/// Forms of documents that the options, a writer or a reader ask for: the codec has them, or says that it has not.
/// </summary>
public sealed class ResolverFormTests
{
    public static MatrixTheoryData<bool, bool, bool, int> Forms => new([false, true], [false, true], [false, true], [0, 1, 2]);

    private static readonly Order s_order =
        new() { Id = 7, Customer = "Ada <&>", Lines = [new Line("é", 1.50m)], Previous = new Order { Id = 6 } };

    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public void The_Web_preset_needs_codecs_of_the_same_options(bool relaxed)
    {
        var options = new JsonSerializerOptions(JsonSerializerDefaults.Web)
        {
            Encoder = relaxed ? JavaScriptEncoder.UnsafeRelaxedJsonEscaping : null,
        };
        var without = new JsonSerializerOptions(options);
        options.TypeInfoResolverChain.Add(new DefaultJsonTypeInfoResolver());
        options.TypeInfoResolverChain.Insert(0, WebCodecs.Resolver);
        Assert.Null(WebCodecs.Resolver.WhyNot(typeof(Order), options));
        Assert.Contains(
            "PropertyNamingPolicy",
            FleetCodecs.Resolver.WhyNot(typeof(Order), ResolverTests.Inserted(options, FleetCodecs.Resolver)),
            StringComparison.Ordinal);
        Assert.Equal(JsonSerializer.Serialize(s_order, without), JsonSerializer.Serialize(s_order, options));
        Assert.Equal(5, JsonSerializer.Deserialize<Order>("""{"ID":"5"}""", options)!.Id);
    }

    [Fact]
    public void Without_another_resolver_the_codecs_still_work()
    {
        var options = new JsonSerializerOptions { TypeInfoResolver = FleetCodecs.Resolver };
        string json = JsonSerializer.Serialize(s_order, options);
        Assert.Equal(7, JsonSerializer.Deserialize<Order>(json, options)!.Id);
        JsonException failure = Assert.Throws<JsonException>(
            () => JsonSerializer.Deserialize<Order>("""{"Lines":[{"Price":"x"}]}""", options));
        Assert.Equal("$.Lines[0].Price", failure.Path);
        JsonObject node = JsonSerializer.SerializeToNode(s_order, options)!.AsObject();
        Assert.Equal(7, (int)node["Id"]!);

        // A writer of another form has nobody but the codec either.
        foreach (JsonWriterOptions form in new JsonWriterOptions[]
        {
            new() { Indented = true },
            new() { Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping },
        })
        {
            using var output = new MemoryStream();
            using (var writer = new Utf8JsonWriter(output, form))
            {
                writer.WriteStartArray();
                JsonSerializer.Serialize(writer, s_order, options);
                writer.WriteEndArray();
            }

            string expected = JsonSerializer.Serialize(
                new[] { s_order }, new JsonSerializerOptions { WriteIndented = form.Indented, Encoder = form.Encoder });
            Assert.Equal(expected, System.Text.Encoding.UTF8.GetString(output.ToArray()));
        }
    }

    /// <summary>Texts are escaped by the writer's encoder, whichever the options have; with nobody else to ask, too.</summary>
    [Theory]
    [MemberData(nameof(Forms))]
    public void A_writer_escapes_as_it_was_told(bool areOptionsRelaxed, bool isAlone, bool hasLines, int encoder)
    {
        var without = new JsonSerializerOptions { Encoder = areOptionsRelaxed ? JavaScriptEncoder.UnsafeRelaxedJsonEscaping : null };
        var options = new JsonSerializerOptions(without) { TypeInfoResolverChain = { FleetCodecs.Resolver } };
        if (!isAlone)
            options.TypeInfoResolverChain.Add(new DefaultJsonTypeInfoResolver());
        var form = new JsonWriterOptions
        {
            Indented = hasLines,
            Encoder = encoder switch
            {
                0 => null,
                1 => JavaScriptEncoder.UnsafeRelaxedJsonEscaping,
                _ => JavaScriptEncoder.Create(System.Text.Unicode.UnicodeRanges.All),
            },
        };

        Assert.Null(FleetCodecs.Resolver.WhyNot(typeof(Order), options));
        Assert.Equal(Written(without), Written(options));

        string Written(JsonSerializerOptions by)
        {
            using var output = new MemoryStream();
            using (var writer = new Utf8JsonWriter(output, form))
            {
                writer.WriteStartArray();
                JsonSerializer.Serialize(writer, s_order, by);
                writer.WriteEndArray();
            }

            return System.Text.Encoding.UTF8.GetString(output.ToArray());
        }
    }

    [Theory]
    [InlineData(true, JsonCommentHandling.Disallow, 64)]
    [InlineData(false, JsonCommentHandling.Skip, 64)]
    [InlineData(true, JsonCommentHandling.Skip, 64)]
    [InlineData(false, JsonCommentHandling.Disallow, 3)]
    [InlineData(false, JsonCommentHandling.Disallow, 100)]
    public void A_reader_with_rules_of_its_own_is_read_by_those(bool allowsCommas, JsonCommentHandling comments, int maxDepth)
    {
        var rules = new JsonReaderOptions { AllowTrailingCommas = allowsCommas, CommentHandling = comments, MaxDepth = maxDepth };
        string deep = string.Concat(Enumerable.Repeat("""{"Previous":""", 70)) + "null" + new string('}', 70);
        foreach (string json in (string[])
        [
            """{"Id":1,"Customer":"x",}""",
            """{"Id":1,/* so */"Customer":"x"}""",
            """{"Lines":[{"Text":"","Price":1}]}""",
            deep,
        ])
            Assert.Equal((json, Read(json, JsonSerializerOptions.Default)), (json, Read(json, ResolverTests.With(FleetCodecs.Resolver))));

        string Read(string json, JsonSerializerOptions options)
        {
            var reader = new Utf8JsonReader(System.Text.Encoding.UTF8.GetBytes(json), rules);
            try
            {
                return JsonSerializer.Serialize(
                    JsonSerializer.Deserialize<Order>(ref reader, options), new JsonSerializerOptions { MaxDepth = 1000 });
            }
            catch (JsonException failure)
            {
                return $"{failure.Path} {failure.LineNumber} {failure.BytePositionInLine}";
            }
        }
    }
}
