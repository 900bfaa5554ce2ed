using System.Text.Json;
using JsonAot.Lab;
using JsonAot.Lab.Programs.Probes;
using JsonAot.Lab.YourType;
using JsonAot.Lab.YourType.Emission;
using JsonAot.Lab.YourType.Finding;
using JsonAot.Tests.Lab;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace JsonAot.Tests.YourType;

/// <summary>The sources of a payload, as they are written for a type.</summary>
public sealed class EmissionTests : TestsInFolder
{
    private static CancellationToken Stop => TestContext.Current.CancellationToken;

    private string CodeFile => _folder["Typen ü.cs"];

    private Subject Write(string code, string sample) => Subjects.Of(_folder, "Typen ü", code, sample);

    private Subject Thing => Write("public class Thing { public int X { get; set; } }", """{"X":1}""");

    private static void HasNoSyntaxErrors(Subject sources) =>
        Assert.Empty(CSharpSyntaxTree.ParseText(sources.Payload(), cancellationToken: Stop).GetDiagnostics(Stop));

    [Fact]
    public void The_project_compiles_the_files_where_they_are()
    {
        Subject sources = Thing;

        string project = new PayloadProject([sources], [CodeFile], "").Project();
        Assert.Contains("Typen ü.cs\"", project, StringComparison.Ordinal);
        // The project has the language version with which the files were read.
        Assert.Contains("<LangVersion>preview</LangVersion>", project, StringComparison.Ordinal);
        Assert.True(sources.HasValueCode);
        Assert.Contains("IHasEquality<global::Thing>", sources.Payload(), StringComparison.Ordinal);
        HasNoSyntaxErrors(sources);
    }

    [Fact]
    public void Arrays_are_copied_as_arrays_and_lists_as_lists()
    {
        string code = Write(
            """
            public class Thing
            {
                public int[] A { get; set; } = [];
                public System.Collections.Generic.List<string> B { get; set; } = [];
            }
            """,
            """{"A":[1],"B":["b"]}""").Payload();
        Assert.Contains("GC.AllocateUninitializedArray<int>(v.Length)", code, StringComparison.Ordinal);
        Assert.Contains("Generic.List<string>(elements.Length)", code, StringComparison.Ordinal);
        Assert.DoesNotContain("Generic.List<int>(elements.Length)", code, StringComparison.Ordinal);
    }

    /// <summary>The framework throws where an exponent has more digits than an int, and contenders that kept it seemed to throw.</summary>
    [Theory]
    [InlineData("1e99999999999", "1e99999999999", true)]
    [InlineData("""{"a": [1e9, "x"], "b": 10}""", """{"b":1e1,"a":[1000000000,"x"]}""", true)]
    [InlineData("1", "\"1\"", false)]
    [InlineData("[1e99999999999]", "[1e99999999998]", false)]
    [InlineData("[1.0, 2]", "[1, 2, 3]", false)]
    [InlineData("""{"a":1}""", """{"a":1,"b":2}""", false)]
    public void Elements_are_compared_whatever_their_numbers(string left, string right, bool expected) =>
        Assert.Equal(expected, ValueParts.Same(JsonElement.Parse(left), JsonElement.Parse(right)));

    /// <summary>Code that is wrong about one type must not cost the whole answer.</summary>
    [Fact]
    public void What_the_written_code_cannot_do_is_left_to_a_serializer()
    {
        Subject[] two = [Thing, Thing with { Number = 2 }];
        string folder = two[0].SourceFolder;
        new PayloadProject(two, [CodeFile], "").WriteTo(folder);
        string refused = "/made/TriedPayload2.cs(7,1): error CS0103: The name 'x' does not exist\n";
        var programs = new PublishCache(_folder["publish"], _ => { })
        {
            PayloadFolder = folder,
            CallDotnet = (_, _) =>
            {
                string output = refused;
                refused = "/shop/Typen ü.cs(1,1): error CS1001: Identifier expected\n";
                return Task.FromResult(new ChildRun(ChildEnd.Exited, 1, null, output, "", TimeSpan.Zero));
            },
        };
        var said = new List<string>();
        var built = new BuiltSubjects(two, [CodeFile], programs, said.Add, isLossy: false);

        var end = Assert.Throws<LabException>(() => built.Build(new PublishRequest(ProbeProgram.Probe, DeploymentMode.Jit)));

        Assert.Contains("Correct it there", end.Message, StringComparison.Ordinal);
        Assert.Equal([true, false], built.Subjects.Select(subject => subject.HasValueCode));
        Assert.StartsWith(
            "the bare copy of Thing, as the code that was written for Thing does not build",
            Assert.Single(built.Lost),
            StringComparison.Ordinal);
        Assert.Equal([$"Left out: {built.Lost[0]}"], said);
        string rewritten = File.ReadAllText(Path.Combine(folder, "TriedPayload2.cs"));
        Assert.Equal(built.Subjects[1].Payload(), rewritten);
        Assert.DoesNotContain("IHasEquality", rewritten, StringComparison.Ordinal);
        HasNoSyntaxErrors(built.Subjects[1]);
    }

    /// <summary>They are compiled into one assembly, and generators name files after classes.</summary>
    [Fact]
    public void Payloads_of_one_project_share_no_name()
    {
        Subject[] both = [Thing, Thing with { Number = 2 }];
        string[][] classes = [.. both.Select(one => CSharpSyntaxTree.ParseText(one.Payload(), cancellationToken: Stop).GetRoot(Stop)
            .DescendantNodes().OfType<ClassDeclarationSyntax>().Select(type => type.Identifier.Text).ToArray())];

        Assert.NotEmpty(classes[1]);
        Assert.Empty(classes[0].Intersect(classes[1]));
        new PayloadProject(both, [CodeFile], "").WriteTo(_folder["source"]);
        Assert.Equal(
            ["Tried.csproj", "TriedPayload.cs", "TriedPayload2.cs", "TriedPayloads.cs", "sample.json", "sample2.json"],
            Directory.EnumerateFiles(_folder["source"]).Select(Path.GetFileName).Order(StringComparer.Ordinal));
        Assert.Contains(
            "[new TriedPayload(), new TriedPayload2()]",
            File.ReadAllText(Path.Combine(_folder["source"], "TriedPayloads.cs")),
            StringComparison.Ordinal);
    }

    /// <summary>MSBuild would read a list, a pattern or a property in such a path, and a letter in its number.</summary>
    [Fact]
    public void A_path_is_one_item_whatever_its_letters()
    {
        Assert.Equal("/a%25%3B%24%40%28%29%27%3F%2A &lt;&amp;&gt;ü", PayloadProject.Item("/a%;$@()'?* <&>ü"));
        var project = new PayloadProject([Thing], ["/shop;old/%41.cs"], "");
        Assert.Contains("<Compile Include=\"/shop%3Bold/%2541.cs\" Link=\"%2541.cs\" />", project.Project(), StringComparison.Ordinal);
    }

    [Fact]
    public void Of_a_member_that_hides_another_there_is_one()
    {
        Subject sources = Write(
            "public class Thing : Base { public new int Id { get; set; } public int Y { get; set; } } "
                + "public class Base { public string? Id { get; set; } public int X { get; set; } }",
            """{"X":1,"Id":2,"Y":3}""");

        Assert.Equal(2, sources.Payload().Split("case \"Id\":").Length);
        Assert.Contains("case \"Id\": m1 = s.ReadInt32();", sources.Payload(), StringComparison.Ordinal);
        HasNoSyntaxErrors(sources);
    }

    [Theory]
    [InlineData("public class Thing { public object? X { get; set; } }")]
    [InlineData("[System.Text.Json.Serialization.JsonDerivedType(typeof(Thing), \"t\")] public class Thing { public int X { get; set; } }")]
    [InlineData(
        """
        public class Thing
        {
            public int X { get; set; }
            [System.Text.Json.Serialization.JsonExtensionData] public Dictionary<string, object>? More { get; set; }
        }
        """)]
    public void What_code_cannot_take_apart_has_no_equality(string code)
    {
        Subject sources = Write(code, """{"X":1}""");

        Assert.False(sources.HasValueCode);
        Assert.DoesNotContain("IHasEquality", sources.Payload(), StringComparison.Ordinal);
        HasNoSyntaxErrors(sources);
    }

    /// <summary>In an attribute what has no name stands before what has one.</summary>
    [Fact]
    public void Defaults_of_the_web_stand_first()
    {
        Subject sources = Write(
            """
            using System.Text.Json;
            using System.Text.Json.Serialization;
            public class Thing { public int X { get; set; } }
            [JsonSourceGenerationOptions(JsonSerializerDefaults.Web, UseStringEnumConverter = true)]
            [JsonSerializable(typeof(Thing))]
            partial class Json : JsonSerializerContext;
            """,
            """{"x":1}""");

        Assert.True(sources.HasValueCode);
        Assert.Contains(
            "[JsonSourceGenerationOptions(System.Text.Json.JsonSerializerDefaults.Web, UseStringEnumConverter = true)]",
            sources.Payload(),
            StringComparison.Ordinal);
    }

    [Fact]
    public void The_value_of_an_enum_is_read_by_the_name_that_it_is_given()
    {
        Subject sources = Write(
            """
            using System.Text.Json.Serialization;
            public enum State { [JsonStringEnumMemberName("in-progress")] InProgress, Done }
            public class Thing
            {
                public State X { get; set; }
                [JsonConverter(typeof(JsonStringEnumConverter<State>))] public State? Y { get; set; }
            }
            """,
            """{"X":"in-progress","Y":"Done"}""");

        Assert.Contains(
            "\"in-progress\" => global::State.@InProgress, \"Done\" => global::State.@Done", sources.Payload(), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("public class Thing { public int X { get; set; } }", false)]
    [InlineData("public class Thing { public int X { get; set; } public int[,]? Y { get; set; } }", true)]
    public void SpanCodec_says_beforehand_what_it_refuses(string code, bool isRefused)
    {
        Subject sources = Write(code, """{"X":1}""");

        string? reason = SpanCodecCheck.WhyNot(UserCode.Load([CodeFile]), sources);

        Assert.Equal(isRefused, reason is not null);
        Assert.True(!isRefused || reason!.Contains("int[", StringComparison.Ordinal), reason);
    }

    [Fact]
    public void Without_SpanCodec_its_reason_is_in_the_payload()
    {
        Subject sources = Thing with { NoSpanCodec = "no \"type\"" };

        Assert.Contains("ILacksSpanCodec", sources.Payload(), StringComparison.Ordinal);
        Assert.DoesNotContain("TriedCodecs", sources.Payload(), StringComparison.Ordinal);
    }
}
