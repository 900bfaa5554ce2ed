using System.Text.Json;
using JsonAot.Lab.Results;
using JsonAot.Tests.Lab;

namespace JsonAot.Tests.YourType;

/// <summary>The whole way under the JIT, as somebody would go it: in a folder with a blank and a letter beyond ASCII.</summary>
[Collection("Try")]
public sealed class TryMeasureTests : TestsInFolder
{
    /// <summary>The figures of Newtonsoft.Json are beside the others, and what changes in documents comes before them.</summary>
    [Fact]
    public void A_type_of_Newtonsoft_is_what_one_has()
    {
        ProgramRun run = Answers(
            "using Newtonsoft.Json; namespace Shop; public sealed class Order { [JsonProperty(\"id\")] public int Number { get; set; } "
                + "[JsonProperty(\"who\")] private string? _who; [JsonIgnore] public string? Secret { get; set; } "
                // It cannot do the node that the copy has in its place.
                + "public Newtonsoft.Json.Linq.JObject? More { get; set; } }",
            """{"id":1,"who":"ä","More":{"a":1}}""", "--modes", "jit", "--contender", "STJ source-gen", "--contender", "SpanCodec",
            "--contender", "Newtonsoft.Json");

        Assert.Contains("Shop.Order: what changes in your documents", run.Output, StringComparison.Ordinal);
        Assert.Contains("as fast as what you have (Newtonsoft.Json)", run.Output, StringComparison.Ordinal);
        Assert.DoesNotContain(Results(run).Rows, row => row.Unavailable is not null);
    }

    [Fact]
    public void A_shop_of_old_code_is_measured_and_told_to_programs()
    {
        Thorough.Require();
        string shop = Path.Combine(Repository.Root, "Tests", "YourType", "Shop");
        ProgramRun run = Run(
            shop, ["src/", .. Directory.GetFiles(Path.Combine(shop, "samples")), "--all", "--from", "newtonsoft", "--modes", "jit",
                "--contender", "STJ source-gen", "--contender", "Newtonsoft.Json", "--json"]);

        Assert.True(run.ExitCode == 0, run.ToString());
        JsonElement answer = JsonDocument.Parse(run.Output).RootElement;
        Assert.Equal(4, answer.GetProperty("documents").GetArrayLength());
        Assert.All(
            answer.GetProperty("patches").EnumerateArray(), patch => Assert.True(File.Exists(patch.GetProperty("file").GetString())));
        Assert.All(answer.GetProperty("calls").EnumerateArray(), row => Assert.Contains("1x", row.GetProperty("jit read").GetString()));
        Assert.Contains(
            "what you have (Newtonsoft.Json)", answer.GetProperty("sentences")[0].GetString(), StringComparison.Ordinal);
    }

    [Fact]
    public void A_type_and_a_sample_become_an_answer()
    {
        ProgramRun run = Answers(
            """
            namespace Shop;
            public sealed class Order { public int Id { get; set; } public List<Line> Lines { get; set; } = []; }
            public sealed record Line(string Sku, decimal Price);
            """,
            """{"id":1,"lines":[{"sku":"ä","price":1.10},{"sku":"b","price":2}]}""");

        Assert.Contains("The names of the sample are camelCase", run.Errors, StringComparison.Ordinal);
        Assert.Contains("Under the JIT take ", run.Output, StringComparison.Ordinal);
        Assert.Contains("To adopt ", run.Output, StringComparison.Ordinal);
        Assert.StartsWith(Machine.Current.ToString(), Named(run.Output, "Measured: "), StringComparison.Ordinal);
        // What was measured, and not what the Lab runs on.
        Assert.Contains(" JIT, ", Named(run.Output, "Measured: "), StringComparison.Ordinal);
        Assert.Equal(
            ["Order.cs", "sample.json"], Directory.EnumerateFileSystemEntries(_folder["ein Ordner ü"]).Select(Path.GetFileName).Order());
    }

    /// <summary>
    /// Nothing of it may come between what processes say to each other, or between the names of the code that is written for it.
    /// </summary>
    [Theory]
    [InlineData(
        """
        class Order
        {
            public int Id
            {
                get { System.Console.ReadLine(); System.Console.Write(1); return field; }
                set { System.Console.WriteLine(value); field = value; }
            }
        }
        """)]
    [InlineData("namespace System { public class Order { public int Id { get; set; } } }")]
    [InlineData("namespace JsonAot { public class Order { public int Id { get; set; } } }")]
    [InlineData("public partial class Contender { } public partial class Contender { public int Id { get; set; } }")]
    public void A_type_that_is_odd_is_measured(string code)
    {
        ProgramRun run = Answers(
            code, "\uFEFF{\r\n\"Id\":1}\r\n", "--modes", "jit", "--contender", "STJ source-gen", "--contender", "SpanCodec");
        Assert.Contains("sample.json comes back whole", run.Errors, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData(
        2,
        "public sealed class Order { public int Id { get; set; } public string? Name { get; set; } }",
        """{"id":1,"name":"x","total":1.5}""",
        "$.total is not on the type")]
    [InlineData(
        2,
        """
        public sealed class Order
        {
            static Order() => throw new InvalidOperationException("no licence");
            public int Id { get; set; }
        }
        """,
        """{"id":1}""", "InvalidOperationException: no licence. Correct the type")]
    [InlineData(
        3,
        """
        public sealed class Order
        {
            static Order() { while (true) System.Threading.Thread.Sleep(100); }
            public int Id { get; set; }
        }
        """,
        """{"id":1}""", "gave no answer within")]
    // The only one that is chosen knows no naming policy.
    [InlineData(
        3,
        "public sealed class Order { public int Id { get; set; } }",
        """{"id":1}""",
        "No contender can do Order: DataContractJsonSerializer: ",
        "--modes", "jit", "--contender", "DataContractJsonSerializer")]
    public void A_type_that_cannot_be_measured_is_a_sentence(
        int exitCode, string code, string sample, string sentence, params string[] further)
    {
        Thorough.Require();
        ProgramRun run = Try(code, sample, further);
        Assert.True(run.ExitCode == exitCode, run.ToString());
        Assert.Contains(sentence, run.Errors, StringComparison.Ordinal);
    }

    [Fact]
    public void A_contender_that_crashes_is_a_row_in_words()
    {
        // Only DataContractJsonSerializer does not know the attribute, and reads a property that calls itself.
        ProgramRun run = Answers(
            """
            public sealed class Order
            {
                public int Id { get; set; }
                [System.Text.Json.Serialization.JsonIgnore] public int Deep { get => Deep + 1; set { } }
            }
            """,
            """{"Id":1}""");

        Assert.Contains("Under the JIT take ", run.Output, StringComparison.Ordinal);
        Assert.Contains("] jit: its process", run.Output, StringComparison.Ordinal);
        Assert.Contains(
            Results(run).Rows,
            row => row.Contender == "DataContractJsonSerializer"
                && row.Unavailable?.StartsWith("its process", StringComparison.Ordinal) == true);
    }

    [Fact]
    public void A_type_that_only_a_serializer_can_make_starts_natively_too()
    {
        ProgramRun run = Answers(
            "using System.Text.Json; using System.Text.Json.Serialization; public sealed class Order { public int Id { get; set; } "
                + "[JsonExtensionData] public Dictionary<string, JsonElement>? More { get; set; } }",
            """{"Id":1,"x":[1,2]}""",
            "--modes", "aot", "--contender", "STJ source-gen");

        Assert.Matches(@"A program with it has written and read once \S+ ms after it was started", run.Output);
        // One list: the measurements find all that they ask for.
        string[] published = [.. run.Errors.Split('\n').Where(line => line.StartsWith("Publishing ", StringComparison.Ordinal))];
        Assert.Single(published, line => line.StartsWith("Publishing 1 of ", StringComparison.Ordinal));
        Assert.Equal(
            "Publishing JsonAot.Probe for net10.0 jit ...",
            Assert.Single(published, line => !line.Contains(" of ", StringComparison.Ordinal)));
    }

    /// <summary>
    /// A file as people write one: types below the statements, a context, and a package of which the statements alone know.
    /// </summary>
    [Fact]
    public void A_program_in_one_file_is_measured()
    {
        ProgramRun run = Answers(
            """
            #:property LangVersion=preview
            #:package Newtonsoft.Json@13.0.3
            using System.Text.Json;
            using System.Text.Json.Serialization;

            Console.WriteLine(Newtonsoft.Json.JsonConvert.SerializeObject(JsonSerializer.Deserialize("{}", App.Default.Order)));

            [JsonSourceGenerationOptions(PropertyNamingPolicy = JsonKnownNamingPolicy.CamelCase)]
            [JsonSerializable(typeof(Order))]
            partial class App : JsonSerializerContext;

            record Order(int Id, string? Name, int[]? Counts);
            """,
            """{"id":1,"name":"x","counts":[1,2]}""",
            "--modes", "jit", "--contender", "SpanCodec");

        Assert.Contains("Options are those of App: PropertyNamingPolicy", run.Errors, StringComparison.Ordinal);
        Assert.Matches(
            @"take SpanCodec: \d+\.\dx as fast as what you have \(STJ source-gen\), which was not among those asked for\. "
                + @"It takes \d+\.\d times as long",
            run.Output);
    }

    [Fact]
    public void Several_types_are_measured_in_one_program()
    {
        Thorough.Require();
        File.WriteAllText(_folder["Models.cs"], """
            using System.Text.Json.Serialization;
            [JsonSourceGenerationOptions(PropertyNamingPolicy = JsonKnownNamingPolicy.CamelCase)]
            [JsonSerializable(typeof(Order)), JsonSerializable(typeof(List<Line>)), JsonSerializable(typeof(Draft))]
            partial class Json : JsonSerializerContext;
            public sealed record Line(string Sku, decimal Price);
            public sealed class Order { public int Id { get; set; } public List<Line> Lines { get; set; } = []; }
            public sealed class Draft { public string? Title { get; set; } }
            """);
        File.WriteAllText(_folder["order.json"], """{"id":1,"lines":[{"sku":"a","price":1.5}]}""");
        File.WriteAllText(_folder["lines.json"], """[{"sku":"a","price":1.5}]""");

        ProgramRun run = Run(
            _folder.Path, "Models.cs", "order.json", "lines.json", "--all", "--modes", "jit", "--contender", "STJ source-gen",
            "--contender", "SpanCodec");

        Assert.True(run.ExitCode == 0, run.ToString());
        Assert.Contains("2 types: whom to take", run.Output, StringComparison.Ordinal);
        Assert.Contains("Order: Under the JIT take ", run.Output, StringComparison.Ordinal);
        Assert.Contains("List<Line>: Under the JIT take ", run.Output, StringComparison.Ordinal);
        Assert.Contains("Not measured: Draft: no sample of it was given.", run.Output, StringComparison.Ordinal);
        Assert.Single(run.Errors.Split('\n'), line => line.StartsWith("Publishing ", StringComparison.Ordinal));
    }

    /// <summary>The packages of a project are restored before the type is known, and so outside its folder.</summary>
    [Fact]
    public void A_project_is_measured_in_one_folder()
    {
        Thorough.Require();
        File.WriteAllText(_folder["Shop.csproj"], """
            <Project Sdk="Microsoft.NET.Sdk">
              <PropertyGroup><TargetFramework>net10.0</TargetFramework></PropertyGroup>
              <ItemGroup><FrameworkReference Include="Microsoft.AspNetCore.App" /></ItemGroup>
            </Project>
            """);
        File.WriteAllText(_folder["Order.cs"], "public class Order { public int Id { get; set; } }");
        File.WriteAllText(_folder["sample.json"], """{"Id":1}""");

        ProgramRun run = Run(_folder.Path, "--project", "Shop.csproj", "sample.json", "--modes", "jit", "--contender", "STJ source-gen");

        Assert.True(run.ExitCode == 0, run.ToString());
        string made = Named(run.Errors, "Everything that is made is below ").TrimEnd('.');
        Assert.True(Directory.Exists(made));
        Assert.Empty(Directory.GetDirectories(Path.GetDirectoryName(made)!, $"project-{made.Split('-')[^1]}"));
    }

    private ProgramRun Answers(string code, string sample, params string[] further)
    {
        Thorough.Require();
        ProgramRun run = Try(code, sample, further);
        Assert.True(run.ExitCode == 0, run.ToString());
        return run;
    }

    private static string Named(string text, string label) =>
        text.Split('\n').Single(line => line.StartsWith(label, StringComparison.Ordinal))[label.Length..].Trim();

    private static TimesResults Results(ProgramRun run)
    {
        string results = Named(run.Output, "Results: ");
        return ResultFile.Read<TimesResults>(Directory.GetFiles(results, TimesResults.FileName, SearchOption.AllDirectories).Single())!;
    }

    private ProgramRun Try(string code, string sample, params string[] further)
    {
        string folder = _folder["ein Ordner ü"];
        Directory.CreateDirectory(folder);
        File.WriteAllText(Path.Combine(folder, "Order.cs"), code);
        File.WriteAllText(Path.Combine(folder, "sample.json"), sample);
        return Run(folder, ["Order.cs", "sample.json", .. further.Length > 0 ? further : ["--modes", "jit"]]);
    }

    private static ProgramRun Run(string folder, params string[] arguments) =>
        Repository.RunWith([Repository.Lock("try-measure")], folder, Repository.Built("Lab"), ["try", .. arguments]);
}
