using SpanCodecs.Generator.Model;
using SpanCodecs.Generator.Naming;
using static SpanCodecs.Generator.Emit.CodeWriter;

namespace SpanCodecs.Generator.Emit;

/// <summary>Emits how a merge patch changes what is no object with members that can be set. See <see cref="MergeKind"/>.</summary>
internal static class MergedEmitter
{
    internal const string Begin = $"internal static int Merge({Names.Bytes} json, int position, int depth, ref ";

    internal static void Emit(CodeWriter code, EmitScope scope, MergedModel type)
    {
        scope.BeginMethod();
        switch (type.Kind)
        {
            case MergeKind.Nullable:
                EmitHolder(code, scope, type, ((NullableModel)scope[type.Plain]).Underlying);
                break;
            case MergeKind.Optional:
                EmitHolder(code, scope, type, ((OptionalModel)scope[type.Plain]).Underlying);
                break;
            case MergeKind.Dictionary:
                MergedDictionaryEmitter.Emit(code, scope, type, type.Dictionary!);
                break;
            default:
                EmitDocument(code, scope, type);
                break;
        }
    }

    /// <summary>The call that changes a variable, or reads a new value into it.</summary>
    internal static string Change(EmitScope scope, string? part, TypeModel plain, string depth, string variable) => part is null
        ? ValueReading.Statement(scope, plain, depth, variable)
        : $"position = {part}Json.Merge(json, position, {depth}, ref {variable});";

    /// <summary>What holds a value or none, as a nullable or an Optional: null takes the value away.</summary>
    private static void EmitHolder(CodeWriter code, EmitScope scope, MergedModel type, string underlying)
    {
        TypeModel held = scope[underlying];
        code.Block($$"""
            {{Begin}}{{type.Name.Code}} value)
            {
                if ({{Names.Read}}.IsNull(json, position, out position))
                {
                    value = default;
                    return position;
                }

                {{EmitScope.Variable(held)}} present = value.GetValueOrDefault();
                {{Change(scope, type.Part, held, "depth", "present")}}
                value = new {{type.Name.Code}}(present);
                return position;
            }
            """);
    }

    private static void EmitDocument(CodeWriter code, EmitScope scope, MergedModel type)
    {
        TypeModel plain = scope[type.Plain];
        string variable = EmitScope.Variable(plain);
        code.Block($$"""
            {{Begin}}{{variable}} value) =>
                {{Call(scope, plain)}}

            private static int Read({{Names.Bytes}} json, int position, int depth, out {{variable}} value) =>
                {{ValueReading.Call(scope, plain, "depth", "value")}};

            private static int Write(ref {{Names.Output}} output, int at, int depth, {{plain.Name.Code}} value)
            {
                {{() => ValueWriting.Emit(code, scope, plain, "value", "depth")}}
                return at;
            }
            """);
    }

    /// <summary>Names of trees are compared as they are; those of members in any case, where they are read so.</summary>
    private static string Call(EmitScope scope, TypeModel plain) => $"SpanCode::MergePatch.ByDocument<{plain.Name.Code}>("
        + $"json, position, depth, {scope.MaxDepth}, {scope.TrailingCommas}, "
        + $"{(scope.Options.PropertyNameCaseInsensitive && plain is not DelegatedModel ? "true" : "false")}, Read, Write, ref value);";
}
