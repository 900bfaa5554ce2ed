using JsonAot.Lab.YourType;
using JsonAot.Lab.YourType.Finding;
using JsonAot.Tests.Lab;

namespace JsonAot.Tests.YourType;

/// <summary>Finds which type of somebody's files a sample is of.</summary>
public sealed class FindingTests : TestsInFolder
{
    private const string Shop = """
        namespace Shop;
        public sealed class Order { public int Id { get; set; } public string? CustomerName { get; set; }
            public List<Line> Lines { get; set; } = []; public State State { get; set; } }
        public sealed record Line(string Sku, int Quantity);
        public sealed class Customer { public int Id { get; set; } public string? Name { get; set; } }
        public enum State { New, Paid }
        public sealed class Page<T> { public T[]? Items { get; set; } public int Total { get; set; } }
        """;

    private FoundType Find(string code, string sample, string? type = null) => Subjects.Of(_folder, "Types", code, sample, type).Type;

    [Fact]
    public void The_type_whose_names_cover_the_sample_is_found_with_its_naming()
    {
        FoundType found = Find(Shop, """{"id":1,"customerName":"x","lines":[{"sku":"a","quantity":1}],"state":"Paid"}""");

        Assert.Equal("Shop.Order", found.Root.Text);
        Assert.Equal("CamelCase", found.Policy.Code);
        Assert.True(found.EnumsByName);
        Assert.Empty(found.Coverage.Unknown);
    }

    [Theory]
    [InlineData("", "\"Paid\"", true)]
    [InlineData("", "1", false)]
    [InlineData(
        "[System.Text.Json.Serialization.JsonConverter(typeof(System.Text.Json.Serialization.JsonStringEnumConverter<State>))]",
        "\"Paid\"",
        false)]
    public void Enums_are_named_where_the_sample_does_and_no_attribute(string attribute, string state, bool expected) => Assert.Equal(
        expected,
        Find(
            $"public class Order {{ public State State {{ get; set; }} }} {attribute} public enum State {{ New, Paid }}",
            $$"""{"State":{{state}}}""").EnumsByName);

    [Theory]
    [InlineData("""{"Id":1,"Name":"x"}""", "Shop.Customer")]
    [InlineData("""[{"Id":1,"Name":"x"}]""", "Shop.Customer[]")]
    [InlineData("""{"items":[{"id":1,"name":"x"}],"total":1}""", "Shop.Page<Shop.Customer>")]
    [InlineData("""{"sku":"a","quantity":2}""", "Shop.Line")]
    public void Arrays_records_and_closed_generics_are_found(string sample, string expected) =>
        Assert.Equal(expected, Find(Shop, sample).Root.Text);

    [Theory]
    [InlineData("""{"Sku":"a"}""", null, "Order.Line")]
    [InlineData("""{"First":{"Sku":"a"}}""", null, "Order")]
    [InlineData("""{"Sku":"a"}""", "Order.Line", "Order.Line")]
    [InlineData("""[{"Sku":"a"}]""", "Order.Line", "Order.Line[]")]
    public void Nested_types_are_found(string sample, string? type, string expected) => Assert.Equal(
        expected,
        Find(
            "public class Order { public Line? First { get; set; } public class Line { public string? Sku { get; set; } } "
                + "private class Hidden { public string? Sku { get; set; } } }",
            sample,
            type).Root.Text);

    [Theory]
    [InlineData("Customer")]
    [InlineData("Shop.Customer")]
    [InlineData("Page<Order>")]
    public void A_type_that_is_asked_for_is_taken(string type) =>
        Assert.EndsWith(
            type.Replace("<", "<Shop.", StringComparison.Ordinal), Find(Shop, """{"Id":1}""", type).Root.Text, StringComparison.Ordinal);

    /// <summary>Names are those of the document that was given.</summary>
    [Fact]
    public void A_type_with_the_exact_names_is_meant_and_not_one_in_another_case()
    {
        const string both = "public class A { public int Firstname { get; set; } } public class B { public int FirstName { get; set; } }";

        Assert.Equal("B", Find(both, """{"FirstName":1}""").Root.Text);
        Assert.Equal("A", Find(both, """{"Firstname":1}""").Root.Text);
        Assert.Empty(Find(both, """{"Firstname":1}""").Coverage.OtherCase);
    }

    /// <summary>Two names of a document are two members, even where they differ by case alone.</summary>
    [Fact]
    public void A_name_is_no_other_case_of_a_member_that_is_there_too() =>
        Assert.Equal(["$.ID"], Find(Shop, """{"Id":1,"ID":2,"Name":"x"}""").Coverage.Unknown);

    [Theory]
    [InlineData("OrderId", "CustomerName", null)]
    [InlineData("orderId", "customerName", "CamelCase")]
    [InlineData("order_id", "customer_name", "SnakeCaseLower")]
    [InlineData("order-id", "customer-name", "KebabCaseLower")]
    [InlineData("ORDER_ID", "CUSTOMER_NAME", "SnakeCaseUpper")]
    [InlineData("ORDER-ID", "CUSTOMER-NAME", "KebabCaseUpper")]
    public void Names_of_a_policy_are_in_no_other_case(string id, string name, string? policy)
    {
        FoundType found = Find(
            "public class Order { public int OrderId { get; set; } public string? CustomerName { get; set; } }",
            $$"""{"{{id}}":1,"{{name}}":"x"}""");

        Assert.Equal(policy, found.Policy.Code);
        Assert.Empty(found.Coverage.Unknown);
        Assert.Empty(found.Coverage.OtherCase);
    }

    [Theory]
    [InlineData("PropertyNameCaseInsensitive = true", true, null)]
    [InlineData("System.Text.Json.JsonSerializerDefaults.Web", true, "CamelCase")]
    [InlineData("System.Text.Json.JsonSerializerDefaults.Web, PropertyNameCaseInsensitive = false", false, "CamelCase")]
    [InlineData("UseStringEnumConverter = true", false, null)]
    [InlineData("PropertyNamingPolicy = JsonKnownNamingPolicy.SnakeCaseLower, UseStringEnumConverter = true", false, "SnakeCaseLower")]
    public void Whether_any_case_is_read_is_what_a_context_states(string options, bool expected, string? policy)
    {
        FoundType found = Find(
            $$"""
            using System.Text.Json.Serialization;
            public class A { public int SomeValue { get; set; } public int More { get; set; } public int Most { get; set; } }
            [JsonSourceGenerationOptions({{options}})]
            [JsonSerializable(typeof(A))]
            public partial class Json : JsonSerializerContext;
            """,
            $$"""{"{{(policy is null ? "More\":1,\"Most" : "more\":1,\"most")}}":1,"SOMEVALUE":1}""");

        Assert.Equal(expected, found.ReadsAnyCase);
        Assert.Equal(policy, found.Policy.Code);
        Assert.Equal("Json", found.Options?.Context!.Name);
        Assert.Equal(options, string.Join(", ", found.Options!.Arguments));
    }

    private const string Contexts = """
        using System.Text.Json.Serialization;
        public class Order { public int SomeId { get; set; } public Temp? T { get; set; } }
        public class Temp { public double Degrees { get; set; } }
        public abstract class TempConverter : JsonConverter<Temp>;
        [JsonSourceGenerationOptions(PropertyNamingPolicy = JsonKnownNamingPolicy.CamelCase, Converters = new[] { typeof(TempConverter) })]
        [JsonSerializable(typeof(List<Order>)), JsonSerializable(typeof(Order[]))]
        public partial class Json : JsonSerializerContext;
        [JsonSourceGenerationOptions(PropertyNamingPolicy = JsonKnownNamingPolicy.SnakeCaseLower)]
        public partial class Other : JsonSerializerContext;
        """;

    /// <summary>A type that is asked for is bound beside the files, and the context says nothing of types that are not theirs.</summary>
    [Theory]
    [InlineData("List<Order>")]
    [InlineData("Order[]")]
    public void A_type_that_is_asked_for_has_the_options_of_the_context_that_declares_it(string type)
    {
        FoundType found = Find(Contexts, """[{"someId":1,"t":"20C"}]""", type);

        Assert.Equal("Json", found.Options?.Context!.Name);
        Assert.Empty(found.Coverage.Unknown);
    }

    /// <summary>A class that cannot be looked into has a place for everything.</summary>
    [Theory]
    [InlineData("""{"Id":1,"Name":"x","Total":2}""", "Order")]
    [InlineData("""[{"Id":1,"Name":"x","Total":2}]""", "Order[]")]
    [InlineData("""{"A":1,"B":2,"C":3}""", "Converted")]
    [InlineData("""{"$type":"circle","Radius":2,"X":1}""", "Figure")]
    [InlineData("""{"kind":"dot","Size":2,"Y":1}""", "Mark")]
    public void What_cannot_be_looked_into_is_taken_where_nothing_else_fits(string sample, string expected) => Assert.Equal(
        expected,
        Find(
            """
            using System.Text.Json.Serialization;
            public class Anything
            {
                public int Id { get; set; }
                [JsonExtensionData] public Dictionary<string, object>? More { get; set; }
            }
            [JsonConverter(typeof(Converter))] public class Converted;
            public abstract class Converter : JsonConverter<Converted>;
            public class Order { public int Id { get; set; } public string? Name { get; set; } }
            [JsonDerivedType(typeof(Circle), "circle")] public class Figure { public int X { get; set; } }
            public class Circle : Figure { public int Radius { get; set; } }
            [JsonPolymorphic(IgnoreUnrecognizedTypeDiscriminators = false, TypeDiscriminatorPropertyName = "kind")]
            [JsonDerivedType(typeof(Dot), "dot")]
            public class Mark { public int Y { get; set; } }
            public class Dot : Mark { public int Size { get; set; } }
            """,
            sample).Root.Text);

    /// <summary>System.Text.Json makes a list, or what the document says.</summary>
    [Theory]
    [InlineData("""[{"Id":1}]""", "IReadOnlyList<Shop.Customer>")]
    [InlineData("""{"a":{"Id":1}}""", "IDictionary<string, Shop.Customer>")]
    [InlineData("""{"$type":"a"}""", "IFigure")]
    public void Interfaces_of_which_values_are_made_may_be_asked_for(string sample, string type) => Assert.EndsWith(
        type,
        Find(
            $"""
            {Shop}
            [System.Text.Json.Serialization.JsonDerivedType(typeof(Dot), "a")] public interface IFigure;
            public class Dot : IFigure;
            """,
            sample,
            type).Root.Text,
        StringComparison.Ordinal);

    [Theory]
    [InlineData("public interface Thing { int X { get; } }", "Thing")]
    [InlineData("public interface Thing : IReadOnlyList<string>;", "Thing")]
    public void Other_interfaces_are_refused(string code, string type) => Assert.Contains(
        "is an interface", Assert.Throws<UnusableException>(() => Find(code, """{"X":1}""", type)).Message, StringComparison.Ordinal);

    [Fact]
    public void Ties_are_listed() =>
        Assert.Equal(["B"], Find(
            """
            public class A { public int X { get; set; } }
            public class B { public int X { get; set; } }
            """,
            """{"X":1}""").Ties);

    [Theory]
    [InlineData("public struct Thing { public int X { get; set; } }", "Thing", "struct")]
    [InlineData("public class Thing { public int X { get; set; } }", "Other", "There are: Thing")]
    [InlineData("public class Thing { public int X { get; set; } }", "string", "string is a single value")]
    [InlineData("public class Thing { public int X { get; set; } }", "int", "int is a single value")]
    [InlineData("public class Thing { public int X { get; set; } }", "object", "object says nothing")]
    [InlineData("public class Thing { public int X { get; set; } }", "dynamic", "dynamic says nothing")]
    [InlineData("public class Thing { public Unknown X { get; set; } }", null, "CS0246")]
    public void What_cannot_be_used_is_refused_in_words(string code, string? type, string expected) =>
        Assert.Contains(
            expected,
            Assert.Throws<UnusableException>(() => Find(code, """{"X":1,"W":2,"V":3}""", type)).Message,
            StringComparison.Ordinal);

    /// <summary>A type that fits less was measured in its place, without a word.</summary>
    [Theory]
    [InlineData(
        "class Order { private class Line { public string? Sku { get; set; } public int Quantity { get; set; } } }",
        "Order.Line is private")]
    [InlineData(
        """
        public class Order
        {
            protected class Line { public string? Sku { get; set; } public int Quantity { get; set; } }
        }
        """,
        "Order.Line is private")]
    [InlineData(
        """
        public class Order
        {
            private protected class Line
            {
                public string? Sku { get; set; }
                public int Quantity { get; set; }
            }
        }
        """,
        "Order.Line is private")]
    [InlineData(
        """
        class Order
        {
            private class Page
            {
                public class Line { public string? Sku { get; set; } public int Quantity { get; set; } }
            }
        }
        """,
        "Order.Page.Line is private")]
    [InlineData("file class Line { public string? Sku { get; set; } public int Quantity { get; set; } }", "Line is of its file alone")]
    public void A_type_that_nobody_else_can_name_is_refused_where_it_fits_best(string code, string expected)
    {
        const string other = " public class Item { public string? Sku { get; set; } }";

        foreach (string sample in (string[])["""{"Sku":"a","Quantity":1}""", """[{"Sku":"a","Quantity":1}]"""])
        {
            string message = Assert.Throws<UnusableException>(() => Find(code + other, sample)).Message;
            Assert.Contains(expected, message, StringComparison.Ordinal);
            Assert.Contains("make it internal or public", message, StringComparison.Ordinal);
        }

        Assert.Equal("Item", Find(code + other, """{"Sku":"a"}""").Root.Text);
    }

    [Fact]
    public void A_project_without_a_file_of_the_language_is_refused_in_words() =>
        Assert.Contains("has no C# file", Assert.Throws<UnusableException>(() => UserCode.Load([])).Message, StringComparison.Ordinal);

    [Fact]
    public void Only_the_files_that_a_type_needs_are_taken_of_a_folder()
    {
        File.WriteAllText(_folder["Order.cs"], "public class Order { public Line? Line { get; set; } }");
        File.WriteAllText(_folder["Line.cs"], "public class Line { public int X { get; set; } }");
        File.WriteAllText(_folder["Broken.cs"], "public class Broken { public Missing? X { get; set; } }");
        File.WriteAllText(_folder["Program.cs"], "System.Console.WriteLine();");

        UserCode code = UserCode.Load([_folder.Path]);
        FoundType found = TypeFinder.Find(code, Subjects.Sample("""{"Line":{"X":1}}"""), null);

        Assert.Equal(["Line.cs", "Order.cs"], code.FilesFor(found.Root.Type, null).EnsureCompiles().Files.Select(Path.GetFileName));
    }
}
