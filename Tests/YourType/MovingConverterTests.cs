using JsonAot.Lab.YourType;
using JsonAot.Lab.YourType.Moving;
using Microsoft.CodeAnalysis.CSharp;
using Newtonsoft.Json;

namespace JsonAot.Tests.YourType;

/// <summary>A converter for Newtonsoft.Json, written anew for System.Text.Json where it is simple.</summary>
public sealed class MovingConverterTests : MovedTypes
{
    private const string Thing = "public class Thing { [JsonConverter(typeof(Own))] public Guid A { get; set; } } ";

    /// <summary>One value in the document, and one expression each way.</summary>
    [Theory]
    [InlineData("public class Thing { [JsonConverter(typeof(Day))] public DateTime? A { get; set; } } "
        + "class Day : IsoDateTimeConverter { public Day() { DateTimeFormat = \"yyyy-MM-dd\"; } }",
        "DateTime.ParseExact(reader.GetString(), \"yyyy-MM-dd\", ", "writer.WriteStringValue(value.ToString(\"yyyy-MM-dd\", ")]
    [InlineData(Thing + "class Own : JsonConverter<Guid> { "
        + "public override Guid ReadJson(JsonReader r, Type t, Guid e, bool h, JsonSerializer s) => new Guid((string)r.Value); "
        + "public override void WriteJson(JsonWriter w, Guid value, JsonSerializer s) => w.WriteValue(value.ToString(\"N\")); }",
        "new Guid(reader.GetString());", "writer.WriteStringValue(value.ToString(\"N\"));")]
    [InlineData(Thing + "public sealed class Own : JsonConverter { private const string F = \"N\"; "
        + "public override bool CanConvert(Type t) => t == typeof(Guid); "
        + "public override object ReadJson(JsonReader reader, Type t, object e, JsonSerializer s) { "
        + "if (reader.TokenType == JsonToken.Null) return null; return Guid.ParseExact((string)reader.Value, F); } "
        + "public override void WriteJson(JsonWriter writer, object v, JsonSerializer s) { writer.WriteValue(((Guid)v).ToString(F)); } }",
        "Guid.ParseExact(reader.GetString(), F);", "writer.WriteStringValue(((Guid)v).ToString(F));")]
    public void A_simple_converter_is_written_anew(string code, params string[] expected)
    {
        string copy = Copy(code);

        Assert.All(expected, text => Assert.Contains(text, copy, StringComparison.Ordinal));
        Assert.Contains("[JsonConverter(typeof(global::", copy, StringComparison.Ordinal);
    }

    [Theory]
    // It reads more than one value.
    [InlineData("class Own : JsonConverter<Guid> { public override Guid ReadJson(JsonReader r, Type t, Guid e, bool h, JsonSerializer s) "
        + "=> s.Deserialize<Guid>(r); public override void WriteJson(JsonWriter w, Guid v, JsonSerializer s) => w.WriteValue(\"\"); }")]
    // Nobody knows the type of what is read.
    [InlineData("class Own : JsonConverter<Guid> { public override Guid ReadJson(JsonReader r, Type t, Guid e, bool h, JsonSerializer s) "
        + "=> new Guid(r.Value.ToString()); public override void WriteJson(JsonWriter w, Guid v, JsonSerializer s) => w.WriteValue(1); }")]
    // It has a state.
    [InlineData("class Own : JsonConverter<Guid> { int C() => 1; public override Guid ReadJson(JsonReader r, Type t, Guid e, bool h, "
        + "JsonSerializer s) => default; public override void WriteJson(JsonWriter w, Guid v, JsonSerializer s) => w.WriteValue(C()); }")]
    public void Another_converter_is_told_what_to_write(string converter)
    {
        MovedCode moved = Moved(Thing + converter);

        string refusal = Assert.Throws<UnusableException>(() => moved.RemarksOn(Root(moved))).Message;
        Assert.Contains("Thing.A has the converter Own, whose code is for Newtonsoft.Json alone", refusal, StringComparison.Ordinal);
        Assert.Contains(
            "internal sealed class Own : System.Text.Json.Serialization.JsonConverter<System.Guid>", refusal, StringComparison.Ordinal);
    }

    /// <summary>The code is compiled, and does what Newtonsoft.Json does with the settings.</summary>
    [Theory]
    [InlineData("yyyy-MM-dd")]
    [InlineData("dd.MM.yyyy HH:mm:ss")]
    [InlineData("MM/dd/yyyy HH:mm")]
    public void The_format_of_dates_in_settings_is_a_file_of_converters(string format)
    {
        string literal = SymbolDisplay.FormatLiteral(format, quote: true);
        MovedCode moved = Moved("public class Thing { public DateTime A { get; set; } }", $"new() {{ DateFormatString = {literal} }}");

        string remark = Assert.Single(moved.RemarksOn(Root(moved)));
        Assert.Equal(
            $"DateFormatString = {literal} (Settings.cs(6)) has no word in System.Text.Json: converters do the same, in DatesInFormat.cs, "
                + "which the patch adds.",
            remark);
        Assert.Equal(
            ["Converters = new[] { typeof(global::DateTimeInFormat), typeof(global::DateTimeOffsetInFormat) }"],
            moved.Copy.Stated!.Arguments);
        Assert.Equal(["DateTime", "DateTimeOffset"], moved.Copy.Stated.Converted.Select(type => type.Name).Order());
        moved.Copy.EnsureCompiles();
        Type type = CompiledTypes.Compile(
            $$"""
            {{moved.Copy.Moved[_folder["DatesInFormat.cs"]]}}
            namespace Inferred
            {
                public sealed class Dates
                {
                    [JsonConverter(typeof(DateTimeInFormat))] public DateTime A { get; set; }
                    [JsonConverter(typeof(DateTimeOffsetInFormat))] public DateTimeOffset B { get; set; }
                }
            }
            """,
            "Dates");
        var settings = new JsonSerializerSettings { DateFormatString = format };
        string old = JsonConvert.SerializeObject(
            new Dates(new DateTime(2026, 11, 30, 4, 5, 6), new DateTimeOffset(2026, 11, 30, 4, 5, 6, TimeSpan.Zero)), settings);
        Assert.Equal(JsonConvert.DeserializeObject<Dates>(old, settings), Read(type, old));
        Assert.Equal(old, System.Text.Json.JsonSerializer.Serialize(System.Text.Json.JsonSerializer.Deserialize(old, type), type));
        const string Iso = """{"A":"2026-11-30T04:05:06","B":"2026-11-30T04:05:06+01:00"}""";
        Assert.Equal(JsonConvert.DeserializeObject<Dates>(Iso, settings), Read(type, Iso));
    }

    /// <summary>A serializer with converters has no fast path: a type without dates gets none.</summary>
    [Fact]
    public void Types_without_dates_have_no_converters_of_dates()
    {
        MovedCode moved = Moved("public class Thing { public int A { get; set; } }", "new() { DateFormatString = \"yyyy\" }");

        Assert.Empty(moved.RemarksOn(Root(moved)));
        Assert.Empty(moved.Copy.Added);
        Assert.Null(moved.Copy.Stated);
    }

    [Fact]
    public void Names_that_are_taken_are_not_taken_again()
    {
        File.WriteAllText(_folder["DatesInFormat.cs"], "");
        MovedCode moved = Moved(
            "namespace Shop { public class Thing { public DateTime? A { get; set; } } class DateTimeInFormat { } }",
            "new() { DateFormatString = \"yyyy\" }");

        Assert.Equal([_folder["DatesInFormat2.cs"]], moved.Copy.Added);
        Assert.Equal(
            ["Converters = new[] { typeof(global::Shop.DateTimeInFormat2), typeof(global::Shop.DateTimeOffsetInFormat) }"],
            moved.Copy.Stated!.Arguments);
        moved.Copy.EnsureCompiles();
    }

    [Fact]
    public void A_format_that_is_no_constant_is_refused()
    {
        var refusal = Assert.Throws<UnusableException>(() => Moved(
            "public class Thing { }", "new() { DateFormatString = Program.F }; static readonly string F = \"yyyy\""));
        Assert.Contains("has the DateFormatString Program.F, which is no constant", refusal.Message, StringComparison.Ordinal);
    }

    private static Dates Read(Type type, string json)
    {
        object read = System.Text.Json.JsonSerializer.Deserialize(json, type)!;
        return new Dates((DateTime)type.GetProperty("A")!.GetValue(read)!, (DateTimeOffset)type.GetProperty("B")!.GetValue(read)!);
    }

    private sealed record Dates(DateTime A, DateTimeOffset B);
}
