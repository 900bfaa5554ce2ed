using System.Text.Json;
using System.Text.Json.Serialization.Metadata;
using SpanCodecs.Tests.Generation.Types;
using Xunit;

namespace SpanCodecs.Tests.Generation;

/// <summary>AllowDuplicateProperties = false: what System.Text.Json refuses is refused at the same place in the same words.</summary>
public class DuplicateTests
{
    private const string Objects = """
        {"Id":1,"Id":2}
        {"Id":1,"naïve":"a","Id":2,"x":1}
        {"Id":1,"\u0049d":2}
        {"naïve":"a","na\u00efve":"b"}
        {"Items":[1],"Items":[2]}
        {"Child":{"Id":1},"Child":{"Id":2}}
        {"Child":{"Id":1,"Id":2}}
        {"Child":null,"Child":null}
        {"Inherited":1,"Inherited":2}
        {"ReadOnly":1,"ReadOnly":2}
        {"Ignored":1,"Ignored":2}
        {"x":1,"x":2}
        {"Id":1,"ID":2}
        {"Id":1,"Id":"no number"}
        {"Id":1,"Id":2x}
        {"Id":1,"Id":2
        {"Id":1, "Id" : 2 , "Id":3}
        {"Id":1,
         "Id":2}
        """;

    private const string Records = """
        {"Id":1,"Text":"a"}
        {"Id":1,"Id":"no number"}
        {"Id":1,"Text":"a","Text":null}
        {"Later":1,"Id":1,"Later":2}
        {"Ignored":1,"Ignored":2}
        {"ReadOnly":1,"ReadOnly":2}
        {"x":1,"x":2}
        {"Id":1,"\u0049d" : 2}
        {"Id":1,"ID":2}
        """;

    private const string Containers = """
        {"Plain":{"a":1,"a":2}}
        {"Plain":{"a":1,"\u0061":2}}
        {"Plain":{"a":1,"A":2}}
        {"Plain":{"a":1,"a":2x}}
        {"Plain":{"a":1,"a":""}}
        {"Sorted":{"1":"a","01":"b"}}
        {"Sorted":{"1":"a","1":"b"}}
        {"ReadOnly":{"a":[],"a":[1]}}
        {"Immutable":{"a":1,"a":2}}
        {"Filled":{"there":2}}
        {"Filled":{"new":2,"new":3}}
        {"AnyCase":{"a":1,"A":2}}
        """;

    private const string Trees = """
        {"Element":{"a":1,"a":2}}
        {"Element":[{"a":{"b":1,"\u0062":2}}]}
        {"Element":{"a":1,"A":2}}
        {"Element":{"a very long name of a member":1,"a very long name of a member":2}}
        {"Document":{"a":1,"a":2}}
        {"Any":{"a":1,"a":2},"Id":1}
        {"Any":null}
        {"Node":{"a":1,"a":2}}
        {"Node":{"a":1,"A":2}}
        {"Node":[{"a":1,"a":2,]}
        {"Node":{"a":"\ud800"}}
        {"Node":5}
        {"Object":{"a":1,"a":2}}
        {"Object":[]}
        {"Array":[{"a":1,"a":2}]}
        {"Array":{}}
        {"Value":1}
        {"Value":{"a":1,"a":2}}
        {"Element":{"a":1,"a":2}
        """;

    private const string Unknown = """
        {"Id":1,"a":1,"a":2}
        {"Id":1,"a":{"b":1,"b":2}}
        {"a":1,"A":2}
        {"Id":1,"Id":2}
        {"a very long name of a member":1,"a very long name of a member":2}
        {"a":null,"a":null}
        {"a":1,"a":2x}
        """;

    private const string Animals = """
        {"$type":"cat","Lives":9,"Lives":8}
        {"$type":"cat","Id":9,"Id":8}
        {"$type":"dog","Age":9,"Age":8}
        {"$type":"dog","Id":9,"Id":8}
        {"Id":9,"Id":8}
        """;

    private const string Pairs = """
        {"Key":"a","Key":"b","Value":1}
        {"Key":"a","Value":1,"Value":2}
        """;

    private static readonly JsonSerializerOptions Distinct = new() { AllowDuplicateProperties = false };

    private static readonly JsonSerializerOptions AnyCase = new(Distinct)
    {
        PropertyNameCaseInsensitive = true, AllowTrailingCommas = true, ReadCommentHandling = JsonCommentHandling.Skip,
    };

    [Fact]
    public void Objects_are_alike()
    {
        AssertAlike(Objects, DistinctCodecs.Distinct, Distinct);
        AssertAlike(Objects, DistinctAnyCaseCodecs.Distinct, AnyCase);
        AssertAlike(Objects, StrictCodecs.Distinct, JsonSerializerOptions.Strict);
    }

    [Fact]
    public void Constructors_are_alike()
    {
        AssertAlike(Records, DistinctCodecs.DistinctRecord, Distinct);
        AssertAlike(Records, DistinctAnyCaseCodecs.DistinctRecord, AnyCase);
        AssertAlike(Records, StrictCodecs.DistinctRecord, JsonSerializerOptions.Strict);
        AssertAlike(Pairs, DistinctCodecs.KeyValuePairStringInt32, Distinct);
    }

    [Fact]
    public void Dictionaries_are_alike() => AssertAlike(Containers, DistinctCodecs.DistinctContainers, Distinct);

    [Fact]
    public void What_is_kept_as_it_is_is_alike()
    {
        AssertAlike(Trees, DistinctCodecs.DistinctTrees, Distinct);
        AssertAlike(Trees, DistinctAnyCaseCodecs.DistinctTrees, AnyCase);
    }

    [Fact]
    public void Extension_data_is_alike()
    {
        AssertAlike(Unknown, DistinctCodecs.DistinctElements, Distinct);
        AssertAlike(Unknown, DistinctCodecs.DistinctNodes, Distinct);
        AssertAlike(Unknown, DistinctAnyCaseCodecs.DistinctNodes, AnyCase);
    }

    [Fact]
    public void Behind_discriminators_it_is_alike() => AssertAlike(Animals, DistinctCodecs.DistinctAnimal, Distinct);

    [Fact]
    public void Where_nobody_asks_nothing_is_looked_for()
    {
        const string Source = """
            using SpanCodecs; using System.Collections.Generic;
            public class Root { public int Id { get; set; } public Dictionary<string, int>? Names { get; set; } }
            [SpanCodec(typeof(Root))OPTIONS] public static partial class Codecs;
            """;
        string Codecs(string options) =>
            GeneratorRun.Of(Source.Replace("OPTIONS", options, StringComparison.Ordinal)).File("Codecs.Root.g.cs");
        Assert.DoesNotContain("distinct", Codecs(""), StringComparison.Ordinal);
        Assert.Equal(Codecs(""), Codecs(", SpanCodecOptions(AllowDuplicateProperties = true)"));
        Assert.Contains("distinct", Codecs(", SpanCodecOptions(AllowDuplicateProperties = false)"), StringComparison.Ordinal);
    }

    private static void AssertAlike<T>(string documents, SpanCodec<T> codec, JsonSerializerOptions options)
    {
        JsonSerializerOptions bridged = new(options) { TypeInfoResolver = null };
        bridged.TypeInfoResolverChain.Add(ResolverOf(codec));
        bridged.TypeInfoResolverChain.Add(new DefaultJsonTypeInfoResolver());
        foreach (string document in documents.Split('\n'))
        {
            Exception? expected = Failure(() => JsonSerializer.Deserialize<T>(document, options));
            AssertSame(document, expected, Failure(() => codec.Deserialize(document)));
            AssertSame(document, expected, Failure(() => JsonSerializer.Deserialize<T>(document, bridged)));
        }
    }

    private static SpanCodecResolver ResolverOf<T>(SpanCodec<T> codec) =>
        new[] { DistinctCodecs.Resolver, DistinctAnyCaseCodecs.Resolver, StrictCodecs.Resolver }
            .Single(resolver => resolver.TryGetCodec(out SpanCodec<T>? own) && ReferenceEquals(own, codec));

    private static void AssertSame(string document, Exception? expected, Exception? actual)
    {
        Assert.Equal((document, expected?.GetType()), (document, actual?.GetType()));
        if (expected is JsonException known && actual is JsonException own)
            Assert.Equal((document, known.Path, Place(known)), (document, own.Path, Place(own)));
        Assert.Equal(expected?.Message, actual?.Message);
    }

    private static (long?, long?) Place(JsonException failure) => (failure.LineNumber, failure.BytePositionInLine);

    private static Exception? Failure(Func<object?> read)
    {
        try
        {
            read();
            return null;
        }
        catch (Exception failure) when (failure is JsonException or ArgumentException or InvalidOperationException or NotSupportedException)
        {
            return failure;
        }
    }
}
