using SpanCodecs.Generator.Model;

namespace SpanCodecs.Generator.Emit;

internal sealed class DictionaryWriter(CodeWriter code, EmitScope scope, DictionaryModel type)
{
    private readonly TypeModel _value = scope[type.Value];

    internal void Emit()
    {
        scope.BeginMethod();
        code.Line();
        code.Open($"internal static void Write(ref {Names.Output} output, int depth, {type.Name.Code} value)");
        ContainerBegin.EmitDepthCheck(code, scope, type);
        code.Line("bool any = false;");
        code.Line("output.Literal(\"{\"u8);");
        code.Open($"foreach (global::System.Collections.Generic.KeyValuePair<{type.KeyCode}, {type.ValueCode}> entry in value)");
        ContainerBegin.EmitDepthCheckOfItem(code, scope, type);
        code.Under("if (any)", "output.Byte((byte)',');");
        code.Line("any = true;");
        if (scope.Options.WriteIndented)
            code.Line("output.Indent(depth + 1);");
        code.Line(Key() + ";");
        if (ValueWriting.Bound(scope, _value) is { } bound)
        {
            code.Line($"{Names.ByteSpan} span = output.Reserve({bound});");
            code.Line($"output.Advance({ValueWriting.Bounded(scope, _value, "entry.Value", "0")});");
        }
        else
        {
            ValueWriting.Unbounded(code, scope, _value, "entry.Value", "depth + 1");
        }

        code.Close();
        code.Line();
        if (scope.Options.WriteIndented)
            code.Under("if (any)", "output.Indent(depth);");
        code.Line("output.Literal(\"}\"u8);");
        code.Close();
    }

    private string Key() => type.KeyModel switch
    {
        PrimitiveModel { Routine: "String" } => $"output.Name({Policy("entry.Key")})",
        PrimitiveModel => "output.Key(entry.Key)",
        _ when scope.Options.DictionaryKeyPolicy == NamingPolicy.Unspecified => "KeyNames.WriteKey(ref output, entry.Key)",
        _ => "WrittenKeyNames.WriteKey(ref output, entry.Key)",
    };

    private string Policy(string key) => scope.Options.DictionaryKeyPolicy switch
    {
        NamingPolicy.Unspecified => key,
        var policy => $"global::System.Text.Json.JsonNamingPolicy.{policy}.ConvertName({key})",
    };
}
