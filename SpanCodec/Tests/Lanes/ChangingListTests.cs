using System.Text.Json;
using System.Text.Json.Serialization.Metadata;
using Xunit;

namespace SpanCodecs.Tests.Lanes;

internal sealed class Item
{
    private Action? _change;

    /// <summary>Changes the list that the item is in, once.</summary>
    public string Name
    {
        get
        {
            Action? change = _change;
            _change = null;
            change?.Invoke();
            return "n";
        }
    }

    internal static T Fill<T>(T list, string change)
        where T : IList<Item>
    {
        for (int i = 0; i < 4; i++)
            list.Add(new Item());
        list[0]._change = change switch
        {
            "Clear" => list.Clear,
            "RemoveAt" => () => list.RemoveAt(0),
            "Set" => () => list[1] = null!,
            _ => () => list.Add(new Item()),
        };
        return list;
    }
}

internal sealed class Items : List<Item>;

internal sealed record Shelf(
    List<Item>? List = null, Items? Derived = null, IList<Item>? Interface = null, IEnumerable<Item>? Sequence = null);

[SpanCodec(typeof(Shelf))]
internal static partial class ChangingListCodecs;

/// <summary>A getter may change the list that is being written: what is written then is what System.Text.Json writes.</summary>
public class ChangingListTests
{
    public static TheoryData<string, string> Changes
    {
        get
        {
            var data = new TheoryData<string, string>();
            foreach (string change in new[] { "Clear", "RemoveAt", "Add", "Set" })
            {
                foreach (string kind in new[] { "List", "Derived", "Interface", "Sequence" })
                    data.Add(change, kind);
            }

            return data;
        }
    }

    [Theory]
    [MemberData(nameof(Changes))]
    public void A_list_that_changes_is_written_as_System_Text_Json_writes_it(string change, string kind)
    {
        JsonSerializerOptions options = Bridge.ResolverTests.With(ChangingListCodecs.Resolver);
        Assert.Equal(JsonTypeInfoKind.None, options.GetTypeInfo(typeof(Shelf)).Kind);
        string expected = Outcome(() => JsonSerializer.Serialize(Make(change, kind)));
        Assert.Equal(expected, Outcome(() => ChangingListCodecs.Shelf.SerializeToString(Make(change, kind))));
        Assert.Equal(expected, Outcome(() => JsonSerializer.Serialize(Make(change, kind), options)));
    }

    private static Shelf Make(string change, string kind) => kind switch
    {
        "List" => new Shelf(List: Item.Fill(new List<Item>(), change)),
        "Derived" => new Shelf(Derived: Item.Fill(new Items(), change)),
        "Interface" => new Shelf(Interface: Item.Fill(new List<Item>(), change)),
        _ => new Shelf(Sequence: Item.Fill(new List<Item>(), change)),
    };

    private static string Outcome(Func<string> write)
    {
        try
        {
            return write();
        }
        catch (InvalidOperationException failure)
        {
            return failure.Message;
        }
    }
}
