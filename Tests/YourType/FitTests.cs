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
        const string lists =
            """
            public class Orders : List<Order>;
            public class Pages : List<Orders>;
            public class Map : Dictionary<string, Order>;
            """
            + "public class Order { public int Id { get; set; } } public class Tree : List<Tree>;";

        Subject found = Subjects.Of(_folder, "Types", lists, sample, type);

        Assert.Equal(expected, found.Type.Root.Text);
        Assert.Equal(expected.StartsWith("Order", StringComparison.Ordinal) && expected != "Orders", found.HasValueCode);
    }

    [Theory]
    [InlineData("""{"a":{"Id":1},"b":{"Id":2}}""", "Map", 5)]
    [InlineData("""[{"Id":1},{"Id":2}]""", "Orders", 5)]
    [InlineData("""[[{"Id":1}]]""", "Pages", 4)]
    public void Every_value_of_a_document_that_fits_has_a_place(string sample, string type, int values)
    {
        const string lists =
            """
            public class Orders : List<Order>;
            public class Pages : List<Orders>;
            public class Map : Dictionary<string, Order>;
            """
            + "public class Order { public int Id { get; set; } }";
        Coverage coverage = Subjects.Of(_folder, "Types", lists, sample, type).Type.Coverage;
        Assert.Equal((values, values), (coverage.Known, coverage.Values));
    }

    [Theory]
    [InlineData("""{"Wheels":4}""")]
    [InlineData("""[{"Wheels":4}]""")]
    [InlineData("""{"Wheels":{"Count":4}}""")]
    public void A_type_without_a_member_in_common_does_not_fit(string sample) => Assert.Contains(
        "does not have $", Assert.Throws<UnusableException>(() => Find(Order, sample)).Message, StringComparison.Ordinal);

    [Theory]
    [InlineData(
        """
        public class Thing
        {
            public int X;
            public int SomeY;
            public int Z;
        }
        """,
        """{"X":1,"someY":2}""",
        "X and SomeY are fields: make them properties, or state IncludeFields")]
    [InlineData("public class Thing { public int X; }", """[{"X":1}]""", "X is a field: make it a property, or")]
    public void Fields_that_the_document_has_are_named(string code, string sample, string expected) =>
        Assert.Contains(expected, Assert.Throws<UnusableException>(() => Find(code, sample)).Message, StringComparison.Ordinal);

    private const string Push = """
        using System.Text.Json; using System.Text.Json.Serialization;
        public class Push { public string? Ref { get; set; } public string? Before { get; set; } public User? Sender { get; set; }
            [JsonExtensionData] public IDictionary<string, JsonElement>? More { get; set; } }
        public class Run { public User? Sender { get; set; } public string? Other { get; set; } public Deep? Inner { get; set; } }
        public class Deep { public int A { get; set; } public int B { get; set; } public int C { get; set; } public int D { get; set; } }
        public class User { public int Id { get; set; } public string? Login { get; set; } public string? Url { get; set; } }
        """;

    /// <summary>A large part below the root, which many types have, once outweighed the names of the document itself.</summary>
    [Theory]
    [InlineData("""{"Ref":"r","Before":"b","Sender":{"Id":1,"Login":"l","Url":"u"}}""", 0)]
    [InlineData("""{"Ref":"r","Before":"b","Sender":{"Id":1,"Login":"l","Url":"u"},"Inner":{"A":1,"B":2,"C":3,"D":4}}""", 1)]
    public void The_names_of_the_root_weigh_first_and_extension_data_is_no_place(string sample, int extra)
    {
        FoundType found = Find(Push, sample);

        Assert.Equal("Push", found.Root.Text);
        Assert.Equal(extra, found.Coverage.Extra);
        Assert.Empty(found.Coverage.Unknown);
        Assert.False(Subjects.Of(_folder, "Again", Push, sample, "Push").HasValueCode);
    }

    [Fact]
    public void Less_than_half_of_the_roots_names_is_no_fit_and_the_nearest_are_named()
    {
        string message = Assert.Throws<UnusableException>(
            () => Find(Push, """{"Id":1,"One":"b","Two":1,"Sender":{"Id":1,"Login":"l","Url":"u"},"Three":{"Url":1}}""")).Message;

        Assert.Contains("Nearest: ", message, StringComparison.Ordinal);
        Assert.Contains("Run (1 of the 5 names at the root, 5 of 9 values)", message, StringComparison.Ordinal);
        Assert.Contains("Push (1 of the 5 names at the root, 5 of 9 values)", message, StringComparison.Ordinal);
        Assert.Contains("User (1 of the 5 names at the root, 2 of 6 values)", message, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData(
        """
        class JsonPropertyAttribute(string name) : Attribute { public string Name => name; }
        public class Thing { [JsonProperty("thing_id")] public int Id { get; set; } }
        """,
        "Thing.Id has \"thing_id\" of [JsonProperty]")]
    [InlineData(
        """
        public class Thing
        {
            [System.Runtime.Serialization.DataMember(Name = "thing_id")] public int Id { get; set; }
        }
        """,
        "Thing.Id has \"thing_id\" of [DataMember]")]
    [InlineData(
        """
        class MadeAttribute : Attribute;
        public partial class Thing { [Made] private int thingId; }
        """,
        "Thing.thingId may become a property by another generator")]
    public void Names_for_other_serializers_and_generators_are_told(string code, string expected) =>
        Assert.Contains(
            expected, Assert.Throws<UnusableException>(() => Find(code, """{"thing_id":1}""")).Message, StringComparison.Ordinal);

    /// <summary>A name of one word is the same in most policies.</summary>
    [Fact]
    public void The_policy_is_that_of_most_names() => Assert.Equal(
        "SnakeCaseLower",
        Find(
            "public class Thing { public int Vip { get; set; } public int Age { get; set; } }",
            """{"customer_id":1,"vip":1,"age":1}""").Policy.Code);

    /// <summary>System.Text.Json refuses a value of such a type, and takes a null.</summary>
    [Theory]
    [InlineData("public interface IPart { int A { get; } }", """{"P":{"A":1},"X":1}""", true)]
    [InlineData("public abstract class IPart { public int A { get; set; } }", """{"P":{"A":1},"X":1}""", true)]
    [InlineData("public interface IPart { int A { get; } }", """{"P":null,"X":1}""", false)]
    [InlineData(
        """
        [System.Text.Json.Serialization.JsonDerivedType(typeof(Part), "p")] public interface IPart;
        public class Part : IPart;
        """,
        """{"P":{"A":1},"X":1}""",
        false)]
    [InlineData("public interface IPart : IReadOnlyList<int>;", """{"P":[1],"X":1}""", false)]
    public void What_nobody_makes_is_known_before_the_build(string part, string sample, bool expected)
    {
        string? told = Find(
            $"public class Thing {{ public IPart? P {{ get; set; }} public int X {{ get; set; }} }} {part}", sample).Coverage.NeverMade;

        Assert.Equal(expected, told is not null);
        Assert.StartsWith(
            expected ? "$.P is of IPart, and System.Text.Json does not know which class" : "", told ?? "", StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("get; init; } = \"x\";", "Thing.Name: where a document does not have an init member, ")]
    [InlineData("get; init; }", null)]
    [InlineData("get; set; } = \"x\";", null)]
    public void An_initializer_that_generated_metadata_loses_is_told(string accessors, string? expected) => Assert.StartsWith(
        expected ?? "nothing",
        TypeFaults.LostInitializers(Find($"public class Thing {{ public string Name {{ {accessors} }}", """{"Name":"y"}""")) ?? "nothing",
        StringComparison.Ordinal);

    /// <summary>It would change no name, and the code to paste would state it for nothing.</summary>
    [Theory]
    [InlineData("[JsonPropertyName(\"name\")] ", null)]
    [InlineData("", "SnakeCaseLower")]
    public void Names_that_are_all_given_need_no_policy(string attribute, string? policy) => Assert.Equal(
        policy,
        Find(
            "using System.Text.Json.Serialization; public class Thing { [JsonPropertyName(\"entity_id\")] public int Id { get; set; } "
                + $"{attribute}public string? Name {{ get; set; }} }}",
            """{"entity_id":1,"name":"x"}""").Policy.Code);

    [Fact]
    public void An_empty_document_fits() =>
        Assert.Equal("Thing", Find("public class Thing { public int X { get; set; } }", "{}").Root.Text);
}
