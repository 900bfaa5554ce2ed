using SpanCodecs.Generator.Model;

namespace SpanCodecs.Generator.Emit;

internal sealed class DictionaryWriter(CodeWriter code, EmitScope scope, DictionaryModel type)
{
    private readonly TypeModel _value = scope[type.Value];

    internal void Emit()
    {
        scope.BeginMethod();
        code.Line();
        code.Open($"internal static int Write(ref {Names.Output} output, int at, int depth, {type.Name.Code} value)");
        ContainerBegin.EmitDepthCheck(code, scope);
        code.Line("bool any = false;");
        code.Line("at = output.Literal(at, \"{\"u8);");
        string pair = $"global::System.Collections.Generic.KeyValuePair<{type.KeyCode}, {type.ValueCode}>";
        code.Open($"foreach ({pair} entry in {(type.EnumeratedAs is { } known ? $"({known})" : "")}value)");
        code.Under("if (any)", "at = output.Byte(at, (byte)',');");
        code.Line("any = true;");
        if (scope.Options.WriteIndented)
            code.Line("at = output.Indent(at, depth + 1);");
        code.Line($"at = {Key()};");
        if (!type.IsWrittenDirectly || !ContainerBegin.IsOneValue(scope, _value))
            ContainerBegin.EmitDepthCheckOfItem(code, scope);
        if (ValueWriting.Bound(scope, _value) is { } bound)
            ValueWriting.Alone(code, scope, _value, "entry.Value", bound);
        else
            ValueWriting.Unbounded(code, scope, _value, "entry.Value", "depth + 1");

        code.Close();
        code.Line();
        if (scope.Options.WriteIndented)
            code.Under("if (any)", "at = output.Indent(at, depth);");
        code.Line("return output.Literal(at, \"}\"u8);");
        code.Close();
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
