using SpanCodecs.Generator.Model;
using SpanCodecs.Generator.Naming;
using static SpanCodecs.Generator.Emit.CodeWriter;

namespace SpanCodecs.Generator.Emit;

/// <summary>Emits the reading of an object into a dictionary; of two entries with one key the last stays.</summary>
internal sealed class DictionaryReader(CodeWriter code, EmitScope scope, DictionaryModel type)
{
    private readonly TypeModel _value = scope[type.Value];

    /// <summary>
    /// Entries of an immutable dictionary are gathered in another, as System.Text.Json does. An immutable builder would keep the first of
    /// two keys or values that are equal and yet not the same, such as 0 and -0, and one that sorts calls other keys equal.
    /// </summary>
    private string Gathered => $"global::System.Collections.Generic.Dictionary<{type.KeyCode}, {type.ValueCode}>";

    internal void Emit()
    {
        code.Block($$"""
            internal static int Read({{Names.Bytes}} json, int position, int depth, out {{EmitScope.Variable(type)}} value)
            {
                {{() => ContainerBegin.Emit(code, scope, type, '{', "value = null;")}}
                {{EmitBody}}
            }
            """);
        bool isPopulated = scope.IsPopulated;
        if (isPopulated)
            ContainerBegin.EmitFill(code, scope, type, '{', EmitRefusalOfReadOnly, "FillEntries");
        if (type.Kind == DictionaryKind.WriteOnly && !isPopulated)
            return;
        EmitFillEntries(isPopulated ? type.Name.Code : type.Kind == DictionaryKind.Immutable ? Gathered : type.Creation);
    }

    private void EmitBody()
    {
        switch (type.Kind)
        {
            case DictionaryKind.WriteOnly:
                code.Block($"throw {Names.Fail}.NotSupported(position, {Utf8Literal.Quoted(ContainerBegin.NotConstructible(type))});");
                break;
            case DictionaryKind.Immutable:
                string immutable = $"global::System.Collections.Immutable.{type.Creation}";
                code.Block($$"""
                    {{Gathered}} result = new {{Gathered}}();
                    position = FillEntries(json, position, depth, result);
                    value = {{immutable}}.CreateRange<{{type.KeyCode}}, {{type.ValueCode}}>(result);
                    return position;
                    """);
                break;
            default:
                code.Block($$"""
                    {{type.Creation}} result = new {{type.Creation}}();
                    {{When(type.MayBeReadOnly)}}{{EmitRefusalOfReadOnly}}
                    value = result;
                    return FillEntries(json, position, depth, result);
                    """);
                break;
        }
    }

    private void EmitRefusalOfReadOnly() =>
        ContainerBegin.EmitRefusalOfReadOnly(code, type,
            $"global::System.Collections.Generic.KeyValuePair<{type.KeyCode}, {type.ValueCode}>");

    private void EmitFillEntries(string target)
    {
        string result = type.Kind is DictionaryKind.SettableAsBase or DictionaryKind.WriteOnly ? $"(({type.FilledAs})result)" : "result";
        bool refusesDuplicates = scope.Options.RefusesDuplicates;
        code.Block($$"""

            private static int FillEntries({{Names.Bytes}} json, int position, int depth, {{target}} result)
            {
                {{Indentation.Declaration}}
                position = {{Names.Read}}.FirstMember(json, {{Names.Read}}.SkipLine(json, position + 1, blanks), out bool isEnd);
                while (!isEnd)
                {
                    position = {{Key(type)}};
                    {{ValueReading.Statement(scope, _value, "depth + 1", $"{EmitScope.Variable(_value)} item")}}
                    {{When(refusesDuplicates)}}{{Names.Read}}.AddEntry({{result}}, key, item, json, position);
                    {{When(!refusesDuplicates)}}{{result}}[key] = item;
                    {{When(!scope.Options.AllowTrailingCommas)}}{{EmitComma}}
                    {{Indentation.IfEnd('}')}}
                    {
                        {{Indentation.PassEnd}}
                        break;
                    }

                    int line = position + 1;
                    position = {{Names.Read}}.NextMember(json, position, {{scope.TrailingCommas}}, out isEnd);
                    {{Indentation.Learn}}
                }

                return position;
            }
            """);
    }

    private void EmitComma() => code.Block($$"""
        if ({{Names.Read}}.Matches(json, position, ",\""u8))
        {
            position++;
            continue;
        }

        if ({{Indentation.Behind(',')}} && {{Names.Read}}.At(json, position + blanks + 2, (byte)'"'))
        {
            position += blanks + 2;
            continue;
        }

        """);

    /// <summary>The call that reads a key, up to the value.</summary>
    internal static string Key(DictionaryModel type) => type.KeyModel switch
    {
        PrimitiveModel { IsString: true } => $"{Names.Read}.NameString(json, position, out string key)",
        PrimitiveModel primitive =>
            $"{Names.Read}.Key<{Names.Routines(primitive)}, {type.KeyCode}>(json, position, out {type.KeyCode} key)",
        _ => $"KeyNames.ReadKey(json, position, out {type.KeyCode} key)",
    };
}
