using JsonAot.Lab.YourType.Finding;

namespace JsonAot.Lab.YourType.Emission;

/// <summary>How generated code reads single values.</summary>
internal static class Scalars
{
    private const string Invariant = "global::System.Globalization.CultureInfo.InvariantCulture";
    private const string Float = "global::System.Globalization.NumberStyles.Float";

    /// <returns>An expression on the scanner <c>s</c>.</returns>
    internal static string Read(ScalarShape shape) => shape.Type.ToDisplayString() switch
    {
        "string" => "s.TryReadNull() ? null : s.ReadString()",
        "bool" => "s.ReadBoolean()",
        "int" => "s.ReadInt32()",
        "long" => "s.ReadInt64()",
        "float" or "double" or "decimal" => $"{shape.Code}.Parse(s.ReadNumber(), {Float}, {Invariant})",
        "byte" or "sbyte" or "short" or "ushort" or "uint" or "ulong" => $"{shape.Code}.Parse(s.ReadNumber(), {Invariant})",
        "char" => "s.ReadString()[0]",
        "byte[]" => "s.TryReadNull() ? null : global::System.Convert.FromBase64String(s.ReadString())",
        "System.DateTime" => $"global::System.DateTime.Parse(s.ReadText(), {Invariant}, "
            + "global::System.Globalization.DateTimeStyles.RoundtripKind)",
        "System.Uri" => "s.TryReadNull() ? null : new global::System.Uri(s.ReadString(), global::System.UriKind.RelativeOrAbsolute)",
        "System.Version" => "s.TryReadNull() ? null : global::System.Version.Parse(s.ReadString())",
        "System.Text.Json.JsonElement" => "ReadElement(ref s)",
        // DateTimeOffset, DateOnly, TimeOnly, TimeSpan, Guid
        _ => $"{shape.Code}.Parse(s.ReadText(), {Invariant})",
    };

    internal static string ReadEnum(EnumShape shape)
    {
        string names = string.Concat(shape.Values.Select(
            value => $"{CodeNames.Literal(value.GivenName ?? value.Name)} => {shape.Code}.@{value.Name}, "));
        string underlying = ((Microsoft.CodeAnalysis.INamedTypeSymbol)shape.Type).EnumUnderlyingType!.ToDisplayString();
        return $"s.Peek() == '\"' ? s.ReadString() switch {{ {names}var other => global::System.Enum.Parse<{shape.Code}>(other, true) }} : "
            + $"({shape.Code}){underlying}.Parse(s.ReadNumber(), {Invariant})";
    }

    internal static string Key(Shape key, string text) =>
        key.Type.ToDisplayString() == "string" ? $"{text}.ToString()" : $"{key.Code}.Parse({text}, {Invariant})";
}
