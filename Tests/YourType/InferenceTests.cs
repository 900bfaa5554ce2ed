using System.Text.Json;
using JsonAot.Lab.YourType;
using JsonAot.Lab.YourType.Finding;
using JsonAot.Lab.YourType.Inference;
using JsonAot.Tests.Lab;

namespace JsonAot.Tests.YourType;

/// <summary>Types inferred from documents, compiled as their user would, and used.</summary>
public class InferenceTests
{
    private static string Folder => Path.Combine(Repository.Root, "Tests", "YourType", "Documents");

    /// <summary>Documents of well-known shapes, written for these tests.</summary>
    public static TheoryData<string> Names() =>
        [.. Directory.EnumerateFiles(Folder, "*.json").Select(file => Path.GetFileNameWithoutExtension(file))];

    [Theory]
    [MemberData(nameof(Names))]
    public void An_inferred_type_keeps_all_of_its_document(string name) => Keeps(Load(name), name);

    /// <summary>A class of such a name would be meant wherever the framework's type is.</summary>
    [Theory]
    [InlineData("""{"guid":{"a":1},"id":"0f8fad5b-d9cb-469f-a165-70867728950e"}""")]
    [InlineData("""[{"jsonIgnoreCondition":{"a":1}},{"x":1}]""")]
    [InlineData("""[{"json_ignore_condition":1},{"x":"a"}]""")]
    [InlineData("""{"dateTime":{"a":1},"at":"2024-02-29T10:00:00Z","jsonElement":{"b":1},"any":[1,"x"]}""")]
    public void Objects_that_are_named_as_types_of_the_framework_have_types_of_their_own(string document) =>
        Keeps(Subjects.Sample(document), "sample");

    private static SampleDocument Load(string name) => SampleDocument.Load(Path.Combine(Folder, $"{name}.json"));

    internal static void Keeps(SampleDocument sample, string name)
    {
        InferredModel model = TypeInference.Infer([sample], name);
        string code = model.ToCode([sample.FileName]);
        Type root = CompiledTypes.Compile(code, model.Root);

        JsonElement written = CompiledTypes.RoundTrip(root, model.Policy, sample);

        // Members that are written besides are no part of the document either.
        string[] lost = [.. SampleCheck.Compare(sample.Root, written), .. SampleCheck.Compare(written, sample.Root)];
        Assert.True(lost.Length == 0, string.Join("\n", lost) + "\n" + code);
    }

    /// <summary>A row has all of its columns, however many they are and however they are written; rates have some.</summary>
    [Theory]
    [InlineData(40, 5, false, "List<Table>")]
    [InlineData(40, 5, true, "List<Dictionary<string, int>>")]
    [InlineData(40, 1, false, "List<Dictionary<string, int>>")]
    [InlineData(3, 5, false, "List<Table>")]
    public void A_table_has_rows_and_not_dictionaries(int columns, int rows, bool hasGaps, string expected)
    {
        IEnumerable<string> documents = Enumerable.Range(0, rows).Select(
            row => string.Join(
                ',',
                Enumerable.Range(0, columns)
                    .Where(column => !hasGaps || column % rows != row).Select(column => $"\"a {(char)('a' + (column / 10))}{column}\":1")));

        Assert.Equal(
            expected, TypeInference.Infer([Subjects.Sample($"[{string.Join(',', documents.Select(row => $"{{{row}}}"))}]")], "table").Root);
    }

    /// <summary>Names that nobody gives to members are keys, with few entries too; those of members stay members.</summary>
    [Theory]
    [InlineData("package-lock", "Packages", "Dictionary<string, Package>")]
    [InlineData("api", "Paths", "Dictionary<string, Path>")]
    [InlineData("api", "Schemas", "Dictionary<string, Schema3>")]
    [InlineData("api", "Content", "Dictionary<string, Content>")]
    [InlineData("json-ld", "Nutrition", "Nutrition")]
    [InlineData("bundle", "Resource", "Resource")]
    public void Paths_packages_and_schemas_are_keys(string document, string member, string expected) => Assert.Equal(
        expected,
        TypeInference.Infer([Load(document)], document).Classes.SelectMany(type => type.Members)
            .First(one => one.Name == member).Type.TrimEnd('?'));

    /// <summary>
    /// One that is told apart by its first member is no type of other objects, which have no such member: beside it, or within it.
    /// </summary>
    [Theory]
    [InlineData("""{"shapes":[{"kind":"circle","v":1,"x":1,"y":2},{"kind":"square","v":"a","x":1,"y":2}],"last":{"v":1,"x":1,"y":2}}""")]
    [InlineData("""{"shapes":[{"kind":"pair","v":1,"b":2,"c":3,"last":{"v":3,"b":4,"c":5}},{"kind":"dot","v":"a"}]}""")]
    public void A_variant_is_not_the_type_of_an_object_with_the_same_members(string document)
    {
        SampleDocument sample = Subjects.Sample(document);
        InferredModel model = TypeInference.Infer([sample], "drawing");
        string last = model.Classes.SelectMany(type => type.Members).First(member => member.Name == "Last").Type.TrimEnd('?');
        Assert.Equal("Last", last);
        Keeps(sample, "drawing");
    }

    [Theory]
    [InlineData("""{"New York":1,"San Francisco":2}""", "Dictionary<string, int>")]
    [InlineData("""{"a@example.org":{"x":1},"b@example.org":{"x":2}}""", "Dictionary<string, Sample>")]
    [InlineData("""{"src/a":{"x":1},"src/b":{"y":2,"z":3},"src/c":{}}""", "Dictionary<string, Sample>")]
    [InlineData("""{"src/a":{"x":1},"src/b":5}""", "Sample")]
    [InlineData("""{"New York":1,"Zoë":2}""", "Sample")]
    [InlineData("""{"@id":"a","@type":"b"}""", "Sample")]
    [InlineData("""{"Pet":{"kind":"a"},"Owner":{"kind":"b"}}""", "Dictionary<string, Sample>")]
    [InlineData("""{"Pet":{"Kind":"a"},"Owner":{"Kind":"b"}}""", "Sample")]
    [InlineData("""{"":{"kind":"a"},"Owner":{"kind":"b"}}""", "Dictionary<string, Sample>")]
    public void Keys_are_told_from_members_by_their_signs(string document, string expected)
    {
        Assert.Equal(expected, TypeInference.Infer([Subjects.Sample(document)], "sample").Root);
        Keeps(Subjects.Sample(document), "sample");
    }

    /// <summary>
    /// Objects that no one type holds are told apart by a text at their front, where System.Text.Json reads it; others stay elements.
    /// </summary>
    [Theory]
    [InlineData("""{"all":[{"type":"A","v":1},{"type":"B","v":"x"}]}""", "List<All>")]
    [InlineData("""{"all":[{"type":"A","v":[1.5]},{"type":"B","v":[[1.5]]},{"type":"A","v":[2.5]}]}""", "List<All>")]
    [InlineData("""{"all":[{"v":1,"type":"A"},{"v":"x","type":"B"}]}""", "List<All>", "JsonElement")]
    [InlineData("""{"all":[{"type":"A","v":1},{"type":"A","v":"x"}]}""", "List<All>", "JsonElement")]
    [InlineData("""{"all":[{"type":"A","v":1},{"type":"B","v":"x"},{"v":2}]}""", "List<All>", "JsonElement")]
    [InlineData("""{"all":[{"type":"A","v":1},{"type":7,"v":"x"}]}""", "List<All>", "JsonElement")]
    [InlineData("""{"all":[{"id":"a","v":1},{"id":"b","v":"x"}]}""", "List<All>", "JsonElement")]
    [InlineData(
        """{"all":[{"id":"a","v":1},{"id":"a","v":2},{"id":"a","v":2},{"id":"b","v":"x"},{"id":"b","v":"x"},{"id":"b","v":"x"}]}""",
        "List<All>")]
    [InlineData("""{"all":[{"type":"A","v":1},{"type":"B","v":2}]}""", "List<All>", "int")]
    public void Objects_that_a_text_tells_apart_are_derived_types(string document, string list, string? single = null)
    {
        InferredModel model = TypeInference.Infer([Subjects.Sample(document)], "sample");

        InferredClass all = model.Classes.Single(type => type.Name == "All");
        Assert.Equal(list, Assert.Single(model.Classes[0].Members).Type);
        Assert.Equal(single is null, all.Discriminator is not null);
        Assert.Equal(single, all.Members.FirstOrDefault(member => member.JsonName == "v")?.Type);
        Assert.DoesNotContain(
            model.Classes.Where(type => type.Base is not null), type => type.Members.Any(member => member.Type == "JsonElement"));
        Assert.Equal(single is null, model.Warnings.Any(warning => warning.Contains("derived types", StringComparison.Ordinal)));
        Keeps(Subjects.Sample(document), "sample");
    }

    [Fact]
    public void Geometries_have_a_type_each()
    {
        InferredModel model = TypeInference.Infer([Load("geometry")], "geometry");

        InferredClass geometry = model.Classes.Single(type => type.Discriminator is not null);
        Assert.Equal("type", geometry.Discriminator);
        Assert.Equal(["Point", "LineString", "Polygon"], geometry.Derived.Select(derived => derived.Tag));
        Assert.Equal(
            ["List<double>", "List<List<double>>", "List<List<List<double>>>"],
            geometry.Derived.Select(derived => model.Classes.Single(type => type.Name == derived.Name).Members.Single().Type)
                .Select(type => type.Replace("decimal", "double", StringComparison.Ordinal)));
    }

    /// <summary>A program's tree: nodes below nodes are of the same types, and those of one shape stay two types.</summary>
    [Fact]
    public void A_tree_of_several_types_is_one_within_itself()
    {
        const string Document = """
            {"body":[
              {"type":"Return","argument":{"type":"Sum","left":{"type":"Number","value":1},"right":{"type":"Text","value":"a"}}},
              {"type":"If","test":{"type":"Product","left":{"type":"Text","value":"b"},"right":{"type":"Number","value":2}},"body":[
                {"type":"Return","argument":{"type":"Number","value":3}},
                {"type":"If","test":{"type":"Text","value":"c"},"body":7}]}]}
            """;

        InferredModel model = TypeInference.Infer([Subjects.Sample(Document)], "program");

        Assert.All(
            model.Classes.Where(type => type.Discriminator is not null),
            type => Assert.Equal(type.Derived.Count, type.Derived.DistinctBy(one => one.Name).Count()));
        Assert.All(
            model.Classes.Where(type => type.Base is not null),
            type => Assert.DoesNotContain(type.Members, member => member.JsonName == "type"));
        Keeps(Subjects.Sample(Document), "program");
    }

    [Fact]
    public void A_tree_is_one_type_within_itself()
    {
        InferredModel model = TypeInference.Infer([Load("tree")], "tree");

        InferredClass only = Assert.Single(model.Classes);
        Assert.Equal("List<Tree>", only.Members.Single(member => member.Name == "Children").Type);
    }

    [Fact]
    public void Addresses_side_by_side_are_one_type()
    {
        InferredModel model = TypeInference.Infer([Load("invoice")], "invoice");

        InferredClass customer = model.Classes.Single(type => type.Name == "Customer");
        Assert.Equal(customer.Members[2].Type, customer.Members[3].Type);
        Assert.Equal("DateOnly", model.Classes[0].Members.Single(member => member.Name == "Due").Type);
        Assert.Equal("CamelCase", model.Policy.Code);
    }

    [Theory]
    [InlineData("[1, 2147483647]", "List<int>")]
    [InlineData("[1, 2147483648]", "List<long>")]
    [InlineData("[18446744073709551615]", "List<ulong>")]
    [InlineData("[18446744073709551616]", "List<decimal>")]
    [InlineData("[1.10, 2]", "List<decimal>")]
    [InlineData("[8.543210987654321]", "List<double>")]
    [InlineData("[1e300]", "List<double>")]
    [InlineData("[1e-99999999999]", "List<JsonElement>")]
    [InlineData("[0e99999999999]", "List<JsonElement>")]
    [InlineData("[123456789012345678901234567890.5]", "List<JsonElement>")]
    [InlineData("[1, null]", "List<int?>")]
    [InlineData("[\"2024-02-29\"]", "List<DateOnly>")]
    [InlineData("[\"2024-02-30\"]", "List<string>")]
    [InlineData("[\"2024-02-29T10:00:00Z\"]", "List<DateTime>")]
    [InlineData("[\"2024-02-29T10:00:00Z\", \"2024-02-29T10:00:00+02:00\"]", "List<DateTimeOffset>")]
    [InlineData("[\"2024-02-29T10:00:00Z\", \"2024-02-29T10:00:00\"]", "List<string>")]
    [InlineData("[\"2024-02-29T10:00:00.12345678Z\"]", "List<string>")]
    [InlineData("[\"6f9619ff-8b86-d011-b42d-00c04fc964ff\"]", "List<Guid>")]
    [InlineData("[\"6F9619FF-8B86-D011-B42D-00C04FC964FF\"]", "List<string>")]
    [InlineData("[1, \"1\"]", "List<JsonElement>")]
    [InlineData("[]", "List<string>")]
    [InlineData("[null]", "List<string?>")]
    [InlineData("{}", "Dictionary<string, string>")]
    [InlineData("{\"1.0\": {\"a\": 1}, \"1.1\": {\"a\": 2}}", "Dictionary<string, Sample>")]
    public void The_narrowest_type_that_keeps_every_value(string document, string type) =>
        Assert.Equal(type, TypeInference.Infer([Subjects.Sample(document)], "sample").Root);

    /// <summary>A JsonElement would shut out every library that does not know it.</summary>
    [Fact]
    public void What_is_only_ever_null_or_empty_is_something_that_every_library_can_do()
    {
        InferredClass only = Assert.Single(
            TypeInference.Infer([Subjects.Sample("""{"id":1,"note":null,"tags":[],"mixed":[1,"x"]}""")], "sample").Classes);

        Assert.Equal(["int", "string?", "List<string>", "List<JsonElement>"], only.Members.Select(member => member.Type));
        Assert.Null(only.Members[0].Remark);
        Assert.All(only.Members.Skip(1).Take(2), member => Assert.Contains("is a guess", member.Remark, StringComparison.Ordinal));
        Assert.Contains("most libraries do not keep", only.Members[3].Remark, StringComparison.Ordinal);
    }

    /// <summary>A root has no member that could carry the remark.</summary>
    [Theory]
    [InlineData("""{"a":1e99999999999}""", "Sample.A: Several kinds of value, or numbers beyond every type of numbers")]
    [InlineData("""{"a":[1,"x"]}""", "Sample.A: Several kinds of value, or numbers beyond every type of numbers")]
    [InlineData("""[1,"a",{"x":1}]""", "List<JsonElement>, the whole document: Several kinds of value")]
    [InlineData("[1e400]", "List<JsonElement>, the whole document: Several kinds of value")]
    [InlineData("""{"a":1.5}""", null)]
    public void What_most_libraries_do_not_keep_is_told(string document, string? expected)
    {
        InferredModel model = TypeInference.Infer([Subjects.Sample(document)], "sample");

        Assert.StartsWith(expected ?? "", model.Warnings.SingleOrDefault() ?? "", StringComparison.Ordinal);
        Assert.Equal(expected is not null, model.ToCode(["s"]).Contains("do not keep a JsonElement", StringComparison.Ordinal));
        Keeps(Subjects.Sample(document), "sample");
    }

    [Fact]
    public void Several_samples_are_united()
    {
        InferredClass only = Assert.Single(
            TypeInference.Infer([Subjects.Sample("{\"a\": 1}"), Subjects.Sample("{\"a\": 2.5, \"b\": \"x\"}")], "s").Classes);

        Assert.Equal(["decimal", "string?"], only.Members.Select(member => member.Type));
        Assert.True(only.Members[1].IsLeftOut);
    }
}
