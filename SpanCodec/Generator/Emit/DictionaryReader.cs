using SpanCodecs.Generator.Model;

namespace SpanCodecs.Generator.Emit;

/// <summary>Emits the reading of an object into a dictionary; of two entries with one key the last stays.</summary>
internal sealed class DictionaryReader(CodeWriter code, EmitScope scope, DictionaryModel type)
{
    private readonly TypeModel _value = scope[type.Value];

    /// <summary>
    /// Entries of an immutable dictionary are gathered in another, as System.Text.Json does. An immutable builder would keep the first of two keys
    /// or values that are equal and yet not the same, such as 0 and -0, and one that sorts calls other keys equal.
    /// </summary>
    private string Gathered => $"global::System.Collections.Generic.Dictionary<{type.KeyCode}, {type.ValueCode}>";

    internal void Emit()
    {
        code.Open($"internal static int Read({Names.Bytes} json, int position, int depth, out {EmitScope.Variable(type)} value)");
        ContainerBegin.Emit(code, scope, type, "Object", '{', "null");
        switch (type.Kind)
        {
            case DictionaryKind.WriteOnly:
                code.Line($"throw {Names.Fail}.NotSupported(position, {Utf8Literal.Quoted(ContainerBegin.NotConstructible(type))});");
                break;
            case DictionaryKind.Immutable:
                code.Line($"{Gathered} result = new {Gathered}();");
                code.Line("position = FillEntries(json, position, depth, result);");
                code.Line($"value = global::System.Collections.Immutable.{type.Creation}.CreateRange<{type.KeyCode}, {type.ValueCode}>(result);");
                code.Line("return position;");
                break;
            default:
                code.Line($"{type.Creation} result = new {type.Creation}();");
                if (type.MayBeReadOnly)
                    EmitRefusalOfReadOnly();
                code.Line("value = result;");
                code.Line("return FillEntries(json, position, depth, result);");
                break;
        }

        code.Close();
        bool isPopulated = scope.IsPopulated;
        if (isPopulated)
            EmitFill();
        if (type.Kind == DictionaryKind.WriteOnly && !isPopulated)
            return;
        EmitFillEntries(isPopulated ? type.Name.Code : type.Kind == DictionaryKind.Immutable ? Gathered : type.Creation);
    }

    private void EmitFill()
    {
        code.Line();
        code.Open($"internal static int Fill({Names.Bytes} json, int position, int depth, {type.Name.Code} result)");
        code.Open($"if (!{Names.Read}.At(json, position, (byte)'{{'))");
        code.Line($"position = {Names.Read}.SeekObject(json, position, typeof({type.Name.Code}), out _);");
        code.Close();
        code.Line();
        ContainerBegin.EmitCheckOfDepth(code, scope);
        EmitRefusalOfReadOnly();
        code.Line("return FillEntries(json, position, depth, result);");
        code.Close();
    }

    private void EmitRefusalOfReadOnly() =>
        ContainerBegin.EmitRefusalOfReadOnly(code, type, $"global::System.Collections.Generic.KeyValuePair<{type.KeyCode}, {type.ValueCode}>");

    private void EmitFillEntries(string target)
    {
        string result = type.Kind is DictionaryKind.SettableAsBase or DictionaryKind.WriteOnly ? $"(({type.FilledAs})result)" : "result";
        code.Line();
        code.Open($"private static int FillEntries({Names.Bytes} json, int position, int depth, {target} result)");
        code.Line(Indentation.Declaration);
        code.Line($"position = {Names.Read}.FirstMember(json, {Names.Read}.SkipLine(json, position + 1, blanks), out bool isEnd);");
        code.Open("while (!isEnd)");
        code.Line($"position = {Key()};");
        code.Line(ValueReading.Statement(scope, _value, "depth + 1", $"{EmitScope.Variable(_value)} item"));
        code.Line(scope.Options.RefusesDuplicates
            ? $"{Names.Read}.AddEntry({result}, key, item, json, position);"
            : $"{result}[key] = item;");
        if (!scope.Options.AllowTrailingCommas)
        {
            code.Open($"if ({Names.Read}.Matches(json, position, \",\\\"\"u8))");
            code.Line("position++;");
            code.Line("continue;");
            code.Close();
            code.Line();
            code.Open($"if ({Indentation.Behind(',')} && {Names.Read}.At(json, position + blanks + 2, (byte)'\"'))");
            code.Line("position += blanks + 2;");
            code.Line("continue;");
            code.Close();
            code.Line();
        }

        code.Open(Indentation.IfEnd('}'));
        code.Line(Indentation.PassEnd);
        code.Line("break;");
        code.Close();
        code.Line();
        code.Line("int line = position + 1;");
        code.Line($"position = {Names.Read}.NextMember(json, position, {scope.TrailingCommas}, out isEnd);");
        code.Line(Indentation.Learn);
        code.Close();
        code.Line();
        code.Line("return position;");
        code.Close();
    }

    private string Key() => type.KeyModel switch
    {
        PrimitiveModel { IsString: true } => $"{Names.Read}.NameString(json, position, out string key)",
        PrimitiveModel primitive => $"{Names.Read}.Key<{Names.Routines(primitive)}, {type.KeyCode}>(json, position, out {type.KeyCode} key)",
        _ => $"KeyNames.ReadKey(json, position, out {type.KeyCode} key)",
    };
}
