using SpanCodecs.Generator.Model;
using SpanCodecs.Generator.Naming;

namespace SpanCodecs.Generator.Emit;

/// <summary>
/// The calls that write one value. Values of bounded length are written into a span reserved for several of them
/// with one check; the others check for themselves.
/// </summary>
internal static class ValueWriting
{
    /// <summary>The largest number of bytes, as an expression, or null when there is none.</summary>
    internal static string? Bound(EmitScope scope, TypeModel type) => type switch
    {
        PrimitiveModel primitive => primitive.Has(PrimitiveTraits.Bounded) ? Names.Routines(primitive) + ".MaxLength" : null,
        EnumModel { AsText: false } => Names.Write + ".MaxEnum",
        NullableModel nullable => Bound(scope, scope[nullable.Underlying]) is { } bound ? bound + " + 4" : null,
        _ => null,
    };

    /// <summary>Whether the type's class has a routine that writes its values, but for null.</summary>
    internal static bool HasRoutine(EmitScope scope, TypeModel type) =>
        type is not (PrimitiveModel or DelegatedModel or EnumModel or ConverterModel) && Bound(scope, type) is null;

    /// <summary>Calls that routine.</summary>
    internal static string Call(TypeModel type, string value, string depth) =>
        $"{EmitScope.Class(type)}.Write(ref output, at, {depth}, {value})";

    /// <summary>Writes a value that stands alone: one that is bounded behind a check of the room for it.</summary>
    internal static void Emit(CodeWriter code, EmitScope scope, TypeModel type, string value, string depth)
    {
        if (Bound(scope, type) is not { } bound)
        {
            Unbounded(code, scope, type, value, depth);
            return;
        }

        code.Block($$"""
            at = output.Reserve(at, {{bound}});
            at = {{Bounded(scope, type, value, "output.Span")}};
            """);
    }

    /// <summary>Writes a bounded value at "at" of a span.</summary>
    internal static string Bounded(EmitScope scope, TypeModel type, string value, string span = "span") => type switch
    {
        PrimitiveModel { Handling: not NumberHandling.Strict } number =>
            $"{Names.Write}.Number<{Names.Routines(number)}, {type.Name.Code}>("
                + $"{span}, at, {ValueReading.Handling(number.Handling)}, {value})",
        PrimitiveModel primitive when scope.Options.RelaxedEscaping && primitive.Has(PrimitiveTraits.Escaped) =>
            $"{Names.Routines(primitive)}.Write({span}, at, {value}, true)",
        PrimitiveModel primitive => $"{Names.Routines(primitive)}.Write({span}, at, {value})",
        EnumModel => $"{Names.Write}.Enum({span}, at, {value})",
        NullableModel nullable => BoundedOrNull(scope, scope[nullable.Underlying], value, span),
        _ => throw new InvalidOperationException(type.Name.Display),
    };

    /// <summary>Writes a value that is not bounded; a null is written as such.</summary>
    internal static void Unbounded(CodeWriter code, EmitScope scope, TypeModel type, string value, string depth)
    {
        switch (type)
        {
            case PrimitiveModel { IsString: true }:
                code.Block($"at = output.String(at, {value});");
                break;
            case PrimitiveModel primitive:
                code.Block($"at = {Names.Routines(primitive)}.Write(ref output, at, {value});");
                break;
            case DelegatedModel { Routine: "Object", Handling: var handling }:
                string held = scope.Variable("held");
                // The cast is for what is declared as dynamic: a call with it would be put off until run time.
                code.Block($$"""
                    if ((object?){{value}} is { } {{held}})
                        at = {{RuntimeTypeEmitter.Call(scope, handling, depth, held)}};
                    else
                        at = output.Literal(at, "null"u8);
                    """);
                break;
            case DelegatedModel delegated:
                string routine = delegated.Routine is "JsonObject" or "JsonArray" or "JsonValue" ? "JsonNode" : delegated.Routine;
                string options = routine == "JsonNode" ? $", {Names.SharedOptions}.Value" : "";
                code.Block($"at = output.{routine}(at, {value}, {depth}{options});");
                break;
            case EnumModel:
                code.Block($"at = {EmitScope.Class(type)}.Names.Write(ref output, at, {value});");
                break;
            case ConverterModel:
                code.Block($"at = {EmitScope.Class(type)}.Converter.Write(ref output, at, {depth}, {value});");
                break;
            case { Name.IsValueType: true }:
                code.Block($"at = {Call(type, value, depth)};");
                break;
            case UnionModel:
                // A pattern would look into it.
                code.Block($$"""
                    if ((object?){{value}} is not null)
                        at = {{Call(type, value, depth)}};
                    else
                        at = output.Literal(at, "null"u8);
                    """);
                break;
            default:
                string present = scope.Variable("present");
                code.Block($$"""
                    if ({{value}} is { } {{present}})
                        at = {{Call(type, present, depth)}};
                    else
                        at = output.Literal(at, "null"u8);
                    """);
                break;
        }
    }

    private static string BoundedOrNull(EmitScope scope, TypeModel underlying, string value, string span)
    {
        string present = scope.Variable("present");
        return $"{value} is {{ }} {present} ? {Bounded(scope, underlying, present, span)} : {Names.Write}.Literal({span}, at, \"null\"u8)";
    }
}
