namespace SpanCodecs.Tests.TypeFuzz;

/// <summary>Converters that change values, so that it is seen whether they were asked; for members, for types, and for the options.</summary>
internal static class ConverterMaker
{
    private const string Space = Attributes.Space;
    private const string Reading = "(ref global::System.Text.Json.Utf8JsonReader reader, global::System.Type type, global::System.Text.Json.JsonSerializerOptions options) => ";
    private const string Writing = "public override void Write(global::System.Text.Json.Utf8JsonWriter writer, ";

    /// <summary>The class of the options' converter, of the type int.</summary>
    internal const string OfNumbers = "NumberConverter";

    internal static Piece ForMembers() => Piece.Of(
        Piece.Optional(
            $"public class {OfNumbers} : {Space}JsonConverter<int>\n{{\npublic override int Read{Reading}reader.GetInt32() + 1;\n",
            $"{Writing}int value, global::System.Text.Json.JsonSerializerOptions options) => writer.WriteNumberValue(value - 1);\n}}\n"),
        Piece.Optional(
            $"public class TextConverter : {Space}JsonConverter<string>\n{{\npublic override string Read{Reading}reader.GetString() + \"?\";\n",
            $"{Writing}string value, global::System.Text.Json.JsonSerializerOptions options) => writer.WriteStringValue(value + \"!\");\n}}\n"));

    /// <summary>Reads any value, and keeps nothing of it.</summary>
    internal static Piece ForType(string name) => Piece.Optional(
        $"public class {name}Converter : {Space}JsonConverter<{name}>\n{{\npublic override {name} Read{Reading}Skipped(ref reader);\n",
        $"private static {name} Skipped(ref global::System.Text.Json.Utf8JsonReader reader) {{ reader.Skip(); return default; }}\n",
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
