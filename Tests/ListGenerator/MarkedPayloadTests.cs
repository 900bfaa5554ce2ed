namespace JsonAot.Tests.ListGenerator;

/// <summary>[ValueCode]: what it writes compiles without a warning, and what it cannot see whole it refuses by name.</summary>
public class MarkedPayloadTests
{
    [Fact]
    public void A_payload_gets_both_interfaces()
    {
        DiscoveryRun run = Of("""
            public string? Name { get; set; }
            public List<Value>? Children { get; set; }
            public Dictionary<string, double?>? Numbers { get; init; }
            public required DateTime[][] Times { get; set; }
            public DayOfWeek? Day { get; set; }
            """);
        Assert.Empty(run.Reported);
        Assert.Empty(run.Errors);
        string code = run.File("OnePayload.Value.g.cs");
        Assert.Contains("IHasCopy<global::Value>", code, StringComparison.Ordinal);
        Assert.Contains("IHasEquality<global::Value>", code, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("public int Sum => 1;", "Value.Sum is no property that can be read and set")]
    [InlineData("public int Hidden { get; private set; }", "Value.Hidden is no property")]
    [InlineData("public int Field;", "Value.Field is no property")]
    [InlineData("public object? Any { get; set; }", "object is neither a plain class")]
    [InlineData("public Version? Version { get; set; }", "System.Version is neither a plain class")]
    [InlineData(
        "public Derived? Inner { get; set; } public class Base { } public class Derived : Base { }",
        "Value.Derived is neither a plain class")]
    [InlineData("public HashSet<int>? Set { get; set; }", "HashSet<int> is neither a plain class")]
    [InlineData("public int[,]? Grid { get; set; }", "is neither a plain class")]
    public void A_member_that_it_cannot_see_is_an_error_that_names_it(string member, string expected)
    {
        DiscoveryRun run = Of(member);
        Assert.Equal("FIND0005", Assert.Single(run.Reported).Id);
        Assert.Contains(expected, run.Reported[0].GetMessage(), StringComparison.Ordinal);
    }

    private static DiscoveryRun Of(string members) => DiscoveryRun.Of(("One.cs", $$"""
        using System;
        using System.Collections.Generic;
        using System.Text.Json.Serialization.Metadata;
        using JsonAot;
        public class Value
        {
            {{members}}
        }
        [ValueCode]
        public partial class OnePayload : Payload<Value>
        {
            public override string Name => "One";
            public override string Description => "one";
            public override JsonTypeInfo<Value> Metadata => throw new NotSupportedException();
            public override Value CreateSample() => throw new NotSupportedException();
        }
        """));
}
