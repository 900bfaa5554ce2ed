using System.Text.RegularExpressions;
using JsonAot.Lab.YourType;
using JsonAot.Lab.YourType.Documents;
using JsonAot.Lab.YourType.Emission;
using JsonAot.Lab.YourType.Finding;
using JsonAot.Lab.YourType.Moving;
using JsonAot.Tests.Lab;

namespace JsonAot.Tests.YourType;

/// <summary>Changes in documents, as both libraries write and read them in a process of its own.</summary>
public sealed class DocumentsTests(DocumentsTests.Both both) : TestsInFolder, IClassFixture<DocumentsTests.Both>
{
    /// <summary>A type with a member of every kind, tried twice: as it is moved, and with every option that the catalogue has.</summary>
    public sealed class Both : IDisposable
    {
        private const string Code = """
            #nullable enable
            using System; using System.Collections.Generic;
            using Newtonsoft.Json; using Newtonsoft.Json.Converters; using Newtonsoft.Json.Linq;
            namespace Shop;
            public class Thing
            {
                [JsonProperty("id", Required = Required.Always)] public string Id { get; set; } = "";
                public string? Text { get; set; }
                public bool Flag { get; set; }
                public char Letter { get; set; }
                public int Count { get; set; }
                public int? Maybe { get; set; }
                public double Weight { get; set; }
                public decimal Price { get; set; }
                public DateTime Date { get; set; }
                public DateTimeOffset Moment { get; set; }
                public TimeSpan Span { get; set; }
                public Guid Key { get; set; }
                public Uri? Address { get; set; }
                public byte[]? Bytes { get; set; }
                public State State { get; set; }
                [JsonConverter(typeof(StringEnumConverter))] public State Named { get; set; }
                public object? Any { get; set; }
                public JObject? Tree { get; set; }
                public Animal? Pet { get; set; }
                public Point Point { get; set; }
                public Point? Other { get; set; }
                public List<int>? List { get; set; }
                public List<int> Filled { get; } = new List<int>();
                public Dictionary<string, int>? Map { get; set; }
            }
            public class Animal { public int Legs { get; set; } }
            public struct Point { public int X { get; set; } }
            public class Dog : Animal { public string? Name { get; set; } }
            public enum State { New, Old }
            """;

        private const string Sample =
            """{"id":"a","Text":"b","Pet":{"Legs":4},"Map":{"k":1},"Key":"01234567-89ab-cdef-0123-456789abcdef","Letter":"x"}""";

        private readonly TemporaryFolder _folder = new();

        public Both()
        {
            Plain = Changes(_folder, Code, Sample);
            Equalled = Changes(_folder, Code, Sample, further:
            [
                "NumberHandling=AllowReadingFromString,AllowNamedFloatingPointLiterals", "UseStringEnumConverter=true",
                "RespectNullableAnnotations=true",
                "ReadCommentHandling=Skip", "AllowTrailingCommas=true", "PropertyNameCaseInsensitive=true",
                "Encoder=JavaScriptEncoder.UnsafeRelaxedJsonEscaping",
            ]);
        }

        internal DocumentChanges Plain { get; }

        internal DocumentChanges Equalled { get; }

        public void Dispose() => _folder.Dispose();
    }

    private static DocumentChanges Changes(
        TemporaryFolder folder, string code, string sample, string[]? further = null, string? settings = null, TimeSpan? limit = null)
    {
        string file = folder["Thing.cs"];
        File.WriteAllText(file, code);
        var moved = MovedCode.Of(UserCode.Load([file]).EnsureCompiles(), settings);
        SampleDocument document = Subjects.Sample(sample);
        FoundType type = TypeFinder.Find(moved.Copy, document, "Shop.Thing");
        return new DocumentTrial(moved, type, folder["documents"])
        {
            Further = further ?? [],
            Limit = limit ?? TimeSpan.FromSeconds(60),
            SpanCodec = SpanCodecs(moved, type, document, further),
        }.Run(document);
    }

    /// <summary>What an attribute of a context cannot state has another word there.</summary>
    private static readonly Dictionary<string, string> Words = new()
    {
        ["Encoder=JavaScriptEncoder.UnsafeRelaxedJsonEscaping"] = "RelaxedEscaping = true",
        ["ReadCommentHandling=Skip"] = "ReadCommentHandling = System.Text.Json.JsonCommentHandling.Skip",
        ["NumberHandling=AllowReadingFromString,AllowNamedFloatingPointLiterals"] =
            "NumberHandling = JsonNumberHandling.AllowReadingFromString | JsonNumberHandling.AllowNamedFloatingPointLiterals",
    };

    private static TrialSide? SpanCodecs(MovedCode moved, FoundType type, SampleDocument sample, string[]? further)
    {
        string[] options =
        [
            .. type.Options?.Arguments ?? [],
            .. (further ?? []).Select(option => Words.GetValueOrDefault(option) ?? option.Replace("=", " = ", StringComparison.Ordinal)),
        ];
        var subject = new Subject("Thing", type with { Options = ContextOptions.Of(options, type.Policy) }, [sample], "");
        return SpanCodecCheck.WhyNot(moved.Copy, subject) is null
            ? new TrialSide(Declaration.OfSpanCodec(moved.Copy, [subject]), 0, moved.Copy.Files)
            : null;
    }

    private DocumentChanges Changes(string members, string sample, string? settings = null, TimeSpan? limit = null) => Changes(
        _folder,
        "using System; using System.ComponentModel; using System.Collections.Generic; using Newtonsoft.Json; using Newtonsoft.Json.Linq; "
            + "namespace Shop; "
            + $"public class Thing {{ {members} }}",
        sample, settings: settings, limit: limit);

    public static TheoryData<string> Names => [.. Catalogue.All.Select(one => one.Name)];

    private static bool IsIn(DocumentChanges changes, Difference one) =>
        changes.All.Any(change => !change.IsOfSample && change.Name == one.Name && change.IsRead == one.IsRead);

    [Theory]
    [MemberData(nameof(Names))]
    public void Each_of_the_catalogue_is_as_it_says(string name)
    {
        Difference one = Catalogue.Of(name);

        Assert.Equal(one.IsUsual, IsIn(both.Plain, one));
        // An option that is named makes both equal, and where none is named none of them does.
        if (one.IsUsual)
            Assert.Equal(one.Option is null, IsIn(both.Equalled, one));
    }

    /// <summary>The page lists all that is proven above, and nothing else.</summary>
    [Theory]
    [InlineData(true, 2)]
    [InlineData(false, 3)]
    public void The_page_has_each_that_differs_in_the_row_of_its_option(bool isRead, int column)
    {
        string[][] rows =
        [
            .. File.ReadLines(Path.Combine(Repository.Root, "docs", "from-newtonsoft.md"))
                .Where(line => line.StartsWith("| ", StringComparison.Ordinal) && line.Contains('*', StringComparison.Ordinal))
                .Select(line => line.Split('|', StringSplitOptions.TrimEntries)).Where(row => row.Length == 5),
        ];
        var listed = rows.SelectMany(row => Regex.Matches(row[column], @"\*(?<name>[^*]+)\*").Select(found => Line(
            found.Groups["name"].Value, row[1].Contains(" = ", StringComparison.Ordinal) ? row[1].Trim('`') : "")));

        Assert.Equal(
            Catalogue.All.Where(one => one.IsUsual && one.IsRead == isRead)
                .Select(one => Line(one.Name, one.Option?.Replace("=", " = ", StringComparison.Ordinal))).Order(),
            listed.Order());

        static string Line(string name, string? option) => $"{name}: {option}";
    }

    /// <summary>As they are moved, and with every option that the catalogue has.</summary>
    [Fact]
    public void SpanCodec_does_as_System_Text_Json()
    {
        Assert.All(both.Plain.All, change => Assert.Equal((change.What, change.SystemTextJson), (change.What, change.SpanCodec)));
        Assert.All(both.Equalled.All, change => Assert.Equal((change.What, change.SystemTextJson), (change.What, change.SpanCodec)));
    }

    [Fact]
    public void Nothing_is_found_that_the_catalogue_has_no_name_for() =>
        Assert.DoesNotContain(both.Plain.All, change => change.Name == DocumentChanges.Unnamed);

    [Fact]
    public void Every_trial_is_made_or_counted()
    {
        Assert.True(both.Plain.Tried > 130, $"{both.Plain.Tried}");
        // Newtonsoft.Json does not write what has null where a member is required, so that there is nothing to read.
        Assert.Equal(1, both.Plain.Skipped);
        Assert.InRange(both.Plain.Equal, 1, both.Plain.Tried - both.Plain.All.Count);
    }

    [Theory]
    [InlineData("[JsonProperty(\"a\")] public int A { get; set; } [DefaultValue(5), JsonProperty(DefaultValueHandling = "
        + "DefaultValueHandling.Ignore)] public int B { get; set; }",
        """{"a":1,"B":5}""", "$.B", "0", "5")]
    [InlineData("[JsonProperty(\"a\")] public int A { get; set; } public int B { get; set; } public bool ShouldSerializeB() => false;",
        """{"a":1,"B":5}""", "$.B", "absent", "5")]
    [InlineData("[JsonProperty(\"B\")] public int B => 5; [JsonExtensionData] private IDictionary<string, JToken> _more;", """{"B":5}""",
        "$.B", "written 2 times", "written 1 times")]
    public void What_has_no_name_is_told_all_the_same(string members, string sample, string path, string first, string second)
    {
        Change change = Assert.Single(Changes(members, sample).All, change => change is { IsOfSample: true, IsRead: false });

        Assert.Equal((DocumentChanges.Unnamed, path, first, second), (change.Name, change.Path, change.Newtonsoft, change.SystemTextJson));
    }

    [Theory]
    [InlineData("public double A { get; set; }", """{"A":3.0}""", false, "whole floating number")]
    [InlineData("public string A { get; set; }", """{"A":"ö"}""", false, "letters beyond ASCII")]
    [InlineData("public string A { get; set; }", """{"A":"a+b"}""", false, "signs of HTML")]
    [InlineData("public string A { get; set; }", """{"A":"a\"b"}""", false, "double quotes")]
    [InlineData("public string A { get; set; }", """{"A":"ö+😀"}""", false, "emoji")]
    [InlineData("[DefaultValue(-1), JsonProperty(\"a\", DefaultValueHandling = DefaultValueHandling.IgnoreAndPopulate)] "
        + "public int A { get; set; } = -1;", """{"a":-1}""", false, DocumentChanges.LeftOut)]
    [InlineData("public object A { get; set; }", """{"A":3}""", true, "number where anything may be")]
    [InlineData("public JObject A { get; set; }", """{"A":{"b":"2020-01-02T03:04:05+05:30"}}""", true, "date in a tree")]
    [InlineData("public JObject A { get; set; }", """{"A":{"b":"2020-01-02T03:04:05+05:30"}}""", false, "date in another form")]
    [InlineData("public int B { get; set; } [JsonProperty] private int A;", """{"A":1,"B":2}""", false, "order of members")]
    public void What_the_sample_shows_is_recognised(string members, string sample, bool isRead, string expected) =>
        Assert.Equal(expected, Changes(members, sample).All.First(change => change.IsOfSample && change.IsRead == isRead).Name);

    /// <summary>What is written anew does in every document what it did.</summary>
    [Theory]
    [InlineData("public class Own : Newtonsoft.Json.Converters.IsoDateTimeConverter { public Own() { DateTimeFormat = \"dd.MM.yyyy\"; } }",
        "DateTime", "\"24.12.2026\"")]
    [InlineData("public class Own : JsonConverter { public override bool CanConvert(Type t) => true; public override object ReadJson("
        + "JsonReader r, Type t, object e, JsonSerializer s) { if (r.TokenType == JsonToken.Null) return null; return Version.Parse("
        + "(string)r.Value + \".0\"); } public override void WriteJson(JsonWriter w, object v, JsonSerializer s) "
        + "{ w.WriteValue(((Version)v).Major + \".1\"); } }",
        "Version", "\"3.1\"")]
    public void A_converter_that_is_written_anew_does_the_same(string converter, string type, string value)
    {
        DocumentChanges changes = Changes(
            $"[JsonConverter(typeof(Own))] public {type} A {{ get; set; }} {converter}", $$"""{"A":{{value}}}""");

        Assert.DoesNotContain(changes.All, change => change.IsOfSample || change.Name == DocumentChanges.Unnamed);
    }

    /// <summary>Somebody's code may end the process: what was tried before counts.</summary>
    [Theory]
    [InlineData("if (value == \"12\") System.Environment.Exit(7);")]
    [InlineData("if (value == \"12\") while (true) { }")]
    [InlineData("if (value == \"12\") A = value;")]
    public void A_type_that_ends_its_process_leaves_what_was_found(string code)
    {
        DocumentChanges changes = Changes(
            $"private string _a; public string A {{ get => _a; set {{ {code} _a = value; }} }}", """{"A":"ö"}""",
            limit: TimeSpan.FromSeconds(15));
        using var text = new StringWriter();
        changes.Print(text);

        Assert.Equal("letters beyond ASCII", Assert.Single(changes.All).Name);
        Assert.Contains("The process that compares documents ", text.ToString(), StringComparison.Ordinal);
        Assert.Contains(" with a number for a text at $.A: ", text.ToString(), StringComparison.Ordinal);
    }

    /// <summary>Settings are used as they stand, and what has no word is a converter: no date is another one.</summary>
    [Theory]
    [InlineData("yyyy", "2020")]
    [InlineData("dd.MM.yyyy HH:mm", "24.12.2020 05:06")]
    public void Dates_have_the_format_of_the_settings(string format, string date)
    {
        string settings = _folder["Settings.cs"];
        File.WriteAllText(
            settings,
            "using Newtonsoft.Json; static class Program "
                + $"{{ static readonly object S = new JsonSerializerSettings {{ DateFormatString = \"{format}\" }}; }}");

        DocumentChanges changes = Changes(
            "public DateTime A { get; set; } public List<DateTimeOffset?> B { get; set; }", $$"""{"A":"{{date}}","B":["{{date}}",null]}""",
            settings);

        Assert.DoesNotContain(
            changes.All, change => change.IsOfSample || !change.IsRead || change.SystemTextJson != change.SpanCodec);
    }

    /// <summary>One that Newtonsoft.Json fills, and that a value with every member null has none of.</summary>
    [Fact]
    public void A_list_without_a_setter_is_named_where_it_is_null()
    {
        DocumentChanges changes = Changes("[JsonProperty(\"a\")] public List<int> A { get; } = new List<int>();", """{"a":[1]}""");

        Assert.DoesNotContain(changes.All, change => change.Name == DocumentChanges.Unnamed);
        Change change = Assert.Single(changes.All, change => change.Name == "null for a list without a setter");
        Assert.Equal(("0 elements", "refused", "refused"), (change.Newtonsoft, change.SystemTextJson, change.SpanCodec));
    }

    [Fact]
    public void What_changes_is_a_table_in_a_file()
    {
        using var text = new StringWriter();

        both.Plain.Print(text);

        string[] lines = text.ToString().Split('\n');
        Assert.StartsWith("Shop.Thing: what changes in your documents ", lines[0], StringComparison.Ordinal);
        Assert.Contains(lines, line => line.StartsWith("read: number in quotes  ", StringComparison.Ordinal)
            && line.Contains("$.Count, 5 more", StringComparison.Ordinal)
            && line.EndsWith("NumberHandling = AllowReadingFromString; or [JsonNumberHandling] on the member", StringComparison.Ordinal));
        Assert.Contains(
            $"The same in {both.Plain.Equal} of {both.Plain.Tried} trials; 1 more could not be made. "
                + "Where both refuse a document it is the same.",
            lines);
    }
}
