using JsonAot.Lab.YourType;
using JsonAot.Tests.Lab;

namespace JsonAot.Tests.YourType;

/// <summary>Declarations of a payload's context beside the root.</summary>
public sealed class MetadataTests : TestsInFolder
{
    private string[] Declared(string code, string sample, string root = "Order") =>
    [
        .. Subjects.Of(_folder, "Order", code, sample, root).Payload().Split('\n')
            .Where(line => line.StartsWith("[JsonSerializable", StringComparison.Ordinal)).Skip(1),
    ];

    [Theory]
    [InlineData("int", false)]
    [InlineData("JsonElement", false)]
    [InlineData("object", true)]
    [InlineData("List<object>", true)]
    [InlineData("Dictionary<string, object>", true)]
    public void What_is_read_into_an_object_is_a_declared_element(string type, bool expected) => Assert.Equal(
        expected ? ["[JsonSerializable(typeof(JsonElement))]"] : [],
        Declared($"using System.Text.Json; public class Order {{ public {type} X {{ get; set; }} }}", """{"X":1}"""));

    [Fact]
    public void What_extension_data_holds_is_a_declared_element() => Assert.Equal(
        ["[JsonSerializable(typeof(JsonElement))]"],
        Declared(
            "using System.Text.Json.Serialization; public class Order { public int X { get; set; } "
                + "[JsonExtensionData] public Dictionary<string, object>? More { get; set; } }",
            """{"X":1}"""));

    /// <summary>The property of a context that is called after such a type would be its second of that name.</summary>
    [Theory]
    [InlineData("Options", "Options_")]
    [InlineData("Default", "Default_")]
    [InlineData("GetTypeInfo", "GetTypeInfo_")]
    [InlineData("Shop.Options", "Shop_Options")]
    public void A_type_that_is_called_as_a_member_of_every_context_has_a_name_of_its_own(string type, string expected)
    {
        string[] name = type.Split('.');
        string code = $"public class {name[^1]} {{ public int A {{ get; set; }} }}";

        Assert.Equal(
            [$"[JsonSerializable(typeof(global::{type}), TypeInfoPropertyName = \"{expected}\")]"],
            Declared(
                $"public class Order {{ public {type}? X {{ get; set; }} }} "
                    + (name.Length == 1 ? code : $"namespace {name[0]} {{ {code} }}"),
                """{"X":{"A":1}}"""));
    }

    [Fact]
    public void Types_of_one_short_name_have_names_of_their_own() => Assert.Equal(
        [
            "[JsonSerializable(typeof(global::Api.Line), TypeInfoPropertyName = \"Api_Line\")]",
            "[JsonSerializable(typeof(global::Shop.Line), TypeInfoPropertyName = \"Shop_Line\")]",
            "[JsonSerializable(typeof(global::Api.Line[]), TypeInfoPropertyName = \"Api_LineArray_\")]",
            "[JsonSerializable(typeof(global::Shop.Line[]), TypeInfoPropertyName = \"Shop_LineArray_\")]",
        ],
        Declared(
            """
            namespace Shop
            {
                public class Order
                {
                    public Api.Line? L { get; set; }
                    public Line? M { get; }
                    public Api.Line[]? N { get; set; }
                    public Line[]? O { get; set; }
                }
                public class Line { public int A { get; set; } }
            }
            namespace Api
            {
                public class Line { public int B { get; set; } }
            }
            """,
            """{"L":{"B":1},"M":{"A":2}}""",
            "Shop.Order"));
}
