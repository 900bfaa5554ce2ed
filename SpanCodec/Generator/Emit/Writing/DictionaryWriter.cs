using SpanCodecs.Generator.Model;
using SpanCodecs.Generator.Naming;
using static SpanCodecs.Generator.Emit.CodeWriter;

namespace SpanCodecs.Generator.Emit;

internal sealed class DictionaryWriter(CodeWriter code, EmitScope scope, DictionaryModel type)
{
    private readonly TypeModel _value = scope[type.Value];

    internal void Emit()
    {
        scope.BeginMethod();
        bool isIndented = scope.Options.WriteIndented;
        string pair = $"global::System.Collections.Generic.KeyValuePair<{type.KeyCode}, {type.ValueCode}>";
        string cast = type.EnumeratedAs is { } known ? $"({known})" : "";
        code.Block($$"""

            internal static int Write(ref {{Names.Output}} output, int at, int depth, {{type.Name.Code}} value)
            {
                {{() => ContainerBegin.EmitDepthCheck(code, scope)}}
                bool any = false;
                at = output.Literal(at, "{"u8);
                foreach ({{pair}} entry in {{cast}}value)
                {
                    if (any)
                        at = output.Byte(at, (byte)',');
                    any = true;
                    {{When(isIndented)}}at = output.Indent(at, depth + 1);
                    at = {{Key()}};
                    {{() => ContainerBegin.EmitDepthCheckOfItem(code, scope, _value, type.IsWrittenDirectly)}}
                    {{() => ValueWriting.Emit(code, scope, _value, "entry.Value", "depth + 1")}}
                }

                {{When(isIndented)}}if (any)
                {{When(isIndented)}}    at = output.Indent(at, depth);
                return output.Literal(at, "}"u8);
            }
            """);
    }

    private string Key() => type.KeyModel switch
    {
        PrimitiveModel { IsString: true } => $"output.Name(at, {Policy("entry.Key")})",
        PrimitiveModel primitive => $"output.Key<{Names.Routines(primitive)}, {type.KeyCode}>(at, entry.Key)",
        _ when scope.Options.DictionaryKeyPolicy == NamingPolicy.Unspecified => "KeyNames.WriteKey(ref output, at, entry.Key)",
        _ => "WrittenKeyNames.WriteKey(ref output, at, entry.Key)",
    };

    private string Policy(string key) => scope.Options.DictionaryKeyPolicy switch
    {
        NamingPolicy.Unspecified => key,
        var policy => $"global::System.Text.Json.JsonNamingPolicy.{policy}.ConvertName({key})",
    };
}
