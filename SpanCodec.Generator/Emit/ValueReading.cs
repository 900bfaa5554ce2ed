using SpanCodecs.Generator.Model;

namespace SpanCodecs.Generator.Emit;

/// <summary>The call that reads one value.</summary>
internal static class ValueReading
{
    /// <param name="target">What stands behind "out": a variable, or its declaration.</param>
    internal static string Statement(EmitScope scope, TypeModel type, string depth, string target) => $"position = {Call(scope, type, depth, target)};";

    internal static string Call(EmitScope scope, TypeModel type, string depth, string target) => type switch
    {
        PrimitiveModel { Handling: not NumberHandling.Strict } number =>
            $"{Names.Read}.{number.Routine}(json, position, {Handling(number.Handling)}, out {target})",
        PrimitiveModel primitive => $"{Names.Read}.{primitive.Routine}(json, position, out {target})",
        EnumModel { AsText: false } => $"{Names.Read}.Enum<{type.Name.Code}>(json, position, out {target})",
        EnumModel => $"{EmitScope.Class(type)}.Names.Read(json, position, out {target})",
        ConverterModel => $"{EmitScope.Class(type)}.Bridge.Read(json, position, {depth}, out {target})",
        DelegatedModel delegated =>
            $"{Names.Read}.{delegated.Routine}(json, position, {depth}, {scope.MaxDepth}, {scope.TrailingCommas}, out {target})",
        _ => $"{EmitScope.Class(type)}.Read(json, position, {depth}, out {target})",
    };

    internal static string Handling(NumberHandling handling) => $"({Names.NumberHandling}){(int)handling}";
}
