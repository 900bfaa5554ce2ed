using JsonAot.Lab.YourType;
using JsonAot.Lab.YourType.Finding;
using JsonAot.Tests.Lab;

namespace JsonAot.Tests.YourType;

/// <summary>Members that System.Text.Json has rules of its own for.</summary>
public sealed class MembersTests : TestsInFolder
{
    private const string Usings = "using System.Text.Json.Serialization; ";

    private Subject Of(string code, string sample, string? root = "Thing") => Subjects.Of(_folder, "Thing", Usings + code, sample, root);

    [Theory]
    [InlineData("[JsonPropertyName(\"a\")] ", """{"a":"x"}""", 0)]
    [InlineData("", """{"S":"x"}""", 0)]
    [InlineData("", """{"b":"x"}""", 1)]
    [InlineData("[JsonIgnore] ", """{"b":"x"}""", 1)]
    public void An_override_has_the_name_that_it_says(string attribute, string sample, int unknown)
    {
        Subject subject = Of(
            """
            public abstract class Base
            {
                [JsonPropertyName("b")] public virtual string? S { get; set; }
                public abstract int X { get; set; }
            }
            public class Thing : Base
            {
                ATTRIBUTE public override string? S { get; set; }
                public override int X { get; set; }
            }
            """.Replace("ATTRIBUTE", attribute, StringComparison.Ordinal),
            sample);

        Assert.Equal(unknown, subject.Type.Coverage.Unknown.Count);
        Assert.Contains(((ObjectShape)subject.Type.Root).Members, member => member is { Name: "X", Assignment: Assignment.Later });
    }

    [Theory]
    [InlineData("[JsonNumberHandling(JsonNumberHandling.WriteAsString)] public class Thing { public int X { get; set; } }")]
    [InlineData("[JsonObjectCreationHandling(JsonObjectCreationHandling.Populate)] public class Thing { public int X { get; set; } }")]
    [InlineData("public class Thing { [JsonNumberHandling(JsonNumberHandling.WriteAsString)] public int X { get; set; } }")]
    [InlineData(
        """
        public class Thing
        {
            public int X { get; set; }
            [JsonObjectCreationHandling(JsonObjectCreationHandling.Populate)] public List<int> L { get; } = [];
        }
        """)]
    [InlineData("public class Thing { [JsonConstructor] private Thing(int x) => X = x; public int X { get; } }")]
    [InlineData("public class Thing { public int X { get; set; } [JsonInclude] private int Y { get; set; } }")]
    [InlineData("public class Thing { public int X { get; set; } [JsonInclude] private int y; }")]
    [InlineData("public class Thing { public int X { get; set; } [JsonInclude] public int Y { get; private set; } }")]
    public void What_code_cannot_do_as_serializers_do_is_not_written(string code)
    {
        Subject subject = Of(code, """{"X":1}""");

        Assert.False(subject.HasValueCode);
        Assert.Empty(subject.Type.Coverage.Unknown);
    }

    [Theory]
    [InlineData("public int X { get; internal set; }", Assignment.Never)]
    [InlineData("[JsonInclude] public int X { get; internal set; }", Assignment.Later)]
    [InlineData("[JsonInclude] internal int X { get; set; }", Assignment.Later)]
    [InlineData("public int X { get; private set; }", Assignment.Never)]
    [InlineData("public int X { get; private init; }", Assignment.Never)]
    [InlineData("public int X { get; init; }", Assignment.AtOnce)]
    public void Setters_that_are_not_public_count_where_an_attribute_asks_for_it(string member, Assignment expected)
    {
        Subject subject = Of($"public class Thing {{ {member} public int Y {{ get; set; }} }}", """{"X":1,"Y":2}""");

        Assert.True(subject.HasValueCode);
        Assert.Equal(expected, ((ObjectShape)subject.Type.Root).Members.Single(member => member.Name == "X").Assignment);
    }

    [Theory]
    [InlineData("SystemOne.Models")]
    [InlineData("System.Shop")]
    public void A_namespace_that_begins_as_the_frameworks_is_somebodys(string space)
    {
        Subject subject = Of(
            $$"""
            namespace {{space}};
            public class Thing { public Part? P { get; set; } }
            public class Part { public int X { get; set; } }
            """,
            """{"P":{"X":1,"Y":2}}""");

        Assert.True(subject.HasValueCode);
        Assert.Equal(["$.P.Y"], subject.Type.Coverage.Unknown);
    }

    /// <summary>Their elements are known, though only serializers make them.</summary>
    [Theory]
    [InlineData("System.Collections.Immutable.ImmutableArray<Part>", """{"P":[{"X":1,"Y":2}]}""", "$.P[0].Y")]
    [InlineData("System.Collections.ObjectModel.ObservableCollection<Part>", """{"P":[{"X":1,"Y":2}]}""", "$.P[0].Y")]
    [InlineData("Dictionary<State, Part>", """{"P":{"New":{"X":1,"Y":2}}}""", "$.P.New.Y")]
    [InlineData("IReadOnlyDictionary<State, Part>", """{"P":{"New":{"X":1,"Y":2}}}""", "$.P.New.Y")]
    [InlineData("SortedDictionary<string, Part>", """{"P":{"New":{"X":1,"Y":2}}}""", "$.P.New.Y")]
    public void Collections_of_the_framework_are_looked_into(string type, string sample, string unknown)
    {
        Subject subject = Of(
            $$"""
            public class Thing { public {{type}} P { get; set; } = default!; }
            public class Part { public int X { get; set; } }
            public enum State { New }
            """,
            sample);

        Assert.Equal([unknown], subject.Type.Coverage.Unknown);
        Assert.False(subject.HasValueCode);
    }

    /// <summary>The converter of an enum is none of a list.</summary>
    [Theory]
    [InlineData("State", typeof(EnumShape))]
    [InlineData("State?", typeof(NullableShape))]
    [InlineData("List<State>?", typeof(OpaqueShape))]
    public void Enums_alone_are_named_by_a_converter(string type, Type expected)
    {
        Subject subject = Of(
            $$"""
            public class Thing { [JsonConverter(typeof(JsonStringEnumConverter))] public {{type}} S { get; set; } }
            public enum State { New }
            """,
            """{"S":null}""");

        Assert.IsType(expected, ((ObjectShape)subject.Type.Root).Members.Single().Shape);
    }

    /// <summary>System.Text.Json's generator does not see either what other generators add to a partial type.</summary>
    [Theory]
    [InlineData("public class Thing { public int X { get; set; } }", true)]
    [InlineData("public partial class Thing { public int X { get; set; } }", true)]
    [InlineData("public class Thing : Base { public int X { get; set; } } public partial class Base;", true)]
    [InlineData("public class Thing : Exception { public int X { get; set; } }", false)]
    [InlineData(
        """
        public class Thing { public int X { get; set; } }
        [JsonSourceGenerationOptions(ReferenceHandler = JsonKnownReferenceHandler.Preserve)]
        public partial class Json : JsonSerializerContext;
        """,
        false)]
    public void Members_are_known_where_nothing_else_can_add_some(string code, bool expected) =>
        Assert.Equal(expected, TypeFaults.HasKnownMembers(Of(code, """{"X":1}""").Type));

    [Fact]
    public void A_tuple_is_the_frameworks() =>
        Assert.False(
            Of("public class Thing { public int X { get; set; } public (int, string) Y { get; set; } }", """{"X":1}""").HasValueCode);

    [Theory]
    [InlineData("double", "double.NaN")]
    [InlineData("double", "double.PositiveInfinity")]
    [InlineData("double", "double.NegativeInfinity")]
    [InlineData("float", "float.NaN")]
    [InlineData("double", "-1.5")]
    public void Defaults_of_parameters_are_code(string type, string value) => Assert.Equal(
        $"({type})({value})",
        ((ObjectShape)Of($"public record Thing(int A, {type} B = {value});", """{"A":1}""").Type.Root).Members.Single(
            member => member.Name == "B").Default);

    [Theory]
    [InlineData(
        """
        public class Thing
        {
            public int id { get; set; }
            public int Id { get; set; }
            public int UserName { get; set; }
        }
        """,
        "Thing has id and Id")]
    [InlineData("public class Thing { public int UserName { get; set; } public Part? P { get; set; } } "
        + "public class Part { public int A { get; set; } [JsonPropertyName(\"a\")] public int B { get; set; } }", "Part has A and B")]
    [InlineData("public class Thing { public int UserName { get; set; } public dynamic? D { get; set; } }", "Thing.D is dynamic")]
    [InlineData("public class Thing { public int UserName { get; set; } public List<dynamic>? D { get; set; } }", "Thing.D is dynamic")]
    [InlineData(
        """
        public class Thing
        {
            public int UserName { get; set; }
            [Obsolete("no", true)] public int Y { get; set; }
        }
        """,
        "Thing.Y is [Obsolete] as an error")]
    [InlineData(
        """
        public class Thing
        {
            public int UserName { get; set; }
            [Obsolete("no")] public int Y { get; set; }
            public int Id { get; }
        }
        """,
        null)]
    public void What_no_generated_code_can_do_is_said(string code, string? expected)
    {
        string? fault = TypeFaults.Of(Of(code, """{"userName":1}""").Type);

        Assert.StartsWith(expected ?? "", fault ?? "", StringComparison.Ordinal);
        Assert.Equal(expected is null, fault is null);
    }
}
