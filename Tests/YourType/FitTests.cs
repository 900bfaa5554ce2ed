using JsonAot.Lab.YourType;
using JsonAot.Lab.YourType.Finding;
using JsonAot.Tests.Lab;

namespace JsonAot.Tests.YourType;

/// <summary>Whether a type fits a sample at all.</summary>
public sealed class FitTests : TestsInFolder
{
    private const string Order = "public class Order { public int Id { get; set; } public string? Name { get; set; } }";

    private FoundType Find(string code, string sample) => Subjects.Of(_folder, "Types", code, sample).Type;

    [Theory]
    [InlineData("[]", "Orders", "Orders")]
    [InlineData("""[{"Id":1}]""", "Order", "Order[]")]
    [InlineData("""[{"Id":1}]""", null, "Order[]")]
    [InlineData("""{"Id":1}""", null, "Order")]
    [InlineData("""[[{"Id":1}]]""", null, "Pages")]
    [InlineData("""{"a":{"Id":1}}""", null, "Map")]
    public void A_class_that_is_a_list_is_a_whole_document(string sample, string? type, string expected)
    {
        const string lists = "public class Orders : List<Order>; public class Pages : List<Orders>; public class Map : Dictionary<string, Order>; "
            + "public class Order { public int Id { get; set; } } public class Tree : List<Tree>;";

        Subject found = Subjects.Of(_folder, "Types", lists, sample, type);

        Assert.Equal(expected, found.Type.Root.Text);
        Assert.Equal(expected.StartsWith("Order", StringComparison.Ordinal) && expected != "Orders", found.HasValueCode);
    }

    [Theory]
    [InlineData("""{"Wheels":4}""")]
    [InlineData("""[{"Wheels":4}]""")]
    [InlineData("""{"Wheels":{"Count":4}}""")]
    public void A_type_without_a_member_in_common_does_not_fit(string sample) => Assert.Contains(
        "does not have $", Assert.Throws<UnusableException>(() => Find(Order, sample)).Message, StringComparison.Ordinal);

    [Theory]
    [InlineData("public class Thing { public int X; public int SomeY; public int Z; }", """{"X":1,"someY":2}""", "X and SomeY are fields: make them properties, or state IncludeFields")]
    [InlineData("public class Thing { public int X; }", """[{"X":1}]""", "X is a field: make it a property, or")]
    public void Fields_that_the_document_has_are_named(string code, string sample, string expected) =>
        Assert.Contains(expected, Assert.Throws<UnusableException>(() => Find(code, sample)).Message, StringComparison.Ordinal);

    [Fact]
    public void An_empty_document_fits() => Assert.Equal("Thing", Find("public class Thing { public int X { get; set; } }", "{}").Root.Text);
}
