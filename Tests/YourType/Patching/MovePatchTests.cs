using System.Text;
using JsonAot.Lab.YourType;
using JsonAot.Lab.YourType.Emission;
using JsonAot.Lab.YourType.Finding;
using JsonAot.Lab.YourType.Moving;
using JsonAot.Lab.YourType.Patching;
using JsonAot.Tests.Lab;

namespace JsonAot.Tests.YourType.Patching;

/// <summary>The move as a change of somebody's files: whole and compiled, or none with a reason.</summary>
public sealed class MovePatchTests : TestsInFolder
{
    private const string Usings = "using System;\nusing System.Collections.Generic;\nusing System.Runtime.Serialization;\n"
        + "using Newtonsoft.Json;\nusing Newtonsoft.Json.Converters;\nusing Newtonsoft.Json.Linq;\nusing Newtonsoft.Json.Serialization;\n";

    private (MovedCode Moved, Subject Subject) Moved(string code, byte[]? bytes = null)
    {
        File.WriteAllBytes(_folder["Thing.cs"], bytes ?? Encoding.UTF8.GetBytes(Usings + code));
        string[] files = [.. Directory.GetFiles(_folder.Path, "*.cs")];
        var moved = MovedCode.Of(UserCode.Load(files).EnsureCompiles(), null);
        SampleDocument sample = Subjects.Sample("{}");
        FoundType type = TypeFinder.Find(moved.Copy, sample, "Thing");
        return (moved, new Subject("Thing", type, [sample], _folder["made"]));
    }

    private MovePatch Patch(string code, bool isSpanCodec = false, byte[]? bytes = null)
    {
        (MovedCode moved, Subject subject) = Moved(code, bytes);
        return MovePatch.Of(moved, [subject], isSpanCodec ? Declaration.OfSpanCodec(moved.Copy, [subject])
            : Declaration.OfSystemTextJson(moved.Copy, [subject]));
    }

    public static TheoryData<string> Types =>
    [
        "[JsonProperty(\"a\")] public int A { get; set; }",
        "[JsonProperty(PropertyName = \"a\")] public int A { get; set; } public string B { get; set; }",
        "[JsonProperty(\"a\"), Obsolete] public int A { get; set; }",
        "[Obsolete] [JsonProperty(\"a\")] public int A { get; set; }",
        "[JsonIgnore] public int A { get; set; } public int B { get; set; }",
        "[JsonProperty(NullValueHandling = NullValueHandling.Ignore)] public string A { get; set; }",
        "[JsonProperty(NullValueHandling = NullValueHandling.Ignore)] public int? A { get; set; }",
        "[JsonProperty(DefaultValueHandling = DefaultValueHandling.IgnoreAndPopulate)] public int A { get; set; }",
        "[JsonProperty(Required = Required.AllowNull)] public int A { get; set; }",
        "[JsonRequired] public int A { get; set; }",
        "[JsonProperty(Order = 1)] public int A { get; set; } [JsonProperty(Order = -2)] public int B { get; set; }",
        "[JsonConverter(typeof(StringEnumConverter))] public DayOfWeek A { get; set; }",
        "[JsonConverter(typeof(StringEnumConverter))] public DayOfWeek? A { get; set; }",
        "[JsonConverter(typeof(VersionConverter))] public Version A { get; set; }",
        "[JsonExtensionData] public IDictionary<string, JToken> More { get; set; }",
        "[JsonProperty(\"b\")] public int B { get; set; } [JsonExtensionData] private IDictionary<string, JToken> _more;",
        "[JsonProperty(\"a\")] private int A { get; set; }",
        "[JsonProperty(\"a\")] public int A { get; private set; }",
        "[JsonProperty(\"a\")] private int A;",
        "[JsonProperty(\"b\")] public int B { get; set; } public int A;",
        "public JObject A { get; set; } public JToken B { get; set; } public List<JArray> C { get; set; }",
        "[JsonProperty] public List<int> A { get; } = new List<int>();",
        "[JsonProperty(\"b\")] public int B { get; set; } public IList<int> A { get; private set; }",
        "[JsonProperty(NamingStrategyType = typeof(SnakeCaseNamingStrategy))] public int MyName { get; set; }",
        "[JsonConstructor] public Thing(int a) { A = a; } public Thing(string b) { B = b; } public int A { get; } public string B { get; "
            + "set; }",
        "public Thing(int a) { A = a; } [JsonProperty(\"a\")] public int A { get; } public List<int> B { get; } = new List<int>();",
        "[JsonProperty(\"a\")] public byte[] A { get; set; } public Uri B { get; set; } public TimeSpan C { get; set; }",
        "[JsonProperty(\"a\")] public Thing A { get; set; } public Thing[] B { get; set; } public Dictionary<string, Thing> C { get; "
            + "set; }",
        "[JsonProperty(\"a\")] public int A { get; set; } private Thing() { }",
        "[JsonProperty(\"class\")] public string Class { get; set; } [JsonProperty(\"a-b\")] public char B { get; set; }",
        "[JsonProperty(\"a\")] public object A { get; set; } public object[] B { get; set; }",
        "[JsonProperty(\"a\")] public Inner A { get; set; } public struct Inner { [JsonProperty(\"x\")] public double X { get; set; } }",
    ];

    [Theory]
    [MemberData(nameof(Types))]
    public void What_is_shown_compiles(string members)
    {
        MovePatch patch = Patch($"public class Thing {{ {members} }}\n");

        Assert.Null(patch.WhyNot);
        UnifiedDiffTests.Apply(Prepared(patch), "git", "apply", _folder["change.patch"]);
        Assert.DoesNotContain("Newtonsoft", File.ReadAllText(_folder["Thing.cs"]), StringComparison.Ordinal);
        Assert.Contains("[JsonSerializable(typeof(Thing))]", File.ReadAllText(_folder["ThingJson.cs"]), StringComparison.Ordinal);
    }

    private string Prepared(MovePatch patch)
    {
        File.WriteAllText(_folder["change.patch"], patch.Text);
        Assert.Equal(_folder.Path, patch.Base);
        return patch.Base;
    }

    [Fact]
    public void The_same_is_said_for_SpanCodec()
    {
        MovePatch patch = Patch("public class Thing { [JsonProperty(\"a\")] public int A { get; set; } }\n", isSpanCodec: true);

        Assert.Null(patch.WhyNot);
        Assert.Contains("+[SpanCodec(typeof(Thing))]\n+internal static partial class ThingCodecs\n", patch.Text, StringComparison.Ordinal);
        Assert.Contains("[JsonPropertyName(\"a\")]", patch.Text, StringComparison.Ordinal);
    }

    /// <summary>A byte-order mark and the line ends of Windows stay.</summary>
    [Fact]
    public void A_file_of_Windows_stays_one()
    {
        const string Code = "\uFEFFusing Newtonsoft.Json;\r\nusing Newtonsoft.Json.Linq;\r\n\r\npublic class Thing\r\n{\r\n"
            + "    [JsonProperty(\"a\")]\r\n    public JObject A { get; set; }\r\n}\r\n";
        MovePatch patch = Patch("", bytes: Encoding.UTF8.GetBytes(Code));

        UnifiedDiffTests.Apply(Prepared(patch), "git", "apply", "--whitespace=nowarn", _folder["change.patch"]);

        Assert.Equal(
            "\uFEFFusing System.Text.Json;\r\nusing System.Text.Json.Nodes;\r\nusing System.Text.Json.Serialization;\r\n\r\n"
                + "public class Thing\r\n{\r\n    [JsonPropertyName(\"a\")]\r\n    public JsonObject A { get; set; }\r\n}\r\n",
            Encoding.UTF8.GetString(File.ReadAllBytes(_folder["Thing.cs"])));
    }

    [Theory]
    [InlineData("public class Thing { [JsonProperty] public int A { get; set; } public string Text() => "
        + "JsonConvert.SerializeObject(this); }",
        "Thing.cs(8) has Thing.Text, which is code for Newtonsoft.Json: move it into a file without types of your documents")]
    [InlineData("public class Thing { [JsonProperty] public int A { get; set; } } class Own : DefaultContractResolver { }",
        "Thing.cs(8) has the class Own, which is code for Newtonsoft.Json: ")]
    public void What_a_patch_would_take_away_is_a_reason(string code, string expected)
    {
        MovePatch patch = Patch(code);

        Assert.Null(patch.Text);
        Assert.StartsWith(expected, patch.WhyNot, StringComparison.Ordinal);
    }

    [Fact]
    public void A_file_in_another_encoding_is_a_reason()
    {
        byte[] code = Encoding.UTF8.GetBytes(Usings + "public class Thing { [JsonProperty] public int A { get; set; } } // ");

        Assert.Equal("Thing.cs is not in UTF-8: save it so", Patch("", bytes: [.. code, 0xE4]).WhyNot);
    }

    /// <summary>Other files of somebody's are compiled with it.</summary>
    [Fact]
    public void Code_that_would_not_compile_is_a_reason()
    {
        File.WriteAllText(_folder["Other.cs"], "class Other { Newtonsoft.Json.Linq.JObject Of(Thing thing) => thing.A; }");

        string why = Patch("public class Thing { [JsonProperty] public JObject A { get; set; } }").WhyNot!;

        Assert.StartsWith("your code would not compile with it: Other.cs(1): CS0029: ", why, StringComparison.Ordinal);
    }

    [Fact]
    public void A_name_that_is_taken_is_not_taken_again()
    {
        MovePatch patch = Patch("public class Thing { [JsonProperty] public int A { get; set; } } public class ThingJson { }");

        Assert.Contains("+++ b/ThingJson2.cs\n", patch.Text, StringComparison.Ordinal);
    }
}
