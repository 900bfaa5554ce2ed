using JsonAot.Lab.YourType;
using JsonAot.Lab.YourType.Finding;
using JsonAot.Tests.Lab;

namespace JsonAot.Tests.YourType;

/// <summary>Options of somebody's context, as generated code has them again.</summary>
public sealed class ContextOptionsTests : TestsInFolder
{
    private const string Types = """
        using System.Text.Json;
        using System.Text.Json.Serialization;
        namespace Shop;
        public class Order
        {
            public Temp T { get; set; }
            public Temp? U { get; set; }
            public State State { get; set; }
            public int N { get; set; }
        }
        public struct Temp { public double Degrees { get; set; } }
        public enum State { New, Paid }
        public abstract class TempConverter : JsonConverter<Temp>;
        public abstract class Factory : JsonConverterFactory;
        [JsonSerializable(typeof(Order))]
        """;

    private Subject Of(string options, string sample) => Subjects.Of(
        _folder,
        "Order",
        $"{Types} [JsonSourceGenerationOptions({options})] public partial class Json : JsonSerializerContext;",
        sample,
        "Order");

    [Fact]
    public void Converters_are_written_as_an_array_and_keep_their_types_to_themselves()
    {
        Subject subject = Of(
            "Converters = new[] { typeof(TempConverter), typeof(JsonStringEnumConverter<State>) }", """{"T":"1C","State":"Paid"}""");

        Assert.Equal(
            "[X(Converters = new System.Type[] { typeof(Shop.TempConverter), typeof(JsonStringEnumConverter<Shop.State>) })]",
            subject.Stated("X"));
        Assert.False(subject.HasValueCode);
        Assert.Empty(subject.Type.Coverage.Unknown);
        Assert.True(((ObjectShape)subject.Type.Root).Members.Select(member => member.Shape).OfType<EnumShape>().Single().ByName);
    }

    [Theory]
    [InlineData("Converters = new[] { typeof(JsonStringEnumConverter<State>) }", true)]
    [InlineData("Converters = new[] { typeof(Factory) }", false)]
    [InlineData("NumberHandling = JsonNumberHandling.WriteAsString", false)]
    [InlineData("PreferredObjectCreationHandling = JsonObjectCreationHandling.Populate", false)]
    [InlineData("WriteIndented = false", true)]
    public void Options_that_change_values_leave_no_code_that_takes_them_apart(string options, bool expected) =>
        Assert.Equal(expected, Of(options, """{"N":1}""").HasValueCode);
}
