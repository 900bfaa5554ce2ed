using static JsonAot.Lab.Claims.Sources.Rows;
using static JsonAot.Lab.Results.ContenderSets;

namespace JsonAot.Lab.Claims.Sources;

internal static class JsonSerializationBenchmarks
{
    private static readonly Source Source = new(
        "Json serialization benchmarks",
        "the README of a benchmark repository, 2024, .NET 8",
        "SimpleJson and the Manual methods are written anew here, and are stricter. Their rows compare ways of working, not the same code. "
        + "The Manual reader allocates only its result here, and 952 B there, so the ratios of bytes to it differ most.");

    private const string OriginalCommand = $"{Host} '*Original*'";
    private const string HandCommand = $"{Host} '*HighPerformance*'";
    private static readonly string StringCommand = TextCommand(CalibrationPoints, Reflection, SourceGeneration, FastPath);

    // The source read strings with JsonSerializer and bytes with Utf8JsonReader, and wrote strings with JsonSerializer and bytes with
    // Utf8JsonWriter. Its ratios go across these lanes, and so do ours.
    private static readonly string ReflectionRead = ReadText(CalibrationPoints, Reflection);
    private static readonly string ReflectionWrite = WriteText(CalibrationPoints, Reflection);
    private static readonly string SourceGenRead = ReadText(CalibrationPoints, SourceGeneration);
    private static readonly string FastPathWrite = WriteText(CalibrationPoints, FastPath);
    private const string HandRead = "HighPerformance.DeserializeUtf8Reader";
    private const string HandWrite = "HighPerformance.SerializeUtf8Writer";

    internal static IReadOnlyList<Claim> Claims { get; } =
    [
        Original("SimpleJson", Quantity.Time, "| SimpleJsonDeserializeTest | 6,900.4 ns | … | 15.10 |", ClaimedFigure.Time("15.10")),
        Original(NewtonsoftJson, Quantity.Time, "| NewtonsoftJsonDeserializeTest | 1,937.4 ns | … | 4.24 |",
            ClaimedFigure.Time("4.24")),
        Original("System.Text.Json", Quantity.Time, "| SystemTextJsonDeserializeTest | 1,030.4 ns | … | 2.25 |",
            ClaimedFigure.Time("2.25")),
        Original("SimpleJson", Quantity.Time, "| SimpleJsonSerializeTest | 19,880.7 ns | … | 88.41 |", ClaimedFigure.Time("88.41")),
        Original(NewtonsoftJson, Quantity.Time, "| NewtonsoftJsonSerializeTest | 933.2 ns | … | 4.23 |", ClaimedFigure.Time("4.23")),
        Original("System.Text.Json", Quantity.Time, "| SystemTextJsonSerializeTest | 438.1 ns | … | 1.95 |",
            ClaimedFigure.Time("1.95")),
        Original("SimpleJson", Quantity.Allocated, "| SimpleJsonDeserializeTest | … | 3432 B | 3.61 |", ClaimedFigure.Factor("3.61")),
        Original(NewtonsoftJson, Quantity.Allocated, "| NewtonsoftJsonDeserializeTest | … | 3120 B | 3.28 |",
            ClaimedFigure.Factor("3.28")),
        Original("System.Text.Json", Quantity.Allocated, "| SystemTextJsonDeserializeTest | … | 632 B | 0.66 |",
            ClaimedFigure.Part("0.66")),
        Original("SimpleJson", Quantity.Allocated, "| SimpleJsonSerializeTest | … | 4457 B | 5.74 |", ClaimedFigure.Factor("5.74")),
        Original(NewtonsoftJson, Quantity.Allocated, "| NewtonsoftJsonSerializeTest | … | 1896 B | 2.44 |", ClaimedFigure.Factor("2.44")),
        Original("System.Text.Json", Quantity.Allocated, "| SystemTextJsonSerializeTest | … | 544 B | 0.70 |",
            ClaimedFigure.Part("0.70")),

        Part("the source-generated reader is so many times as fast as reflection",
            "| DeserializeAot | 927.1 ns | … | 0.92 |", "0.92", Quantity.Time, SourceGenRead, ReflectionRead, StringCommand),
        Part("a hand-written Utf8JsonReader is so many times as fast as reflection",
            "| DeserializeUtf8Reader | 554.1 ns | … | 0.55 |", "0.55", Quantity.Time, HandRead, ReflectionRead, HandCommand),
        Part("a hand-written Utf8JsonReader allocates this part of reflection's bytes",
            "| DeserializeUtf8Reader | … | 192 B | 0.30 |", "0.30", Quantity.Allocated, HandRead, ReflectionRead, HandCommand),
        Part("the source-generated writer is so many times as fast as reflection",
            "| SerializeAot | 252.9 ns | … | 0.57 |", "0.57", Quantity.Time, FastPathWrite, ReflectionWrite, StringCommand),
        Part("the source-generated writer allocates this part of reflection's bytes",
            "| SerializeAot | … | 232 B | 0.43 |", "0.43", Quantity.Allocated, FastPathWrite, ReflectionWrite, StringCommand),
        Part("a hand-written Utf8JsonWriter is so many times as fast as reflection",
            "| SerializeUtf8Writer | 397.2 ns | … | 0.90 |", "0.90", Quantity.Time, HandWrite, ReflectionWrite, HandCommand),
        Part("a hand-written Utf8JsonWriter allocates so many times reflection's bytes",
            "| SerializeUtf8Writer | … | 912 B | 1.68 |", "1.68", Quantity.Allocated, HandWrite, ReflectionWrite, HandCommand),
    ];

    /// <summary>The last column of the source's table, to one of the Manual methods. The quotation begins with the method.</summary>
    private static Claim Original(string who, Quantity quantity, string quotation, ClaimedFigure figure)
    {
        string method = quotation.Split(' ')[1];
        string does = method.Contains("Deserialize", StringComparison.Ordinal) ? "deserialize" : "serialize";
        string part = figure.Unit == ClaimedUnit.Part ? "this part of" : "so many times";
        string manual = does == "deserialize" ? "Original.ManualDeserializeTest" : "Original.ManualSerializeTest";
        string statement = quantity == Quantity.Time
            ? $"{who} {does}s so many times as fast as the hand-written code"
            : $"{who} allocates {part} the hand-written code's bytes to {does}";
        return new Claim(Source, statement, quotation, figure, quantity, [new($"Original.{method}", manual)], OriginalCommand);
    }

    private static Claim Part(
        string statement, string quotation, string printed, Quantity quantity, string own, string other, string command) => new(
            Source, statement, quotation, quantity == Quantity.Time ? ClaimedFigure.Time(printed) : ClaimedFigure.Part(printed),
            quantity, [new(own, other)], command);
}
