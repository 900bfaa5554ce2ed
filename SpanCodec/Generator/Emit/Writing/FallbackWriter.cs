using SpanCodecs.Generator.Model;
using SpanCodecs.Generator.Naming;

namespace SpanCodecs.Generator.Emit;

/// <summary>
/// Emits the beginning of an object whose discriminator its extension data keeps. It is written first, where readers look for it. A value
/// without one is refused: it would be read again as something else.
/// </summary>
internal static class FallbackWriter
{
    internal static void EmitDiscriminator(CodeWriter code, EmitScope scope, ObjectModel type, string name)
    {
        ExtensionDataModel extension = type.ExtensionData!;
        bool isIndented = scope.Options.WriteIndented;
        string kept = scope.Variable("kept");
        string isWritten = scope.Variable("isWritten");
        string member = Utf8Literal.Json(name, scope.Options.RelaxedEscaping) + (isIndented ? ": " : ":");
        string refusal = $"A value of type '{type.Name.Display}' has no text and no number '{name}' in its extension data, "
            + "which would say what it is.";
        var entry = new DelegatedModel(type.Name, extension.Value, extension.Handling);
        code.Block($$"""
            bool {{isWritten}} = false;
            if ({{Accessors.Get(type, extension.ClrName, extension.Writing, "value")}} is { } {{kept}})
            {
                foreach (var entry in {{extension.ToEnumerate(kept)}})
                {
                    if (entry.Key != {{ConstantCode.Of(name)}} || !({{IsDiscriminator(extension)}}))
                        continue;
                    {{Open}}
                    {{() => ValueWriting.Unbounded(code, scope, entry, "entry.Value", "depth + 1")}}
                    {{isWritten}} = true;
                    break;
                }
            }

            if (!{{isWritten}})
                throw new global::System.Text.Json.JsonException({{Utf8Literal.Quoted(refusal)}});
            """);

        void Open() => code.Block($$"""
            at = output.Literal(at, {{Utf8Literal.Of(isIndented ? "{" : "{" + member)}});
            {{CodeWriter.When(isIndented)}}at = output.Indent(at, depth + 1);
            {{CodeWriter.When(isIndented)}}at = output.Literal(at, {{Utf8Literal.Of(member)}});
            """);
    }

    /// <summary>Whether the value of an entry is what a discriminator can be.</summary>
    private static string IsDiscriminator(ExtensionDataModel extension)
    {
        const string Kinds = "global::System.Text.Json.JsonValueKind.String or global::System.Text.Json.JsonValueKind.Number";
        return extension.Value switch
        {
            "JsonElement" => $"entry.Value.ValueKind is {Kinds}",
            "JsonNode" => $"entry.Value?.GetValueKind() is {Kinds}",
            _ => $"entry.Value is string or int or global::System.Text.Json.JsonElement {{ ValueKind: {Kinds} }}",
        };
    }
}
