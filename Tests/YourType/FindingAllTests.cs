using JsonAot.Lab.YourType;
using JsonAot.Lab.YourType.Finding;
using JsonAot.Tests.Lab;

namespace JsonAot.Tests.YourType;

/// <summary>Finds which of several types each of several samples is of.</summary>
public sealed class FindingAllTests : TestsInFolder
{
    private const string Context = """
        using System.Text.Json.Serialization;
        [JsonSerializable(typeof(Order))]
        [JsonSerializable(typeof(List<Line>))]
        [JsonSerializable(typeof(Customer))]
        [JsonSerializable(typeof(string))]
        public partial class Json : JsonSerializerContext;
        public class Order { public int Id { get; set; } public List<Line>? Lines { get; set; } }
        public class Line { public string? Sku { get; set; } }
        public class Customer { public string? Name { get; set; } }
        public class Draft { public int Id { get; set; } public List<Line>? Lines { get; set; } }
        """;

    private (IReadOnlyList<(FoundType Type, SampleDocument[] Samples)> Found, IReadOnlyList<string> Missing) FindAll(
        string code, params string[] samples)
    {
        File.WriteAllText(_folder["Types.cs"], code);
        SampleDocument[] documents = [.. samples.Index().Select(one => Subjects.Sample(one.Item, $"{one.Index}.json"))];
        return TypeFinder.FindAll(UserCode.Load([_folder["Types.cs"]]).EnsureCompiles(), documents);
    }

    [Fact]
    public void Each_sample_is_of_the_type_that_a_context_declares()
    {
        var (all, missing) = FindAll(Context, """{"Id":1,"Lines":[]}""", """[{"Sku":"a"}]""", """{"Id":2,"Lines":[{"Sku":"b"}]}""");

        Assert.Equal(["Order: 0.json 2.json", "System.Collections.Generic.List<Line>: 1.json"],
            all.Select(one => $"{one.Type.Root.Text}: {string.Join(' ', one.Samples.Select(sample => sample.Path))}"));
        Assert.Equal(["Customer: no sample of it was given."], missing);
    }

    [Fact]
    public void What_a_context_declares_and_cannot_be_a_document_is_named()
    {
        var (_, missing) = FindAll(
            """
            using System.Text.Json.Serialization;
            [JsonSerializable(typeof(Order))]
            [JsonSerializable(typeof(Point))]
            [JsonSerializable(typeof(int))]
            [JsonSerializable(typeof(Guid))]
            [JsonSerializable(typeof(object))]
            public partial class Json : JsonSerializerContext;
            public class Order { public int Id { get; set; } }
            public struct Point { public int X { get; set; } }
            """,
            """{"Id":1}""");

        Assert.Equal(["Point is a struct, which cannot be a whole document here: wrap it in a class."], missing);
    }

    [Fact]
    public void Without_a_context_all_types_of_the_files_count()
    {
        string code = Context[Context.IndexOf("public class Order", StringComparison.Ordinal)..]
            .Replace("public class Draft", "public class Drafts", StringComparison.Ordinal)
            .Replace(
                "public int Id { get; set; } public List<Line>? Lines { get; set; } }\npublic class Line",
                "public int Id { get; set; } public int Total { get; set; } }\npublic class Line",
                StringComparison.Ordinal);

        var (all, missing) = FindAll(code, """{"Id":1,"Total":1}""", """{"Name":"x"}""");

        Assert.Equal(["Order", "Customer"], all.Select(one => one.Type.Root.Text));
        Assert.Empty(missing);
    }

    [Theory]
    [InlineData("""{"Sku":"a","Price":1,"Tax":2}""")]
    [InlineData("""[{"Name":"a","Age":1,"City":"b"}]""")]
    public void A_sample_of_no_declared_type_is_refused(string sample) => Assert.Contains(
        "No type fits 1.json",
        Assert.Throws<UnusableException>(() => FindAll(Context, """{"Name":"x"}""", sample)).Message,
        StringComparison.Ordinal);
}
