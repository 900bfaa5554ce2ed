using NodaTime;
using SpanCodecs.Tests.Generation.Types;
using Xunit;

namespace SpanCodecs.Tests.Generation;

/// <summary>Converters that an attribute or a factory makes when the program runs.</summary>
public class MadeConverterTests
{
    [Fact]
    public void Those_of_NodaTime_are_called()
    {
        var twin = new Twin<Meeting>(MadeCodecs.Meeting);
        twin.AssertRoundTrip(new Meeting());
        twin.AssertRoundTrip(new Meeting
        {
            Begins = Instant.FromUtc(2026, 2, 28, 1, 2), Ends = Instant.FromUtc(2026, 3, 1, 0, 0), Length = Period.FromHours(3),
            Day = new LocalDate(2026, 2, 28), Next = new LocalDate(2026, 3, 1),
        });
    }

    [Theory]
    [InlineData("""{"Begins":null}""")]
    [InlineData("""{"Ends":null,"Length":null,"Next":null}""")]
    [InlineData("""{"Begins":"yesterday"}""")]
    [InlineData("""{"Ends":"yesterday"}""")]
    [InlineData("""{"Next":[5]}""")]
    [InlineData("""{"Day":{"a":1}}""")]
    public void What_they_refuse_is_refused(string json) => new Twin<Meeting>(MadeCodecs.Meeting).AssertReads(json);

    [Fact]
    public void An_attribute_is_made_with_its_arguments()
    {
        var twin = new Twin<Shifted>(MadeCodecs.Shifted);
        twin.AssertRoundTrip(new Shifted());
        twin.AssertRoundTrip(new Shifted
        {
            One = 5, Nullable = 6, Colour = Colour.Red, Wrapped = new("x"), Struct = new("y"), Structs = [new("z"), default],
        });
        twin.AssertReads("""{"One":null}""");
        twin.AssertReads("""{"Nullable":null,"Struct":null}""");
        twin.AssertReads("""{"Nullable":"x"}""");
        twin.AssertReads("""{"Colour":"Blue"}""");
    }

    [Fact]
    public void A_converter_of_another_type_is_an_error_when_it_is_called() =>
        new Twin<NotMade>(MadeCodecs.NotMade).AssertReads("""{"Text":"a"}""");

    [Fact]
    public void So_is_a_converter_that_does_not_want_its_own_type() =>
        new Twin<Unwilled>(MadeCodecs.Unwilled).AssertReads("""{"Text":"a"}""");

    [Theory]
    [InlineData(
        """
        class Own(System.Type x) : JsonConverterAttribute;
        class A { class B; [Own(typeof(B))] public int X { get; set; } }
        """,
        "not accessible")]
    [InlineData("class A { class Own : JsonConverterAttribute; [Own] public int X { get; set; } }", "not accessible")]
    public void What_code_cannot_repeat_is_refused(string types, string reason)
    {
        const string Usings = "using System.Text.Json.Serialization; using SpanCodecs;";
        GeneratorRun run = GeneratorRun.Of($"{Usings} {types} [SpanCodec(typeof(A))] partial class Codecs;");
        Assert.Contains(reason, Assert.Single(run.Reported).GetMessage(), StringComparison.Ordinal);
    }
}
