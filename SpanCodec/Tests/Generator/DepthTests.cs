using System.Text;
using System.Text.Json;
using System.Text.Json.Nodes;
using SpanCodecs.Tests.Generation.Types;
using Xunit;

namespace SpanCodecs.Tests.Generation;

/// <summary>No value and no document ends the process, however deep it is; and the limit is where System.Text.Json has it.</summary>
public class DepthTests
{
    private static readonly JsonSerializerOptions s_bottomless = new() { MaxDepth = 1_000_000 };

    [Fact]
    public void Cycles_through_objects_dictionaries_and_extension_data_are_refused()
    {
        var anything = new HoldsAnything();
        anything.Held = anything;
        AssertWrites(DeepCodecs.HoldsAnything, anything);
        var everything = new HoldsEverything();
        everything.Map = new() { ["a"] = new List<object> { everything } };
        AssertWrites(DeepCodecs.HoldsEverything, everything);
        var more = new HoldsMore { More = [] };
        more.More["a"] = new HoldsAnything { Held = more };
        AssertWrites(DeepCodecs.HoldsMore, more);
        var list = new List<object>();
        list.Add(list);
        AssertWrites(DeepCodecs.ListObject, list);
        var array = new object[1];
        array[0] = array;
        AssertWrites(DeepCodecs.ObjectArray, array);
        var map = new Dictionary<string, object>();
        map["a"] = map;
        AssertWrites(DeepCodecs.DictionaryStringObject, map);
    }

    [Theory]
    [InlineData(61)]
    [InlineData(62)]
    [InlineData(63)]
    [InlineData(64)]
    [InlineData(65)]
    public void The_last_level_is_the_same(int depth)
    {
        foreach (object? leaf in (object?[])
        [
            null,
            1,
            "x",
            new HoldsAnything(),
            new List<object>(),
            new HoldsMore(),
            new HoldsMore { More = [] },
            Element("[[]]"),
        ])
        {
            AssertWrites(
                DeepCodecs.HoldsAnything,
                Enumerable.Range(0, depth).Aggregate(leaf, (held, _) => new HoldsAnything { Held = held }) as HoldsAnything);
            AssertWrites(
                DeepCodecs.DictionaryStringObject,
                Enumerable.Range(0, depth)
                    .Aggregate(leaf, (held, _) => new Dictionary<string, object> { ["a"] = held! }) as Dictionary<string, object>);
            AssertWrites(
                DeepCodecs.HoldsMore,
                Enumerable.Range(0, depth).Aggregate(leaf, (held, _) => new HoldsMore { More = new() { ["a"] = held! } }) as HoldsMore);
        }

        foreach (string? text in (string?[])[null, "x"])
            AssertWrites(DeepCodecs.Link, Chain(depth, text));
        foreach (Leaf leaf in (Leaf[])[new(), new() { Text = "x" }, new() { Numbers = [1] }])
            AssertWrites(
                DeepCodecs.Branch,
                Enumerable.Range(1, depth - 1).Aggregate(new Branch { Leaves = [leaf] }, (held, _) => new Branch { Next = held }));
    }

    [Theory]
    [InlineData(1)]
    [InlineData(62)]
    [InlineData(63)]
    [InlineData(64)]
    [InlineData(1_500)]
    public void Documents_and_converters_nest_as_deep_as_is_allowed_and_no_deeper(int depth)
    {
        string arrays = new string('[', depth) + new string(']', depth);
        HoldsDocuments[] values =
        [
            new() { Element = Element(arrays) },
            new() { Node = JsonNode.Parse(arrays, null, new JsonDocumentOptions { MaxDepth = depth }) },
            new() { Anything = Element(arrays) },
            new() { Converted = new Brackets(depth, depth) },
            new() { More = new() { ["a"] = Element(arrays) } },
        ];
        foreach (HoldsDocuments value in values)
        {
            AssertWrites(DeepCodecs.HoldsDocuments, value);
            AssertWrites(BottomlessCodecs.HoldsDocuments, value, s_bottomless);
        }

        foreach (string name in (string[])["Element", "Node", "Anything", "Converted", "a"])
        {
            new Twin<HoldsDocuments>(DeepCodecs.HoldsDocuments).AssertReads($"{{\"{name}\":{arrays}}}");
            new Twin<HoldsDocuments>(BottomlessCodecs.HoldsDocuments, s_bottomless).AssertReads($"{{\"{name}\":{arrays}}}");
        }
    }

    /// <summary>The brackets that are opened before the value take more room than the first that a writer asks for.</summary>
    [Fact]
    public void Documents_and_converters_are_written_far_inside()
    {
        HoldsDocuments[] values =
            [new() { Element = Element("[1]") }, new() { Node = JsonNode.Parse("[1]") }, new() { Converted = new Brackets(1, 1) }];
        foreach (HoldsDocuments value in values)
        {
            HoldsDocuments outer = Enumerable.Range(0, 300).Aggregate(value, (held, _) => new HoldsDocuments { Anything = held });
            OnNewThread(() => AssertWrites(BottomlessCodecs.HoldsDocuments, outer, s_bottomless));
        }
    }

    [Fact]
    public void A_converter_that_is_out_of_balance_is_refused()
    {
        foreach (Brackets brackets in (Brackets[])[new(1, 0), new(0, 1), new(2, 3), new(3, 3)])
            AssertWrites(DeepCodecs.HoldsDocuments, new HoldsDocuments { Converted = brackets });
    }

    /// <summary>System.Text.Json iterates here, too.</summary>
    [Fact]
    public void A_skipped_value_may_nest_deeper_than_any_stack()
    {
        const int Depth = 200_000;
        string arrays = new string('[', Depth) + new string(']', Depth);
        string objects = string.Concat(Enumerable.Repeat("{\"a\":[", Depth / 2)) + string.Concat(Enumerable.Repeat("]}", Depth / 2));
        foreach (string skipped in (string[])[arrays, objects, arrays[..^1], objects[..^1] + "]"])
            new Twin<Link>(BottomlessCodecs.Link, s_bottomless).AssertReads($"{{\"Skipped\":{skipped},\"Text\":\"t\"}}");
    }

    /// <summary>System.Text.Json ends the process here.</summary>
    [Fact]
    public void What_is_deeper_than_the_stack_is_an_exception()
    {
        const int Depth = 500_000;
        string json = string.Concat(Enumerable.Repeat("{\"Next\":", Depth)) + "null" + new string('}', Depth);
        Assert.Throws<InsufficientExecutionStackException>(() => BottomlessCodecs.Link.Deserialize(json));
        Assert.Throws<InsufficientExecutionStackException>(() => BottomlessCodecs.Link.SerializeToUtf8Bytes(Chain(Depth, null)));
    }

    [Fact]
    public void Nodes_know_their_members_in_any_case()
    {
        const string Json = "{\"Node\":{\"aB\":1},\"OBJECT\":{\"cD\":2},\"Array\":[{\"eF\":3}]}";
        Delegated expected = JsonSerializer.Deserialize<Delegated>(Json, new JsonSerializerOptions { PropertyNameCaseInsensitive = true })!;
        Delegated actual = AnyCaseCodecs.Delegated.Deserialize(Json)!;
        Assert.Equal((1, 2, 3), ((int)expected.Node!["Ab"]!, (int)expected.Object!["Cd"]!, (int)expected.Array![0]!["Ef"]!));
        Assert.Equal((1, 2, 3), ((int)actual.Node!["Ab"]!, (int)actual.Object!["Cd"]!, (int)actual.Array![0]!["Ef"]!));
        Assert.Null(TestCodecs.Delegated.Deserialize(Json)!.Node!["Ab"]);
    }

    [Theory]
    [InlineData("{\"FIRST\":1,\"sEcOnD\":2,\"GRÖSSE\":3,\"GRÖßE\":4,\"KELVIN\":5,\"\u212Aelvin\":6,\"THIRD\u0131\":7}")]
    [InlineData("{\"gr\\u00d6\\u00dfe\":1,\"groesse\":2,\"\":3,\"é\":4,\"f\u0131rst\":5,\"F\u0130RST\":6,\"\uD83D\uDE00\":7}")]
    public void Names_are_compared_alike_in_any_case(string json) =>
        new Twin<FewNames>(AnyCaseCodecs.FewNames, new JsonSerializerOptions { PropertyNameCaseInsensitive = true }).AssertReads(json);

    /// <summary>An unknown name is decoded once, and not for each member that it might be.</summary>
    [Fact]
    public void An_unknown_name_costs_no_more_with_many_members()
    {
        const int Length = 1_000_000;
        byte[] json = Encoding.UTF8.GetBytes($"{{\"{new string('é', Length)}\":1}}");
        AnyCaseCodecs.FewNames.Deserialize(json);
        long before = GC.GetAllocatedBytesForCurrentThread();
        AnyCaseCodecs.FewNames.Deserialize(json);
        Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 0, 4 * Length);
    }

    private static JsonElement Element(string json) =>
        JsonDocument.Parse(json, new JsonDocumentOptions { MaxDepth = json.Length }).RootElement;

    /// <summary>Runs on a thread on which no earlier document has left a buffer.</summary>
    private static void OnNewThread(Action act)
    {
        Exception? failure = null;
        var thread = new Thread(() => failure = Record.Exception(act));
        thread.Start();
        thread.Join();
        Assert.Null(failure);
    }

    private static Link Chain(int depth, string? text)
    {
        var link = new Link { Text = text };
        for (int i = 1; i < depth; i++)
            link = new Link { Next = link };
        return link;
    }

    /// <summary>Both write one text, or throw one exception; System.Text.Json adds a path to its message.</summary>
    private static void AssertWrites<T>(SpanCodec<T> codec, T? value, JsonSerializerOptions? options = null)
    {
        string expected = Attempt(() => JsonSerializer.Serialize(value, options));
        string actual = Attempt(() => codec.SerializeToString(value));
        int path = expected.IndexOf(" Path: $", StringComparison.Ordinal);
        Assert.Equal(path < 0 ? expected : expected[..path], actual);
    }

    private static string Attempt(Func<string> write)
    {
        try
        {
            return write();
        }
        catch (JsonException refusal)
        {
            return $"{refusal.GetType()}: {refusal.Message}";
        }
    }
}
