using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;
using SpanCodecs.Tests.Generation;
using Xunit;

namespace SpanCodecs.Tests.Optionals;

/// <summary>Absent is not null: by codecs, and beside System.Text.Json's reflection and source generation.</summary>
public class OptionalTests
{
    private static readonly JsonSerializerOptions Web =
        new(JsonSerializerDefaults.Web) { WriteIndented = true, DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingNull };

    public static TheoryData<string> Documents =>
    [
        "{}",
        """{"First":1,"Last":2}""",
        """{"Number":0}""",
        """{"Number":5,"Text":"t","Nullable":7,"List":["a",null],"Inner":{"Number":1},"Prices":{"x":1.50}}""",
        """{"Due":"2026-02-28T12:00:00+01:00"}""",
        """{"Text":null,"Nullable":null,"List":null,"Inner":null,"Held":null}""",
        """{"Inner":{"Inner":{"Text":null}},"Held":{"a":[1]},"Element":[null]}""",
        """{"Text":"first","Text":null}""",
        """{"Secret":"b3b2bd4c-8f8f-4f0f-9d5d-0c2f2f6f9c11"}""",
        """{"Number":null}""",
        """{"Number":"1"}""",
        """{"Number":1.5}""",
        """{"List":{}}""",
        """{"Inner":{"Number":{}}}""",
        """{"Prices":null}""",
        """{"Text":""",
        """{ "Number" : 5 , "Text" : null }""",
    ];

    [Theory]
    [MemberData(nameof(Documents))]
    public void It_is_read_and_written_as_System_Text_Json_does(string json)
    {
        Same(OptionalCodecs.Marked, json, JsonSerializerOptions.Default);
        Same(OptionalCodecs.Marked, json, OptionalMetadata.Default.Options);
        Same(WebOptionalCodecs.Marked, json, Web);
        Same(OptionalCodecs.Unmarked, json, new() { TypeInfoResolver = Leaving(new DefaultJsonTypeInfoResolver()) });
        Same(OptionalCodecs.Unmarked, json, new() { TypeInfoResolver = Leaving(OptionalMetadata.Default) });
        Same(WebOptionalCodecs.Unmarked, json, new(Web) { TypeInfoResolver = Leaving(new DefaultJsonTypeInfoResolver()) });
        Same(SparseOptionalCodecs.Unmarked, json, new()
        {
            DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingDefault,
            TypeInfoResolver = Leaving(new DefaultJsonTypeInfoResolver()),
        });
    }

    [Theory]
    [InlineData("""{"Id":1,"Needed":null}""")]
    [InlineData("""{"Id":1,"Needed":2,"Name":null,"Set":3}""")]
    [InlineData("""{"Id":1,"Name":"n"}""")]
    [InlineData("""{"Needed":2,"Set":null}""")]
    public void Constructors_and_required_members_take_it(string json)
    {
        Same(OptionalCodecs.Made, json, JsonSerializerOptions.Default);
        Same(OptionalCodecs.Made, json, OptionalMetadata.Default.Options);
    }

    [Fact]
    public void Absent_null_and_a_value_are_three_things()
    {
        Marked value = OptionalCodecs.Marked.Deserialize("""{"Text":null,"Nullable":3}""")!;
        Assert.False(value.Number.HasValue);
        Assert.True(value.Text.HasValue);
        Assert.Null(value.Text.Value);
        Assert.Equal(3, value.Nullable.Value);
        Assert.Equal("""{"First":0,"Text":null,"Nullable":3,"Last":0}""", OptionalCodecs.Marked.SerializeToString(value));
        Assert.Equal("{}", OptionalCodecs.Spare.SerializeToString(default));
        Assert.Equal("{}", OptionalCodecs.Unmarked.SerializeToString(new()));
        Assert.Equal("{}", SparseOptionalCodecs.Unmarked.SerializeToString(new()));
    }

    [Fact]
    public void Null_and_defaults_that_are_present_are_written_under_every_condition()
    {
        var value = new Unmarked { Number = 0, Text = null, Inner = null, Ignored = 1, Written = 2, Read = 3 };
        const string Expected = """{"Number":0,"Text":null,"Inner":null,"Written":2}""";
        Assert.Equal(Expected, OptionalCodecs.Unmarked.SerializeToString(value));
        Assert.Equal(Expected, SparseOptionalCodecs.Unmarked.SerializeToString(value));
    }

    [Fact]
    public void The_resolver_leaves_out_what_is_absent_without_any_modifier()
    {
        var options = new JsonSerializerOptions
        {
            TypeInfoResolver = JsonTypeInfoResolver.Combine(OptionalCodecs.Resolver, new DefaultJsonTypeInfoResolver()),
        };
        OptionalCodecs.Resolver.EnsureUsed(options, typeof(Marked), typeof(Unmarked), typeof(Made));
        Assert.Equal("{}", JsonSerializer.Serialize(new Unmarked(), options));
        Assert.Equal("[{}]", JsonSerializer.Serialize(new List<Unmarked> { new() }, options));
        Assert.True(JsonSerializer.Deserialize<Unmarked>("""{"Text":null}""", options)!.Text.HasValue);
    }

    [Fact]
    public void System_Text_Json_says_what_to_do_where_it_would_write_what_is_absent()
    {
        var failure = Assert.Throws<JsonException>(() => JsonSerializer.Serialize(new Unmarked()));
        Assert.Contains("WhenWritingDefault", failure.Message, StringComparison.Ordinal);
        Assert.Equal("$.Number", failure.Path);
    }

    [Fact]
    public void Equality_and_conversions_are_a_values()
    {
        Optional<string?> absent = default, isNull = null, text = "a";
        Assert.NotEqual(absent, isNull);
        Assert.True(absent != isNull && text == "a" && isNull == new Optional<string?>(null));
        Assert.Equal(text.GetHashCode(), new Optional<string?>("a").GetHashCode());
        Assert.NotEqual(absent.GetHashCode(), isNull.GetHashCode());
        Assert.False(text.Equals((object)"a"));
        Assert.Equal(("a", "b", null, ""), (text.GetValueOrDefault("b"), absent.GetValueOrDefault("b"), isNull.GetValueOrDefault("b"),
            absent.ToString()));
        Assert.Throws<InvalidOperationException>(() => absent.Value);
        Assert.Equal(default, new Optional<int>());
        Assert.NotEqual(default, new Optional<int>(0));
    }

    [Theory]
    [InlineData("Optional<int>", "a whole document")]
    [InlineData("List<Optional<int>>", "an element of a collection")]
    [InlineData("Optional<int>[]", "an element of a collection")]
    [InlineData("Dictionary<string, Optional<int>>", "a value of a dictionary")]
    public void Where_nothing_can_be_left_out_it_is_refused(string type, string place) =>
        Refused($"[SpanCodec(typeof({type}))] public partial class Codecs;", place);

    [Theory]
    [InlineData("Optional<int>?", "a nullable")]
    [InlineData("Optional<Optional<int>>", "in another Optional")]
    [InlineData("List<Optional<int>>", "an element of a collection")]
    public void Members_are_refused_with_their_place(string type, string place) => Refused(
        $"public class Holder {{ public {type} Member {{ get; set; }} = default!; }} "
            + "[SpanCodec(typeof(Holder))] public partial class Codecs;",
        place);

    private static void Refused(string source, string place)
    {
        GeneratorRun run = GeneratorRun.Of("using System.Collections.Generic; using SpanCodecs; " + source);
        string message = Assert.Single(run.Reported, report => report.Id == "SPAN0002").GetMessage();
        Assert.Contains(place, message, StringComparison.Ordinal);
    }

    private static IJsonTypeInfoResolver Leaving(IJsonTypeInfoResolver resolver) =>
        resolver.WithAddedModifier(OptionalMembers.LeaveOutAbsent);

    private static void Same<T>(SpanCodec<T> codec, string json, JsonSerializerOptions options)
    {
        (string? expected, bool isRefused) = Read(() => JsonSerializer.Serialize(JsonSerializer.Deserialize<T>(json, options), options));
        (string? actual, bool isRefusedToo) = Read(() => codec.SerializeToString(codec.Deserialize(json)));
        Assert.Equal((json, expected, isRefused), (json, actual, isRefusedToo));
        // What one has read, the other writes alike.
        if (!isRefused)
            Assert.Equal(expected, codec.SerializeToString(JsonSerializer.Deserialize<T>(json, options)));
    }

    private static (string? Text, bool IsRefused) Read(Func<string> read)
    {
        try
        {
            return (read(), false);
        }
        catch (JsonException)
        {
            return (null, true);
        }
    }
}
