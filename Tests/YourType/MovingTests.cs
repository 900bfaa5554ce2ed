using JsonAot.Lab.YourType;
using JsonAot.Lab.YourType.Finding;
using JsonAot.Lab.YourType.Moving;

namespace JsonAot.Tests.YourType;

/// <summary>A type with attributes of Newtonsoft.Json, said again in those of System.Text.Json.</summary>
public sealed class MovingTests : MovedTypes
{
    [Theory]
    [InlineData("[JsonProperty(\"a\")] public int A { get; set; }", "[JsonPropertyName(\"a\")] public int A { get; set; }")]
    [InlineData("[JsonProperty(PropertyName = \"a\")] public int A { get; set; }", "[JsonPropertyName(\"a\")] public int A { get; set; }")]
    [InlineData("[JsonProperty] public int A { get; set; }", "public int A { get; set; }")]
    [InlineData("[JsonProperty(\"a\"), Obsolete] public int A { get; set; }",
        "[JsonPropertyName(\"a\")] [Obsolete] public int A { get; set; }")]
    [InlineData("[Obsolete] [JsonProperty(\"a\")] public int A { get; set; }",
        "[Obsolete] [JsonPropertyName(\"a\")] public int A { get; set; }")]
    [InlineData("[Newtonsoft.Json.JsonIgnore] public int A { get; set; }", "[JsonIgnore] public int A { get; set; }")]
    [InlineData("[JsonProperty(NullValueHandling = NullValueHandling.Ignore)] public string A { get; set; }",
        "[JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)] public string A { get; set; }")]
    [InlineData("[JsonProperty(NullValueHandling = NullValueHandling.Ignore)] public int A { get; set; }", "public int A { get; set; }")]
    [InlineData("[JsonProperty(NullValueHandling = NullValueHandling.Ignore)] public int? A { get; set; }",
        "[JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)] public int? A { get; set; }")]
    [InlineData("[JsonProperty(DefaultValueHandling = DefaultValueHandling.IgnoreAndPopulate)] public int A { get; set; }",
        "[JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingDefault)] public int A { get; set; }")]
    [InlineData("[JsonProperty(Required = Required.AllowNull)] public int A { get; set; }", "[JsonRequired] public int A { get; set; }")]
    [InlineData("[Newtonsoft.Json.JsonRequired] public int A { get; set; }", "[JsonRequired] public int A { get; set; }")]
    [InlineData("[JsonProperty(Order = 1)] public int A { get; set; } [JsonProperty(Order = -2)] public int B { get; set; }",
        "[JsonPropertyOrder(2)] public int A { get; set; } [JsonPropertyOrder(-1)] public int B { get; set; }")]
    [InlineData("[JsonConverter(typeof(IsoDateTimeConverter))] public DateTime A { get; set; }", "public DateTime A { get; set; }")]
    [InlineData("[JsonProperty] public int A { get; set; } private Thing() { }",
        "public int A { get; set; } [JsonConstructor] internal Thing() { }")]
    [InlineData("[JsonProperty] public int A { get; set; } internal Thing() { } public Thing(int a) { }",
        "public int A { get; set; } internal Thing() { } public Thing(int a) { }")]
    [InlineData("public Thing(int b) { B = b; } [JsonProperty] public int B { get; } public List<int> A { get; } = new List<int>();",
        "public Thing(int b) { B = b; } public int B { get; } [JsonInclude] public List<int> A { get; internal set; } "
        + "= new List<int>();")]
    [InlineData("[JsonConverter(typeof(StringEnumConverter))] public DayOfWeek A { get; set; }",
        "[JsonConverter(typeof(JsonStringEnumConverter<global::System.DayOfWeek>))] public DayOfWeek A { get; set; }")]
    [InlineData("[JsonConverter(typeof(StringEnumConverter))] public DayOfWeek? A { get; set; }",
        "[JsonConverter(typeof(JsonStringEnumConverter<global::System.DayOfWeek>))] public DayOfWeek? A { get; set; }")]
    [InlineData("[JsonConverter(typeof(Newtonsoft.Json.Converters.VersionConverter))] public Version A { get; set; }",
        "public Version A { get; set; }")]
    [InlineData("[JsonConstructor] private Thing(int a) { A = a; } public int A { get; }",
        "[JsonConstructor] internal Thing(int a) { A = a; } public int A { get; }")]
    [InlineData("[JsonExtensionData] private IDictionary<string, JToken> _more; [JsonIgnore] public int A { get; set; }",
        "[JsonExtensionData, JsonInclude] internal IDictionary<string, JsonElement> _more; [JsonIgnore] public int A { get; set; }")]
    [InlineData("[JsonProperty] public int A { get; private set; }", "[JsonInclude] public int A { get; internal set; }")]
    [InlineData("[JsonProperty(\"a\")] private int A;", "[JsonPropertyName(\"a\"), JsonInclude] internal int A;")]
    [InlineData("[JsonProperty(\"b\")] public int B { get; set; } public int A;",
        "[JsonPropertyName(\"b\")] public int B { get; set; } [JsonInclude] public int A;")]
    [InlineData("[JsonProperty(\"b\")] public int B { get; set; } private int A; public static int C; public const int D = 1;",
        "[JsonPropertyName(\"b\")] public int B { get; set; } private int A; public static int C; public const int D = 1;")]
    [InlineData("public JObject A { get; set; } public JToken B { get; set; } public List<JArray> C { get; set; }",
        "public JsonObject A { get; set; } public JsonNode B { get; set; } public List<JsonArray> C { get; set; }")]
    [InlineData("[JsonProperty] public List<int> A { get; } = new List<int>();",
        "[JsonObjectCreationHandling(JsonObjectCreationHandling.Populate)] public List<int> A { get; } = new List<int>();")]
    [InlineData("[JsonProperty(\"b\")] public int B { get; set; } public IList<int> A { get; private set; } public IList<int> C { "
        + "get; set; }",
        "[JsonPropertyName(\"b\")] public int B { get; set; } [JsonObjectCreationHandling(JsonObjectCreationHandling.Populate)] "
        + "public IList<int> A { get; private set; } "
        + "public IList<int> C { get; set; }")]
    [InlineData("[JsonProperty(\"a\")] [System.Text.Json.Serialization.JsonPropertyName(\"b\")] public int A { get; set; }",
        "[System.Text.Json.Serialization.JsonPropertyName(\"b\")] public int A { get; set; }")]
    [InlineData("[JsonProperty(\"a\")] public int A { get; set; } public string ToJson() => JsonConvert.SerializeObject(this);",
        "[JsonPropertyName(\"a\")] public int A { get; set; }")]
    [InlineData("[JsonProperty(NamingStrategyType = typeof(SnakeCaseNamingStrategy))] public int MyName { get; set; }",
        "[JsonPropertyName(\"my_name\")] public int MyName { get; set; }")]
    public void Members_say_the_same(string members, string expected) =>
        Assert.Equal($"public class Thing {{ {expected} }}", Copy($"public class Thing {{ {members} }}"));

    [Theory]
    [InlineData("[JsonObject(MemberSerialization.OptIn)] public class Thing { [JsonProperty] public int A { get; set; } public int B "
        + "{ get; set; } private int C; }",
        "public class Thing { public int A { get; set; } [JsonIgnore] public int B { get; set; } private int C; }")]
    [InlineData("[DataContract] public class Thing { [DataMember(Name = \"a\", IsRequired = true, Order = 3)] public int A { get; "
        + "set; } public int B { get; set; } }",
        "public class Thing { [JsonPropertyName(\"a\"), JsonPropertyOrder(3), JsonRequired] public int A { get; set; } "
        + "[JsonIgnore] public int B { get; set; } }")]
    [InlineData("[DataContract] public class Thing { [DataMember(EmitDefaultValue = false)] public int A { get; set; } }",
        "public class Thing { [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingDefault)] public int A { get; set; } }")]
    [InlineData("public class Thing { [DataMember(Name = \"a\"), JsonProperty] public int A { get; set; } [IgnoreDataMember] public "
        + "int B { get; set; } }",
        "public class Thing { public int A { get; set; } [JsonIgnore] public int B { get; set; } }")]
    [InlineData("[JsonObject(NamingStrategyType = typeof(CamelCaseNamingStrategy), ItemNullValueHandling = "
        + "NullValueHandling.Ignore)] public class Thing { public string A { get; set; } }",
        "public class Thing { [JsonPropertyName(\"a\"), JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)] "
        + "public string A { get; set; } }")]
    [InlineData("public record Thing([property: JsonProperty(\"a\")] int A, int B);",
        "public record Thing([property: JsonPropertyName(\"a\")] int A, int B);")]
    [InlineData("[JsonConverter(typeof(StringEnumConverter))] public enum State { [EnumMember(Value = \"new\")] New } public class "
        + "Thing { public State A { get; set; } }",
        "[JsonConverter(typeof(JsonStringEnumConverter<global::State>))] public enum State "
        + "{ [JsonStringEnumMemberName(\"new\")] [EnumMember(Value = \"new\")] New } "
        + "public class Thing { public State A { get; set; } }")]
    public void Types_say_the_same(string code, string expected) => Assert.Equal(expected, Copy(code));

    [Theory]
    [InlineData("[JsonProperty(TypeNameHandling = TypeNameHandling.Auto)] public object A { get; set; }",
        "Thing.A has TypeNameHandling: a document then says which class is made")]
    [InlineData("[JsonProperty(ItemTypeNameHandling = TypeNameHandling.All)] public List<object> A { get; set; }",
        "Thing.A has ItemTypeNameHandling: ")]
    [InlineData("[JsonProperty(IsReference = true)] public Thing A { get; set; }", "Thing.A has IsReference, which ")]
    [InlineData("[JsonProperty(ItemConverterType = typeof(StringEnumConverter))] public List<DayOfWeek> A { get; set; }",
        "Thing.A has ItemConverterType = StringEnumConverter, ")]
    [InlineData("[JsonConverter(typeof(JavaScriptDateTimeConverter))] public DateTime A { get; set; }",
        "Thing.A has the converter JavaScriptDateTimeConverter, whose code ")]
    [InlineData("[JsonConverter(typeof(StringEnumConverter), true)] public DayOfWeek A { get; set; }",
        "Thing.A has a StringEnumConverter with arguments, ")]
    [InlineData("[JsonConverter(typeof(StringEnumConverter))] public List<DayOfWeek> A { get; set; }",
        "Thing.A has a StringEnumConverter and is no enum, ")]
    [InlineData("[JsonProperty] public string A => JsonConvert.ToString(1);",
        "Thing uses JsonConvert of Newtonsoft.Json in its code, line 6: ")]
    [InlineData("[JsonProperty] public JRaw A { get; set; }", "Thing uses JRaw of Newtonsoft.Json in its code, line 6: ")]
    public void What_has_no_translation_is_refused(string members, string expected)
    {
        MovedCode moved = Moved($"public class Thing {{ {members} }}");

        var refusal = Assert.Throws<UnusableException>(() => moved.RemarksOn(Root(moved)));
        Assert.StartsWith($"Thing cannot be moved to System.Text.Json as it is:\n  {expected}", refusal.Message, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("[JsonObject(MemberSerialization.Fields)]", "Thing has MemberSerialization.Fields")]
    [InlineData("[JsonObject(IsReference = true)]", "Thing keeps references (IsReference)")]
    [InlineData("[DataContract(IsReference = true)]", "Thing keeps references (IsReference)")]
    public void Types_without_a_translation_are_refused(string attribute, string expected)
    {
        MovedCode moved = Moved($"{attribute} public class Thing {{ [JsonProperty] public int A {{ get; set; }} }}");

        Assert.Contains(expected, Assert.Throws<UnusableException>(() => moved.RemarksOn(Root(moved))).Message, StringComparison.Ordinal);
    }

    /// <summary>Other types of the files may say what they like.</summary>
    [Fact]
    public void Only_types_of_the_document_are_refused()
    {
        MovedCode moved = Moved("public class Thing { [JsonProperty(\"a\")] public int A { get; set; } } "
            + "public class Other { [JsonProperty(IsReference = true)] public Other A { get; set; } } "
            + "public class Own : DefaultContractResolver { }");

        Assert.Empty(moved.RemarksOn(Root(moved)));
        moved.Copy.EnsureCompiles();
    }

    [Theory]
    [InlineData("[JsonProperty(Required = Required.Always)] public string A { get; set; }", "Thing.A is never null for Newtonsoft.Json")]
    [InlineData("[JsonProperty(Required = Required.DisallowNull)] public string A { get; set; }",
        "Thing.A is never null for Newtonsoft.Json")]
    [InlineData("[JsonProperty(Required = Required.AllowNull)] public string A { get; }", "Thing.A is required and has no setter")]
    [InlineData("[JsonProperty(DefaultValueHandling = DefaultValueHandling.Populate)] public int A { get; set; }",
        "Thing.A gets its default value")]
    [InlineData("[DefaultValue(1), JsonProperty(DefaultValueHandling = DefaultValueHandling.Ignore)] public int A { get; set; }",
        "Thing.A is left out where it has")]
    [InlineData("[JsonProperty] public int A { get; set; } public bool ShouldSerializeA() => true;", "Thing.ShouldSerializeA is not asked")]
    public void What_is_not_the_same_is_said(string members, string expected)
    {
        MovedCode moved = Moved($"public class Thing {{ {members} }}");

        Assert.StartsWith(expected, Assert.Single(moved.RemarksOn(Root(moved))), StringComparison.Ordinal);
    }

    /// <summary>A generated model has dozens of them.</summary>
    [Fact]
    public void What_is_not_the_same_of_several_members_is_said_once()
    {
        const string Words = "JsonProperty(DefaultValueHandling = DefaultValueHandling.IgnoreAndPopulate)] public int";
        MovedCode moved = Moved($"public class Thing {{ [DefaultValue(1), {Words} A {{ get; set; }} = 1; [DefaultValue(2), {Words} B "
            + "{ get; set; } = 2; }");

        string remark = Assert.Single(moved.RemarksOn(Root(moved)));
        Assert.StartsWith("Each of 2 members is left out where it has the value of [DefaultValue]", remark, StringComparison.Ordinal);
        Assert.EndsWith("They are Thing.A, Thing.B.", remark, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("new JsonSerializerSettings()", "")]
    [InlineData("new() { NullValueHandling = NullValueHandling.Ignore }", "DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingNull")]
    [InlineData("new() { NullValueHandling = NullValueHandling.Ignore, DefaultValueHandling = DefaultValueHandling.Ignore }",
        "DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingDefault")]
    [InlineData("new() { DefaultValueHandling = DefaultValueHandling.Ignore, NullValueHandling = NullValueHandling.Ignore }",
        "DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingDefault")]
    [InlineData("new() { ContractResolver = new CamelCasePropertyNamesContractResolver() }",
        "PropertyNamingPolicy = JsonKnownNamingPolicy.CamelCase; DictionaryKeyPolicy = JsonKnownNamingPolicy.CamelCase")]
    [InlineData("new() { ContractResolver = new DefaultContractResolver { NamingStrategy = new SnakeCaseNamingStrategy() } }",
        "PropertyNamingPolicy = JsonKnownNamingPolicy.SnakeCaseLower")]
    [InlineData("new() { ContractResolver = new DefaultContractResolver(), Formatting = Formatting.Indented }", "")]
    [InlineData("new() { Converters = { new StringEnumConverter() }, MissingMemberHandling = MissingMemberHandling.Error }",
        "UseStringEnumConverter = true; UnmappedMemberHandling = JsonUnmappedMemberHandling.Disallow")]
    public void Settings_become_options(string settings, string expected)
    {
        MovedCode moved = Moved("public class Thing { }", settings);

        Assert.Equal(expected, string.Join("; ", moved.Settings.Options));
        Assert.Empty(moved.Settings.Remarks);
        Assert.Equal(expected.Length == 0 ? null : moved.Settings.Naming, moved.Copy.Stated?.Policy);
    }

    [Theory]
    [InlineData("new() { TypeNameHandling = TypeNameHandling.All }",
        "Settings.cs(6) has TypeNameHandling: a document then says which class is made")]
    [InlineData("new() { ContractResolver = new Mine() }; class Mine : DefaultContractResolver { }",
        "has the contract resolver new Mine(), and only its code knows")]
    [InlineData("new() { ContractResolver = Program.R }; static readonly IContractResolver R = null",
        "has the contract resolver Program.R")]
    [InlineData("new() { Converters = { new IsoDateTimeConverter() } }",
        "has the converter new IsoDateTimeConverter(), whose documents only its code knows")]
    [InlineData("new() { PreserveReferencesHandling = PreserveReferencesHandling.All }",
        "has PreserveReferencesHandling, with which a document has $id")]
    [InlineData("new(); static readonly JsonSerializerSettings T = new() { MaxDepth = 3 }",
        "Settings of Newtonsoft.Json are made at Settings.cs(6) and at Settings.cs(6)")]
    [InlineData("new(); static void M() { S.MaxDepth = 3; }",
        "Settings.cs(6) changes JsonSerializerSettings after they are made (S.MaxDepth = 3)")]
    public void Settings_that_nobody_can_copy_are_refused(string settings, string expected)
    {
        var refusal = Assert.Throws<UnusableException>(() => Moved("public class Thing { }", settings));
        Assert.Contains(expected, refusal.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void Given_names_are_made_by_a_resolver_that_overrides_them()
    {
        MovedCode moved = Moved(
            "public class Thing { [JsonProperty(\"Name\")] public int A { get; set; } }",
            "new() { ContractResolver = new CamelCasePropertyNamesContractResolver() }");

        Assert.Contains("[JsonPropertyName(\"name\")]", moved.Copy.Moved[_folder["Thing.cs"]], StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("[JsonProperty(\"a\")] public int A { get; set; }", "", true)]
    [InlineData("public int A { get; set; }", "", false)]
    [InlineData("[JsonProperty(\"a\")] public int A { get; set; }",
        "class C : System.Text.Json.Serialization.JsonSerializerContext { }", false)]
    public void Attributes_say_whether_it_is_used(string member, string other, bool expected)
    {
        File.WriteAllText(_folder["Thing.cs"], $"{Usings} public class Thing {{ {member} }} {other}");

        Assert.Equal(expected, MovedCode.IsNeeded(UserCode.Load([_folder["Thing.cs"]])));
    }
}
