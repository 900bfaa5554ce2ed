using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;
using JsonAot.Libraries;

namespace JsonAot.Tests.Gates;

/// <summary>
/// Values whose type says object: each reader makes something else of them, and what the gate cannot compare is no fault of a reader.
/// </summary>
public sealed partial class HeldValuesTests
{
    private const string Document = """{"Values":{"whole":1,"text":"x","yes":true,"part":1.5,"none":null,"list":[1,"a"]}}""";

    [Theory]
    [InlineData("Newtonsoft.Json")]
    [InlineData("STJ source-gen")]
    [InlineData("STJ reflection")]
    public void Single_values_are_compared_by_value(string contender)
    {
        var payload = new HolderPayload("""{"Values":{"whole":1,"text":"x","yes":true,"part":1.5,"none":null}}""");
        GateReport report = Gate.Check(Contenders.Named(contender), payload, Directions.Deserialize);

        Assert.True(report.Passed, report.ToString());
    }

    [Fact]
    public void A_value_that_is_lost_is_told() =>
        Assert.Contains("$.Values.whole: 1 became 2", Of(holder => holder.Values!["whole"] = 2L), StringComparison.Ordinal);

    [Fact]
    public void Lists_and_numbers_of_a_reader_are_compared_too() => Assert.Empty(Of(holder =>
    {
        holder.Values!["whole"] = 1L;
        holder.Values["part"] = 1.5m;
        holder.Values["list"] = new List<object> { 1, "a" };
    }));

    [Fact]
    public void What_cannot_be_compared_is_told_as_ours()
    {
        string told = Of(holder => holder.Values!["whole"] = new Version(1, 2));

        Assert.StartsWith(
            "it may be right, but this suite cannot compare what was read: NotSupportedException", told, StringComparison.Ordinal);
    }

    private static string Of(Action<Holder> change)
    {
        var payload = new HolderPayload(Document);
        Holder read = payload.CreateSample();
        change(read);
        return string.Join("; ", Gate.Differences(payload, read));
    }

    internal sealed class Holder
    {
        public Dictionary<string, object?>? Values { get; set; }
    }

    private sealed class HolderPayload(string document) : Payload<Holder>
    {
        public override string Name => "Holder";

        public override string Description => Name;

        public override bool IsFromOutside => true;

        public override JsonTypeInfo<Holder> Metadata => HolderJson.Default.Holder;

        public override Holder CreateSample() => JsonSerializer.Deserialize(document, Metadata)!;
    }

    [JsonSerializable(typeof(Holder)), JsonSerializable(typeof(JsonElement))]
    private sealed partial class HolderJson : JsonSerializerContext;
}
