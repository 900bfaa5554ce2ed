using JsonAot.Lab.YourType;
using JsonAot.Lab.YourType.Finding;
using JsonAot.Tests.Lab;

namespace JsonAot.Tests.YourType;

/// <summary>Code that uses what System.Text.Json's generator adds to a context compiles here too, where no generator runs.</summary>
public sealed class ContextPartsTests : TestsInFolder
{
    private const string Types = """
        using System.Text.Json;
        using System.Text.Json.Serialization;
        using System.Text.Json.Serialization.Metadata;
        namespace Shop;
        public class Order
        {
            public Part? P { get; set; }
            public int? N { get; set; }
            public Dictionary<string, Part[]>? M { get; set; }
        }
        public class Part { public int A { get; set; } }
        [JsonSerializable(typeof(Order))]
        [JsonSerializable(typeof(Part[]), TypeInfoPropertyName = "Parts")]
        public partial class Json : JsonSerializerContext;
        public partial record Outer<T>
        {
            public partial struct Middle
            {
                [JsonSerializable(typeof(int))] internal partial class Inner : JsonSerializerContext;
            }
        }
        """;

    [Theory]
    [InlineData("Json context = new(new JsonSerializerOptions());")]
    [InlineData("Json context = new();")]
    [InlineData("JsonSerializerContext context = Json.Default;")]
    [InlineData("IJsonTypeInfoResolver resolver = Json.Default;")]
    [InlineData("JsonTypeInfo? info = new Json(new JsonSerializerOptions()).GetTypeInfo(typeof(Part));")]
    [InlineData("JsonTypeInfo<Order> info = Json.Default.Order;")]
    [InlineData("JsonTypeInfo<Part> info = Json.Default.Part;")]
    [InlineData("JsonTypeInfo<Part[]> info = Json.Default.Parts;")]
    [InlineData("JsonTypeInfo<int?> info = Json.Default.NullableInt32;")]
    [InlineData("JsonTypeInfo<Dictionary<string, Part[]>> info = Json.Default.DictionaryStringPartArray;")]
    [InlineData("string text = JsonSerializer.Serialize(new Part(), new Json(new JsonSerializerOptions { WriteIndented = true }).Part);")]
    [InlineData("JsonTypeInfo<int> info = Outer<string>.Middle.Inner.Default.Int32;")]
    public void Members_of_a_generated_context_are_there(string statement) => Compile($"class Use {{ void It() {{ {statement} }} }}");

    [Theory]
    [InlineData("class Use { void It() { Json context = new(1); } }", "CS1503")]
    [InlineData("class Use { void It() { JsonTypeInfo<Part> info = Json.Default.Order; } }", "CS0029")]
    [InlineData("class Use { void It() { JsonTypeInfo<Order> info = new Json().Parts; } }", "CS0029")]
    [InlineData("class Use { void It() { JsonTypeInfo<Part> info = Outer<string>.Middle.Inner.Default.Int32; } }", "CS0029")]
    public void What_the_build_refuses_is_refused(string code, string expected) => Assert.Contains(
        expected, Assert.Throws<UnusableException>(() => Compile(code)).Message, StringComparison.Ordinal);

    /// <summary>The parts of one context name its types alone.</summary>
    [Fact]
    public void A_context_needs_no_file_of_another()
    {
        File.WriteAllText(_folder["Types.cs"], Types);
        File.WriteAllText(_folder["Other.cs"],
            """
            using System.Text.Json.Serialization;
            public class Broken { public Missing? X { get; set; } }
            """
            + "[JsonSerializable(typeof(Broken))] public partial class Other : JsonSerializerContext;");
        UserCode code = UserCode.Load([_folder.Path]);
        FoundType found = TypeFinder.Find(code, Subjects.Sample("""{"N":1}"""), "Order");

        Assert.Equal(["Types.cs"], code.FilesFor(found.Root.Type, found.Options?.Context).EnsureCompiles().Files.Select(Path.GetFileName));
    }

    private void Compile(string code)
    {
        File.WriteAllText(_folder["Types.cs"], $"{Types}\n{code}");
        UserCode.Load([_folder["Types.cs"]]).EnsureCompiles();
    }
}
