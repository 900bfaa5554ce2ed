using SpanCodecs.Generator.Model;
using SpanCodecs.Generator.Naming;

namespace SpanCodecs.Generator.Emit;

/// <summary>The call that reads one value.</summary>
internal static class ValueReading
{
    /// <param name="target">The text behind "out": a variable, or its declaration.</param>
    internal static string Statement(EmitScope scope, TypeModel type, string depth, string target) =>
        $"position = {Call(scope, type, depth, target)};";

    /// <summary>The statement that passes over a member's value.</summary>
    internal static string Skip(EmitScope scope) =>
        $"position = {Names.Read}.Skip(json, position, depth + 1, {scope.MaxDepth}, {scope.TrailingCommas});";

    /// <summary>Reads a value in the loop over a collection.</summary>
    internal static string Element(EmitScope scope, TypeModel type, string target) =>
        type is PrimitiveModel { Handling: NumberHandling.Strict } primitive && primitive.Has(PrimitiveTraits.Element)
            ? $"position = {Names.Routines(primitive)}.ReadElement(json, position, out {target});"
            : Statement(scope, type, "depth + 1", target);

    internal static string Call(EmitScope scope, TypeModel type, string depth, string target) => type switch
    {
        PrimitiveModel { Handling: not NumberHandling.Strict } number =>
            $"{Names.Read}.Number<{Names.Routines(number)}, {type.Name.Code}>(json, position, {Handling(number.Handling)}, out {target})",
        PrimitiveModel { IsInterned: true } => $"{Names.Read}.RepeatedString(json, position, out {target})",
        PrimitiveModel primitive => $"{Names.Routines(primitive)}.Read(json, position, out {target})",
        EnumModel { AsText: false } => $"{Names.Read}.Enum<{type.Name.Code}>(json, position, out {target})",
        EnumModel => $"{EmitScope.Class(type)}.Names.Read(json, position, out {target})",
        ConverterModel => $"{EmitScope.Class(type)}.Converter.Read(json, position, {depth}, out {target})",
        DelegatedModel delegated => Delegated(scope, delegated.Routine, depth, target),
        _ => $"{EmitScope.Class(type)}.Read(json, position, {depth}, out {target})",
    };

    /// <summary>Reads a value that System.Text.Json represents. Only its nodes are asked for members by name.</summary>
    internal static string Delegated(EmitScope scope, string routine, string depth, string target)
    {
        if (scope.Options.RefusesDuplicates)
            return $"{Names.SharedOptions}.Trees.{routine}(json, position, {depth}, out {target})";
        bool hasNames = routine is "JsonNode" or "JsonObject" or "JsonArray" or "JsonValue";
        string anyCase = hasNames && scope.Options.PropertyNameCaseInsensitive ? ", caseInsensitive: true" : "";
        return $"{Names.Read}.{routine}(json, position, {depth}, {scope.MaxDepth}, {scope.TrailingCommas}, out {target}{anyCase})";
    }

    internal static string Handling(NumberHandling handling) => $"({Names.NumberHandling}){(int)handling}";
}
