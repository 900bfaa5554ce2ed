using SpanCodecs.Generator.Model;

namespace SpanCodecs.Generator.Emit;

/// <summary>What the user calls: a codec for each declared type, and short ways to it.</summary>
internal static class RootEmitter
{
    internal static void Emit(CodeWriter code, EmitScope scope)
    {
        bool isFirst = true;
        foreach (RootModel root in scope.Context.Roots)
        {
            if (!isFirst)
                code.Line();
            isFirst = false;
            EmitRoot(code, scope, root, scope[root.Type]);
        }

        if (scope.Context.Types.Any(type => type is ConverterModel))
            SharedOptionsEmitter.Emit(code, scope.Context);
    }

    private static void EmitRoot(CodeWriter code, EmitScope scope, RootModel root, TypeModel type)
    {
        scope.BeginMethod();
        string access = root.IsPublic ? "public" : "internal";
        string name = root.PropertyName;
        string escaped = Parse.TypeNames.Escaped(name);
        string document = ContextEmitter.Documentation(type.Name.Display);
        string codec = $"global::SpanCodecs.SpanCodec<{type.Name.Code}>";
        string variable = EmitScope.Variable(type);

        code.Line($"/// <summary>Reads and writes <c>{document}</c>, from and to bytes, text, streams and pipes.</summary>");
        code.Line($"{access} static {codec} {escaped} {{ get; }} = new {type.Name.Key}Codec();");
        code.Line();
        code.Line($"/// <summary>Writes <c>{document}</c> as UTF-8.</summary>");
        code.Line($"{access} static void Serialize(global::System.Buffers.IBufferWriter<byte> output, {variable} value) => {escaped}.Serialize(output, value);");
        code.Line();
        code.Line($"/// <summary>Writes <c>{document}</c> as UTF-8.</summary>");
        code.Line($"{access} static byte[] SerializeToUtf8Bytes({variable} value) => {escaped}.SerializeToUtf8Bytes(value);");
        code.Line();
        code.Line($"/// <summary>Writes <c>{document}</c> as text.</summary>");
        code.Line($"{access} static string SerializeToString({variable} value) => {escaped}.SerializeToString(value);");
        code.Line();
        code.Line($"/// <summary>Reads <c>{document}</c> from UTF-8.</summary>");
        code.Line($"{access} static {variable} Deserialize{name}({Names.Bytes} utf8Json) => {escaped}.Deserialize(utf8Json);");
        code.Line();
        code.Open($"private sealed class {type.Name.Key}Codec() : {codec}({Rules(scope.Options)})");
        code.Line(Names.NoInline);
        code.Line($"protected override int Read({Names.Bytes} json, int position, out {variable} value) =>");
        code.Line($"    {ValueReading.Call(scope, type, "0", "value")};");
        code.Line();
        code.Line(Names.NoInline);
        code.Open($"protected override int Write(ref {Names.Output} output, int at, {variable} value)");
        if (ValueWriting.Bound(scope, type) is { } bound)
            ValueWriting.Alone(code, scope, type, "value", bound);
        else
            ValueWriting.Unbounded(code, scope, type, "value", "0");
        code.Line("return at;");
        code.Close();
        code.Close();
    }

    /// <summary>Only what differs from the defaults is said.</summary>
    private static string Rules(OptionsModel options)
    {
        var rules = new List<string>();
        if (options.EffectiveMaxDepth != OptionsModel.DefaultMaxDepth)
            rules.Add($"maxDepth: {options.EffectiveMaxDepth}");
        if (options.AllowTrailingCommas)
            rules.Add("allowTrailingCommas: true");
        if (options.SkipComments)
            rules.Add("skipComments: true");
        if (options.RelaxedEscaping)
            rules.Add("relaxedEscaping: true");
        if (options.WriteIndented)
            rules.Add("indented: true");
        return $"new SpanCode::DocumentRules({string.Join(", ", rules)})";
    }
}
