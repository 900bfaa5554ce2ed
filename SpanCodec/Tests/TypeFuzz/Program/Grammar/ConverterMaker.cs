namespace SpanCodecs.Tests.TypeFuzz;

/// <summary>
/// Converters that change values, so that it is seen whether they were asked; for members, for types, and for the options.
/// </summary>
internal static class ConverterMaker
{
    private const string Space = Attributes.Space;
    private const string Json = "global::System.Text.Json.";
    private const string Reading = $"(ref {Json}Utf8JsonReader reader, global::System.Type type, {Json}JsonSerializerOptions options) => ";
    private const string Writing = $"public override void Write({Json}Utf8JsonWriter writer, ";

    private const string OfNumbers = "NumberConverter";

    /// <summary>
    /// The classes of which the options may have one: of int, of a collection, of what unknown members become, and of the last as object.
    /// </summary>
    internal static readonly string[] OfOptions = [OfNumbers, OfNumbers, "ListConverter", "ElementConverter", "ObjectConverter"];

    internal static Piece ForMembers() => Piece.Of(
        Piece.Optional(
            $"public class {OfNumbers} : {Space}JsonConverter<int>\n{{\npublic override int Read{Reading}reader.GetInt32() + 1;\n",
            $"{Writing}int value, {Json}JsonSerializerOptions options) => writer.WriteNumberValue(value - 1);\n}}\n"),
        Piece.Optional(
            $"public class TextConverter : {Space}JsonConverter<string>\n{{\n",
            $"public override string Read{Reading}reader.GetString() + \"?\";\n",
            $"{Writing}string value, {Json}JsonSerializerOptions options) => writer.WriteStringValue(value + \"!\");\n}}\n"),
        ForAny("ListConverter", "global::System.Collections.Generic.List<int>", "new() { 7 }"),
        ForAny("ElementConverter", "global::System.Text.Json.JsonElement", "global::System.Text.Json.JsonElement.Parse(\"7\")"),
        ForAny("ObjectConverter", "object", "7"));

    private static Piece ForAny(string name, string type, string value) => Piece.Optional(
        $"public class {name} : {Space}JsonConverter<{type}>\n{{\npublic override {type} Read{Reading}Skipped(ref reader);\n",
        $"private static {type} Skipped(ref global::System.Text.Json.Utf8JsonReader reader) {{ reader.Skip(); return {value}; }}\n",
        $"{Writing}{type} value, {Json}JsonSerializerOptions options) => writer.WriteStringValue(\"{name}\");\n}}\n");

    /// <summary>Reads any value, and keeps nothing of it.</summary>
    internal static Piece ForType(string name, Dice dice) => Piece.Optional(
        $"public class {name}Converter : {Space}JsonConverter<{name}>\n{{\npublic override {name} Read{Reading}Skipped(ref reader);\n",
        $"private static {name} Skipped(ref global::System.Text.Json.Utf8JsonReader reader) {{ reader.Skip(); return default; }}\n",
        dice.Chance(30) ? Piece.Optional($"public override bool HandleNull => {dice.Pick("true", "false")};\n") : Piece.Empty,
        $"{Writing}{name} value, global::System.Text.Json.JsonSerializerOptions options)\n",
        "{ writer.WriteStartArray(); writer.WriteNumberValue(1); writer.WriteEndArray(); }\n}\n");

    /// <summary>The attribute of a member; null where no converter is for its type.</summary>
    internal static Piece? Attribute(string memberType) => memberType switch
    {
        "int" or "int?" => Of(OfNumbers),
        "string" => Of("TextConverter"),
        _ => null,
    };

    internal static Piece Of(string converter) => Piece.Optional($"[{Space}JsonConverter(typeof({converter}))] ");
}
